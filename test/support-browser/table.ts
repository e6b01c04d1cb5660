/** A game at a table brought to the point where a story begins, by the same entries a judge makes. */
import type { Link, Person } from '../../src/server/shapes.js';
import { type Moment, ORDER, STORY, TABLE_NAMES } from '../support/table-story.js';
import type { Caller } from './caller.js';
import { organiserOf } from './season.js';
import type { Site } from './site.js';

export const EVENING = '2018-03-10T18:00:00+03:00';

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
      for (const command of STORY[this.left.shift()!]) await this.judge.command(this.id, command);
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
