/**
 * The clauses of the regulation, by id, each in the product's own words, with the file that carries it. The text numbers
 * its general rules, its map rules, its bonuses and nothing else: G, M and B keep those numbers; R are the rooms, N and P
 * the negative and positive roles with their АС, УС and ПС, S the start, A the algorithm of actions in its order, W the aims.
 * In the source every block stands twice: that is one block.
 */
import type { Clause } from '../../engine/contract.js';
import { algorithm } from './clauses/algorithm.js';
import { general } from './clauses/general.js';
import { map } from './clauses/map.js';
import { roles } from './clauses/roles.js';
import { rooms } from './clauses/rooms.js';

export const clauses = { ...general, ...map, ...rooms, ...roles, ...algorithm } as const satisfies Record<
  string,
  Clause
>;

export type ClauseId = keyof typeof clauses;
