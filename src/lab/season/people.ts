/** The people of a season that is played for a trial: what the rules ask of them is decided by a strategy. */
import type { Author, Command, Instant } from '../../engine/contract.js';
import { plusMs } from '../../engine/time.js';
import { modulesOf } from '../../rulebooks/race/reading.js';
import { cellsOf, lastGame, nextGame, type SeasonState } from '../../rulebooks/race/state.js';
import type { Luck } from '../chance.js';
import type { Board, SeasonMind } from '../strategy/strategy.js';

/** Gives a command at a moment; says whether it was taken. */
type Act = (command: Command, author: Author, at: Instant) => boolean;

const HOUR = 3_600_000;
export const organiser: Author = { kind: 'organiser' };
export const headOf = (side: number): string => `head-${side}`;
const head = (side: number): Author => ({ kind: 'person', person: headOf(side) });

export class People {
  constructor(
    private readonly look: () => SeasonState,
    private readonly mind: SeasonMind,
    private readonly luck: Luck,
    private readonly act: Act,
  ) {}

  private get state(): SeasonState {
    return this.look();
  }

  private get sides(): number[] {
    return this.state.pack.sides.map(({ id }) => id);
  }

  private board(): Board {
    const { clans, pack } = this.state;
    return {
      size: pack.size,
      positions: this.sides.map((side) => ({
        side,
        cell: clans[side]!.position,
        owned: cellsOf(this.state, side).length,
      })),
      free: cellsOf(this.state, 0),
    };
  }

  /** Everything that waits for somebody's word. Some never answer. */
  answer(at: Instant): void {
    for (const choice of this.state.choices ?? []) {
      const { id, options, stage, kind, clan, cell } = choice;
      if (stage !== 'open') continue;
      const mark = this.state.marks[cell];
      const ahead = mark?.kind === 'twins' ? mark.to - cell : 0;
      const option = this.mind.choose(clan, { kind, options, ahead }, this.luck.at(`choose:${id}`));
      if (option !== null) this.act({ type: 'answerChoice', choice: id, option }, organiser, at);
    }
    for (const offer of this.state.offers) {
      const { id, kind, clan, captive, stage } = offer;
      if (stage !== 'open') continue;
      if (captive) this.captivity(at, id);
      else {
        const gain = modulesOf(this.state).offers?.stake.fulfilled ?? 0;
        const accept = this.mind.acceptOffer(clan, { kind, gain }, this.luck.at(`offer:${id}`));
        if (accept === null) continue;
        this.act({ type: 'answerOffer', offer: id, accept }, head(clan), at);
        // Whether it comes off is not theirs to decide.
        const fulfilled = this.luck.at(`fulfilled:${id}`).maybe(0.7);
        if (kind !== 'surrender') this.act({ type: 'judgeOffer', offer: id, fulfilled }, organiser, at);
      }
    }
  }

  /** A captive is named and sold to whoever can pay. */
  private captivity(at: Instant, id: string): void {
    const offer = this.state.offers.find((one) => one.id === id)!;
    const team = Object.values(this.state.teams).find(({ home }) => home === offer.clan)?.team;
    if (team === undefined) return;
    this.act({ type: 'nameCaptive', offer: id, team }, organiser, at);
    this.act({ type: 'openCaptiveAuction', offer: id, closesAt: plusMs(at, HOUR) }, organiser, at);
    let highest = 0;
    for (const side of this.sides) {
      if (side === offer.clan || side === offer.side) continue;
      const cells = this.mind.bid(side, this.board(), highest, this.luck.at(`captive:${id}:${side}`));
      if (cells > 0 && this.act({ type: 'bidCaptive', offer: id, cells }, head(side), at))
        highest = Math.max(highest, cells);
    }
  }

  /** Cells for a captive are chosen once his auction is over. */
  pay(at: Instant): void {
    for (const { id, captive } of this.state.offers) {
      if (!captive?.closed || captive.winner === null || captive.paid) continue;
      const cells = cellsOf(this.state, captive.winner).slice(0, captive.price);
      this.act({ type: 'chooseCaptiveCells', offer: id, cells }, organiser, at);
    }
  }

  paint(): void {
    const game = lastGame(this.state);
    const painting = game?.times.painting;
    if (!game || !painting) return;
    for (const [index, side] of game.order.entries()) {
      const left = (game.allowed[side] ?? 0) - (game.used[side] ?? 0);
      const step = painting.steps.find(({ clans }) => clans > index);
      if (left <= 0 || !step) continue;
      const cells = this.mind.paint(side, this.board(), left, this.luck.at(`paint:${game.number}:${side}`));
      if (cells.length > 0) {
        const at = plusMs(step.from, 60_000);
        this.act({ type: 'paint', game: game.number, cells, repaint: [] }, head(side), at);
      }
    }
  }

  /** Newcomers put their names down, and sides bid for them. */
  bid(teams: readonly string[]): void {
    const next = nextGame(this.state);
    const auction = next?.times.auction;
    if (!next || !auction) return;
    const { number } = next;
    const registered = { type: 'registerTeams', game: number, teams: [...teams] };
    this.act(registered, organiser, plusMs(auction.opensAt, -HOUR));
    const at = plusMs(auction.opensAt, 60_000);
    this.act({ type: 'openLots', game: number }, organiser, at);
    for (const { id } of nextGame(this.state)?.lots ?? []) {
      let highest = 0;
      for (const side of this.sides) {
        const cells = this.mind.bid(side, this.board(), highest, this.luck.at(`bid:${id}:${side}`));
        if (cells > 0 && this.act({ type: 'bid', lot: id, cells }, head(side), at))
          highest = Math.max(highest, cells);
      }
    }
  }

  /** Letters before a game of intrigues. */
  write(at: Instant): void {
    const game = nextGame(this.state);
    if (!game) return;
    for (const side of this.sides) {
      const letter = this.mind.letter(side, this.board(), this.luck.at(`letter:${game.number}:${side}`));
      if (letter) this.act({ type: 'sendLetter', game: game.number, ...letter, clan: side }, organiser, at);
    }
  }
}
