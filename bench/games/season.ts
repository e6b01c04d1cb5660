/** Whole seasons of the rulebook `mafia-2018` as lists of entries, each checked against the race written by hand. */
import type { Author, Command, Instant } from '../../src/engine/contract.js';
import { keyedDraws } from '../../src/engine/draws.js';
import { Game, type LogRecord } from '../../src/engine/game.js';
import { instantOf, plusMs } from '../../src/engine/time.js';
import { rulebooks } from '../../src/rulebooks/index.js';
import { mafia2018 } from '../../src/rulebooks/mafia-2018/pack.js';
import type { SeasonState } from '../../src/rulebooks/race/state.js';
import { Chance } from './chance.js';
import { CLANS, newRace, playRace, RACE_MARKS, type RaceMove, type RaceRow } from './race.js';

export interface SeasonEntry {
  at: Instant;
  author: Author;
  command: Command;
}

export interface SeasonScript {
  /** What people enter; deadlines fire between them. */
  entries: SeasonEntry[];
  /** The same season for the race written by hand: its deadlines are moves like the others. */
  moves: RaceMove[];
}

const book = rulebooks['mafia-2018']!;
const HOUR = 3_600_000;
const ORGANISER: Author = { kind: 'organiser' };
const TEAMS = Array.from({ length: 2 * CLANS }, (_, n) => `Команда ${n + 1}`);

/** The film season with marks that the race written by hand knows. */
const SETUP = {
  pack: { ...mafia2018, marks: RACE_MARKS },
  rulings: {},
  seats: Array.from({ length: CLANS }, (_, n) => ({ person: `boss${n + 1}`, clan: n + 1, role: 'boss' })),
};

export function newSeasonGame(id = 'bench'): Game {
  const head = { id, rulebook: book.id, version: book.version, setup: SETUP };
  return new Game(book, head, keyedDraws('bench', id));
}

/** Seasons without a fight and without a question to the organiser. */
export function seasonScripts(count: number, seed = 1): SeasonScript[] {
  const scripts: SeasonScript[] = [];
  for (let n = seed; scripts.length < count; n++) scripts.push(scriptOf(new Chance(n)));
  return scripts;
}

function scriptOf(chance: Chance): SeasonScript {
  let game = newSeasonGame();
  const race = newRace(SETUP.pack.games.length);
  const script: SeasonScript = { entries: [], moves: [] };
  const state = (): SeasonState => game.state as SeasonState;
  const note = (records: readonly LogRecord[]): void => {
    for (const { input, author } of records) {
      const { command } = input as { command: Command };
      const move = moveOf(command, author, state());
      if (!playRace(race, move)) throw new Error(`the race written by hand refuses ${JSON.stringify(move)}`);
      script.moves.push(move);
    }
  };
  const enter = (at: Instant, author: Author, command: Command): void => {
    const due = game.advance(at);
    const outcome = game.submit(command, author, at, `k${game.seq}`);
    if (!outcome.accepted) throw new Error(`${command.type}: ${JSON.stringify(outcome.refusal)}`);
    script.entries.push({ at, author, command });
    note([...due, outcome.record]);
  };
  enter('2018-01-16T08:00:00.000Z', ORGANISER, { type: 'startSeason' });
  for (const { number, date } of SETUP.pack.games) {
    const at = plusMs(instantOf(date, SETUP.pack.gameTime, SETUP.pack.zone), 3 * HOUR);
    const before = game;
    const command = (): Command => ({
      type: 'enterResults',
      game: number,
      results: results(chance),
      accepted: [],
    });
    for (let tries = 0; ; tries++) {
      if (tries > 2000) throw new Error('no day without a fight');
      game = before.copy();
      const given = command();
      game.advance(at);
      const outcome = game.submit(given, ORGANISER, at, 'try');
      if (!outcome.accepted) throw new Error(JSON.stringify(outcome.refusal));
      const { events } = outcome.record.entries[0]!;
      if (events.some(({ type }) => ['FightHeld', 'PeaceMade', 'AskRaised'].includes(type))) continue;
      game = before;
      enter(at, ORGANISER, given);
      break;
    }
    if (state().phase === 'ended') break;
    const painting = state().games.find((each) => each.number === number)!;
    if (!painting.times.painting) break;
    const open = plusMs(painting.times.painting.steps.at(-1)!.from, HOUR);
    for (let clan = 1; clan <= CLANS; clan++) {
      const free = state().owners.flatMap((owner, index) => (owner === 0 ? [index + 1] : []));
      const cells = chance.shuffled(free).slice(0, painting.allowed[clan]!);
      enter(
        plusMs(open, clan * 1000),
        { kind: 'person', person: `boss${clan}` },
        {
          type: 'paint',
          game: number,
          cells,
          repaint: [],
        },
      );
    }
  }
  const same =
    state().winner?.clan === race.winner &&
    race.positions.every((position, c) => state().clans[c + 1]!.position === position) &&
    state().owners.every((owner, index) => owner === race.owners[index]);
  if (!same) throw new Error('the race written by hand ends otherwise');
  return script;
}

function results(chance: Chance): { teams: RaceRow[]; creative: string[] } {
  const teams = chance.shuffled(TEAMS).map((team, index) => ({
    team,
    place: index + 1,
    main: 6000 - index * 300 - chance.below(250),
    cup: 100 * chance.below(12),
  }));
  return { teams, creative: [chance.pick(TEAMS)] };
}

function moveOf(command: Command, author: Author, state: SeasonState): RaceMove {
  if (command.type === 'enterResults') {
    const { teams, creative } = command.results as { teams: RaceRow[]; creative: string[] };
    return { type: 'enterResults', game: command.game as number, teams, creative };
  }
  if (command.type === 'paint') {
    const person = author.kind === 'person' ? author.person : '';
    const { clan } = state.seats.find((seat) => seat.person === person)!;
    return { type: 'paint', game: command.game as number, clan, cells: command.cells as number[] };
  }
  return command as unknown as RaceMove;
}
