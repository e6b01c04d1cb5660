/** The table after each entry, put together from what each entry changed; roles and nights as they were opened at the end. */
import type { Lang } from '../../../engine/contract.js';
import { chapterTitle } from '../shared/stage.js';
import type { TableView } from '../shared/use-view.js';

/** What the server tells of a game step by step: `changes` are members of the view, whole. */
interface Steps {
  first: Readonly<Record<string, unknown>>;
  steps: readonly {
    id: string;
    at: string;
    events: readonly { type: string }[];
    changes: Readonly<Record<string, unknown>>;
  }[];
}

export interface Frame {
  /** The entry as the log names it; null: before the first one. */
  id: string | null;
  at: string | null;
  events: Steps['steps'][number]['events'];
  view: TableView;
}

export function framesOf({ first, steps }: Steps): Frame[] {
  let view = first as unknown as TableView;
  const frames: Frame[] = [{ id: null, at: null, events: [], view }];
  for (const { id, at, events, changes } of steps) {
    view = { ...view, ...(changes as Partial<TableView>) };
    frames.push({ id, at, events, view });
  }
  return frames;
}

/**
 * A moment of the past with what is open now: whoever looks back knows the roles. A role set by hand later is shown as it was
 * in the end; nights are shown as far as they had been played.
 */
export function opened(frame: TableView, now: TableView): TableView {
  if (!now.secrets) return frame;
  const dealt = frame.seats.some(({ hasCard }) => hasCard);
  return {
    ...frame,
    seats: frame.seats.map((seat) => ({
      ...seat,
      role: dealt && seat.hasCard ? (seat.role ?? now.seats[seat.n - 1]?.role ?? null) : null,
    })),
    secrets: frame.secrets ?? { ...now.secrets, nights: nightsUpTo(frame, now.secrets.nights) },
  };
}

/** A night counts once the day after it has begun, or the game has ended in it. */
function nightsUpTo<N extends { n: number }>(frame: TableView, nights: readonly N[]): N[] {
  const asleep = frame.phase === 'night';
  return nights.filter(({ n }) => (asleep ? n < frame.night : n <= frame.night));
}

/** The same without roles, for whoever wants to guess. */
export function closed(frame: TableView): TableView {
  return { ...frame, secrets: null, seats: frame.seats.map((seat) => ({ ...seat, role: null })) };
}

/** Where each day and night begins: places one may jump to. */
export function chapterStarts(frames: readonly Frame[], lang: Lang): { at: number; title: string }[] {
  const starts: { at: number; title: string }[] = [];
  for (const [at, { view }] of frames.entries()) {
    const title = chapterTitle(view, lang);
    if (starts.at(-1)?.title !== title) starts.push({ at, title });
  }
  return starts;
}
