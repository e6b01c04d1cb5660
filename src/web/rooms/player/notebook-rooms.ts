import type { Text } from '../../../engine/contract.js';
import type { GameView, MeView } from '../../../rulebooks/twelve-rooms/view.js';
import { ALL_ROOMS } from '../shared/geometry.js';
import type { PlanRoom } from '../shared/plan.js';

/** Rooms announced as new Passages, with the turn of the announcement. */
export function announcedPassages(view: GameView): Map<number, number> {
  return new Map(
    view.results.flatMap(({ results }) => results.transformed.map((room) => [room, results.turn] as const)),
  );
}

/** Rooms whose name a right guess has confirmed. */
function confirmed(me: MeView): Map<number, MeView['guesses'][number]['guess']> {
  return new Map(
    me.guesses.filter(({ answer }) => answer === 'right').map(({ room, guess }) => [room, guess] as const),
  );
}

const ANNOUNCED: Text = { ru: 'стала Проходной', en: 'became a Passage' };

/** The plan as the player's notebook has it: his own marks, right guesses and what was announced to all. */
export function notebookRooms(view: GameView, me: MeView, pick: (text: Text) => string): PlanRoom[] {
  const passages = announcedPassages(view);
  const sure = confirmed(me);
  return ALL_ROOMS.map((room) => {
    const note = me.notebook.find((page) => page.room === room);
    const passage = passages.has(room);
    return {
      room,
      kind: passage ? 'passage' : (note?.kind ?? sure.get(room) ?? null),
      sure: passage || sure.has(room),
      here: me.room === room,
      seen: me.route.includes(room),
      noted: Boolean(note?.text),
      spoken: passage ? pick(ANNOUNCED) : undefined,
    };
  });
}
