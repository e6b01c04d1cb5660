/** Asks the server, without doing anything, what a command would do. */
import { useEffect, useState } from 'react';
import type { Command } from '../../../engine/contract.js';
import type { SeasonCommand } from '../../../rulebooks/race/commands.js';
import type { DryRun } from '../../../server/shapes.js';
import { api } from '../../app/api.js';
import { useSeason } from '../../app/game.js';

export interface Checked {
  checking: boolean;
  result: DryRun | null;
  error: unknown;
}

const NOTHING: Checked = { checking: false, result: null, error: null };

/** The answer for the newest command, a moment after it stopped changing; nothing for null. */
export function useDryRun(command: SeasonCommand | null): Checked {
  const { id, as, answer } = useSeason();
  const [state, setState] = useState<Checked>(NOTHING);
  const text = command && JSON.stringify(command);
  const { seq } = answer;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when anything has happened in the season
  useEffect(() => {
    if (!text) {
      setState(NOTHING);
      return;
    }
    let stale = false;
    setState((now) => ({ ...now, checking: true }));
    const timer = setTimeout(() => {
      api
        .dryRun(id, JSON.parse(text) as Command, as)
        .then((result) => !stale && setState({ checking: false, result, error: null }))
        .catch((error: unknown) => !stale && setState({ checking: false, result: null, error }));
    }, 350);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [id, as, text, seq]);
  return state;
}
