/** What the generic screens (log, corrections, rulings) need to know of the game they steer. */
import { type ComponentType, createContext, useContext } from 'react';
import type { Command, Text } from '../../engine/contract.js';
import type { AmendPreviewAnswer, DryRun } from '../../server/shapes.js';
import type { LogEntry } from './log/use-log.js';

export interface Kit {
  /** How the one who steers is called. */
  host: Text;
  /** A command of the log in a few words. */
  useWords(): (command: Command) => string;
  /** What a record led to. */
  Explained: ComponentType<{ events: LogEntry['events'] }>;
  /** Events of a command that is not given yet. */
  Events: ComponentType<{ events: DryRun['events'] }>;
  /** A difference in human words. */
  Changes: ComponentType<{ preview: AmendPreviewAnswer }>;
  /** The form of an entry that is being corrected. */
  Replace: ComponentType<{ entry: LogEntry; onDone(): void }>;
  /** The form of an entry that was missed; none: nothing can be written in. */
  Insert: ComponentType<{ onDone(): void }>;
}

export const KitContext = createContext<Kit | null>(null);

export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (!kit) throw new Error('useKit outside a steered game');
  return kit;
}
