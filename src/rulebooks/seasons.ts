/** What screens and reports of seasons ask their rulebook for: the clauses behind a topic or a cell, and the modules it speaks of. */
import { cites as mafiaCites } from './mafia-2018/cites.js';
import { modules as mafiaModules } from './mafia-2018/modules.js';
import type { CellMark } from './race/board-view.js';
import type { ModuleName, Topic } from './race/topics.js';
import { cells as thronesCells, cites as thronesCites } from './thrones-2017/cites.js';
import { modules as thronesModules } from './thrones-2017/modules.js';

interface SeasonBook {
  cites: Partial<Record<Topic, readonly string[]>>;
  cells: Readonly<Record<number, string>>;
  modules: readonly ModuleName[];
}

const books: Record<string, SeasonBook> = {
  'mafia-2018': { cites: mafiaCites, cells: {}, modules: mafiaModules },
  'thrones-2017': { cites: thronesCites, cells: thronesCells, modules: thronesModules },
};

const nothing: SeasonBook = { cites: {}, cells: {}, modules: [] };

const bookOf = (rulebook: string): SeasonBook =>
  Object.hasOwn(books, rulebook) ? books[rulebook]! : nothing;

/** Clauses behind topics, each once; none for topics that the rulebook does not speak of. */
export function citesOf(rulebook: string, ...topics: Topic[]): string[] {
  const { cites } = bookOf(rulebook);
  return [...new Set(topics.flatMap((topic) => cites[topic] ?? []))];
}

/** Whether seasons of the rulebook have the module at all. */
export function hasModule(rulebook: string, module: ModuleName): boolean {
  return bookOf(rulebook).modules.includes(module);
}

const OF_MARK: Record<Exclude<CellMark['kind'], 'offer'>, Topic[]> = {
  free: ['cells.free'],
  unspecified: ['marks'],
  skip: ['skip'],
  move: ['jump'],
  roulette: ['roulette.cells', 'roulette'],
  restart: ['restart'],
  change: ['changes'],
  castle: ['castles'],
  twins: ['twins'],
  coin: ['coin'],
  name: ['coin.name'],
};

/** The clauses that say what a mark does; `cell` adds the clause that describes it by its number. */
export function citesOfMark(rulebook: string, mark: CellMark, cell?: number): string[] {
  const topics: Topic[] =
    mark.kind === 'offer' ? ['offers.cells', ...topicOfOffer(rulebook, mark.offer)] : OF_MARK[mark.kind];
  const own = cell === undefined ? undefined : bookOf(rulebook).cells[cell];
  return [...new Set([...(own === undefined ? [] : [own]), ...citesOf(rulebook, ...topics)])];
}

/** What an offer asks for; an offer of an unknown kind is an offer like any other. */
function topicOfOffer(rulebook: string, kind: string): Topic[] {
  const topic = `offer.${kind}` as Topic;
  return bookOf(rulebook).cites[topic] ? [topic] : ['offers'];
}

/** The clauses of an offer: its own, and what it is worth. */
export function citesOfOffer(rulebook: string, kind: string): string[] {
  return citesOf(rulebook, ...topicOfOffer(rulebook, kind), 'offers.stake');
}
