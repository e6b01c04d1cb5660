/** A game at a table brought to the point where a story begins, by the same entries a judge makes. */
import type { Link, Person } from '../../src/server/shapes.js';
import type { Caller, Given } from './caller.js';
import { organiserOf } from './season.js';
import type { Site } from './site.js';

export const EVENING = '2018-03-10T18:00:00+03:00';

export const TABLE_NAMES = [
  'Искра',
  'Аспид',
  'Ласточка',
  'Дядя Фёдор',
  'Полночь',
  'Rowan',
  'Незабудка',
  'Марш Тишины',
  'Гость с юга',
  'Мирабель',
];

/** 1 is the don, 2 and 3 mafia, 4 the sheriff, 5 the doctor. */
const ROLES = ['don', 'mafia', 'mafia', 'sheriff', 'doctor'];

/** The game up to each moment, in order; every part goes on from the one before. */
const PARTS = {
  dealt: [
    {
      type: 'enterRoles',
      roles: Object.fromEntries(TABLE_NAMES.map((_, i) => [String(i + 1), ROLES[i] ?? 'citizen'])),
    },
    { type: 'endPhase' },
  ],
  /** №6 and №3 are nominated, №2 has the word and a foul. */
  speech: [
    { type: 'nominate', seat: 6 },
    { type: 'next' },
    { type: 'nominate', seat: 3 },
    { type: 'foul', seat: 2, violation: 12 },
  ],
  /** Three hands against №6, the rest is still to come. */
  vote: [{ type: 'endPhase' }, { type: 'hands', candidate: 6, seats: [1, 2, 3] }],
  night: [{ type: 'closeVote' }, { type: 'next' }],
  secondDay: [
    { type: 'shoot', target: 6 },
    { type: 'next' },
    { type: 'heal', target: 4 },
    { type: 'next' },
    { type: 'check', by: 'don', target: 4 },
    { type: 'next' },
    { type: 'check', by: 'sheriff', target: 1 },
    { type: 'next' },
    { type: 'next' },
  ],
  thirdDay: [
    { type: 'nominate', seat: 1 },
    { type: 'endPhase' },
    { type: 'closeVote' },
    { type: 'next' },
    { type: 'shoot', target: 5 },
    { type: 'endPhase' },
    { type: 'next' },
  ],
  ended: [
    { type: 'nominate', seat: 2 },
    { type: 'endPhase' },
    { type: 'closeVote' },
    { type: 'next' },
    { type: 'confirmWinner' },
  ],
} satisfies Record<string, Given[]>;

export type Moment = keyof typeof PARTS;
const ORDER = Object.keys(PARTS) as Moment[];

export class TableGame {
  private readonly left = [...ORDER];

  private constructor(
    readonly id: string,
    readonly judge: Caller,
  ) {}

  /** @param rulings that differ from the regulation's defaults */
  static async open(site: Site, title: string, rulings: Record<string, string> = {}): Promise<TableGame> {
    const judge = await organiserOf(site);
    const list = await judge.call<{ id: string; packs: Record<string, unknown> }[]>('GET', '/api/rulebooks');
    const pack = list.find(({ id }) => id === 'vavt-cup-2017')?.packs['vavt-cup-2017'];
    const players = TABLE_NAMES.map((name, i) => ({ name, person: `player-${i + 1}` }));
    const { id } = await judge.call<{ id: string }>('POST', '/api/games', {
      rulebook: 'vavt-cup-2017',
      title,
      setup: { pack, rulings, players },
    });
    return new TableGame(id, judge);
  }

  /** Leads the game on to this moment. */
  async lead(to: Moment): Promise<this> {
    while (this.left.length > 0 && ORDER.indexOf(this.left[0]!) <= ORDER.indexOf(to)) {
      for (const command of PARTS[this.left.shift()!]) await this.judge.command(this.id, command);
    }
    return this;
  }

  /** The personal link of the player who sat down at this seat. */
  async link(seat: number): Promise<string> {
    const people = await this.judge.call<Person[]>('GET', `/api/games/${this.id}/people`);
    const person = people.find(({ name }) => name === TABLE_NAMES[seat - 1])!;
    const path = `/api/games/${this.id}/people/${person.person}/link`;
    return (await this.judge.call<Link>('POST', path, {})).url;
  }
}
