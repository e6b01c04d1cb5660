/** What every part of the editor gets. */
import { createContext, useContext } from 'react';
import { useSay } from '../app/prefs.js';
import type { Edited } from './lib/edit.js';
import { packTexts } from './texts.js';
import type { Editing } from './use-pack.js';

export const TABS = ['board', 'sides', 'rules', 'calendar', 'texts', 'check', 'trial'] as const;
export type Tab = (typeof TABS)[number];

export interface Editor extends Editing {
  /** Takes a change and says aloud what it brought with it. */
  edit(edited: Edited): void;
  cell: number | null;
  choose(cell: number | null): void;
  /** Shows the field or the cell a message speaks of. */
  go(path: readonly (string | number)[]): void;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor outside the editor');
  return editor;
}

export const usePackSay = () => useSay(packTexts);
