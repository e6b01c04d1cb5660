/** «Онлайн-NASTолка МАФИЯ», film season 2018: a regulation for the season engine. */
import { defineBook } from '../race/book.js';
import { seasonRulebook } from '../race/rulebook.js';
import { cites } from './cites.js';
import { clauses } from './clauses.js';
import { modules } from './modules.js';
import { rulings } from './rulings.js';
import { packSchema, seasonPack } from './setup.js';

export const mafia2018Rulebook = seasonRulebook(
  defineBook({
    id: 'mafia-2018',
    version: '1',
    title: { ru: 'Онлайн-настолка «Мафия», 2018', en: 'Online board game “Mafia”, 2018' },
    vocabulary: 'clans',
    clauses,
    rulings,
    modules,
    cites,
    packSchema,
    seasonPack,
  }),
);
