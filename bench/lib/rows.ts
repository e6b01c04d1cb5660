/** Rows of docs/performance.md. */
import type { Spread } from './measure.js';

export interface Row {
  what: string;
  /** As it is printed, with its unit and spread. */
  measured: string;
  /** As it is printed; empty for a figure without one. */
  target: string;
  /** null: no target. */
  holds: boolean | null;
}

export interface Target {
  least?: number;
  most?: number;
}

/** Whole part apart in thousands; three digits that count. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '—';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 1 ? 2 : 3;
  return value.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d)(?<!\.\d*))/g, ' ');
}

/** The median, and the middle half of the rounds in brackets. */
export function row(what: string, { median, low, high }: Spread, unit: string, target: Target = {}): Row {
  const spread = low === high ? '' : ` (${figure(low)} … ${figure(high)})`;
  const { least, most } = target;
  const limits = [
    ...(least === undefined ? [] : [`≥ ${figure(least)}${unit}`]),
    ...(most === undefined ? [] : [`≤ ${figure(most)}${unit}`]),
  ];
  const holds = limits.length === 0 ? null : median >= (least ?? -Infinity) && median <= (most ?? Infinity);
  return { what, measured: `${figure(median)}${unit}${spread}`, target: limits.join(', '), holds };
}

export function single(what: string, value: number, unit: string, target: Target = {}): Row {
  return row(what, { median: value, low: value, high: value }, unit, target);
}
