/**
 * The season on a complete board for demonstrations. The regulation leaves these marks to its picture; here they are made
 * up, and `invented` says so. No jump leads onto another jump.
 */
import type { Mark } from '../race/pack.js';
import { mafia2018 } from './pack.js';
import type { MafiaPack } from './setup.js';

const SKIPS = [17, 62, 85, 107, 152, 177, 217, 241];

/** Cell → by how many cells the move goes on. 79 leads onto a roulette cell, 171 back to the Yakuza's offer. */
const JUMPS: Record<number, number> = {
  8: 6,
  33: -7,
  44: 9,
  79: -3,
  88: 8,
  101: -5,
  121: 10,
  142: -15,
  161: 8,
  171: -3,
  194: 11,
  208: -12,
  223: 6,
  227: -18,
  248: 4,
  254: -19,
  257: -10,
};

const invented: Record<string, Mark> = {};
for (const cell of SKIPS) invented[cell] = { kind: 'skip' };
for (const [cell, by] of Object.entries(JUMPS)) invented[cell] = { kind: 'move', by };

export const exampleBoard: MafiaPack = {
  ...mafia2018,
  id: 'mafia-2018-example',
  title: {
    ru: 'Мафия 2018 на примерном поле',
    en: 'Mafia 2018 on an example board',
  },
  marks: { ...mafia2018.marks, ...invented },
  invented: Object.keys(invented).map(Number),
};
