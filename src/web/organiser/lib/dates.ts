/** Plain dates of a season's calendar. */

const DAY = 86_400_000;

function shifted(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && Number.isFinite(Date.parse(`${text}T00:00:00Z`));
}

/** Weekly dates from the first, passing over the skipped ones. */
export function weekly(first: string, count: number, skipped: readonly string[]): string[] {
  const dates: string[] = [];
  for (let week = 0; dates.length < count && week < count + skipped.length + 60; week++) {
    const date = shifted(first, week * 7);
    if (!skipped.includes(date)) dates.push(date);
  }
  return dates;
}

/** Days from one date to another. */
export function daysApart(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}

export { shifted as shiftDate };
