/** Parts of a move in words: for the look before sending and for what stands. */
import { useCallback } from 'react';
import type { Action, Bonus, Part, SpecialAction } from '../../../rulebooks/twelve-rooms/commands.js';
import { usePick } from '../../app/prefs.js';
import { overEdge, roomBehind } from '../shared/geometry.js';
import { usePrizeText } from '../shared/prize.js';
import { useMe, useNick, useR } from '../shared/use-rooms.js';
import { ABILITY_WORDS, DIRECTION_WORDS } from '../shared/words.js';
import type { MoveParts } from './draft.js';
import { useP } from './say.js';

/** The direction with the number of the room it leads to. */
export function useSaidDirection(): (direction: NonNullable<MoveParts['direction']>) => string {
  const { room } = useMe();
  const p = useP();
  const pick = usePick();
  return useCallback(
    (direction) => {
      if (room === null) return pick(DIRECTION_WORDS[direction]);
      if (direction === 'stay') return p('move.stays', { n: room });
      return p(overEdge(room, direction) ? 'move.goesOver' : 'move.goes', {
        direction: pick(DIRECTION_WORDS[direction]),
        n: roomBehind(room, direction),
      });
    },
    [room, p, pick],
  );
}

/** Each part that is there as one sentence, in the order of the form. */
export function useSaidParts(): (parts: MoveParts) => string[] {
  const me = useMe();
  const p = useP();
  const r = useR();
  const pick = usePick();
  const nick = useNick();
  const prize = usePrizeText();
  const direction = useSaidDirection();

  const action = (one: Action | SpecialAction): string => {
    const name = `«${pick(ABILITY_WORDS[one.ability].name)}»`;
    if ('target' in one) return `${name} — ${nick(one.target)}`;
    if ('targets' in one) return `${name} — ${one.targets.map(nick).join(', ')}`;
    if ('votes' in one) {
      const votes = one.votes.map(({ voter, vote }) =>
        p('said.dictate', { voter: nick(voter), vote: nick(vote) }),
      );
      return `${name} — ${votes.join('; ')}`;
    }
    if ('doors' in one) {
      const [a = '', b = ''] = one.doors.map(([from, to]) => `${from}–${to}`);
      return `${name} — ${p('said.doors', { a, b })}`;
    }
    if ('room' in one) return `${name} — ${r('room.number', { n: one.room })}`;
    return name;
  };
  const bonus = (one: Bonus): string => {
    if (one.kind === 'armour') return p('said.armour', { nick: nick(one.target) });
    const what = me.prizes.find(({ id }) => id === one.prize)?.what;
    const words = what ? prize(what) : one.prize;
    return [words, one.target ? nick(one.target) : '', one.note ?? ''].filter(Boolean).join(' — ');
  };

  return (parts) => {
    const said: Partial<Record<Part, string>> = {};
    if (parts.direction) said.direction = direction(parts.direction);
    if (parts.actions) said.actions = parts.actions.map(action).join('; ') || p('said.no');
    if (parts.special !== undefined) said.special = parts.special ? action(parts.special) : p('said.no');
    if (parts.bonus !== undefined) said.bonus = parts.bonus ? bonus(parts.bonus) : p('said.no');
    if (parts.vote) said.vote = nick(parts.vote);
    if (parts.mafkill !== undefined) {
      said.mafkill = parts.mafkill ? p('said.kill', { nick: nick(parts.mafkill.target) }) : p('said.noKill');
    }
    return Object.values(said);
  };
}
