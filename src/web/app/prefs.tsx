/** Language and theme of this browser, remembered. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { Lang, Text } from '../../engine/contract.js';
import { formsOf } from '../../rulebooks/race/texts/forms.js';
import { texts } from '../texts.js';
import { type Dictionary, pick, type Say, sayer } from './i18n.js';
import { VocabularyContext } from './vocabulary.js';

export type Theme = 'light' | 'dark';
export type ThemeChoice = Theme | 'auto';

interface Prefs {
  lang: Lang;
  setLang(lang: Lang): void;
  /** What is shown. */
  theme: Theme;
  /** What was chosen. */
  choice: ThemeChoice;
  setChoice(choice: ThemeChoice): void;
}

const PrefsContext = createContext<Prefs | null>(null);

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing still shows everything.
  }
}

const darkQuery = () => matchMedia('(prefers-color-scheme: dark)');

export function PrefsProvider({ children }: { children: ReactNode }) {
  const [lang, setLang] = useState<Lang>(() => (recall('lang') === 'en' ? 'en' : 'ru'));
  const [choice, setChoice] = useState<ThemeChoice>(() => {
    const kept = recall('theme');
    return kept === 'light' || kept === 'dark' ? kept : 'auto';
  });
  const [systemDark, setSystemDark] = useState(() => darkQuery().matches);

  useEffect(() => {
    const query = darkQuery();
    const change = () => setSystemDark(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);

  useEffect(() => {
    document.documentElement.lang = lang;
    remember('lang', lang);
  }, [lang]);

  useEffect(() => {
    if (choice === 'auto') document.documentElement.removeAttribute('data-theme');
    else document.documentElement.setAttribute('data-theme', choice);
    remember('theme', choice);
  }, [choice]);

  const theme: Theme = choice === 'auto' ? (systemDark ? 'dark' : 'light') : choice;
  const value = useMemo(() => ({ lang, setLang, theme, choice, setChoice }), [lang, theme, choice]);
  return <PrefsContext.Provider value={value}>{children}</PrefsContext.Provider>;
}

export function usePrefs(): Prefs {
  const prefs = useContext(PrefsContext);
  if (!prefs) throw new Error('usePrefs outside PrefsProvider');
  return prefs;
}

export const useLang = (): Lang => usePrefs().lang;

/** Says texts of any dictionary made with `defineTexts`; `{sidesG}` and the like are words of the season round it. */
export function useSay<D extends Dictionary>(dictionary: D): Say<D> {
  const { lang } = usePrefs();
  const vocabulary = useContext(VocabularyContext);
  return useMemo(() => sayer(dictionary, lang, formsOf(vocabulary, lang)), [dictionary, lang, vocabulary]);
}

/** Says texts of the shell. */
export const useT = () => useSay(texts);

/** Picks the language of a text that came from a pack or a rulebook. */
export function usePick(): (text: Text) => string {
  const { lang } = usePrefs();
  return (text) => pick(text, lang);
}
