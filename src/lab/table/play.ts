/** A game at a table, led entry by entry as a judge would: cards by the draw of the rules, people of a strategy. */
import type { Command, EventBase, Instant, Rulebook } from '../../engine/contract.js';
import { keyedDraws } from '../../engine/draws.js';
import { Game } from '../../engine/game.js';
import { plusMs } from '../../engine/time.js';
import { type Side, sideOf, type TablePack } from '../../rulebooks/table/setup.js';
import {
  type GameState,
  holderOf,
  living,
  livingOf,
  nominees,
  rulingOf,
  type Table as State,
} from '../../rulebooks/table/state.js';
import type { Chance, Luck } from '../chance.js';
import type { Played, Way } from '../play.js';
import type { Player, Table, TableMind } from '../strategy/strategy.js';

export interface TableSubject {
  kind: 'table';
  rulebook: string;
  pack: TablePack;
}

const JUDGE = { kind: 'organiser' } as const;
const START: Instant = '2018-03-10T15:00:00.000Z';
/** Entries of the longest game; whoever has no winner by then has none. */
const LONGEST = 1500;
const ENTRY_MS = 10_000;
const VIOLATIONS = 15;

export function playTable(rulebook: Rulebook, { pack }: TableSubject, way: Way): Played {
  const head = {
    id: 'lab',
    rulebook: rulebook.id,
    version: rulebook.version,
    setup: { pack, rulings: way.rulings },
  };
  const game = new Game(rulebook, head, keyedDraws(way.draws, head.id));
  return new Judge(game, way.luck, way.strategy.table).play();
}

class Judge {
  private readonly events: EventBase[] = [];
  private entries = 0;
  /** What was told to the table. */
  private readonly claims: Record<number, Side> = {};

  constructor(
    private readonly game: Game,
    private readonly luck: Luck,
    private readonly mind: TableMind,
  ) {}

  private get table(): State {
    return (this.game.state as GameState).table;
  }

  private enter(command: Command): boolean {
    this.entries++;
    const at = plusMs(START, this.entries * ENTRY_MS);
    const outcome = this.game.submit(command, JUDGE, at, `k${this.entries}`);
    if (!outcome.accepted) return false;
    for (const { events } of outcome.record.entries) this.events.push(...events);
    // Nothing is undone here: steps that are kept would only be carried along.
    (this.game.state as GameState).steps = [];
    return true;
  }

  play(): Played {
    this.enter({ type: 'drawSeats' });
    const { length } = this.table.seats;
    for (let seat = 1; seat <= length; seat++)
      this.enter({ type: 'drawCard', seat, card: length + 1 - seat });
    while (this.table.phase !== 'ended' && this.entries < LONGEST) {
      const { victory, phase, ask } = this.table;
      if (victory && phase !== 'lastWords') this.enter({ type: 'confirmWinner' });
      else if (ask) {
        const choice = this.luck.at(`ask:${ask.ask}`).pick(ask.choices);
        this.enter({ type: 'answerAsk', ask: ask.ask, choice, reason: 'жребий' });
      } else this.step();
    }
    return this.told();
  }

  private step(): void {
    const { phase } = this.table;
    if (phase === 'speeches') this.speech();
    else if (phase === 'vote') this.vote();
    else if (phase === 'question') this.question();
    else if (phase === 'night') this.night();
    else {
      if (phase === 'lastWords') this.bestMove();
      this.enter({ type: 'next' });
    }
  }

  private around(): Table {
    const { table } = this;
    return {
      day: table.day,
      living: living(table),
      nominees: nominees(table),
      claims: this.claims,
      shared: (label) => this.luck.at(`shared:${label}`),
    };
  }

  private player(seat: number): Player {
    const { table } = this;
    const role = table.seats[seat - 1]!.role!;
    const mates = sideOf(role) === 'black' ? livingOf(table, 'black').filter((n) => n !== seat) : [];
    return { seat, role, mates, known: this.known(seat) };
  }

  /** What the checks of a seat have told it. */
  private known(seat: number): Player['known'] {
    const known: Record<number, 'red' | 'black' | 'sheriff'> = {};
    const { pastNights, current } = this.table;
    for (const night of current ? [...pastNights, current] : pastNights) {
      for (const { by, seat: who, target, answer } of night.checks) {
        if (who !== seat || target === null || answer === null) continue;
        if (by === 'sheriff') known[target] = answer ? 'black' : 'red';
        else if (answer) known[target] = 'sheriff';
      }
    }
    return known;
  }

  private chance(label: string): Chance {
    const { day, night } = this.table;
    return this.luck.at(`${label}:${day}:${night}`);
  }

  private speech(): void {
    const { speaker, day } = this.table;
    if (speaker !== null) {
      this.open(speaker);
      const seat = this.mind.nominate(
        this.player(speaker),
        this.around(),
        this.chance(`nominate:${speaker}`),
      );
      if (seat !== null) this.enter({ type: 'nominate', seat });
      const fouls = this.chance(`foul:${speaker}`);
      const others = living(this.table).filter((n) => n !== speaker);
      if (fouls.maybe(this.mind.fouls) && others.length > 0)
        this.enter({ type: 'foul', seat: fouls.pick(others), violation: 1 + fouls.below(VIOLATIONS) });
    }
    const { phase, speaker: now, day: today } = this.table;
    // A foul may have ended the speech, or the game.
    if (phase === 'speeches' && now === speaker && today === day) this.enter({ type: 'next' });
  }

  /** Who opens up is believed to be red, and so are those he found red. */
  private open(speaker: number): void {
    const me = this.player(speaker);
    if (!this.mind.opens(me, this.around())) return;
    this.claims[speaker] = 'red';
    for (const [seat, side] of Object.entries(me.known)) {
      if (side !== 'sheriff') this.claims[Number(seat)] = side;
    }
  }

  private vote(): void {
    const { vote } = this.table;
    const candidates = vote?.candidates ?? [];
    const around = this.around();
    const hands = new Map<number, number[]>();
    for (const seat of around.living) {
      const chance = this.chance(`vote:${vote?.round}:${seat}`);
      const candidate = this.mind.vote(this.player(seat), around, candidates, chance);
      if (candidate !== null) hands.set(candidate, [...(hands.get(candidate) ?? []), seat]);
    }
    // Whoever raised no hand counts for the last, by the rules.
    for (const candidate of candidates.slice(0, -1)) {
      const seats = hands.get(candidate);
      if (seats) this.enter({ type: 'hands', candidate, seats });
    }
    this.enter({ type: 'closeVote' });
  }

  private question(): void {
    const leaders = this.table.question ?? [];
    const around = this.around();
    const seats = around.living.filter((seat) =>
      this.mind.allLeave(this.player(seat), around, leaders, this.chance(`all:${seat}`)),
    );
    this.enter({ type: 'question', seats });
  }

  private night(): void {
    const { current } = this.table;
    const step = current?.steps[current.at];
    const around = this.around();
    if (step === 'mafia' && current?.shots === null) this.shoot(around);
    else if (step === 'doctor' && current?.heal === null) {
      const seat = holderOf(this.table, 'doctor');
      if (seat !== null) {
        const self = !this.table.pastNights.some(({ heal }) => heal?.target === seat);
        const chance = this.chance('heal');
        const target = this.mind.heal(this.player(seat), around, self, chance);
        if (!this.enter({ type: 'heal', target })) {
          // Not twice the same, or not himself: then somebody else.
          const others = around.living.filter((n) => n !== target && n !== seat);
          if (others.length > 0) this.enter({ type: 'heal', target: chance.pick(others) });
        }
      }
    } else if (step === 'don' || step === 'sheriff') {
      const seat = holderOf(this.table, step);
      if (seat !== null && !current?.checks.some(({ by }) => by === step)) {
        const target = this.mind.check(this.player(seat), around, this.chance(step));
        this.enter({ type: 'check', by: step, target });
      }
    }
    this.enter({ type: 'next' });
  }

  private shoot(around: Table): void {
    const black = livingOf(this.table, 'black');
    const aims = black.map((seat) =>
      this.mind.shoot(this.player(seat), around, this.chance(`shoot:${seat}`)),
    );
    // Who leads the team aims for it: the Don while he lives.
    const lead = holderOf(this.table, 'don') ?? black[0]!;
    if (rulingOf(this.table, 'night.shooting') === 'together')
      this.enter({ type: 'shoot', target: aims[black.indexOf(lead)] ?? null });
    else
      this.enter({
        type: 'shoot',
        shots: Object.fromEntries(black.map((seat, i) => [seat, aims[i] ?? null])),
      });
  }

  private bestMove(): void {
    const { mayName } = this.table;
    if (mayName === null) return;
    const others = living(this.table).filter((n) => n !== mayName);
    const seats = this.chance('best').sample(others, 3);
    if (seats.length > 0) this.enter({ type: 'bestMove', seats });
  }

  private told(): Played {
    const { victory, day, seats } = this.table;
    const winner = victory?.winner ?? null;
    const held = seats.flatMap(({ n, role }) => {
      if (role === null || winner === null) return [];
      const won = sideOf(role) === winner;
      return [
        { group: 'seat', member: String(n), won },
        { group: 'role', member: role, won },
      ];
    });
    return { winner, length: day, events: this.events, held, cells: new Map() };
  }
}
