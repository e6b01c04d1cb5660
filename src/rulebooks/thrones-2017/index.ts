/** «Игра Престолов», amber season 2017: a regulation for the season engine. */
import { defineBook } from '../race/book.js';
import { seasonRulebook } from '../race/rulebook.js';
import { cells, cites } from './cites.js';
import { clauses } from './clauses.js';
import { modules } from './modules.js';
import { rulings } from './rulings.js';
import { packSchema } from './setup.js';

export const thrones2017Rulebook = seasonRulebook(
  defineBook({
    id: 'thrones-2017',
    version: '1',
    title: { ru: 'Онлайн-настолка «Игра Престолов», 2017', en: 'Online board game “Game of Thrones”, 2017' },
    vocabulary: 'houses',
    clauses,
    rulings,
    modules,
    cites,
    cells,
    packSchema,
    seasonPack: (pack) => pack,
  }),
);
