/** Board seasons: secret ballots; where the rulebook has letters, these and the day that stays behind its veil. */
import type { Author, Command, Viewer } from '../../../src/engine/contract.js';
import { keyedDraws } from '../../../src/engine/draws.js';
import { Game } from '../../../src/engine/game.js';
import { plusMs } from '../../../src/engine/time.js';
import { rulebooks } from '../../../src/rulebooks/index.js';
import type { SeasonState } from '../../../src/rulebooks/race/state.js';
import type { Chance } from '../../support/chance.js';
import { shuffled } from '../twists.js';
import { type Book, type Input, ORGANISER, PUBLIC, person, type Twins } from './book.js';

interface Pack {
  sides: readonly { id: number }[];
  games: readonly { number: number; date: string }[];
  /** Numbers of games with letters before them. */
  letters: readonly number[];
}

const HOUR = 3_600_000;
const ROLES = ['boss', 'consigliere', 'member'] as const;

/** @param read what of a pack is needed here; packs of the rulebooks differ in shape */
export function seasonBook(rulebook: string, packs: (chance: Chance) => { pack: unknown; read: Pack }): Book {
  const letters = rulebook !== 'mafia-2018';
  return {
    kinds: letters
      ? ['ballots', 'letters', 'results behind the veil', 'letters behind the veil']
      : ['ballots'],
    twins(chance) {
      const { pack, read } = packs(chance);
      const play = new Play(rulebook, pack, read, chance);
      return letters && read.letters.length > 0 ? [...play.ballots(), ...play.letters()] : play.ballots();
    },
  };
}

class Play {
  private readonly clans: number[];
  private readonly teams: string[];
  private readonly setup: unknown;
  private readonly game: Game;
  private readonly past: Input[] = [];

  constructor(
    rulebook: string,
    pack: unknown,
    private readonly read: Pack,
    private readonly chance: Chance,
  ) {
    this.clans = read.sides.map(({ id }) => id);
    this.teams = this.clans.flatMap((clan) => [`Команда ${clan}`, `Друзья ${clan}`]);
    const known = rulebooks[rulebook]!;
    this.setup = {
      pack,
      rulings: { 'council.ballots': 'secret' },
      seats: this.clans.flatMap((clan) =>
        ROLES.map((role) => ({
          person: `${role}${clan}`,
          clan,
          role,
          ...(rulebook === 'mafia-2018' || role !== 'boss' ? {} : { team: `Команда ${clan}` }),
        })),
      ),
    };
    const head = {
      id: 'twins',
      rulebook,
      version: known.version,
      setup: known.setupSchema.parse(this.setup),
    };
    this.game = new Game(known, head, keyedDraws('twins', head.id));
    const first = plusMs(`${read.games[0]!.date}T06:00:00.000Z`, -100 * HOUR);
    if (Object.hasOwn(known.commandSchemas, 'dealTeams')) {
      const teams = this.teams.map((team, index) => ({ team, place: index + 1 }));
      this.tryGive(first, ORGANISER, { type: 'dealTeams', teams });
    }
    this.tryGive(plusMs(first, 1000), ORGANISER, { type: 'startSeason' });
  }

  private get state(): SeasonState {
    return this.game.state as SeasonState;
  }

  /** Enters it in the common past, where the rules take it. */
  private tryGive(at: string, author: Author, command: Command): boolean {
    for (const _ of this.game.advance(at));
    const outcome = this.game.submit(command, author, at, `k${this.past.length} ${at}`);
    if (outcome.accepted) this.past.push({ at, author, command });
    return outcome.accepted;
  }

  private results(number: number, chance: Chance): Command {
    const rows = this.teams
      .filter(() => chance.maybe(0.9))
      .map((team) => ({ team, main: 1000 + chance.below(60) * 50, cup: chance.below(3) * 100 }))
      .sort((a, b) => b.main - a.main);
    return {
      type: 'enterResults',
      game: number,
      results: {
        teams: rows.map((row, index) => ({ ...row, place: index + 1 })),
        creative: rows.slice(0, 1).map(({ team }) => team),
      },
    };
  }

  /** Plays the days before a game, questions of the rules answered at once. @returns the hour after the last of them */
  private playUntil(number: number): string {
    let at = this.game.lastAt;
    for (const { number: played, date } of this.read.games) {
      if (played >= number) break;
      at = plusMs(`${date}T00:00:00.000Z`, 22 * HOUR);
      this.tryGive(at, ORGANISER, this.results(played, this.chance));
      at = this.settle(at);
    }
    return plusMs(at, HOUR);
  }

  private settle(from: string): string {
    let at = from;
    for (let n = 0; n < 12 && this.state.asks.length > 0; n++) {
      at = plusMs(at, 1000);
      if (!this.tryGive(at, ORGANISER, answerTo(this.state))) break;
    }
    return at;
  }

  private seated(clan: number): string[] {
    return ROLES.map((role) => `${role}${clan}`);
  }

  /** Everybody but these sides. */
  private others(clans: readonly number[]): Viewer[] {
    const persons = this.clans.filter((clan) => !clans.includes(clan)).flatMap((clan) => this.seated(clan));
    return [PUBLIC, person('nobody'), ...persons.map(person)];
  }

  private base(at: string): Pick<Twins, 'setup' | 'past' | 'at' | 'probes'> {
    return { setup: this.setup, past: [...this.past], at, probes: this.probes() };
  }

  /** One side votes otherwise; who has voted is no secret. The organiser may not know either. */
  *ballotTwins(): Generator<Twins> {
    const { chance } = this;
    const number = chance.pick(this.read.games.slice(0, 3)).number;
    let at = this.playUntil(number);
    const give = (author: Author, command: Command): boolean => {
      at = plusMs(at, 60_000);
      return this.tryGive(at, author, command);
    };
    if (!give(person(`boss${this.clans[0]}`), { type: 'raiseQuestion', text: 'Как быть?' })) return;
    const question = this.state.questions.at(-1)!.id;
    const closesAt = plusMs(at, 30 * HOUR);
    if (!give(ORGANISER, { type: 'openVote', question, choices: ['да', 'нет', 'как-нибудь'], closesAt }))
      return;
    // Not all of them: the last vote ends a ballot, and then it is open.
    const voters = this.clans.slice(0, -1).filter(() => chance.maybe(0.6));
    const voter = voters[0] ?? this.clans[1]!;
    for (const clan of voters.slice(1))
      give(person(`boss${clan}`), { type: 'castVote', question, choice: chance.below(3) });
    const moment = plusMs(at, 60_000);
    const vote = (choice: number): Input => ({
      at: moment,
      author: person(`boss${voter}`),
      command: { type: 'castVote', question, choice },
    });
    const later = plusMs(moment, 60_000);
    yield {
      ...this.base(later),
      kind: 'ballots',
      one: [vote(0)],
      other: [vote(chance.maybe(0.5) ? 1 : 2)],
      after: [
        {
          at: later,
          author: person(`boss${this.clans.at(-1)}`),
          command: { type: 'raiseQuestion', text: 'И ещё?' },
        },
      ],
      blind: [...this.others([voter]), { kind: 'organiser' }],
    };
  }

  ballots(): Twins[] {
    return [...this.ballotTwins()];
  }

  /** A letter or another one or none; then the day is played, and until its report nobody but the organiser knows what came of it. */
  letters(): Twins[] {
    const { chance } = this;
    const number = chance.pick(this.read.letters);
    const index = this.read.games.findIndex((game) => game.number === number);
    this.playUntil(number);
    const at = plusMs(`${this.read.games[index]!.date}T00:00:00.000Z`, -30 * HOUR);
    if (at <= this.game.lastAt) return [];
    const [sender, ally, target, another] = shuffled(chance, this.clans);
    if (another === undefined) return [];
    const letter = (who: number, friend: number, enemy: number, n: number): Input => ({
      at: plusMs(at, n * 1000),
      author: person(`boss${who}`),
      command: { type: 'sendLetter', game: number, ally: friend, target: enemy },
    });
    const first = letter(sender!, ally!, target!, 0);
    const second = chance.pick([
      [],
      [letter(sender!, another, target!, 0)],
      [letter(sender!, ally!, another, 0)],
    ]);
    const answer = chance.maybe(0.5) ? [letter(ally!, sender!, target!, 1)] : [];
    const question = (when: string): Input => ({
      at: when,
      author: person(`consigliere${target}`),
      command: { type: 'raiseQuestion', text: 'Что дальше?' },
    });
    const evening = plusMs(`${this.read.games[index]!.date}T00:00:00.000Z`, 21 * HOUR);
    const soon = plusMs(at, 5000);
    const early: Twins = {
      ...this.base(soon),
      kind: 'letters',
      one: [first, ...answer],
      other: [...second, ...answer],
      after: [question(soon)],
      // The organiser is told how many letters have come, and no more.
      blind: [...this.others([sender!]), ...(second.length === 1 ? [{ kind: 'organiser' } as const] : [])],
    };
    const played = this.results(number, chance);
    const elsewhere = this.results(number, chance);
    const beside = (): Input[] => [
      question(plusMs(evening, HOUR)),
      {
        at: plusMs(evening, HOUR + 1000),
        author: ORGANISER,
        command: { type: 'setRuling', ruling: 'council.decision', value: 'unanimous', reason: 'р' },
      },
    ];
    const until = plusMs(evening, 2 * HOUR);
    const behind = (kind: string, one: Input[], other: Input[], known: number[]): Twins => ({
      ...this.base(until),
      kind,
      one: [...one, ...this.answered(one)],
      other: [...other, ...this.answered(other)],
      after: beside(),
      blind: this.others(known),
    });
    const entered = (command: Command): Input => ({ at: evening, author: ORGANISER, command });
    return [
      early,
      behind(
        'letters behind the veil',
        [first, ...answer, entered(played)],
        [...second, ...answer, entered(played)],
        [sender!],
      ),
      behind(
        'results behind the veil',
        [first, ...answer, entered(played)],
        [first, ...answer, entered(elsewhere)],
        [],
      ),
    ];
  }

  /** What the organiser answers to the questions the rules raise on that day: his alone to know. */
  private answered(inputs: readonly Input[]): Input[] {
    const copy = this.game.copy();
    const give = ({ at, author, command }: Input): boolean => {
      for (const _ of copy.advance(at));
      return copy.submit(command, author, at, `a ${at} ${JSON.stringify(author)}`).accepted;
    };
    for (const input of inputs) give(input);
    const answers: Input[] = [];
    for (let n = 1; n < 8; n++) {
      const state = copy.state as SeasonState;
      if (state.asks.length === 0) break;
      const input: Input = {
        at: plusMs(inputs.at(-1)!.at, n * 1000),
        author: ORGANISER,
        command: answerTo(state),
      };
      if (!give(input)) break;
      answers.push(input);
    }
    return answers;
  }

  /** Ids that an unknown day may have made are easy to guess; so is everything else. */
  private probes(): Command[] {
    const { chance, read, state } = this;
    const clan = chance.pick(this.clans);
    const numbers = [
      chance.pick(read.games).number,
      ...read.letters,
      ...state.games
        .filter(({ stage }) => stage === 'future')
        .slice(0, 2)
        .map(({ number }) => number),
    ];
    return shuffled(
      chance,
      numbers.flatMap((game): Command[] => [
        { type: 'paint', game, cells: [2 + chance.below(20)], repaint: [] },
        { type: 'paint', game, cells: [], repaint: [2 + chance.below(9)] },
        { type: 'sendLetter', game, ally: clan, target: this.clans[0]! },
        { type: 'bid', lot: `${game}-1`, cells: 1 },
        { type: 'publishReport', game },
        { type: 'closePainting', game },
        { type: 'recordAppeal', game, text: 'Вопрос 3' },
        ...this.clans.flatMap((side): Command[] => [
          { type: 'answerChoice', choice: `${game}-twins-${side}`, option: 'marry' },
          { type: 'answerChoice', choice: `${game}-name-${side}`, option: '1' },
          { type: 'answerOffer', offer: `${game}-${side}`, accept: true },
          { type: 'bidCaptive', offer: `${game}-${side}`, cells: 1 },
          { type: 'chooseCaptiveCells', offer: `${game}-${side}`, cells: [2] },
          { type: 'nameCaptive', offer: `${game}-${side}`, team: this.teams[0]! },
        ]),
      ]),
    )
      .slice(0, 24)
      .concat([
        { type: 'castVote', question: 'q1', choice: 0 },
        { type: 'closeVote', question: 'q1' },
        { type: 'proposeOffer', text: 'Спеть' },
        { type: 'raiseQuestion', text: 'А так?' },
        { type: 'assignSeat', person: 'someone', clan, role: 'consigliere' },
        { type: 'startSeason' },
        { type: 'removeSeat', person: `member${clan}` },
      ]);
  }
}

function answerTo({ asks }: SeasonState): Command {
  const { ask, kind, items } = asks[0]!;
  return {
    type: 'answerAsk',
    ask,
    answer: kind === 'choice' ? { choice: items.at(-1)! } : { groups: items.map((item) => [item]) },
    reason: 'так',
  };
}
