/** A pack as a file: taken home, and read again from whatever somebody has chosen. */
import { blankPack } from './defaults.js';
import type { Pack } from './types.js';

/** `dvor-3.season.json`, as the server would call it. */
export function fileName({ id, version }: Pack): string {
  return `${`${id}-${version}`.replace(/[^\p{L}\p{N}.-]+/gu, '-')}.season.json`;
}

export function download(pack: Pack): void {
  const url = URL.createObjectURL(
    new Blob([`${JSON.stringify(pack, null, 2)}\n`], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(pack);
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Reads a file with all its faults; null: it is no pack at all. */
export function readFile(text: string): Pack | null {
  let raw: unknown;
  try {
    // Some editors put a byte order mark in front.
    raw = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
  if (!isObject(raw) || !Array.isArray(raw.sides) || !isObject(raw.marks)) return null;
  const blank = blankPack({ size: 60, sides: 2, title: '—', first: '2026-01-01', zone: 'Europe/Samara' });
  // A field of another kind would leave the screens nothing to show; the rest is for the check to find.
  const kept = Object.entries(blank).map(([field, fallback]): [string, unknown] => {
    const value = (raw as Record<string, unknown>)[field];
    const optional = field === 'stories' || field === 'layout' || field === 'calendar';
    if (value === undefined) return [field, optional ? undefined : fallback];
    const alike =
      typeof value === typeof fallback && Array.isArray(value) === Array.isArray(fallback) && value !== null;
    return [field, alike ? value : fallback];
  });
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined)) as Pack;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
