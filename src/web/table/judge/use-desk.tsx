/** What every part of the judge's screen works with: the table, one way to enter, what was refused, which panel is open. */
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { Text } from '../../../engine/contract.js';
import type { TableCommand } from '../../../rulebooks/table/commands.js';
import type { GameView } from '../../../rulebooks/table/view.js';
import { useSay } from '../../app/prefs.js';
import { ApiError } from '../../app/problem.js';
import { type JudgeTable, useJudgeTable } from '../use-table.js';
import { texts } from './texts.js';

export type Panel =
  | { kind: 'seat'; n: number }
  | { kind: 'substitute'; n?: number }
  | { kind: 'override'; effect?: OverrideKind; n?: number }
  | { kind: 'violation'; foul: number }
  | { kind: 'menu' | 'entries' | 'status' | 'keys' | 'points' };

export type OverrideKind =
  | 'role'
  | 'fouls'
  | 'revive'
  | 'remove'
  | 'cancelVote'
  | 'phase'
  | 'winner'
  | 'points';

export interface Refused {
  text: Text;
  clauses: readonly string[];
  code: string;
}

export interface Desk {
  table: JudgeTable;
  view: GameView;
  /** Enters one after the other until one is refused; says why. Resolves to whether all were kept. */
  enter(...commands: TableCommand[]): Promise<boolean>;
  refused: Refused | null;
  forgive(): void;
  panel: Panel | null;
  open(panel: Panel | null): void;
  /** Roles are shown while something is held. */
  peek: boolean;
  setPeek(peek: boolean): void;
  /** Another device leads: this one only watches. */
  watches: boolean;
}

const DeskContext = createContext<Desk | null>(null);

export function DeskProvider({ children }: { children: ReactNode }) {
  const table = useJudgeTable();
  const [refused, setRefused] = useState<Refused | null>(null);
  const [panel, open] = useState<Panel | null>(null);
  const [peek, setPeek] = useState(false);
  /** Entries go one after the other, whatever the fingers do. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const watches = !table.lead.mine && table.lead.label !== null;
  const now = useRef({ send: table.enter, watches });
  now.current = { send: table.enter, watches };

  const enter = useCallback((...commands: TableCommand[]) => {
    const run = async (): Promise<boolean> => {
      if (now.current.watches) {
        setRefused({ text: texts['lead.watchOnly'], clauses: [], code: 'watches' });
        return false;
      }
      for (const command of commands) {
        const entered = await now.current.send(command);
        if (!entered.ok) {
          const { text, refusal } = entered;
          setRefused({ text, clauses: refusal.clauses, code: refusal.code });
          return false;
        }
      }
      setRefused(null);
      return true;
    };
    const result = queue.current.then(run).catch((error: unknown) => {
      setRefused(refusedBy(error));
      return false;
    });
    queue.current = result;
    return result;
  }, []);

  const desk = useMemo(
    (): Desk => ({
      table,
      view: table.view,
      enter,
      refused,
      forgive: () => setRefused(null),
      panel,
      open,
      peek,
      setPeek,
      watches,
    }),
    [table, enter, refused, panel, peek, watches],
  );
  return <DeskContext.Provider value={desk}>{children}</DeskContext.Provider>;
}

function refusedBy(error: unknown): Refused {
  const text = error instanceof ApiError && error.problem.text ? error.problem.text : texts['enter.failed'];
  return { text, clauses: error instanceof ApiError ? error.clauses : [], code: 'failed' };
}

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk outside DeskProvider');
  return desk;
}

export const useJudge = () => useSay(texts);
