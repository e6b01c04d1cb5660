/** A table as this viewer sees it. */
import { useMemo } from 'react';
import type { TableCommand } from '../../../rulebooks/table/commands.js';
import type { GameView } from '../../../rulebooks/table/view.js';
import { type CommandRun, type Game, useCommand, useSeason } from '../../app/game.js';
import { useSay } from '../../app/prefs.js';
import { texts } from './texts.js';

export type TableView = GameView;
export type TableSeat = TableView['seats'][number];

export interface TableGame extends Omit<Game, 'view'> {
  view: TableView;
}

/** The game round this component. Judge, player and hall get the same shape; what they may not know is null. */
export function useTableView(): TableGame {
  const game = useSeason();
  return useMemo(() => ({ ...game, view: viewOf(game) }), [game]);
}

export const viewOf = (game: Game): TableView => game.answer.view as TableView;

/** Whether this viewer leads the table. */
export const leads = (view: TableView): boolean => view.viewer === 'judge';

export const useTableCommand = (): CommandRun<TableCommand> => useCommand<TableCommand>();

/** Says the texts that the screens of a table share. */
export const useTb = () => useSay(texts);
