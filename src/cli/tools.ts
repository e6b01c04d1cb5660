/** The parts of the product that the server offers but does not make itself. */
import { demoSeason } from '../lab/demo/mafia-2018.js';
import { seasonProtocol } from '../reports/protocol.js';
import { seasonReportParts } from '../reports/season.js';
import { seasonCsv, seasonXlsx } from '../reports/table.js';
import { rulebooks } from '../rulebooks/index.js';
import type { SeasonView } from '../rulebooks/mafia-2018/view.js';
import { drawnIn, toScenario } from '../scenario/export.js';
import type { Tools } from '../server/tools.js';

/** Between the parts of a report that a network takes only piece by piece. */
const CUT = '\n\n— — —\n\n';

export const tools: Tools = {
  // Until a game is over its seed would tell the draws to come, so the file holds only those that have been made.
  exportGame: ({ game, meta: { ended, seed, title } }) =>
    toScenario(game, ended ? { seed } : { draws: drawnIn(game, seed) }, title),

  report(view, { game, format, lang }) {
    const season = view as SeasonView;
    const played = season.games.find((each) => each.number === game);
    return played?.stage === 'resolved' ? seasonReportParts(season, game, format, lang).join(CUT) : null;
  },

  protocol(view, { game, lang }) {
    const season = view as SeasonView;
    const played = season.games.find((each) => each.number === game);
    return played?.stage === 'resolved' ? seasonProtocol(season, game, lang) : null;
  },

  async table(view, { format, lang }) {
    const season = view as SeasonView;
    return format === 'csv' ? seasonCsv(season, lang) : seasonXlsx(season, lang);
  },

  async createDemo(host, { first }) {
    const demo = demoSeason();
    const { id } = await host.create({
      // Draws depend on the game's id: the first demo of every installation is the same season.
      ...(first ? { id: 'demo' } : {}),
      rulebook: rulebooks['mafia-2018']!,
      setup: demo.setup,
      title: demo.title,
      demo: true,
      open: true,
      seed: demo.seed,
      now: demo.now,
      play: demo.play,
    });
    return { id, people: demo.people };
  },
};
