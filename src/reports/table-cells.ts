/** The protocol of a table in words: what stands in its cells, the same on paper, in a workbook and in a text. */
import type { Lang } from '../engine/contract.js';
import { localOf } from '../engine/time.js';
import {
  causeName,
  describe,
  namesOf,
  phaseName,
  roleName,
  winnerName,
} from '../rulebooks/table/describe.js';
import { rulings } from '../rulebooks/table/rulings.js';
import { points } from '../texts/numbers.js';
import { Citations } from './citations.js';
import type { DayRow, Departure, FoulRow, NightRow, TableProtocol } from './table-protocol.js';
import { words } from './table-words.js';

const NO_VOTE = {
  none: 'noVoteNone',
  single: 'noVoteSingle',
  cancelled: 'noVoteCancelled',
  struck: 'noVoteStruck',
} as const;

export class Cells {
  private readonly citations: Citations;

  constructor(
    readonly protocol: TableProtocol,
    readonly lang: Lang,
  ) {
    const values = protocol.rulings.map(({ id, value }) => ({ id, value }));
    this.citations = new Citations({ rulings, values }, lang);
  }

  time(at: string): string {
    return localOf(at, this.protocol.game.zone).time;
  }

  list(seats: readonly number[]): string {
    return seats.length === 0 ? words('nobody', this.lang) : seats.map((n) => `№${n}`).join(', ');
  }

  winner(): string {
    const { winner } = this.protocol;
    return winner === null ? words('unfinished', this.lang) : winnerName(winner.winner)[this.lang];
  }

  /** What the winner rests on: ` (п. I.3)`. */
  winnerClauses(): string {
    const { winner } = this.protocol;
    return winner === null ? '' : this.citations.cite({ clauses: winner.clauses });
  }

  /** `18:59–19:40`; one of them, or nothing, when the game was typed in without hours. */
  hours(): string {
    const { startedAt, endedAt } = this.protocol.game;
    const { paper } = this.protocol;
    // Paper tells when a game began, never when it ended.
    if (paper) return typeof paper.startedAt === 'string' ? paper.startedAt : '';
    return [startedAt, endedAt]
      .filter((at) => at !== null)
      .map((at) => this.time(at))
      .join('–');
  }

  place(): string | null {
    const { place } = this.protocol.game;
    return place && words('roundTable', this.lang, place);
  }

  // Seats

  role(seat: TableProtocol['seats'][number]): string {
    return seat.role === null ? '' : roleName(seat.role)[this.lang];
  }

  /** When and for what: `21:14 день 2 V.12`. */
  fouls(n: number): string[] {
    return this.protocol.fouls.filter(({ seat }) => seat === n).map((foul) => this.foul(foul));
  }

  private foul(foul: FoulRow): string {
    const parts = [this.foulTime(foul), this.moment(foul)].filter((part) => part !== '');
    if (foul.violation !== null) parts.push(`V.${foul.violation}`);
    if (foul.technical) parts.push(words('techMark', this.lang));
    return parts.join(' ');
  }

  /** Of a game typed in from paper only the hours that stand on paper. */
  private foulTime({ at, seat }: FoulRow): string {
    const time = this.time(at);
    const { paper } = this.protocol;
    if (!paper) return time;
    const written = Array.isArray(paper.fouls) ? (paper.fouls as { seat?: unknown; at?: unknown }[]) : [];
    return written.some((foul) => foul.seat === seat && foul.at === time) ? time : '';
  }

  private moment({ day, night, phase }: Pick<FoulRow, 'day' | 'night' | 'phase'>): string {
    if (phase === 'dealing') return words('deal', this.lang);
    if (phase === 'firstNight') return words('firstNight', this.lang);
    return night >= day ? words('ofNight', this.lang, { n: night }) : words('ofDay', this.lang, { n: day });
  }

  /** Empty for whoever stayed to the end. */
  left(n: number): string {
    const departure = this.protocol.departures.findLast(({ seats }) => seats.includes(n));
    const seat = this.protocol.seats[n - 1];
    if (!departure || !seat?.left) return '';
    const { day, night, cause } = departure;
    const phase = day === 0 ? ('firstNight' as const) : ('speeches' as const);
    const why = cause === 'night' ? [] : [this.cause(cause)];
    return [this.moment({ day, night, phase }), ...why].join(', ') + this.cite(departure);
  }

  private cause(cause: Departure['cause']): string {
    return causeName(cause)[this.lang];
  }

  points(hundredths: number): string {
    return hundredths === 0 ? '' : points(hundredths, this.lang);
  }

  // Days

  nominations({ nominations }: DayRow): string[] {
    return nominations.map(
      ({ seat, by, withdrawn }) => `№${seat} (${by})${withdrawn ? ` ${words('withdrawn', this.lang)}` : ''}`,
    );
  }

  votes({ votes, questions }: DayRow): string[] {
    const rounds = votes.map(({ round, tally }) => {
      const said = tally.map(({ candidate, votes: count, seats, silent }) => {
        const who = seats && seats.length > 0 ? [seats.join(' ')] : [];
        const rest = silent > 0 && silent < count ? [words('silent', this.lang, { n: silent })] : [];
        const notes = [...who, ...rest];
        const sum = words('tally', this.lang, { seat: candidate, votes: count });
        return notes.length > 0 ? `${sum} (${notes.join('; ')})` : sum;
      });
      return `${votes.length > 1 ? words('round', this.lang, { n: round }) : ''}${said.join(', ')}`;
    });
    const asked = questions.map(({ seats, count, living }) =>
      words('question', this.lang, { seats: this.list(seats), count, living }),
    );
    return [...rounds, ...asked];
  }

  dayOutcome({ left, noVote, stayed }: DayRow): string[] {
    const said = left.map((departure) => this.departure(departure));
    if (noVote !== null) said.push(words(NO_VOTE[noVote], this.lang));
    else if (stayed !== null || left.length === 0) said.push(words('staysAll', this.lang));
    return said;
  }

  departure(departure: Departure): string {
    const seats = this.list(departure.seats);
    return words('leaves', this.lang, { seats, cause: this.cause(departure.cause) }) + this.cite(departure);
  }

  // Nights

  shots({ shots, target }: NightRow): string[] {
    if (shots === null) return [words('nobodyShot', this.lang)];
    const said = shots.map(({ seat, target: shown }) =>
      words('shot', this.lang, { seat, target: shown ?? words('missed', this.lang) }),
    );
    return target === null ? [...said, words('miss', this.lang)] : said;
  }

  doctor({ doctor }: NightRow): string {
    if (doctor === null) return '—';
    return doctor.target === null ? words('nobody', this.lang) : `№${doctor.target}`;
  }

  check(check: NightRow['don']): string {
    if (check === null || check.target === null || check.answer === null) return '—';
    return `№${check.target} — ${words(check.answer ? 'yes' : 'no', this.lang)}`;
  }

  morning({ killed, target, doctor, left }: NightRow): string[] {
    const others = left
      .filter(({ cause }) => cause !== 'night')
      .map((departure) => this.departure(departure));
    if (killed !== null) return [words('killed', this.lang, { seat: killed }), ...others];
    const saved = target !== null && doctor?.target === target;
    return [saved ? words('saved', this.lang, { seat: target }) : words('nobody', this.lang), ...others];
  }

  // What stands below the tables

  bestMove(): string[] {
    const { bestMove } = this.protocol;
    if (!bestMove) return [];
    const { seat, named, black } = bestMove;
    return [words('bestMoveSaid', this.lang, { seat, named: this.list(named), black })];
  }

  colours(): string[] {
    return this.protocol.colours.map(({ by, day, colours }) => {
      const said = colours.map(({ seat, side }) => `№${seat} ${words(side, this.lang)}`).join(', ');
      return words('colour', this.lang, { day, by, said });
    });
  }

  /** Everything a judge did beside the course of the rules. */
  decisions(): string[] {
    const { substitutes, overrides, rulingChanges, answers, corrections } = this.protocol;
    const names = namesOf({ rulings });
    const say = (event: { type: string }): string => describe(event, names, this.lang);
    const hour = (at: string): string => (this.protocol.paper ? '' : this.time(at));
    const line = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');
    return [
      ...substitutes.map(({ at, seat, former, name, ...when }) => {
        const said = words('substituted', this.lang, { seat, former, name, when: this.moment(when) });
        return line(hour(at), said + this.citations.cite(when));
      }),
      ...overrides.map(({ at, effect, before, reason }) => {
        const event = { type: 'Overridden', effect, before, reason };
        const after =
          effect.kind === 'points'
            ? words('after', this.lang, { after: points(effect.points, this.lang) })
            : '';
        return line(hour(at), say(event), this.before(effect.kind, before), after);
      }),
      ...rulingChanges.map((change) => line(hour(change.at), say({ type: 'RulingSet', ...change }))),
      ...answers.map((answer) => line(hour(answer.at), say({ type: 'AskAnswered', ...answer }))),
      ...corrections.map(({ at, kind, entry, reason, was, now }) =>
        line(
          this.time(at),
          words(`${kind}Correction`, this.lang, { entry, reason }),
          was ? words('wasEntry', this.lang, { said: say(was) }) : '',
          now ? words('nowEntry', this.lang, { said: say(now) }) : '',
        ),
      ),
    ];
  }

  private before(kind: string, before: string): string {
    const { lang } = this;
    const said = ((): string => {
      if (kind === 'role') return roleName(before)[lang];
      if (kind === 'phase') return phaseName(before)[lang];
      if (kind === 'points') return points(Number(before), lang);
      if (kind === 'winner') return before === '' ? '' : winnerName(before)[lang];
      if (kind === 'fouls') return before;
      if (kind === 'cancelVote') return words(before === 'true' ? 'yes' : 'no', lang);
      return before === 'in' ? words('stayed', lang) : causeName(before)[lang];
    })();
    return said === '' ? '' : words('before', lang, { before: said });
  }

  /** Rulings the table was played by that are not the regulation's own. */
  rulings(): string[] {
    return this.protocol.rulings
      .filter(({ usual, id }) => !usual && Object.hasOwn(rulings, id))
      .map(({ id, value }) => {
        const ruling = rulings[id as keyof typeof rulings];
        const values: Record<string, { ru: string; en: string }> = ruling.values;
        const said = values[value]?.[this.lang] ?? value;
        const cited = this.citations.cite({ clauses: ruling.clauses });
        return words('ruling', this.lang, { title: ruling.title[this.lang], value: said + cited });
      });
  }

  private cite({ clauses }: Departure): string {
    return this.citations.cite({ clauses });
  }
}
