/** What a seat is doing at this moment, and how the phase is called: read off a view, no rules. */
import type { Lang } from '../../../engine/contract.js';
import { phaseName } from '../../../rulebooks/table/texts.js';
import type { TableView } from './use-view.js';

/** «День 2 · голосование», «Ночь 1», «Конец». */
export function stageTitle(view: Pick<TableView, 'phase' | 'day' | 'night'>, lang: Lang): string {
  const name = phaseName(view.phase)[lang];
  switch (view.phase) {
    case 'dealing':
    case 'firstNight':
    case 'ended':
      return capital(name);
    case 'night':
      return chapterTitle(view, lang);
    default:
      return `${chapterTitle(view, lang)} · ${name}`;
  }
}

/** The day or the night it is. The last word of a night's victim belongs to that night, though everybody has woken up. */
export function chapterOf({ phase, day, night }: Pick<TableView, 'phase' | 'day' | 'night'>): Chapter {
  if (phase === 'dealing' || phase === 'ended') return { kind: phase, n: 0 };
  if (phase === 'firstNight') return { kind: 'night', n: 0 };
  const asleep = phase === 'night' || (phase === 'lastWords' && night >= day);
  return asleep ? { kind: 'night', n: night } : { kind: 'day', n: day };
}

interface Chapter {
  kind: 'dealing' | 'day' | 'night' | 'ended';
  n: number;
}

/** «День 2», «Ночь 1», «Первая ночь»; the phase itself where it is neither. */
export function chapterTitle(view: Pick<TableView, 'phase' | 'day' | 'night'>, lang: Lang): string {
  const { kind, n } = chapterOf(view);
  if (kind === 'day') return lang === 'ru' ? `День ${n}` : `Day ${n}`;
  if (kind === 'night' && n > 0) return lang === 'ru' ? `Ночь ${n}` : `Night ${n}`;
  return capital(phaseName(kind === 'night' ? 'firstNight' : kind)[lang]);
}

/** When the nominees of the day are still to be decided on; at night they are past, though the table remembers them. */
const NOMINATED: readonly string[] = ['speeches', 'vote', 'tieSpeeches', 'question'];

/** vavt-cup-2017:3.4: the nominees in sight of all, in order; none once the day's vote is over. */
export function nomineesNow({ phase, nominations }: Pick<TableView, 'phase' | 'nominations'>): number[] {
  return NOMINATED.includes(phase) ? nominations.map(({ seat }) => seat) : [];
}

export interface SeatNow {
  speaking: boolean;
  /** Place in the list of nominees, from 1; 0: not nominated. */
  nominee: number;
  /** Now voted on. */
  target: boolean;
  /** Has raised a hand in this round of the vote, and against whom. */
  hand: number | null;
  /** In the tie or the question that is being decided. */
  tied: boolean;
}

export function seatNow(view: TableView, n: number): SeatNow {
  const { vote, question } = view;
  const hand = vote?.hands.find(({ seats }) => seats?.includes(n));
  return {
    speaking: view.speaker === n,
    nominee: nomineesNow(view).indexOf(n) + 1,
    target: vote?.now === n,
    hand: hand?.candidate ?? null,
    tied: (question?.includes(n) ?? false) || (view.phase === 'tieSpeeches' && view.order.includes(n)),
  };
}

/** Votes against a candidate so far; the hands nobody raised fall to the last one (4.9). */
export function votesOf(vote: NonNullable<TableView['vote']>): { seat: number; count: number | null }[] {
  return vote.candidates.map((seat) => ({
    seat,
    count: vote.hands.find(({ candidate }) => candidate === seat)?.count ?? null,
  }));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
