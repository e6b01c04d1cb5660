/** Words of the cup for sentences and screens: numbers of points, statuses, measures. Carries no rules. */
import type { Lang, Text } from '../../../engine/contract.js';
import { points as said } from '../../../texts/numbers.js';
import type { TieBreak } from './formula.js';
import type { CupView, Line } from './view.js';

/** `0,4` and `0.4` of 40; a sign before it when `signed`. */
export function pointsText(points: number, lang: Lang, signed = false): string {
  return `${signed && points >= 0 ? '+' : ''}${said(points, lang)}`;
}

const MEASURES: Record<TieBreak, Text> = {
  plain: { ru: 'баллы без дополнительных', en: 'points without extras' },
  wins: { ru: 'победы', en: 'wins' },
  headToHead: { ru: 'личные встречи', en: 'games against each other' },
  firstVictim: { ru: 'первые жертвы', en: 'times killed first' },
  bestMove: { ru: 'чёрные в лучших ходах', en: 'black in best moves' },
  extra: { ru: 'дополнительные баллы', en: 'extra points' },
  fouls: { ru: 'меньше фолов', en: 'fewer fouls' },
  keyWins: { ru: 'победы доном и шерифом', en: 'wins as don or sheriff' },
  lot: { ru: 'жребий', en: 'the lot' },
};

export function measureName(measure: TieBreak): Text {
  return MEASURES[measure];
}

const LINES: Record<Line['kind'], Text> = {
  outcome: { ru: 'исход партии', en: 'outcome' },
  bestMove: { ru: 'лучший ход', en: 'best move' },
  extra: { ru: 'баллы судьи', en: 'judge’s points' },
  fouls: { ru: 'фолы', en: 'fouls' },
  technical: { ru: 'технические фолы', en: 'technical fouls' },
  removal: { ru: 'удаление', en: 'removal' },
  firstVictim: { ru: 'первая жертва', en: 'killed first' },
  adjustment: { ru: 'решение организатора', en: 'organiser’s decision' },
  bye: { ru: 'пропуск тура', en: 'a round sat out' },
  inherited: { ru: 'счёт заменённого', en: 'score of the replaced' },
};

export function lineName(kind: Line['kind']): Text {
  return LINES[kind];
}

const SOURCES: Record<NonNullable<CupView['seating']>['source'], Text> = {
  search: { ru: 'подобрана поиском', en: 'found by search' },
  import: { ru: 'загружена', en: 'imported' },
  hand: { ru: 'составлена вручную', en: 'made by hand' },
  draw: { ru: 'вытянута жребием', en: 'drawn by lot' },
};

export function sourceName(source: keyof typeof SOURCES): Text {
  return SOURCES[source];
}

const PAIRS: Record<'separate' | 'avoid' | 'together', Text> = {
  separate: { ru: 'никогда не вместе', en: 'never together' },
  avoid: { ru: 'лучше не вместе', en: 'better apart' },
  together: { ru: 'лучше вместе', en: 'better together' },
};

export function pairName(rule: keyof typeof PAIRS): Text {
  return PAIRS[rule];
}
