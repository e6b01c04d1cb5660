/** Traces of moves along the edges of the film, so that they never hide a number or a sign. */
import type { BoardView, SideView } from '../rulebooks/race/board-view.js';
import { INK, sideShades, WHITE } from './colour.js';
import type { BoardLayout, Point } from './layout.js';
import { ROUND, r2 } from './markup.js';

export interface Trail {
  side: number;
  from: number;
  to: number;
  /** Cells the move stopped at on its way, in order: a sign sent it on or back. */
  via?: number[];
}

interface Leg {
  side: SideView;
  order: number;
  from: number;
  to: number;
}

/** Distances from the middle of the film, nearest lanes first. */
const LANES = [29.4, -29.4, 37, -37, 43.5, -43.5];
/** Dashes double the colours of the traces. */
const DASHES = ['', '9 5', '2 5', '12 4 2 4', '5 3', '16 6', '1 4', '10 3 3 3 3 3', '6 6', '3 2'];

/** Gives every leg the nearest lane that is free along the whole of it. */
function lanesOf(legs: Leg[]): number[] {
  const taken: [number, number][][] = LANES.map(() => []);
  return legs.map((leg) => {
    const [low, high] = leg.from < leg.to ? [leg.from, leg.to] : [leg.to, leg.from];
    let lane = taken.findIndex((spans) => spans.every(([a, b]) => high < a || low > b));
    if (lane < 0) lane = LANES.length - 1;
    taken[lane]!.push([low, high]);
    return LANES[lane]!;
  });
}

function path(points: Point[]): string {
  return `M${points.map((p) => `${p[0]} ${p[1]}`).join('L')}`;
}

/** The arrow into the cell where a leg ends. */
function arrow(tip: Point, from: Point, fill: string): string {
  const angle = r2((Math.atan2(tip[1] - from[1], tip[0] - from[0]) * 180) / Math.PI);
  return `<path d="M3 0-9-6.5V6.5Z" transform="translate(${tip[0]} ${tip[1]}) rotate(${angle})" fill="${fill}" stroke="${INK}" stroke-width="1.4"/>`;
}

export function drawTrails(board: BoardView, layout: BoardLayout, trails: Trail[]): string {
  const legs: Leg[] = [];
  for (const trail of trails) {
    const order = board.sides.findIndex((s) => s.id === trail.side);
    const side = board.sides[order];
    if (!side) continue;
    const stops = [trail.from, ...(trail.via ?? []), trail.to].filter((n) => layout.cells[n]);
    for (let i = 1; i < stops.length; i++) {
      if (stops[i] !== stops[i - 1]) legs.push({ side, order, from: stops[i - 1]!, to: stops[i]! });
    }
  }
  const lanes = lanesOf(legs);
  const drawn = legs.map((leg, i) => {
    const lane = lanes[i]!;
    const { fill } = sideShades(leg.side.colour);
    const points = layout.walk(leg.from, leg.to, lane);
    const end = layout.walk(leg.to, leg.to, Math.sign(lane) * 23.5);
    const tip = end[Math.floor(end.length / 2)]!;
    const last = layout.walk(leg.to, leg.to, lane);
    const near = last[Math.floor(last.length / 2)]!;
    const at = layout.cells[leg.to]!.kind === 'turn' ? points.slice(0, -2) : points;
    const line = path(at);
    const dash = DASHES[leg.order % DASHES.length];
    return (
      `<g data-trail="${r2(leg.side.id)}"><path d="${line}" fill="none" stroke="${INK}" stroke-width="6.4" ${ROUND}/>` +
      `<path d="${line}" fill="none" stroke="${WHITE}" stroke-width="4.4" ${ROUND}/>` +
      `<path d="${line}" fill="none" stroke="${fill}" stroke-width="4.2"${dash ? ` stroke-dasharray="${dash}"` : ''}/>` +
      `<circle cx="${points[0]![0]}" cy="${points[0]![1]}" r="4.4" fill="${fill}" stroke="${INK}" stroke-width="1.4"/>${arrow(tip, near, fill)}</g>`
    );
  });
  return drawn.length > 0 ? `<g class="trails" pointer-events="none">${drawn.join('')}</g>` : '';
}
