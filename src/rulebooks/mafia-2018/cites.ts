/** The clauses of the regulation behind each topic of the season engine. */
import type { Cites } from '../race/topics.js';
import type { ClauseId } from './clauses.js';
import type { modules } from './modules.js';

export const cites = {
  // The season, its field and its calendar
  start: ['mafia-2018:2.2'],
  field: ['mafia-2018:2.1'],
  marks: ['mafia-2018:2.4'],
  'cells.free': ['mafia-2018:3.1'],
  skip: ['mafia-2018:2.4.1'],
  jump: ['mafia-2018:2.4.2'],
  walk: ['mafia-2018:2.3'],
  order: ['mafia-2018:2.5'],
  results: ['mafia-2018:5.5'],
  day: ['mafia-2018:2.6'],
  report: ['mafia-2018:1.3'],
  finish: ['mafia-2018:2.7'],
  'finish.cell': ['mafia-2018:2.9'],
  calendar: ['mafia-2018:2.8'],
  dealing: ['mafia-2018:1.1'],
  // Dice
  'dice.cells': ['mafia-2018:5.1'],
  'dice.sum': ['mafia-2018:5.2'],
  'dice.floor': ['mafia-2018:5.3'],
  'dice.least': ['mafia-2018:5.4'],
  // People and decisions
  'seats.deputy': ['mafia-2018:6.6'],
  council: ['mafia-2018:11.1'],
  'council.members': ['mafia-2018:11.2'],
  'council.other': ['mafia-2018:11.3'],
  'council.jury': ['mafia-2018:11.4'],
  // Territory
  territory: ['mafia-2018:6.1'],
  'territory.ranks': ['mafia-2018:6.2'],
  'territory.cells': ['mafia-2018:6.3'],
  'territory.visit': ['mafia-2018:6.4'],
  'territory.when': ['mafia-2018:6.5'],
  'territory.close': ['mafia-2018:6.6'],
  'territory.windows': ['mafia-2018:6.7'],
  'territory.anarchy': ['mafia-2018:6.8'],
  // Emigrants
  'emigrants.newcomers': ['mafia-2018:1.2'],
  emigrants: ['mafia-2018:7.1'],
  'emigrants.zeroing': ['mafia-2018:7.2'],
  'emigrants.range': ['mafia-2018:7.3'],
  'emigrants.bids': ['mafia-2018:7.3a'],
  'emigrants.price': ['mafia-2018:7.4'],
  'emigrants.absent': ['mafia-2018:7.5'],
  'emigrants.back': ['mafia-2018:7.6'],
  'emigrants.auction': ['mafia-2018:7.7'],
  // Fights
  fights: ['mafia-2018:8.1'],
  'fights.questions': ['mafia-2018:8.2'],
  'fights.many': ['mafia-2018:8.3'],
  'fights.chain': ['mafia-2018:8.4'],
  'fights.peace': ['mafia-2018:8.5'],
  'fights.immunity': ['mafia-2018:8.6'],
  // Offers
  offers: ['mafia-2018:9.1'],
  'offers.mark': ['mafia-2018:2.4.3'],
  'offers.cells': ['mafia-2018:3.2'],
  'offers.stake': ['mafia-2018:9.2'],
  'offer.dress': ['mafia-2018:9.3.1'],
  'offer.story': ['mafia-2018:9.3.2'],
  'offer.humour': ['mafia-2018:9.3.3'],
  'offer.tribute': ['mafia-2018:9.3.4'],
  'offer.surrender': ['mafia-2018:9.3.5'],
  'offer.captive': ['mafia-2018:9.3.6'],
  'offer.ode': ['mafia-2018:9.3.7'],
  proposals: ['mafia-2018:9.4'],
  'proposals.until': ['mafia-2018:9.5'],
  // Roulette
  roulette: ['mafia-2018:10'],
  'roulette.cells': ['mafia-2018:3.3'],
} as const satisfies Cites<(typeof modules)[number], ClauseId>;
