/** An empty command of a type, to be filled in a form. */
import type { SeasonCommand } from '../../../rulebooks/race/commands.js';
import type { SeasonView } from '../../../rulebooks/race/view.js';
import type { CommandType } from './fields.js';

export function startCommand(type: CommandType, view: SeasonView): SeasonCommand {
  const lastGame =
    view.games.findLast((game) => game.stage === 'resolved')?.number ?? view.games[0]?.number ?? 1;
  const offer = view.offers.at(-1)?.id ?? '';
  const clan = view.clans[0]?.id ?? 1;
  const defaults: Record<string, Record<string, unknown>> = {
    paint: { game: lastGame, cells: [], repaint: [] },
    registerTeams: { game: view.nextGame ?? lastGame, teams: [] },
    bid: { lot: view.games.flatMap((game) => game.auction?.lots ?? []).at(-1)?.id ?? '', cells: 1 },
    judgeOffer: { offer, fulfilled: true },
    answerOffer: { offer, accept: true },
    nameCaptive: { offer, team: '' },
    chooseCaptiveCells: { offer, cells: [] },
    recordAppeal: { game: lastGame, text: '' },
    raiseQuestion: { text: '' },
    setRuling: { ruling: '', value: '', reason: '' },
    setCell: { cell: 1, mark: { kind: 'free' } },
    assignSeat: { person: '', clan, role: 'member' },
    decree: { effect: { kind: 'modifier', clan, amount: 1 }, reason: '' },
  };
  return { type, ...(defaults[type] ?? {}) } as unknown as SeasonCommand;
}
