/** What screens and reports of seasons ask their rulebook for: the clauses behind a topic or a cell, and the modules it speaks of. */
import { cites as mafiaCites } from './mafia-2018/cites.js';
import { modules as mafiaModules } from './mafia-2018/modules.js';
import type { CellMark } from './race/board-view.js';
import type { ModuleName, Topic } from './race/topics.js';
import type { SeasonView } from './race/view.js';
import { concerns } from './season/chapters.js';
import { cites as packCites } from './season/cites.js';
import { modules as packModules } from './season/modules.js';
import { cells as thronesCells, cites as thronesCites } from './thrones-2017/cites.js';
import { modules as thronesModules } from './thrones-2017/modules.js';

interface Source {
  cites: Partial<Record<Topic, readonly string[]>>;
  /** Clauses that describe single cells, by number. */
  cells: Readonly<Record<number, string>>;
  modules: readonly ModuleName[];
  /** Whether a clause is one of a season with these modules; left out: all are. */
  concerns?(clause: string, active: readonly string[]): boolean;
}

const sources: Record<string, Source> = {
  'mafia-2018': { cites: mafiaCites, cells: {}, modules: mafiaModules },
  'thrones-2017': { cites: thronesCites, cells: thronesCells, modules: thronesModules },
  season: { cites: packCites, cells: {}, modules: packModules, concerns },
};

const nothing: Source = { cites: {}, cells: {}, modules: [] };

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

export interface SeasonBook {
  rulebook: string;
  /** Clauses behind topics, each once; none for topics that the rulebook does not speak of, or this season does not have. */
  cite(...topics: Topic[]): string[];
  /** The clauses that say what a mark does; `cell` adds the clause that describes it by its number. */
  citeMark(mark: CellMark, cell?: number): string[];
  /** The clauses of an offer: its own, and what it is worth. An offer of an unknown kind is an offer like any other. */
  citeOffer(kind: string): string[];
  /** Whether this season has the module. */
  has(module: ModuleName): boolean;
}

/**
 * The rulebook as one season plays it.
 * @param season its view: where the pack chooses the modules, they stand there; else the season has all of its rulebook
 */
export function seasonBook(rulebook: string, season: Pick<SeasonView, 'modules'> = {}): SeasonBook {
  const source = Object.hasOwn(sources, rulebook) ? sources[rulebook]! : nothing;
  const active: readonly string[] = season.modules ?? source.modules;
  const cite = (...topics: Topic[]) => {
    const all = [...new Set(topics.flatMap((topic) => source.cites[topic] ?? []))];
    return all.filter((clause) => source.concerns?.(clause, active) ?? true);
  };
  const topicOfOffer = (kind: string): Topic => {
    const topic = `offer.${kind}` as Topic;
    return source.cites[topic] ? topic : 'offers';
  };
  return {
    rulebook,
    cite,
    citeMark(mark, cell) {
      const topics: Topic[] =
        mark.kind === 'offer' ? ['offers.cells', topicOfOffer(mark.offer)] : OF_MARK[mark.kind];
      const own = cell === undefined ? undefined : source.cells[cell];
      return [...new Set([...(own === undefined ? [] : [own]), ...cite(...topics)])];
    },
    citeOffer: (kind) => cite(topicOfOffer(kind), 'offers.stake'),
    has: (module) => active.includes(module),
  };
}
