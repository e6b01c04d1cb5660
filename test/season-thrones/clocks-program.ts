/**
 * A process of its own, started by clocks.test.ts with TZ set: plays scenario files and tells how they went, every moment the
 * seasons have, and what the clock of this process shows.
 */
import { readFileSync } from 'node:fs';
import { keyedDraws } from '../../src/engine/draws.js';
import { Game } from '../../src/engine/game.js';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import type { SeasonView } from '../../src/rulebooks/race/view.js';
import { gamesOf } from '../../src/rulebooks/season/calendar.js';
import { samovar } from '../../src/rulebooks/season/packs/samovar.js';
import { readScenario } from '../../src/scenario/read.js';
import { play } from '../../src/scenario/run.js';

/** What the process tells, as one line of JSON. */
export interface Told {
  zone: string;
  /** Minutes behind UTC before and after the change of clocks. */
  offsets: number[];
  played: { file: string; failures: unknown[]; hash: string; moments: Moments }[];
  /** A season with windows and auctions over the change, in a zone without one and in a zone with one. */
  autumn: Record<string, Moments>;
}
export interface Moments {
  appointmentsUntil: string;
  games: {
    date: string;
    startsAt: string;
    reportAt: string;
    letters: string | null;
    windows: string[];
    auction: string[];
    published: string | null;
  }[];
}

function momentsOf({ appointmentsUntil, games }: SeasonView): Moments {
  return {
    appointmentsUntil,
    games: games.map(({ date, startsAt, reportAt, letters, painting, auction, report }) => ({
      date,
      startsAt,
      reportAt,
      letters: letters?.until ?? null,
      windows: painting ? [...painting.steps.flatMap(({ from, to }) => [from, to]), painting.closesAt] : [],
      auction: auction ? [auction.opensAt, auction.closesAt] : [],
      published: report?.at ?? null,
    })),
  };
}

function playFile(file: string): Told['played'][number] {
  const read = readScenario(readFileSync(file, 'utf8'), { rulebooks, packs });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const { failures, hash, game } = play(read.scenario);
  const view = game.rulebook.view(game.state, { kind: 'organiser' }) as SeasonView;
  return { file, failures, hash, moments: momentsOf(view) };
}

/** Wednesdays from 2017-10-25 on; the first game is played, so that its windows are known. */
function autumnIn(zone: string): Moments {
  const calendar = { ...samovar.calendar!, first: '2017-10-25', games: 3, skip: [] };
  const appointments = { date: '2017-10-29', time: '24:00' };
  const intrigues = { ...samovar.modules.intrigues!, games: [1, 2] };
  const modules = { ...samovar.modules, intrigues };
  const pack = { ...samovar, zone, calendar, games: gamesOf(calendar), appointments, modules };
  const rulebook = rulebooks.season!;
  const setup = rulebook.setupSchema.parse({ pack });
  const head = { id: 'autumn', rulebook: rulebook.id, version: rulebook.version, setup };
  const game = new Game(rulebook, head, keyedDraws('autumn', head.id));
  const names = ['Раз', 'Два', 'Три', 'Четыре', 'Пять', 'Шесть'];
  const places = names.map((team, index) => ({ team, place: index + 1 }));
  const results = {
    teams: places.map(({ team, place }) => ({ team, place, main: 9000 - place * 1000, cup: 100 })),
    creative: [],
  };
  const commands = [
    { type: 'dealTeams', teams: places },
    { type: 'startSeason' },
    { type: 'enterResults', game: 1, results },
  ];
  for (const [index, command] of commands.entries()) {
    const outcome = game.submit(
      command,
      { kind: 'organiser' },
      `2017-10-25T20:0${index}:00.000Z`,
      `key ${index}`,
    );
    if (!outcome.accepted) throw new Error(JSON.stringify(outcome.refusal));
  }
  return momentsOf(rulebook.view(game.state, { kind: 'organiser' }) as SeasonView);
}

const offset = (text: string) => new Date(text).getTimezoneOffset();
const told: Told = {
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  offsets: [offset('2017-10-28T12:00:00Z'), offset('2017-10-29T12:00:00Z'), offset('2017-11-06T12:00:00Z')],
  played: process.argv.slice(2).map(playFile),
  autumn: { samara: autumnIn('Europe/Samara'), berlin: autumnIn('Europe/Berlin') },
};
process.stdout.write(JSON.stringify(told));
