/**
 * The demo table: a game by the VAVT regulation with invented nicks, led entry by entry as a judge would, stopped in the
 * middle of the vote of the third day. Chance deals seats, cards and what people think, always the same way.
 */
import type { Command, Draws, Instant } from '../../engine/contract.js';
import { keyedDraws } from '../../engine/draws.js';
import { instantOf, plusMs } from '../../engine/time.js';
import { vavtCup2017 } from '../../rulebooks/table/pack.js';
import { sideOf, type TableSetup } from '../../rulebooks/table/setup.js';
import type { GameView } from '../../rulebooks/table/view.js';
import type { DemoHand } from './director.js';
import { NICKS } from './nicks.js';

export interface DemoTable {
  rulebook: string;
  title: string;
  seed: string;
  setup: TableSetup;
  /** What the game's clock shows when somebody comes to look. */
  now: Instant;
  people: { id: string; name: string; role: 'player'; clan: null }[];
  play(hand: DemoHand): void;
}

const SECOND = 1000;
/** Chosen so that the game shows a tie, a question, a foul and a night without a death before it stops. */
const THOUGHTS = 'thoughts 179';

/** @param until where the hand stops: in the vote of the third day, or when the winner is announced */
export function demoTable(until: 'vote' | 'end' = 'vote', thoughts = THOUGHTS): DemoTable {
  const people = NICKS.slice(0, 10).map((name, i) => ({
    id: `player-${i + 1}`,
    name,
    role: 'player' as const,
    clan: null,
  }));
  const start = instantOf('2018-03-10', '18:00', vavtCup2017.zone);
  return {
    rulebook: 'vavt-cup-2017',
    title: 'Демо-партия: день 3, голосование',
    seed: 'demo table of the club',
    setup: {
      pack: vavtCup2017,
      rulings: { 'card.view': 'yes' },
      players: people.map(({ id, name }) => ({ name, person: id })),
    },
    now: plusMs(start, 75 * 60 * SECOND),
    people,
    play: (hand) =>
      leadTable(
        hand,
        { start, draws: keyedDraws(thoughts, 'demo-table'), seated: false },
        until === 'vote' ? 3 : null,
      ),
  };
}

/**
 * Leads a game from the cards on, as a judge would enter it. `draws`: what everybody thinks; `seated`: nobody draws seats.
 * @param stop in the vote of this day, or of the next that has one; null: when the winner is announced
 */
export function leadTable(
  hand: DemoHand,
  { start, draws, seated }: { start: Instant; draws: Draws; seated: boolean },
  stop: number | null,
): void {
  new Judge(hand, start, draws).lead(stop, seated);
}

/** The most entries a game can take here; more means that nobody wins. */
const LONGEST = 2000;

class Judge {
  private at: Instant;
  private count = 0;

  constructor(
    private readonly hand: DemoHand,
    start: Instant,
    private readonly draws: Draws,
  ) {
    this.at = start;
  }

  lead(stop: number | null, seated: boolean): void {
    if (!seated) this.enter({ type: 'drawSeats' }, 60);
    for (const { n } of this.view.seats) this.enter({ type: 'drawCard', seat: n, card: 11 - n }, 12);
    while (this.count < LONGEST) {
      const { phase, day, judge } = this.view;
      if (phase === 'ended' || (stop !== null && phase === 'vote' && day >= stop)) break;
      if (judge?.victory && phase !== 'lastWords') this.enter({ type: 'confirmWinner' }, 20);
      else if (judge?.ask) this.answer(judge.ask);
      else this.step();
    }
    if (stop !== null && this.view.phase === 'vote') this.raise(this.view.vote?.candidates[0] ?? 1);
  }

  private get view(): GameView {
    return this.hand.view('organiser') as GameView;
  }

  /** @param after seconds since the entry before */
  private enter(command: Command, after: number): void {
    this.at = plusMs(this.at, after * SECOND);
    this.count += 1;
    this.hand.submit(this.at, 'organiser', command);
  }

  private step(): void {
    const { phase } = this.view;
    if (phase === 'speeches') this.speech();
    else if (phase === 'vote') this.vote();
    else if (phase === 'night') this.night();
    else if (phase === 'question')
      this.enter({ type: 'question', count: this.draws.int(`question:${this.count}`, 4) }, 15);
    else this.enter({ type: 'next' }, phase === 'tieSpeeches' ? 25 : 20);
  }

  /** A speaker names whom he distrusts, now and then earns a foul, and passes the word. */
  private speech(): void {
    const { speaker, seats, nominations, day } = this.view;
    const about = `${day}:${speaker}`;
    const others = seats.filter(({ n, alive }) => alive && n !== speaker).map(({ n }) => n);
    if (nominations.length < 3 && this.draws.int(`names:${about}`, 3) > 0) {
      const [seat] = this.draws.sample(`nominee:${about}`, others, 1);
      const known = nominations.some((each) => each.seat === seat);
      if (seat !== undefined && !known) this.enter({ type: 'nominate', seat }, 25);
    }
    if (this.draws.int(`foul:${about}`, 9) === 0) {
      const [seat] = this.draws.sample(`fouled:${about}`, others, 1);
      if (seat !== undefined && (seats[seat - 1]?.fouls ?? 0) < 2)
        this.enter({ type: 'foul', seat, violation: 12 }, 5);
    }
    this.enter({ type: 'next' }, 25);
  }

  private vote(): void {
    const now = this.view.vote?.now ?? null;
    const candidates = this.view.vote?.candidates ?? [];
    if (now !== null && now !== candidates.at(-1)) this.raise(now);
    else this.enter({ type: 'closeVote' }, 10);
  }

  /** Whoever has thought of this candidate raises a hand. */
  private raise(candidate: number): void {
    const { vote, seats, day } = this.view;
    const raised = vote?.hands.flatMap((each) => each.seats ?? []) ?? [];
    const free = seats.filter(({ n, alive }) => alive && !raised.includes(n)).map(({ n }) => n);
    const against = free.filter(
      (n) => this.draws.int(`hand:${day}:${vote?.round}:${candidate}:${n}`, 100) < 45 && n !== candidate,
    );
    this.enter({ type: 'hands', candidate, seats: against }, 8);
  }

  private night(): void {
    const { script, seats, night, secrets } = this.view;
    const step = script?.steps[script.at];
    const living = seats.filter(({ alive }) => alive);
    const pick = (label: string, from: number[]): number | null =>
      this.draws.sample(`${label}:${night}`, from, 1)[0] ?? null;
    const done = secrets?.nights.at(-1);
    if (step === 'mafia' && done?.shots === null) {
      const red = living.filter(({ role }) => role !== null && sideOf(role) === 'red').map(({ n }) => n);
      this.enter({ type: 'shoot', target: pick('shot', red) }, 10);
    } else if (step === 'doctor' && living.some(({ role }) => role === 'doctor')) {
      const own = living.find(({ role }) => role === 'doctor')?.n;
      const target = pick(
        'heal',
        living.map(({ n }) => n).filter((n) => n !== own),
      );
      this.enter({ type: 'heal', target }, 8);
    } else if ((step === 'don' || step === 'sheriff') && living.some(({ role }) => role === step)) {
      const others = living.filter(({ role }) => role !== step).map(({ n }) => n);
      this.enter({ type: 'check', by: step, target: pick(step, others) }, 8);
    }
    this.enter({ type: 'next' }, 12);
  }

  private answer({ ask, choices }: NonNullable<NonNullable<GameView['judge']>['ask']>): void {
    this.enter({ type: 'answerAsk', ask, choice: choices[0] ?? '', reason: 'так решил судья' }, 30);
  }
}
