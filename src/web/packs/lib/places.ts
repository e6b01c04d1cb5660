/** Where a field of the pack is edited. */
import type { Tab } from '../context.js';

type Path = readonly (string | number)[];

const TAB_OF: Record<string, Tab> = {
  marks: 'board',
  stories: 'board',
  layout: 'board',
  size: 'board',
  invented: 'board',
  sides: 'sides',
  dice: 'rules',
  modules: 'rules',
  rulings: 'rules',
  games: 'calendar',
  calendar: 'calendar',
  gameTime: 'calendar',
  zone: 'calendar',
  report: 'calendar',
  appointments: 'calendar',
};

export function tabOf(path: Path): Tab {
  // What is said in one language only stands beside the other one.
  const last = path.at(-1);
  if (last === 'ru' || last === 'en') return 'texts';
  return TAB_OF[String(path[0])] ?? 'texts';
}

/** The cell a field belongs to; null: none. */
export function cellOf([part, which, index]: Path): number | null {
  if (part === 'marks' || part === 'stories') return Number(which) || null;
  return part === 'layout' && which === 'cells' && typeof index === 'number' ? index + 1 : null;
}
