/**
 * One game as this viewer sees it: fetched whole, then changed as the feed tells, and fetched again where the feed says only that
 * something has happened.
 */
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Command } from '../../engine/contract.js';
import type { BoardView } from '../../rulebooks/race/board-view.js';
import type { SeasonCommand } from '../../rulebooks/race/commands.js';
import type { SeasonView } from '../../rulebooks/race/view.js';
import type { AnswerChange, GameAnswer, Receipt } from '../../server/shapes.js';
import { useToast } from '../ui/toast.js';
import { api } from './api.js';
import { formatSeconds, recallOffset, zoneName } from './clock.js';
import { knownDevice } from './device.js';
import { newKey } from './key.js';
import { patched } from './patched.js';
import { useLang, useT } from './prefs.js';
import { ApiError } from './problem.js';

export type Connection = 'connecting' | 'live' | 'lost';

export interface Game {
  id: string;
  answer: GameAnswer;
  view: SeasonView;
  /** In a demo: whose eyes are borrowed. */
  as: string | null;
  setAs(as: string | null): void;
  connection: Connection;
  refetch(): Promise<void>;
}

export interface GameState {
  game: Game | null;
  error: unknown;
  retry(): void;
}

/** Milliseconds before a server that did not answer is asked again. */
const AGAIN = 5000;

/** A network that does not answer for so long is as good as none. */
const PATIENCE_MS = 4000;

const keptAs = (id: string) => `as:${id}`;

function initialAs(id: string): string | null {
  const wanted = new URLSearchParams(location.search).get('as');
  if (wanted) return wanted;
  try {
    return sessionStorage.getItem(keptAs(id));
  } catch {
    return null;
  }
}

/** @param eyes through whose the game is looked at whatever else was chosen; must stay the same */
export function useGame(id: string, eyes: string | null = null): GameState {
  const [as, setAsState] = useState<string | null>(() => eyes ?? initialAs(id));
  const [answer, setAnswer] = useState<GameAnswer | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [connection, setConnection] = useState<Connection>('connecting');
  const latest = useRef(0);
  /** What this page shows; the feed goes on from it. */
  const held = useRef<GameAnswer | null>(null);
  /** How often the feed has changed it. */
  const changes = useRef(0);
  /** What is shown may not be what the server has. */
  const stale = useRef(false);
  const loaded = answer !== null;
  /** How often the feed had to be opened anew. */
  const [round, setRound] = useState(0);

  const show = useCallback((next: GameAnswer) => {
    held.current = next;
    setAnswer(next);
  }, []);

  const refetch = useCallback(async () => {
    const ticket = ++latest.current;
    const before = changes.current;
    let answered = false;
    // A judge's device carries its game: where no answer comes, the page opens as it was last seen there.
    const recall = async () => {
      if (held.current || knownDevice() === null) return;
      const kept = await import('../table/offline/kept-answer.js').then(
        ({ keptAnswer }) => keptAnswer(id, as),
        // Not even the screens are kept here.
        () => null,
      );
      if (!kept || answered || ticket !== latest.current) return;
      recallOffset(kept.offset);
      stale.current = true;
      show(kept.answer);
      setConnection('lost');
    };
    const silence = setTimeout(() => void recall(), PATIENCE_MS);
    try {
      const got = await api.game(id, as);
      answered = true;
      // An older answer that arrives later must not win.
      if (ticket !== latest.current) return;
      stale.current = false;
      setError(null);
      // Nor one that the feed has meanwhile gone beyond.
      const late = changes.current > before && got.serverTime < held.current!.serverTime;
      if (!late) show(got);
    } catch (caught) {
      if (ticket !== latest.current) return;
      setError(caught);
      if (!(caught instanceof ApiError)) return;
      if (caught.unsure) await recall();
      else if (as === null && caught.problem.code && knownDevice() !== null) {
        await import('../table/offline/kept-answer.js').then(
          ({ giveUpWhereDenied }) => giveUpWhereDenied(id, caught.status),
          // Not even the screens are kept here.
          () => undefined,
        );
      }
    } finally {
      clearTimeout(silence);
    }
  }, [id, as, show]);

  useEffect(() => {
    void refetch();
  }, [refetch]);

  // A screen in a hall has nobody to press «again»: a server that did not answer is asked once more.
  useEffect(() => {
    if (loaded || !(error instanceof ApiError) || (error.status > 0 && error.status < 500)) return;
    const timer = setTimeout(() => void refetch(), AGAIN);
    return () => clearTimeout(timer);
  }, [loaded, error, refetch]);

  useEffect(() => {
    if (!loaded) return;
    // EventSource resumes by itself with Last-Event-ID; what it missed is one fetch away in any case.
    const feed = new EventSource(api.feed(id, as, held.current?.mark ?? ''));
    let opened = false;
    let wait: ReturnType<typeof setTimeout> | null = null;
    let again: ReturnType<typeof setTimeout> | null = null;
    const soon = () => {
      if (wait) return;
      wait = setTimeout(() => {
        wait = null;
        void refetch();
      }, 120);
    };
    feed.onopen = () => {
      setConnection('live');
      if (opened || stale.current || round > 0) soon();
      opened = true;
    };
    feed.onmessage = ({ data }) => {
      const { from, to, patch } = JSON.parse(data) as Partial<AnswerChange>;
      const now = held.current;
      if (now && to === now.print) return;
      if (!now || !patch || from !== now.print) return soon();
      try {
        show(patched(now, patch));
        changes.current += 1;
      } catch {
        soon();
      }
    };
    // Something beside the log has changed: a name, a seat, the season's own state.
    feed.addEventListener('notice', soon);
    feed.onerror = () => {
      setConnection('lost');
      // After an answer that is no feed (a proxy's error page, a restart) the browser gives up by itself.
      if (feed.readyState === EventSource.CLOSED) again ??= setTimeout(() => setRound(round + 1), AGAIN);
    };
    const back = () => {
      if (document.visibilityState === 'visible') soon();
    };
    document.addEventListener('visibilitychange', back);
    addEventListener('online', soon);
    return () => {
      feed.close();
      if (wait) clearTimeout(wait);
      if (again) clearTimeout(again);
      document.removeEventListener('visibilitychange', back);
      removeEventListener('online', soon);
    };
  }, [id, as, refetch, show, loaded, round]);

  const setAs = useCallback(
    (next: string | null) => {
      setAsState(next);
      try {
        if (next) sessionStorage.setItem(keptAs(id), next);
        else sessionStorage.removeItem(keptAs(id));
      } catch {
        // Remembered only while the page is open.
      }
    },
    [id],
  );

  const game = useMemo(
    () => answer && { id, answer, view: answer.view as SeasonView, as, setAs, connection, refetch },
    [answer, id, as, setAs, connection, refetch],
  );
  return { game, error, retry: () => void refetch() };
}

export const GameContext = createContext<Game | null>(null);

/** The game round this component. */
export function useSeason(): Game {
  const game = useContext(GameContext);
  if (!game) throw new Error('useSeason outside a game');
  return game;
}

/** The side (clan) with this id. */
export function useSides() {
  const { view } = useSeason();
  const { sides } = view.board;
  return useCallback(
    (id: number): BoardView['sides'][number] | undefined => sides.find((s) => s.id === id),
    [sides],
  );
}

/** The display name of a person, or of a seat nobody may name. */
export function usePersonName(): (person: string) => string {
  const { answer } = useSeason();
  const t = useT();
  // Whoever steers the game signs as «organiser»; only those who steer see his name.
  return (person) => answer.people[person] ?? (person === 'organiser' ? t('person.organiser') : '—');
}

export interface CommandRun<C extends { type: string } = SeasonCommand> {
  /** Sends a command; resolves to the receipt, or null when it was refused (see `error`). */
  run(command: C): Promise<Receipt | null>;
  busy: boolean;
  error: unknown;
  receipt: Receipt | null;
  reset(): void;
}

/**
 * One action of a person. The same command sent again after a lost connection keeps its key, so it cannot happen twice.
 */
export function useCommand<C extends { type: string } = SeasonCommand>(): CommandRun<C> {
  const { id, as, view, refetch } = useSeason();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const pending = useRef<{ text: string; key: string } | null>(null);
  const toast = useToast();
  const t = useT();
  const lang = useLang();
  const { zone } = view;

  const run = useCallback(
    async (command: C) => {
      const text = JSON.stringify([id, as, command]);
      if (pending.current?.text !== text) pending.current = { text, key: newKey() };
      setBusy(true);
      setError(null);
      setReceipt(null);
      try {
        const got = await api.command(id, command as unknown as Command, { key: pending.current.key, as });
        pending.current = null;
        setReceipt(got);
        // What was answered may leave the page at once; its receipt is seen all the same.
        toast(t('receipt.toast', { at: formatSeconds(got.at, zone), zone: zoneName(zone, lang) }));
        await refetch();
        return got;
      } catch (caught) {
        if (!(caught instanceof ApiError && caught.unsure)) pending.current = null;
        setError(caught);
        // A refusal often means that somebody was faster: show the board as it is now.
        if (caught instanceof ApiError && caught.status >= 400) void refetch();
        return null;
      } finally {
        setBusy(false);
      }
    },
    [id, as, zone, lang, refetch, toast, t],
  );
  const reset = useCallback(() => {
    pending.current = null;
    setError(null);
    setReceipt(null);
  }, []);
  return { run, busy, error, receipt, reset };
}
