/** Hundredths of a point as people write them: «+0,3», «−1», «0». */
export function pointsText(points: number): string {
  const whole = Math.trunc(Math.abs(points) / 100);
  const rest = String(Math.abs(points) % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  const sign = points > 0 ? '+' : points < 0 ? '−' : '';
  return `${sign}${whole}${rest === '' ? '' : `,${rest}`}`;
}
