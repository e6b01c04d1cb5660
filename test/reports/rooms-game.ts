/** A short game of «12 комнат» played through the engine, for its reports: odd nicknames, two turns, everything happens. */
import type { Viewer } from '../../src/engine/contract.js';
import { keyedDraws } from '../../src/engine/draws.js';
import { Game } from '../../src/engine/game.js';
import { instantOf } from '../../src/engine/time.js';
import { twelveRoomsRulebook } from '../../src/rulebooks/twelve-rooms/index.js';
import { twelveRooms } from '../../src/rulebooks/twelve-rooms/pack.js';
import type { Role } from '../../src/rulebooks/twelve-rooms/roles.js';
import type { RoomKind } from '../../src/rulebooks/twelve-rooms/rooms.js';
import type { GameView } from '../../src/rulebooks/twelve-rooms/view.js';

/** Room 1 first. */
export const MAP: RoomKind[] = [
  ...(['safe', 'cameras', 'loudspeaker', 'detector'] as const),
  ...(['isolated', 'silence', 'laughter', 'gun'] as const),
  ...(['reluctant', 'inverse', 'cocoa', 'passage'] as const),
];

/** Nicknames that are markup somewhere; each with a role and a room to start in. */
export const PLAYERS: readonly (readonly [nick: string, role: Role, room: number])[] = [
  ['[b]Ася[/b]', 'steward', 7],
  ['*Боря* _и_ ~ко~', 'guarantor', 7],
  ['<i>Вера</i> & Ко', 'executor', 7],
  ['Гриша', 'servant', 10],
  ['@Дина', 'deputy', 11],
  ['[id1|Егор]', 'observer', 3],
  ['`Жора`', 'saviour', 10],
  ['Зоя', 'caretaker', 2],
  ['# Игнат', 'guardian', 4],
  ['- Кира', 'investigator', 4],
  ['A | Лёва', 'civilian', 7],
  ['Марш # Тень', 'civilian', 6],
  ['Нина {x}', 'civilian', 9],
];

type Rulebook = ConstructorParameters<typeof Game>[0];
type Given = { type: string; [field: string]: unknown };

export class Rooms {
  readonly game: Game;
  private key = 0;

  constructor(rulings: Record<string, string> = {}) {
    const setup = twelveRoomsRulebook.setupSchema.parse({
      pack: twelveRooms,
      rulings,
      players: PLAYERS.map(([nick, , wish], index) => ({ person: `p${index + 1}`, nick, wish })),
    });
    this.game = new Game(
      twelveRoomsRulebook as unknown as Rulebook,
      { id: 'g', rulebook: 'twelve-rooms', version: '1', setup },
      keyedDraws('seed', 'g'),
    );
  }

  /** Gives a command at a Moscow time; null is the master. */
  give(local: string, person: string | null, command: Given): void {
    const [date = '', time = ''] = local.split(' ');
    const at = instantOf(date, time, twelveRooms.zone);
    this.game.advance(at);
    const author = person === null ? ({ kind: 'organiser' } as const) : ({ kind: 'person', person } as const);
    const outcome = this.game.submit(command, author, at, `k${this.key++}`);
    if (!outcome.accepted) throw new Error(`${command.type}: ${JSON.stringify(outcome.refusal)}`);
  }

  /** Time passes: deadlines do their work. */
  wait(local: string): void {
    const [date = '', time = ''] = local.split(' ');
    this.game.advance(instantOf(date, time, twelveRooms.zone));
  }

  view(viewer: Viewer): GameView {
    return twelveRoomsRulebook.viewSchema.parse(
      twelveRoomsRulebook.view(this.game.state as never, viewer),
    ) as GameView;
  }

  get of() {
    return {
      public: () => this.view({ kind: 'public' }),
      master: () => this.view({ kind: 'organiser' }),
      player: (id: string) => this.view({ kind: 'person', person: id }),
    };
  }
}

/** What nobody but the master knows, when it is to differ. */
export interface Secrets {
  map?: RoomKind[];
  roles?: Record<string, Role>;
}

/** Until turn 1 is open. */
export function started(rulings?: Record<string, string>, secrets: Secrets = {}): Rooms {
  const rooms = new Rooms(rulings);
  const roles = Object.fromEntries(PLAYERS.map(([, role], index) => [`p${index + 1}`, role]));
  rooms.give('2019-01-20 12:00', null, { type: 'dealMap', rooms: secrets.map ?? MAP });
  rooms.give('2019-01-20 12:10', null, {
    type: 'dealRoles',
    roles: { ...roles, ...secrets.roles },
  });
  rooms.give('2019-01-20 12:20', null, { type: 'openRegroup', until: '2019-01-20T15:00:00.000Z' });
  rooms.give('2019-01-20 18:30', null, { type: 'planTurns', dates: ['2019-01-22', '2019-01-23'] });
  rooms.give('2019-01-20 19:30', null, {
    type: 'openTurn',
    date: '2019-01-21',
    contest: {
      title: 'Кто раньше',
      rules: 'Считается весь ход.',
      among: 1,
      winners: 1,
      prize: { kind: 'votes', extra: 2 },
    },
  });
  return rooms;
}

const at = (index: number): string => `12:${String(index).padStart(2, '0')}`;

/** Turn 1 with its dry run, not published yet. */
export function dryTurn(rulings?: Record<string, string>, secrets?: Secrets): Rooms {
  const rooms = started(rulings, secrets);
  const moves: [string, Record<string, unknown>][] = [
    [
      'p1',
      {
        vote: 'p13',
        actions: [
          {
            ability: 'dictate',
            votes: [
              { voter: 'p9', vote: 'p13' },
              { voter: 'p10', vote: 'p13' },
            ],
          },
        ],
      },
    ],
    ['p2', { vote: 'p13', actions: [{ ability: 'block', target: 'p8' }], mafkill: { target: 'p11' } }],
    ['p3', { vote: 'acquit', actions: [{ ability: 'deceive', target: 'p9' }] }],
    ['p4', { vote: 'p13', actions: [{ ability: 'doubt', target: 'p10' }], special: { ability: 'forgive' } }],
    ['p5', { vote: 'p13', actions: [] }],
    ['p6', { vote: 'acquit', actions: [{ ability: 'route', target: 'p9' }] }],
    ['p7', { vote: 'p9', actions: [{ ability: 'heal', target: 'p8' }] }],
    ['p8', { vote: 'p1', actions: [{ ability: 'check', target: 'p3' }] }],
    ['p9', { vote: 'p1', actions: [{ ability: 'compare', targets: ['p1', 'p8'] }] }],
    ['p10', { vote: 'p1', actions: [{ ability: 'question', target: 'p2' }], direction: 'right' }],
    ['p11', { vote: 'acquit' }],
  ];
  moves.forEach(([player, move], index) => {
    rooms.give(`2019-01-21 ${at(index)}`, player, { direction: 'stay', ...move, type: 'sendMove', turn: 1 });
  });
  rooms.give('2019-01-21 13:00', 'p11', {
    type: 'postAnonymous',
    turn: 1,
    text: '😀🎭',
    images: ['0123456789abcdef'],
  });
  rooms.give('2019-01-21 13:01', 'p8', {
    type: 'postAnonymous',
    turn: 1,
    text: 'Мафия — [b]в седьмой[/b]!\n\n  <b>1. Думайте</b>\n# все',
    images: [],
  });
  rooms.give('2019-01-21 13:02', 'p12', { type: 'postAnonymous', turn: 1, text: 'Тихо тут', images: [] });
  rooms.wait('2019-01-21 19:00');
  rooms.give('2019-01-21 19:30', null, { type: 'dryRun', turn: 1 });
  return rooms;
}

/** Two turns published; turn 3 is open. */
export function playedRooms(rulings?: Record<string, string>, secrets?: Secrets): Rooms {
  const rooms = dryTurn(rulings, secrets);
  rooms.give('2019-01-21 20:00', null, { type: 'resolveTurn', turn: 1 });
  rooms.give('2019-01-22 12:00', 'p9', { type: 'guessRoom', turn: 2, room: 'detector' });
  rooms.give('2019-01-22 12:01', 'p9', {
    type: 'sendMove',
    turn: 2,
    direction: 'down',
    vote: 'p11',
    actions: [],
  });
  rooms.give('2019-01-22 12:02', 'p7', {
    type: 'sendMove',
    turn: 2,
    vote: 'p9',
    special: { ability: 'inject', target: 'p6' },
  });
  rooms.wait('2019-01-22 19:00');
  rooms.give('2019-01-22 19:30', null, { type: 'dryRun', turn: 2 });
  rooms.give('2019-01-22 20:00', null, { type: 'resolveTurn', turn: 2 });
  return rooms;
}
