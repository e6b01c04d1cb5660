/** A short season played through the engine, for the reports: two games on the example board, odd team names. */
import { keyedDraws } from '../../src/engine/draws.js';
import { Game } from '../../src/engine/game.js';
import { instantOf } from '../../src/engine/time.js';
import { exampleBoard } from '../../src/rulebooks/mafia-2018/example-board.js';
import { mafia2018Rulebook } from '../../src/rulebooks/mafia-2018/index.js';
import type { SeasonView } from '../../src/rulebooks/race/view.js';

/** Names that are markup somewhere, a formula somewhere else, or a mention in VK. */
export const ODD_NAMES = [
  '[b]Жирные[/b]',
  '*Звёзды* и _черта_',
  '<i>Курсив</i> & Ко',
  '=1+2',
  '[id1|Ссылка]',
  '@все',
  'A | B',
  '`код`',
];
const TEAMS = [...ODD_NAMES, ...Array.from({ length: 24 }, (_, index) => `Команда ${index + 1}`)];
const EMIGRANT = '-Приезжие';

type Rulebook = ConstructorParameters<typeof Game>[0];

export class Season {
  private readonly game: Game;
  private key = 0;

  constructor() {
    const setup = mafia2018Rulebook.setupSchema.parse({
      pack: exampleBoard,
      seats: exampleBoard.sides.map(({ id }) => ({ person: `p${id}`, clan: id, role: 'boss' })),
    });
    this.game = new Game(
      mafia2018Rulebook as unknown as Rulebook,
      { id: 'g', rulebook: 'mafia-2018', version: '1', setup },
      keyedDraws('seed', 'g'),
    );
  }

  /** Gives a command at a local time; null is the organiser. */
  give(local: string, person: string | null, command: { type: string; [field: string]: unknown }): void {
    const [date = '', time = ''] = local.split(' ');
    const at = instantOf(date, time, exampleBoard.zone);
    this.game.advance(at);
    const author = person === null ? ({ kind: 'organiser' } as const) : ({ kind: 'person', person } as const);
    const outcome = this.game.submit(command, author, at, `k${this.key++}`);
    if (!outcome.accepted) throw new Error(JSON.stringify(outcome.refusal));
  }

  view(): SeasonView {
    return mafia2018Rulebook.viewSchema.parse(
      mafia2018Rulebook.view(this.game.state as never, { kind: 'public' }),
    ) as SeasonView;
  }
}

/** A quiz table: the teams in the order given, each two points below the one before. */
function table(teams: readonly string[], creative: string) {
  return {
    teams: teams.map((team, index) => ({
      team,
      place: index + 1,
      main: 7000 - index * 150,
      cup: index % 2 === 0 ? 300 : 100,
      questions: Object.fromEntries(
        Array.from({ length: 36 }, (_, question) => [question + 1, (index * 7 + question) % 3 === 0 ? 1 : 0]),
      ),
    })),
    creative: [creative],
  };
}

/** The public view after two games, a painting window, an auction and a question. */
export function playedSeason(): SeasonView {
  const season = new Season();
  season.give('2018-01-17 12:00', null, { type: 'startSeason' });
  season.give('2018-01-17 22:30', null, {
    type: 'enterResults',
    game: 170,
    results: table(TEAMS, TEAMS[2]!),
  });
  const clan = season.view().games[0]!.order[0]!;
  season.give('2018-01-21 12:30', `p${clan}`, { type: 'paint', game: 170, cells: [30] });
  season.give('2018-01-22 17:00', 'p6', { type: 'paint', game: 170, cells: [40], repaint: [30] });
  season.give('2018-01-23 12:00', null, { type: 'registerTeams', game: 171, teams: [...TEAMS, EMIGRANT] });
  season.give('2018-01-24 22:00', null, {
    type: 'judgeOffer',
    offer: season.view().offers[0]!.id,
    fulfilled: true,
    note: 'Все в шляпах',
  });
  const turned = [...TEAMS.slice(5), EMIGRANT, ...TEAMS.slice(0, 5)];
  season.give('2018-01-24 22:30', null, {
    type: 'enterResults',
    game: 171,
    results: table(turned, TEAMS[9]!),
  });
  season.give('2018-01-26 10:00', null, {
    type: 'recordAppeal',
    game: 171,
    text: 'Зачесть «Нил» в вопросе 7',
  });
  season.give('2018-01-26 11:00', 'p2', { type: 'raiseQuestion', text: 'Красить ли клетку с фигуркой?' });
  season.give('2018-01-28 11:30', null, { type: 'registerTeams', game: 172, teams: [...TEAMS, EMIGRANT] });
  return season.view();
}
