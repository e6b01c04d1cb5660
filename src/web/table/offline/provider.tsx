/** Opens the table of the game round it and gives it to the judge's screens. */
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Command } from '../../../engine/contract.js';
import type { TableCommand } from '../../../rulebooks/table/commands.js';
import type { GameView } from '../../../rulebooks/table/view.js';
import { serverOffset } from '../../app/clock.js';
import { type Game, useSeason } from '../../app/game.js';
import { useLang, usePick, useT } from '../../app/prefs.js';
import { errorText } from '../../app/problem.js';
import { navigate } from '../../app/router.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loading } from '../../ui/loading.js';
import { type JudgeTable, TableContext, type Unsent } from '../judge-table.js';
import { NoStorage, type OpenTable, openTable } from './open.js';
import { keepShell, keepStorage } from './shell.js';
import { OtherEdition } from './tablet.js';
import { tabletText } from './texts.js';

export default function JudgeTableProvider({ children }: { children: ReactNode }) {
  const game = useSeason();
  const { open, error, retry } = useOpenTable(game.id, game.as);
  const lang = useLang();
  if (open) {
    return (
      <Opened open={open} game={game}>
        {children}
      </Opened>
    );
  }
  if (!error) return <Loading />;
  return <NotOpen text={spoken(error)[lang] || errorText(error, lang)} retry={retry} />;
}

/** The judge's screen has no bar of its own to leave by. */
function NotOpen({ text, retry }: { text: string; retry(): void }) {
  const t = useT();
  const pick = usePick();
  return (
    <main className="page" id="main">
      <EmptyState page title={pick(tabletText('not-open'))} text={text}>
        <Button onClick={retry}>{t('common.retry')}</Button>
        <Button variant="ghost" onClick={() => navigate('/')}>
          {t('common.home')}
        </Button>
      </EmptyState>
    </main>
  );
}

function spoken(error: unknown): { ru: string; en: string } {
  if (error instanceof OtherEdition) return tabletText('other-edition');
  if (error instanceof NoStorage) return tabletText('no-storage');
  const offline = (error as { problem?: { status?: number } }).problem?.status === 0;
  return offline ? tabletText('never-opened') : { ru: '', en: '' };
}

/** One table a game on this page, shared by the screens that follow one another. */
function useOpenTable(id: string, as: string | null) {
  const [open, setOpen] = useState<OpenTable | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another opening
  useEffect(() => {
    let left = false;
    setError(null);
    const table = borrow(id, as);
    table.then(
      (opened) => left || setOpen(opened),
      (failed: unknown) => left || setError(failed),
    );
    return () => {
      left = true;
      setOpen(null);
      giveBack(id, as);
    };
  }, [id, as, attempt]);
  return { open, error, retry: () => setAttempt((n) => n + 1) };
}

interface Borrowed {
  table: Promise<OpenTable>;
  users: number;
}
const borrowed = new Map<string, Borrowed>();
const nameOf = (id: string, as: string | null): string => `${id} ${as ?? ''}`;
/** From one screen of the judge to the next the table stays open. */
const LINGER_MS = 1000;

function borrow(id: string, as: string | null): Promise<OpenTable> {
  const name = nameOf(id, as);
  const known = borrowed.get(name) ?? { table: openTable(id, as), users: 0 };
  known.users += 1;
  borrowed.set(name, known);
  known.table.catch(() => borrowed.get(name) === known && borrowed.delete(name));
  return known.table;
}

function giveBack(id: string, as: string | null): void {
  const name = nameOf(id, as);
  const known = borrowed.get(name);
  if (!known) return;
  known.users -= 1;
  setTimeout(() => {
    if (known.users > 0 || borrowed.get(name) !== known) return;
    borrowed.delete(name);
    void known.table.then((open) => open.close());
  }, LINGER_MS);
}

function Opened({ open, game, children }: { open: OpenTable; game: Game; children: ReactNode }) {
  const { tablet } = open;
  const state = useSyncExternalStore(tablet.subscribe, () => tablet.state);
  const opensOffline = useShell();
  useSignals(open, game);
  const silentSince = useSilence(game.connection);
  const pick = usePick();
  const { id } = game;

  const ways = useMemo(
    (): Pick<JudgeTable, 'enter' | 'takeLead' | 'now'> => ({
      enter: (command) => tablet.enter(command as unknown as Command),
      takeLead: (label, lost) => tablet.takeLead(label, lost),
      now: () => tablet.now(),
    }),
    [tablet],
  );
  const table = useMemo((): JudgeTable => {
    const { lead, stuck } = state;
    return {
      ...ways,
      id,
      view: state.view as GameView,
      waiting: state.waiting,
      connection: silentSince !== null && state.reachedAt <= silentSince ? 'lost' : state.connection,
      lead: lead ?? { mine: false, label: null, since: null },
      stuck: stuck && {
        kind: stuck.kind,
        text: stuck.text,
        unsent: stuck.unsent as unknown as readonly Unsent<TableCommand>[],
        sendFitting: () => tablet.sendFitting(),
        discard: () => tablet.discard(),
      },
      entries: state.entries,
      opensOffline,
    };
  }, [ways, id, silentSince, state, tablet, opensOffline]);

  if (state.fault) return <NotOpen text={pick(state.fault)} retry={() => location.reload()} />;
  return <TableContext.Provider value={table}>{children}</TableContext.Provider>;
}

/** Since when the feed is silent; null while it speaks. A network may carry requests and no feed: it is not lost then. */
function useSilence(connection: Game['connection']): number | null {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => setSince(connection === 'lost' ? Date.now() : null), [connection]);
  return since;
}

function useShell(): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    let left = false;
    void keepStorage();
    void keepShell().then((is) => left || setKept(is));
    return () => {
      left = true;
    };
  }, []);
  return kept;
}

/** Whatever says that the network is back or that the server has something new. */
function useSignals({ tablet, store }: OpenTable, { id, as, answer, connection }: Game): void {
  const seen = useRef(answer);
  useEffect(() => {
    const before = seen.current;
    seen.current = answer;
    void store.keepAnswer({ game: id, as, answer, offset: serverOffset() }).catch(() => null);
    // The feed has told of a record that is known here already: of one's own entry.
    if (answer === before || (answer.seq > before.seq && answer.seq <= tablet.seq)) return;
    void tablet.wake();
  }, [tablet, store, id, as, answer]);

  // A feed that opens says that the network is back; one that breaks asks whether it is away.
  useEffect(() => {
    if (connection !== 'connecting') void tablet.wake();
  }, [tablet, connection]);

  useEffect(() => {
    const wake = () => void tablet.wake();
    const seenAgain = () => document.visibilityState === 'visible' && wake();
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', seenAgain);
    return () => {
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', seenAgain);
    };
  }, [tablet]);
}
