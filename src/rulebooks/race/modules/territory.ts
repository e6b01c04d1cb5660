/** Territory: how many cells each clan may paint, when, and at what price. */
import type { Instant, Refusal } from '../../../engine/contract.js';
import { markAt } from '../board.js';
import type { CommandOf } from '../commands.js';
import { localText } from '../local.js';
import { actingClan, running } from '../seats.js';
import { clanIds, type GameState, gameOf, ownerOf } from '../state.js';
import { mainSums } from '../teams.js';
import type { Turn } from '../turn.js';
import { isVeiled } from '../veil.js';

/** The largest sum gets number 1 and one cell, the smallest the most. */
export function rankClans(turn: Turn, game: GameState): void {
  const sums = mainSums(turn.state, game);
  const byOrder = turn.ruling('rank.tie') === 'order';
  const tieBreak = (clan: number): number => (byOrder ? game.order.indexOf(clan) : clan);
  const ranked = clanIds(turn.state).sort((a, b) => sums.get(b)! - sums.get(a)! || tieBreak(a) - tieBreak(b));
  const tied = new Set(sums.values()).size < ranked.length;
  turn.emit({
    type: 'RanksSet',
    game: game.number,
    ranks: ranked.map((clan, index) => ({ clan, sum: sums.get(clan)!, rank: index + 1, cells: index + 1 })),
    clauses: turn.cite('territory', 'territory.ranks', 'territory.cells'),
    ...(tied ? { rulings: ['rank.tie'] as const satisfies string[] } : {}),
  });
  handOverCounts(turn, game);
}

/** Who accepted the tribute after the game before gives them this game's count. */
function handOverCounts(turn: Turn, game: GameState): void {
  for (const offer of turn.state.offers.filter(
    (each) => each.handover === 'due' && each.game !== game.number,
  )) {
    const cells = gameOf(turn.state, game.number)!.ranks.find((row) => row.clan === offer.clan)!.cells;
    const most = clanIds(turn.state).length + 1;
    turn.emit({
      type: 'CountHandedOver',
      game: game.number,
      offer: offer.id,
      from: offer.clan,
      to: offer.side!,
      cells,
      bonus: most - cells,
      clauses: turn.cite('offer.tribute'),
    });
  }
}

/** When a clan's painting begins after a game, or null when there is nothing to paint. */
export function paintingOpens(game: GameState, clan: number): Instant | null {
  const place = game.order.indexOf(clan);
  return game.times.painting?.steps.find((step) => place < step.clans)?.from ?? null;
}

export function paint(turn: Turn, command: CommandOf<'paint'>): Refusal | undefined {
  const acting = actingClan(turn, 'territory.close');
  if ('refusal' in acting) return acting.refusal;
  const { clan } = acting;
  const refusal =
    running(turn, 'territory.when') ??
    faultOfWindow(turn, command.game, clan) ??
    faultOfCells(turn, command, clan);
  if (refusal) return refusal;
  const { game, cells, repaint } = command;
  const price = repaintPrice(turn, gameOf(turn.state, game)!, clan, repaint.length);
  turn.emit({
    type: 'Painted',
    game,
    clan,
    cells: [...cells, ...repaint].map((cell) => ({ cell, owner: ownerOf(turn.state, cell) })),
    price,
    person: turn.person,
    clauses: turn.cite('territory.cells', 'territory.when', 'territory.close', 'territory.windows'),
    rulings: repaint.length > 0 ? ['paint.cells', 'repaint.price'] : ['paint.cells'],
  });
}

/** Painting over costs one of the next move's points, per cell or once, as ruled. */
function repaintPrice(turn: Turn, game: GameState, clan: number, count: number): number {
  if (turn.ruling('repaint.price') === 'each') return count;
  return count > 0 && !game.repaintPaid.includes(clan) ? 1 : 0;
}

/** The server's clock against the clan's window. */
function faultOfWindow(turn: Turn, number: number, clan: number): Refusal | undefined {
  const { state, at } = turn;
  const game = gameOf(state, number);
  if (!game)
    return turn.refuse('no-such-game', ['territory.when'], { field: 'game', params: { game: number } });
  // A veiled day has not been played yet, as far as anybody may know.
  if (game.stage !== 'resolved' || isVeiled(state, number))
    return turn.refuse('not-resolved', ['territory.when'], { field: 'game', params: { game: number } });
  if (!game.times.painting) return turn.refuse('no-painting', ['territory.when'], { field: 'game' });
  const { steps, closesAt } = game.times.painting;
  if (at >= closesAt || game.paintingClosed) {
    return turn.refuse('window-closed', ['territory.close'], {
      params: { game: number, closesAt: localText(state, closesAt) },
    });
  }
  const place = game.order.indexOf(clan);
  const present = steps.findLast((step) => step.from <= at);
  if (present && place < present.clans) return;
  const opens = steps.find((step) => step.from > at && place < step.clans)?.from ?? closesAt;
  const started = steps.some((step) => step.from <= at && place < step.clans);
  return turn.refuse(started ? 'window-night' : 'window-not-open', ['territory.windows'], {
    params: { opensAt: localText(state, opens) },
  });
}

function faultOfCells(
  turn: Turn,
  { game, cells, repaint }: CommandOf<'paint'>,
  clan: number,
): Refusal | undefined {
  const played = gameOf(turn.state, game)!;
  const chosen = [...cells, ...repaint];
  if (chosen.length === 0) return turn.refuse('nothing-to-paint', ['territory.cells'], { field: 'cells' });
  const field = (index: number): string =>
    index < cells.length ? `cells.${index}` : `repaint.${index - cells.length}`;
  for (const [index, cell] of chosen.entries()) {
    const twice = chosen.indexOf(cell) < index;
    const fault = faultOfCell(turn, cell, clan, index >= cells.length, twice);
    if (fault) return { ...fault, field: field(index) };
  }
  const allowed = played.allowed[clan] ?? 0;
  const left = allowed - (played.used[clan] ?? 0);
  if (chosen.length > left) {
    return turn.refuse('too-many-cells', ['territory.cells'], {
      field: field(Math.max(0, left)),
      params: { left, allowed },
    });
  }
}

/** @param over whether somebody else's cell is to be painted over */
function faultOfCell(
  turn: Turn,
  cell: number,
  clan: number,
  over: boolean,
  twice: boolean,
): Refusal | undefined {
  const { state } = turn;
  const { size } = state.pack;
  if (cell > size) return turn.refuse('cell-off-board', ['territory'], { params: { size } });
  if (twice) return turn.refuse('cell-twice', ['territory.cells'], { params: { cell } });
  const owner = ownerOf(state, cell);
  if (owner === clan) return turn.refuse('cell-own', ['territory.cells'], { params: { cell } });
  if (!over && owner !== null)
    return turn.refuse('cell-taken', ['territory.cells'], { params: { cell, clan: owner } });
  if (over && owner === null) return turn.refuse('cell-not-taken', ['territory.cells'], { params: { cell } });
  if (turn.ruling('paint.cells') === 'free31' && markAt(state, cell).kind !== 'free')
    return turn.refuse('cell-not-free', ['territory.cells', 'cells.free'], { params: { cell } });
}

/** At the close, a clan that has not answered is in anarchy and takes nothing. */
export function closePainting(turn: Turn, { game }: CommandOf<'closePainting'>): Refusal | undefined {
  if (turn.author.kind !== 'system') return turn.refuse('system-only', ['territory.close']);
  const played = gameOf(turn.state, game);
  if (played?.stage !== 'resolved' || !played.times.painting || played.paintingClosed)
    return turn.refuse('system-only', ['territory.close'], { field: 'game' });
  const { allowed, used } = played;
  const anarchy = clanIds(turn.state).filter((clan) => (allowed[clan] ?? 0) > 0 && !used[clan]);
  turn.emit({
    type: 'PaintingClosed',
    game,
    anarchy,
    clauses:
      anarchy.length > 0 ? turn.cite('territory.close', 'territory.anarchy') : turn.cite('territory.close'),
  });
}
