/** All rulebooks and named packs of the product. */
import type { Rulebook } from '../engine/contract.js';
import { compiled } from './compiled.js';
import { exampleBoard } from './mafia-2018/example-board.js';
import { mafia2018Rulebook } from './mafia-2018/index.js';
import { mafia2018 } from './mafia-2018/pack.js';
import { seasonPacksRulebook } from './season/index.js';
import { backyard } from './season/packs/backyard.js';
import { samovar } from './season/packs/samovar.js';
import { cupRulebook } from './table/cup/index.js';
import { mafiaCup, mafiaCupClassic } from './table/cup/pack.js';
import { tableRulebook } from './table/index.js';
import { sportClassic, vavtCup2017 } from './table/pack.js';
import { thrones2017Rulebook } from './thrones-2017/index.js';
import { thrones2017 } from './thrones-2017/pack.js';
import { twelveRoomsRulebook } from './twelve-rooms/index.js';
import { twelveRooms } from './twelve-rooms/pack.js';

export const rulebooks: Record<string, Rulebook> = {
  'mafia-2018': mafia2018Rulebook as unknown as Rulebook,
  'thrones-2017': thrones2017Rulebook as unknown as Rulebook,
  season: seasonPacksRulebook as unknown as Rulebook,
  'twelve-rooms': twelveRoomsRulebook as unknown as Rulebook,
  'vavt-cup-2017': tableRulebook as unknown as Rulebook,
  'mafia-cup': cupRulebook as unknown as Rulebook,
};

// Here and not in the rulebooks: the judge’s tablet carries one of them, and its pages forbid code made of texts.
for (const rulebook of Object.values(rulebooks)) rulebook.commandSchemas = compiled(rulebook.commandSchemas);

/** Packs that a setup may name instead of spelling out. */
export const packs: Record<string, unknown> = {
  'mafia-2018': mafia2018,
  'mafia-2018-example': exampleBoard,
  'thrones-2017': thrones2017,
  samovar,
  backyard,
  'twelve-rooms': twelveRooms,
  'vavt-cup-2017': vavtCup2017,
  'sport-classic': sportClassic,
  'mafia-cup': mafiaCup,
  'mafia-cup-classic': mafiaCupClassic,
};
