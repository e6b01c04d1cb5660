/** What the server says a command would do, before it is given. */
import { useEffect, useMemo, useState } from 'react';
import type { Command } from '../../engine/contract.js';
import type { DryRun } from '../../server/shapes.js';
import { api } from '../app/api.js';
import { useSeason } from '../app/game.js';
import { ErrorNotice } from '../ui/notice.js';
import { useKit } from './kit.js';
import { useSteer } from './say.js';

/** Asked again when the command changes or the game moves on. */
export function useDryRun(command: Command | null): { run: DryRun | null; error: unknown; busy: boolean } {
  const { id, as, answer } = useSeason();
  const text = command ? JSON.stringify(command) : null;
  const seq = answer.seq;
  const [state, setState] = useState<{ for: string | null; run: DryRun | null; error: unknown }>({
    for: null,
    run: null,
    error: null,
  });
  const wanted = text === null ? null : `${seq} ${text}`;
  useEffect(() => {
    if (text === null) return;
    let alive = true;
    const timer = setTimeout(() => {
      api
        .dryRun(id, JSON.parse(text) as Command, as)
        .then((run) => alive && setState({ for: `${seq} ${text}`, run, error: null }))
        .catch((error: unknown) => alive && setState({ for: `${seq} ${text}`, run: null, error }));
    }, 250);
    return () => {
      alive = false;
      clearTimeout(timer);
    };
  }, [id, as, text, seq]);
  return useMemo(() => {
    const fresh = wanted !== null && state.for === wanted;
    return {
      run: fresh ? state.run : null,
      error: fresh ? state.error : null,
      busy: wanted !== null && !fresh,
    };
  }, [state, wanted]);
}

/** The consequences of a command in sentences. */
export function Outcome({ command }: { command: Command }) {
  const t = useSteer();
  const { Events } = useKit();
  const { run, error, busy } = useDryRun(command);
  if (busy) return <p className="quiet">{t('common.outcomeLoading')}</p>;
  if (error) return <ErrorNotice error={error} />;
  if (!run || run.events.length === 0) return <p className="quiet">{t('common.outcomeNothing')}</p>;
  return <Events events={run.events} />;
}
