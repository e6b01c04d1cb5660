/** What a number of the standings is made of, and why a row stands below the one above it. */

import { measureName } from '../../../rulebooks/table/cup/describe.js';
import type { Line, Measures, Row } from '../../../rulebooks/table/cup/view.js';
import { roleName } from '../../../rulebooks/table/texts.js';
import { points, signedPoints } from '../../../texts/numbers.js';
import { useLang, usePick } from '../../app/prefs.js';
import { useCup, useCupNames } from './use.js';

const number = (value: string | number | undefined): number => Number(value ?? 0);
const text = (value: string | number | undefined): string => String(value ?? '');

/** A line as a short sentence, without its number. */
export function useLineWords(): (line: Line) => string {
  const t = useCup();
  const lang = useLang();
  const pick = usePick();
  const names = useCupNames();
  return ({ kind, facts }) => {
    switch (kind) {
      case 'outcome':
        return t(
          facts.outcome === 'win' ? 'line.win' : facts.outcome === 'loss' ? 'line.loss' : 'line.draw',
          {
            role: pick(roleName(text(facts.role))),
          },
        );
      case 'bestMove':
        return t('line.bestMove', { n: number(facts.hits) });
      case 'extra':
        return t('line.extra', { entered: signedPoints(number(facts.entered), lang) });
      case 'fouls':
        return t('line.fouls', { n: number(facts.count), free: number(facts.free) });
      case 'technical':
        return t('line.technical', { n: number(facts.count) });
      case 'removal':
        return t('line.removal');
      case 'firstVictim':
        return facts.times === undefined
          ? t('line.victimFixed')
          : t('line.victimShare', {
              i: number(facts.times),
              b: number(facts.of),
              most: points(number(facts.most), lang),
            });
      case 'adjustment':
        return t('line.adjustment', { reason: text(facts.reason) });
      case 'bye':
        return t('line.bye', { sum: points(number(facts.sum), lang), n: number(facts.games) });
      case 'inherited':
        return t('line.inherited', { player: names.nick(text(facts.player)) });
    }
  };
}

/** Measures that are sums of points. */
const IN_POINTS = new Set(['plain', 'extra', 'headToHead']);

/** «Ниже, чем Ася: число побед 3 против 4». */
export function useTieWords(): (tie: NonNullable<Row['tie']>) => string {
  const t = useCup();
  const lang = useLang();
  const pick = usePick();
  const names = useCupNames();
  return ({ with: above, by, mine, theirs }) => {
    const nick = names.nick(above);
    if (by === null) return t('tie.shared', { nick });
    if (by === 'lot' || mine === null || theirs === null) return t('tie.lot', { nick });
    const said = (value: number) => (IN_POINTS.has(by) ? points(value, lang) : String(value));
    return t('tie.by', { nick, measure: pick(measureName(by)), mine: said(mine), theirs: said(theirs) });
  };
}

export const MEASURES: readonly (keyof Measures)[] = [
  'games',
  'wins',
  'plain',
  'bestMove',
  'extra',
  'firstVictim',
  'fouls',
  'keyWins',
];

export const measureInPoints = (key: keyof Measures): boolean => IN_POINTS.has(key);
