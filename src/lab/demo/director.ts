/**
 * Plays a demo season through the same commands as any other: results, answers, painting, auctions, offers, letters. What a
 * season does not have is passed over; what its regulation has of its own stands in its script.
 */
import type { Command, Draws, EventBase, Instant } from '../../engine/contract.js';
import { keyedDraws } from '../../engine/draws.js';
import { plusMs } from '../../engine/time.js';
import type { QuizResults } from '../../quiz/types.js';
import type { GameView, SeasonView } from '../../rulebooks/race/view.js';

/** Gives a command at a moment, by a name such as `organiser` or `clan:2`; throws when it is refused. */
export interface DemoHand {
  submit(at: Instant, author: string, command: Command): EventBase[];
  view(viewer: string): unknown;
  /** Lets the deadlines up to `at` pass. */
  wait(at: Instant): void;
}

export interface DemoSeason {
  title: string;
  rulebook: string;
  seed: string;
  setup: unknown;
  /** What the season's clock shows when somebody comes to look. */
  now: Instant;
  people: { id: string; name: string; role: 'boss' | 'consigliere' | 'member'; clan: number }[];
  play(hand: DemoHand): void;
}

/** What a demo season tells of itself. */
export interface Script {
  rulebook: string;
  /** When the organiser begins. */
  start: Instant;
  /** Games that are played; the week after the last of them is still open. */
  last: number;
  /** What the season's clock shows when somebody comes to look: nothing happens after it. */
  now: Instant;
  /** Seed of the tables and of what people do. */
  tables: string;
  /** How far ahead of the last side cells are painted. */
  reach: number;
  table(draws: Draws, index: number): QuizResults;
  /** Teams of earlier seasons by place, where they are dealt before the first game. */
  dealt?: readonly string[];
  /** Newcomers registered for a game. */
  guests(index: number): string[];
  /** What happens in the week after a game, before prisoners are sold. */
  after?(hand: DemoHand, index: number, game: number, evening: Instant): void;
}

export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export class Director {
  private readonly draws: Draws;
  private readonly last: number;

  constructor(
    private readonly hand: DemoHand,
    private readonly script: Script,
  ) {
    this.draws = keyedDraws(script.tables, script.rulebook);
    this.last = script.last;
  }

  play(): void {
    const { start, dealt } = this.script;
    if (dealt) {
      const teams = dealt.map((team, index) => ({ team, place: index + 1 }));
      this.hand.submit(start, 'organiser', { type: 'dealTeams', teams });
    }
    this.hand.submit(start, 'organiser', { type: 'startSeason' });
    for (let index = 1; index <= this.last; index++) this.game(index);
  }

  private get view(): SeasonView {
    return this.hand.view('organiser') as SeasonView;
  }

  private gameAt(index: number): GameView {
    return this.view.games[index - 1]!;
  }

  private game(index: number): void {
    const game = this.gameAt(index);
    const evening = plusMs(game.startsAt, 210 * MINUTE);
    this.hand.submit(evening, 'organiser', {
      type: 'enterResults',
      game: game.number,
      results: this.script.table(this.draws, index),
      accepted: [],
      source: `игра-${game.number}.xlsx`,
    });
    this.answerAsks(evening);
    this.script.after?.(this.hand, index, game.number, evening);
    // A day with letters is nobody's business before its report.
    this.captives(game.letters ? plusMs(game.reportAt, HOUR) : plusMs(evening, 15 * HOUR), index);
    this.choices(index);
    this.paintAll(index);
    this.auction(index + 1);
    if (index < this.last) this.judge(index + 1);
    this.letters(index + 1);
  }

  private answerAsks(at: Instant): void {
    for (let ask = this.view.asks[0]; ask; ask = this.view.asks[0]) {
      const answer =
        ask.kind === 'choice' ? { choice: ask.items[0] } : { groups: ask.items.map((item) => [item]) };
      this.hand.submit(at, 'organiser', {
        type: 'answerAsk',
        ask: ask.id,
        answer,
        reason: 'по жребию на месте',
      });
    }
  }

  /** Whoever has been taken prisoner is sold by the head of the side that holds it. */
  private captives(at: Instant, index: number): void {
    for (const offer of this.view.offers) {
      if (!offer.captive || offer.stage === 'settled' || offer.captive.closesAt !== null) continue;
      if (offer.captive.team === null) {
        const team = this.view.clans.find((clan) => clan.id === offer.clan)!.teams[0]!.team;
        this.hand.submit(at, `clan:${offer.side}`, { type: 'nameCaptive', offer: offer.id, team });
      }
      const closesAt = plusMs(this.gameAt(index + 1).startsAt, -26 * 60 * MINUTE);
      this.hand.submit(at, `clan:${offer.side}`, { type: 'openCaptiveAuction', offer: offer.id, closesAt });
    }
  }

  /**
   * Each clan paints some minutes after its window opens, a little ahead of the field, where others are likely to land. In
   * the last game two clans are still thinking.
   */
  private paintAll(index: number): void {
    const { painting, number, order } = this.gameAt(index);
    if (!painting) return;
    for (const clan of order) {
      const place = order.indexOf(clan);
      if (index === this.last && place >= 3) continue;
      const { allowed, opensAt } = painting.clans.find((each) => each.clan === clan)!;
      const wanted = index === this.last && place === 2 ? Math.max(0, allowed - 2) : allowed;
      const skipsAnswer = this.draws.int(`anarchy:${index}:${clan}`, 12) === 0 && index !== this.last;
      const cells = this.cellsFor(index, clan, wanted);
      if (cells.length === 0 || skipsAnswer) continue;
      const at = plusMs(opensAt, (5 + this.draws.int(`paint:${index}:${clan}`, 90)) * MINUTE);
      const author =
        this.draws.int(`painter:${index}:${clan}`, 4) === 0 ? `clan:${clan}:consigliere` : `clan:${clan}`;
      this.hand.submit(at, author, {
        type: 'paint',
        game: number,
        cells,
        repaint: [],
      });
    }
  }

  private cellsFor(index: number, clan: number, count: number): number[] {
    const { board } = this.view;
    const ahead = Math.min(...board.pawns.map((pawn) => pawn.cell));
    const free = board.cells
      .filter((cell) => cell.owner === null && cell.n > ahead && cell.n < ahead + this.script.reach)
      .map((cell) => cell.n);
    return this.draws.sample(`cells:${index}:${clan}`, free, count).sort((a, b) => a - b);
  }

  /** The auction before game `index`: registered teams on Monday, bids from Tuesday evening on. */
  private auction(index: number): void {
    const { auction, number } = this.gameAt(index);
    if (!auction || auction.opensAt > this.script.now) return;
    const regulars = this.view.teams.filter((team) => team.status === 'dealt').map((team) => team.team);
    const teams = [...regulars, ...this.script.guests(index)];
    this.hand.submit(plusMs(auction.opensAt, -20 * 60 * MINUTE), 'organiser', {
      type: 'registerTeams',
      game: number,
      teams,
    });
    const opened = plusMs(auction.opensAt, MINUTE);
    this.hand.wait(opened);
    for (const [nth, lot] of this.gameAt(index).auction!.lots.entries())
      this.bids(index, lot.id, plusMs(opened, (10 + nth) * MINUTE));
  }

  private bids(index: number, lot: string, at: Instant): void {
    const bidders = this.draws.sample(`bidders:${index}:${lot}`, [1, 2, 3, 4, 5, 6], 2);
    let price = this.draws.int(`price:${index}:${lot}`, 2);
    for (const [nth, clan] of bidders.entries()) {
      price += 1 + nth;
      if (this.unpledged(index, clan) < price + 2) continue;
      this.hand.submit(plusMs(at, nth * 7 * MINUTE), `clan:${clan}`, { type: 'bid', lot, cells: price });
    }
  }

  /** Cells of a clan that it has not bid for another lot. */
  private unpledged(index: number, clan: number): number {
    const owned = this.view.clans.find((each) => each.id === clan)!.cells;
    const lots = this.gameAt(index).auction!.lots.filter((lot) => lot.highest?.clan === clan);
    return owned - lots.reduce((sum, lot) => sum + lot.highest!.cells, 0);
  }

  /** Before the next game the organiser judges what the clans did. */
  private judge(index: number): void {
    const at = plusMs(this.gameAt(index).startsAt, -90 * MINUTE);
    for (const offer of this.view.offers) {
      if (offer.stage === 'settled') continue;
      if (offer.captive) this.sell(offer, at);
      else {
        const fulfilled = this.draws.int(`judged:${offer.id}`, 4) > 0;
        const gives = this.view.clans
          .find((clan) => clan.id === offer.clan)!
          .teams.some((team) => team.kind === 'emigrant');
        if (offer.kind === 'surrender' && !gives) continue;
        this.hand.submit(at, 'organiser', { type: 'judgeOffer', offer: offer.id, fulfilled, note: '' });
      }
    }
  }

  private sell(offer: SeasonView['offers'][number], at: Instant): void {
    const { winner, paid, price } = offer.captive!;
    if (winner === null || paid !== null) return;
    const owned = this.view.board.cells.filter((cell) => cell.owner === winner).map((cell) => cell.n);
    this.hand.submit(at, `clan:${offer.side}`, {
      type: 'chooseCaptiveCells',
      offer: offer.id,
      cells: owned.slice(0, price),
    });
  }

  /** Half of those whom a cell asks answer the evening after the report; in the last week all of them are still thinking. */
  private choices(index: number): void {
    if (index === this.last) return;
    const at = plusMs(this.gameAt(index).reportAt, 6 * HOUR);
    this.hand.wait(at);
    for (const { id, clan, options, stage } of this.view.choices ?? []) {
      if (stage !== 'open' || this.draws.int(`answers:${id}`, 2) === 0) continue;
      const option = options[this.draws.int(`option:${id}`, options.length)]!;
      this.hand.submit(at, `clan:${clan}`, { type: 'answerChoice', choice: id, option });
    }
  }

  /** Letters before a game: two sides find each other, a third one hopes in vain. */
  private letters(index: number): void {
    const game = this.view.games[index - 1];
    if (!game?.letters || index > this.last) return;
    const at = plusMs(game.startsAt, -26 * HOUR);
    const sides = this.view.board.sides.map(({ id }) => id);
    const [a, b, target, hopeful, ally] = this.draws.sample(`letters:${index}`, sides, 5) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const send = (clan: number, to: number, against: number) =>
      this.hand.submit(at, `clan:${clan}`, {
        type: 'sendLetter',
        game: game.number,
        ally: to,
        target: against,
      });
    send(a, b, target);
    send(b, a, target);
    send(hopeful, ally, target);
  }
}
