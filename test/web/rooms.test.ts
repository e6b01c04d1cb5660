/** «12 комнат»: what the screens draw and say agrees with the rulebook, and a finished draft is a command it understands. */
import { describe, expect, test } from 'vitest';
import { clauses } from '../../src/rulebooks/twelve-rooms/clauses.js';
import { commandSchemas } from '../../src/rulebooks/twelve-rooms/commands.js';
import { DIRECTIONS, neighbour, STEPS } from '../../src/rulebooks/twelve-rooms/geometry.js';
import { ABILITIES, type Ability } from '../../src/rulebooks/twelve-rooms/roles.js';
import type { GameView } from '../../src/rulebooks/twelve-rooms/view.js';
import { actionOf, EMPTY_DRAFT, finish, SHAPES } from '../../src/web/rooms/player/draft.js';
import {
  ALL_ROOMS,
  DIRECTION_LIST,
  directionTo,
  overEdge,
  roomBehind,
  wayOf,
} from '../../src/web/rooms/shared/geometry.js';
import { ABILITY_WORDS } from '../../src/web/rooms/shared/words.js';
import { clauseLabel } from '../../src/web/words.js';
import { answer, command } from '../support-web/rooms-game.js';

describe('the plan', () => {
  test('leads through every door where the rulebook leads', () => {
    for (const room of ALL_ROOMS) {
      for (const step of STEPS) {
        expect(roomBehind(room, step)).toBe(neighbour(room, step));
        expect(directionTo(room, roomBehind(room, step))).toBe(step);
      }
    }
    expect([...DIRECTION_LIST].sort()).toEqual([...DIRECTIONS].sort());
  });

  test('draws a step over the edge as leaving on one side and coming in on the other', () => {
    expect(overEdge(4, 'right')).toBe(true);
    const [out, into] = wayOf(4, 1);
    expect(out?.[1][0]).toBeGreaterThan(out?.[0][0] ?? 0);
    expect(into?.[0][0]).toBeLessThan(into?.[1][0] ?? 0);
    expect(wayOf(6, 7)).toHaveLength(1);
    expect(wayOf(6, 6)).toHaveLength(0);
  });
});

describe('words', () => {
  test('every ability names its clause and its step', () => {
    for (const [ability, { clause, step }] of Object.entries(ABILITIES)) {
      expect(ABILITY_WORDS[ability as Ability]).toMatchObject({ clause, step });
    }
  });

  test('every clause has a name people understand', () => {
    for (const id of Object.keys(clauses)) {
      expect(clauseLabel(id, 'ru'), id).toMatch(/^[А-Яа-яё\d ]+$/);
      expect(clauseLabel(id, 'en'), id).toMatch(/^[A-Za-z\d’ ]+$/);
    }
  });
});

describe('a draft', () => {
  const aim = { players: ['p2', 'p3'], votes: ['p4', 'acquit'], rooms: [6, 7, 9, 12] };

  test('of any ability becomes an action once it is aimed, and not before', () => {
    for (const [ability, { kind }] of Object.entries(ABILITIES)) {
      if (kind !== 'active') continue;
      const about = ability as Exclude<Ability, 'forgive' | 'redirect' | 'inject'>;
      const shape = SHAPES[about];
      const taken = {
        players: aim.players.slice(0, shape.players),
        votes: aim.votes.slice(0, shape.votes),
        rooms: aim.rooms.slice(0, shape.rooms),
      };
      const action = actionOf(about, taken);
      const command = { type: 'sendMove', turn: 2, actions: [action] };
      expect(commandSchemas.sendMove.safeParse(command).success, ability).toBe(true);
      expect(actionOf(about, { players: [], votes: [], rooms: [] }), ability).toBeNull();
    }
  });

  test('sends nothing that was not chosen', () => {
    expect(finish(EMPTY_DRAFT)).toEqual({ parts: {}, gaps: [] });
  });

  test('says «nothing» only when told so', () => {
    const { parts } = finish({
      ...EMPTY_DRAFT,
      actions: { mode: 'none', uses: [] },
      mafkill: { mode: 'none', target: '' },
    });
    expect(parts).toEqual({ actions: [], mafkill: null });
  });

  test('leaves out what stands already', () => {
    const draft = { ...EMPTY_DRAFT, direction: 'up' as const, vote: 'p2' };
    expect(finish(draft, ['vote']).parts).toEqual({ direction: 'up' });
  });

  test('names the parts begun and not finished', () => {
    const { parts, gaps } = finish({
      ...EMPTY_DRAFT,
      direction: 'left',
      actions: { mode: 'use', uses: [{ ability: 'swap', aim: { players: ['p2'], votes: [], rooms: [] } }] },
      special: { mode: 'use', ability: 'inject', aim: { players: [], votes: [], rooms: [] } },
      mafkill: { mode: 'use', target: '' },
    });
    expect(parts).toEqual({ direction: 'left' });
    expect(gaps).toEqual(['actions', 'special', 'mafkill']);
  });
});

test('the games to look at the screens by are played by the rules to where they stand', () => {
  const phases = ['signup', 'regroup', 'running', 'ended'].map((id) => viewOf(id, 'person-2').phase);
  expect(phases).toEqual(['signup', 'regroup', 'running', 'ended']);
  expect(viewOf('running', 'person-2').me?.form?.turn).toBe(4);
  expect(viewOf('running', null)).toMatchObject({ me: null, mafia: null, master: null, finale: null });
  expect(viewOf('ended', null).finale?.turns).toHaveLength(4);
});

test('and commands given to them are decided by the rules', () => {
  expect(command('signup', 'person-12', { type: 'join', nick: 'Новичок' }).receipt?.repeated).toBe(false);
  const refused = command('running', 'person-2', { type: 'sendMove', turn: 3, vote: 'p4' }).refusal;
  expect(refused?.clauses.length).toBeGreaterThan(0);
});

const viewOf = (id: string, as: string | null) => answer(id, as).view as GameView;
