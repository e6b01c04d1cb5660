/**
 * The demo season: seven games of ten, played through the same commands as any other, stopped on a Tuesday evening with
 * the painting window and an auction open.
 */
import type { Command, Draws, EventBase, Instant } from '../../engine/contract.js';
import { keyedDraws } from '../../engine/draws.js';
import { instantOf, plusMs } from '../../engine/time.js';
import { exampleBoard } from '../../rulebooks/mafia-2018/example-board.js';
import type { MafiaSetup } from '../../rulebooks/mafia-2018/setup.js';
import type { GameView, SeasonView } from '../../rulebooks/race/view.js';
import { demoTable, EMIGRANTS } from './tables.js';

/** Gives a command at a moment, by a name such as `organiser` or `clan:2`; throws when it is refused. */
export interface DemoHand {
  submit(at: Instant, author: string, command: Command): EventBase[];
  view(viewer: string): unknown;
  /** Lets the deadlines up to `at` pass. */
  wait(at: Instant): void;
}

export interface DemoSeason {
  title: string;
  seed: string;
  setup: MafiaSetup;
  /** What the season's clock shows when somebody comes to look. */
  now: Instant;
  people: { id: string; name: string; role: 'boss' | 'consigliere' | 'member'; clan: number }[];
  play(hand: DemoHand): void;
}

const { zone } = exampleBoard;
const LAST = 7;
/** Chosen so that the seven games show as many clauses as possible. */
const TABLES = 'tables 303';
const MINUTE = 60_000;

export function demoSeason(tables = TABLES): DemoSeason {
  const people = exampleBoard.sides.flatMap((side) =>
    (['boss', 'consigliere', 'member'] as const).map((role) => ({
      id: `${role}-${side.id}`,
      name: `${{ boss: 'Босс', consigliere: 'Консильери', member: 'Игрок' }[role]}: ${side.name.ru}`,
      role,
      clan: side.id,
    })),
  );
  return {
    title: 'Демо-сезон «Мафия»: игра 7 из 10',
    seed: 'demo season of the film mafia',
    setup: {
      pack: exampleBoard,
      rulings: {},
      seats: people.map(({ id, clan, role }) => ({ person: id, clan, role })),
    },
    now: instantOf('2018-03-06', '17:10', zone),
    people,
    play: (hand) => new Director(hand, tables).play(),
  };
}

class Director {
  private readonly draws: Draws;

  constructor(
    private readonly hand: DemoHand,
    tables: string,
  ) {
    this.draws = keyedDraws(tables, 'mafia-2018');
  }

  play(): void {
    this.hand.submit(instantOf('2018-01-16', '12:00', zone), 'organiser', { type: 'startSeason' });
    for (let index = 1; index <= LAST; index++) this.game(index);
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
      results: demoTable(this.draws, index),
      accepted: [],
      source: `игра-${game.number}.xlsx`,
    });
    this.answerAsks(evening);
    if (index === 2) this.appeal(evening, game.number);
    if (index === 4) this.council(plusMs(evening, 12 * 60 * MINUTE), game.number);
    this.captives(plusMs(evening, 15 * 60 * MINUTE), index);
    this.paintAll(index);
    this.auction(index + 1);
    if (index < LAST) this.judge(index + 1);
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

  private appeal(at: Instant, game: number): void {
    const text = 'Вопрос 12: апелляция на зачёт ответа удовлетворена. На ход не влияет.';
    this.hand.submit(plusMs(at, 26 * 60 * MINUTE), 'organiser', { type: 'recordAppeal', game, text });
  }

  /** A boss asks how a fight should be measured; the council decides. */
  private council(at: Instant, game: number): void {
    const [raised] = this.hand.submit(at, 'clan:3', {
      type: 'raiseQuestion',
      game,
      text: 'В борьбе больше команд — больше шансов. Может, считать долю взявших команд, а не число?',
    }) as unknown as [{ question: string }];
    const { question } = raised;
    this.hand.submit(plusMs(at, 10 * MINUTE), 'organiser', {
      type: 'openVote',
      question,
      choices: ['Оставить число команд', 'Считать долю команд'],
      closesAt: plusMs(at, 48 * 60 * MINUTE),
      ruling: { id: 'fight.measure', values: ['count', 'share'] },
    });
    const votes = [0, 1, 1, 1, 0, 1];
    votes.forEach((choice, clan) => {
      this.hand.submit(plusMs(at, (30 + clan) * MINUTE), `clan:${clan + 1}`, {
        type: 'castVote',
        question,
        choice,
      });
    });
  }

  /** Whoever has fallen to the Triads is sold by their boss. */
  private captives(at: Instant, index: number): void {
    for (const offer of this.view.offers) {
      if (!offer.captive || offer.stage === 'settled' || offer.captive.closesAt !== null) continue;
      if (offer.captive.team === null) {
        const team = this.view.clans.find((clan) => clan.id === offer.clan)!.teams[0]!.team;
        this.hand.submit(at, 'clan:5', { type: 'nameCaptive', offer: offer.id, team });
      }
      const closesAt = plusMs(this.gameAt(index + 1).startsAt, -26 * 60 * MINUTE);
      this.hand.submit(at, 'clan:5', { type: 'openCaptiveAuction', offer: offer.id, closesAt });
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
      if (index === LAST && place >= 3) continue;
      const { allowed, opensAt } = painting.clans.find((each) => each.clan === clan)!;
      const wanted = index === LAST && place === 2 ? Math.max(0, allowed - 2) : allowed;
      const skipsAnswer = this.draws.int(`anarchy:${index}:${clan}`, 12) === 0 && index !== LAST;
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
      .filter((cell) => cell.owner === null && cell.n > ahead && cell.n < ahead + 70)
      .map((cell) => cell.n);
    return this.draws.sample(`cells:${index}:${clan}`, free, count).sort((a, b) => a - b);
  }

  /** The auction before game `index`: registered teams on Monday, bids from Tuesday evening on. */
  private auction(index: number): void {
    const { auction, number } = this.gameAt(index);
    const guests = EMIGRANTS.filter(
      (guest) => guest.games.includes(index) || (index > LAST && guest.games.length === 0),
    );
    const regulars = this.view.teams.filter((team) => team.status === 'dealt').map((team) => team.team);
    const teams = [...regulars, ...guests.map((guest) => guest.team)];
    if (index > LAST) teams.push('Анаконда');
    this.hand.submit(plusMs(auction!.opensAt, -20 * 60 * MINUTE), 'organiser', {
      type: 'registerTeams',
      game: number,
      teams,
    });
    const opened = plusMs(auction!.opensAt, MINUTE);
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
    this.hand.submit(at, 'clan:5', {
      type: 'chooseCaptiveCells',
      offer: offer.id,
      cells: owned.slice(0, price),
    });
  }
}
