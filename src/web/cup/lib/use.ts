/** The cup round a component, its names and its commands. */
import { useMemo } from 'react';
import type { CupCommand } from '../../../rulebooks/table/cup/commands.js';
import type { CupView } from '../../../rulebooks/table/cup/view.js';
import { type CommandRun, type Game, useCommand, useSeason } from '../../app/game.js';
import { useSay } from '../../app/prefs.js';
import { texts } from '../texts.js';

export type CupPlayer = CupView['players'][number];
export type CupRound = CupView['rounds'][number];
export type CupTable = CupRound['tables'][number];
export type CupProtest = CupView['protests'][number];
export type CupFormula = CupView['formulas'][number];

export interface CupGame extends Omit<Game, 'view'> {
  view: CupView;
}

/** The cup round this component. */
export function useCupGame(): CupGame {
  const { view, ...game } = useSeason();
  return { ...game, view: view as unknown as CupView };
}

export const cupViewOf = (game: Game): CupView => game.answer.view as CupView;

export const useCupCommand = (): CommandRun<CupCommand> => useCommand<CupCommand>();

/** Says the texts that all screens of a cup share. */
export const useCup = () => useSay(texts);

export interface CupNames {
  nick(player: string): string;
  team(player: string): string | null;
  judge(judge: string): string;
}

export function useCupNames(): CupNames {
  const { view } = useCupGame();
  return useMemo(() => {
    const players = new Map(view.players.map((player) => [player.id, player]));
    const judges = new Map(view.judges.map((judge) => [judge.id, judge.name]));
    for (const { id, name } of view.desk?.removedJudges ?? []) judges.set(id, name);
    return {
      nick: (id) => players.get(id)?.nick ?? id,
      team: (id) => players.get(id)?.team ?? null,
      judge: (id) => judges.get(id) ?? id,
    };
  }, [view]);
}

/** Address of a place of this cup. */
export function useCupPath(): (rest: string) => string {
  const { id } = useCupGame();
  return (rest) => `/g/${encodeURIComponent(id)}${rest}`;
}

/** The table with this number in this round. */
export function tableOf(view: CupView, round: number, table: number): CupTable | null {
  return view.rounds.find(({ n }) => n === round)?.tables.find(({ n }) => n === table) ?? null;
}

/** The round that plays; else the next one; else the last. */
export function currentRound(view: CupView): CupRound | null {
  return (
    view.rounds.find(({ status }) => status === 'playing') ??
    view.rounds.find(({ status }) => status === 'planned') ??
    view.rounds.at(-1) ??
    null
  );
}
