/** The rulebook of season packs: any season an organiser writes, on the season engine. */
import { rememberedFor } from '../../engine/memory.js';
import { defineBook } from '../race/book.js';
import { seasonRulebook } from '../race/rulebook.js';
import { concerns } from './chapters.js';
import { packSchema } from './check.js';
import { cites } from './cites.js';
import { clauses } from './clauses.js';
import { modules } from './modules.js';
import { type SeasonFile, seasonPack } from './pack.js';
import { rulings } from './rulings.js';

const engine = seasonRulebook(
  defineBook({
    id: 'season',
    version: '1',
    title: { ru: 'Сезон по пакету', en: 'A season from a pack' },
    vocabulary: 'squads',
    clauses,
    rulings,
    modules,
    cites,
    packSchema,
    seasonPack,
  }),
);

/** Rulings of the pack come before the defaults, those of the setup before both. Worked out once for all games of a setup. */
const withPreset = rememberedFor((setup: object): unknown => {
  const {
    pack,
    rulings: chosen,
    ...rest
  } = engine.setupSchema.parse(setup) as {
    pack: SeasonFile;
    rulings: Record<string, string>;
  };
  return { pack, rulings: { ...pack.rulings, ...chosen }, ...rest };
});

export const seasonPacksRulebook: typeof engine = {
  ...engine,
  init: (setup) => engine.init(withPreset(setup as object)),
  view(state, viewer) {
    const view = engine.view(state, viewer);
    const { modules: active = [] } = view;
    // What a season does not have is not decided in it either.
    const decided = (id: string) =>
      rulings[id as keyof typeof rulings].clauses.some((clause) => concerns(clause, active));
    return { ...view, rulings: view.rulings.filter(({ id }) => decided(id)) };
  },
};
