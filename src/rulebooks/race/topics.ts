/**
 * What the season engine does, by topic. Code cites topics; the rulebook being played says which clauses of its
 * regulation stand behind each (`Cites`), so one engine speaks by several regulations. A topic without a clause and a
 * clause that does not exist do not compile.
 */

/** Topics of the kernel, which every season has, and of each module, which a rulebook may have. */
interface Topics {
  kernel:
    | ('start' | 'field' | 'marks' | 'cells.free' | 'skip' | 'jump' | 'walk')
    | ('dealing' | 'order' | 'results' | 'day' | 'report' | 'finish' | 'finish.cell' | 'calendar')
    | ('dice.cells' | 'dice.sum' | 'dice.floor' | 'dice.least')
    | ('seats.deputy' | 'council' | 'council.members' | 'council.other' | 'council.jury');
  /** Painting cells, and what a painted cell gives its owner. */
  territory:
    | ('territory' | 'territory.ranks' | 'territory.cells' | 'territory.visit' | 'territory.when')
    | ('territory.close' | 'territory.windows' | 'territory.anarchy');
  /** Teams that came later, the harm they do while free, and the auction of control over them. */
  emigrants:
    | ('emigrants' | 'emigrants.newcomers' | 'emigrants.zeroing' | 'emigrants.range' | 'emigrants.bids')
    | ('emigrants.price' | 'emigrants.absent' | 'emigrants.back' | 'emigrants.auction');
  fights:
    | ('fights' | 'fights.questions' | 'fights.many' | 'fights.chain' | 'fights.peace')
    | 'fights.immunity';
  offers: 'offers' | 'offers.mark' | 'offers.cells' | 'offers.stake';
  /** Offers written by the sides themselves until an appointed day. */
  proposals: 'proposals' | 'proposals.until';
  // The kinds of offers.
  dress: 'offer.dress';
  story: 'offer.story';
  humour: 'offer.humour';
  tribute: 'offer.tribute';
  surrender: 'offer.surrender';
  captive: 'offer.captive';
  ode: 'offer.ode';
  roulette: 'roulette' | 'roulette.cells';
  /** Teams dealt before the first game, block by block of an earlier table. */
  blocks: 'dealing.blocks';
  /** Newcomers join a side at once, by lot among the smallest. */
  mercenaries: 'mercenaries' | 'mercenaries.turn' | 'mercenaries.fewest';
  /** A team that stays away goes over to one of the sides, and may come back. */
  deserters: 'deserters' | 'deserters.return';
  /** Cells that send back to the first one. */
  restart: 'restart';
  /** Cells that add to the next move or take from it. */
  changes: 'changes';
  castles: 'castles';
  /** A bridge that asks for a wedding: a choice on landing. */
  twins: 'twins';
  /** A coin given on one cell and spent on another. */
  coin: 'coin' | 'coin.name';
  /** Sealed letters before certain games. */
  intrigues: 'intrigues' | 'intrigues.success' | 'intrigues.failed' | 'intrigues.duel';
  /** The council is of teams, not of sides: one representative each. */
  conclave: 'conclave';
}

export type ModuleName = Exclude<keyof Topics, 'kernel'>;
export type OfferKind = 'dress' | 'story' | 'humour' | 'tribute' | 'surrender' | 'captive' | 'ode';
export type Topic = Topics[keyof Topics];

/** Clauses by topic: all topics of the kernel and of the modules `M`, each with one clause at least. */
export type Cites<M extends ModuleName, Clause extends string> = {
  readonly [T in Topics['kernel'] | Topics[M]]: readonly [Clause, ...Clause[]];
};
