/** Every command of every rulebook: valid, nearly valid and wild, by everybody, at any moment. */
import { z } from 'zod';
import type { Author, Command, EventBase, Viewer } from '../../../src/engine/contract.js';
import { Game } from '../../../src/engine/game.js';
import { plusMs } from '../../../src/engine/time.js';
import { rulebooks } from '../../../src/rulebooks/index.js';
import type { Chance } from '../../support/chance.js';
import { drawsOf } from '../../support/draws-of.js';
import { type Batch, Found, type Target } from './target.js';
import { fitting, frozen, mutated, Pool, type Schema } from './values.js';
import { type World, worlds } from './worlds.js';

type AnyRulebook = Game['rulebook'];

/** So many accepted commands of a batch are carried out; all others are only decided. */
const CARRIED_OUT = 120;
/** A view is sent to phones. */
const MOST_OF_A_VIEW = 4 * 1024 * 1024;
const NONSENSE = /undefined|NaN|\[object |\bInfinity\b/;

export const commandTargets: Target[] = Object.keys(rulebooks).map((id) => ({
  name: `commands of ${id}`,
  batch: 20_000,
  most: 3000,
  start: (chance) => new Commands(id, chance),
}));

/** The schemas of a rulebook's commands as JSON Schema, made once. */
const described = new Map<string, Record<string, Schema>>();
function schemasOf({ id, commandSchemas }: AnyRulebook): Record<string, Schema> {
  const known = described.get(id);
  if (known) return known;
  const made = Object.fromEntries(
    Object.entries(commandSchemas).map(([type, schema]) => [
      type,
      z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema,
    ]),
  );
  described.set(id, made);
  return made;
}

class Commands implements Batch {
  readonly outcomes = new Set<string>();
  private readonly rulebook: AnyRulebook;
  private readonly schemas: Record<string, Schema>;
  private readonly types: string[];
  private readonly world: World;
  /** Commands worth changing: those of the game's own past, and those that were answered in a new way. */
  private readonly corpus: Command[];
  private readonly people: Author[];
  private pool = new Pool();
  private probe!: Game;
  private at: string;
  private carried = 0;
  private n = 0;

  constructor(
    id: string,
    private readonly chance: Chance,
  ) {
    const make = worlds[id];
    if (!make) throw new Error(`no world for the rulebook ${id}: add one to test/guarantees/fuzz/worlds.ts`);
    this.world = make(chance.below(1_000_000), chance.below(chance.pick([4, 60, 140])));
    const { game, records } = this.world;
    this.rulebook = game.rulebook;
    this.schemas = schemasOf(this.rulebook);
    this.types = Object.keys(this.schemas);
    this.corpus = records.flatMap(({ input }) => (input.kind === 'command' ? [input.command] : []));
    const persons = new Set(
      records.flatMap(({ author }) => (author.kind === 'person' ? [author.person] : [])),
    );
    for (const person of ['h1', 'h2', 'boss1', 'lord1', 'p1', 'j1', '__proto__', 'nobody'])
      persons.add(person);
    this.people = [...persons].map((person) => ({ kind: 'person', person }));
    this.at = game.lastAt || '2018-01-16T08:00:00.000Z';
    this.look();
  }

  next(): void {
    const { chance } = this;
    this.n++;
    if (chance.maybe(0.002)) this.wait();
    const command = this.command();
    const author = this.author();
    const input = { command, author, at: this.at, after: this.world.records.length };
    let outcome: ReturnType<Game['submit']>;
    try {
      outcome = this.probe.submit(command, author, this.at, 'k');
    } catch (error) {
      throw new Found(
        'a command makes the rules throw (or change the state while they decide)',
        input,
        error,
      );
    }
    if (!outcome.accepted) this.refused(outcome.refusal, command, input);
    else this.accepted(outcome.record.entries[0]!.events, command, author, input);
  }

  private command(): Command {
    const { chance, pool } = this;
    const roll = chance.next();
    if (roll < 0.45 && this.corpus.length > 0) {
      const command = mutated(chance.pick(this.corpus), chance, pool) as Command | null;
      // The server takes nothing without a type.
      if (command !== null && typeof command === 'object' && typeof command.type === 'string') return command;
    }
    const type = chance.pick(this.types);
    if (roll < 0.85) {
      const command = fitting(this.schemas[type]!, chance, pool) as Command;
      return chance.maybe(0.3) ? { ...mutated(command, chance, pool), type } : { ...command, type };
    }
    const wild = pool.wild(chance);
    const body = wild !== null && typeof wild === 'object' && !Array.isArray(wild) ? wild : { value: wild };
    return { ...body, type: chance.maybe(0.9) ? type : pool.string(chance) };
  }

  private author(): Author {
    const { chance } = this;
    const roll = chance.next();
    if (roll < 0.5) return { kind: 'organiser' };
    if (roll < 0.6) return { kind: 'organiser', person: 'o1' };
    return roll < 0.7 ? { kind: 'system' } : chance.pick(this.people);
  }

  /** Time goes on: deadlines come. */
  private wait(): void {
    this.at = plusMs(this.at, this.chance.pick([1000, 3_600_000, 26 * 3_600_000]));
    try {
      this.world.records.push(...this.world.game.advance(this.at));
    } catch (error) {
      throw new Found('a deadline is refused or throws', { at: this.at }, error);
    }
    this.look();
  }

  private refused(
    refusal: Parameters<AnyRulebook['refusalText']>[0],
    command: Command,
    input: unknown,
  ): void {
    const field = refusal.field?.replace(/\d+/g, '#').slice(0, 40);
    const fresh = this.outcome(`${command.type}: ${refusal.code} ${field}`, command);
    if (!fresh && this.n % 64 !== 0) return;
    for (const clause of refusal.clauses) {
      if (!Object.hasOwn(this.rulebook.clauses, clause))
        throw new Found(`a refusal cites ${clause}, which is not there`, input);
    }
    const { ru, en } = this.rulebook.refusalText(refusal);
    const echoed = JSON.stringify(command);
    for (const text of [ru, en]) {
      if (text === '' || text === refusal.code || (NONSENSE.test(text) && !NONSENSE.test(echoed)))
        throw new Found(`a refusal without words: «${text}»`, input);
    }
  }

  private accepted(events: EventBase[], command: Command, author: Author, input: unknown): void {
    const fresh = this.outcome(
      `${command.type}! ${events
        .map(({ type }) => type)
        .join(' ')
        .slice(0, 80)}`,
      command,
    );
    if (!fresh && (this.carried >= CARRIED_OUT || !this.chance.maybe(0.1))) return;
    for (const event of events) {
      const schema = this.rulebook.eventSchemas[event.type];
      const said = schema?.safeParse(event);
      if (!said?.success)
        throw new Found(
          `an event is not as described: ${JSON.stringify(event).slice(0, 400)}`,
          input,
          said?.error,
        );
    }
    if (this.carried >= CARRIED_OUT) return;
    this.carried++;
    this.carryOut(command, author, input);
  }

  private carryOut(command: Command, author: Author, input: unknown): void {
    const { game, records } = this.world;
    try {
      const outcome = game.submit(command, author, this.at, `f${this.n}`);
      if (!outcome.accepted) throw new Error('accepted, then refused');
      // What is logged stays what it is, whatever comes after.
      records.push(frozen(outcome.record), ...game.advance(this.at).map(frozen));
      for (const viewer of this.viewers()) {
        const view = this.rulebook.view(game.state, viewer);
        const text = JSON.stringify(view);
        if (text.length > MOST_OF_A_VIEW) throw new Error(`a view of ${text.length} characters`);
        const said = this.rulebook.viewSchema.safeParse(JSON.parse(text));
        if (!said.success) throw said.error;
      }
    } catch (error) {
      throw new Found('an accepted command breaks the game', input, error);
    }
    this.look();
  }

  private viewers(): Viewer[] {
    const person = this.chance.pick(this.people);
    return [{ kind: 'organiser' }, this.chance.maybe(0.5) ? (person as Viewer) : { kind: 'public' }];
  }

  /** Whether an answer is the first of its kind in this batch; the command is then kept to be changed further. */
  private outcome(key: string, command: Command): boolean {
    if (this.outcomes.has(key)) return false;
    this.outcomes.add(key);
    if (this.corpus.length < 600) this.corpus.push(command);
    return true;
  }

  /** The state as it stands, frozen: deciding must leave it alone, and folding is left out. */
  private look(): void {
    const { game } = this.world;
    const { rulebook, head } = game;
    const snapshot = { seq: game.seq, lastAt: game.lastAt, state: game.state };
    const deciding: AnyRulebook = {
      ...rulebook,
      decide: (state, command, { inPlace: _, ...context }) => {
        const decision = rulebook.decide(state, command, context);
        return 'refusal' in decision ? decision : { events: decision.events };
      },
      evolve: (state) => state,
    };
    this.probe = Game.fromSnapshot(deciding, head, drawsOf(game), snapshot, []);
    frozen(this.probe.state);
    if (this.carried % 20 === 0) {
      this.pool = new Pool()
        .add(this.corpus.slice(-60), 300)
        .add(rulebook.view(game.state, { kind: 'organiser' }), 500);
    }
  }
}
