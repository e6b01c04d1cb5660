/** What a browser says of itself, in a few words that people know their devices by: «Chrome, Android». */

const BROWSERS: readonly [RegExp, string][] = [
  [/YaBrowser\//, 'Яндекс Браузер'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Null when it says nothing that is known. Nothing else of what it says is kept. */
export function deviceLabel(userAgent: string | undefined): string | null {
  const said = userAgent ?? '';
  const known = (list: readonly [RegExp, string][]): string | undefined =>
    list.find(([pattern]) => pattern.test(said))?.[1];
  return [known(BROWSERS), known(SYSTEMS)].filter(Boolean).join(', ') || null;
}
