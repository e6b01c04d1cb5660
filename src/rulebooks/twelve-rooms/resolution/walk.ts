/** One step over the map: through Passages and a full Safe room to where it ends (M.2, R.PASSAGE, R.SAFE). */
import { lineOf, neighbour, type Step } from '../geometry.js';

interface Rooms {
  passage(room: number): boolean;
  /** A Safe room that takes nobody in. */
  full(room: number): boolean;
}

/**
 * Rooms gone through, the last one being where the step ends. Along a line that nowhere lets one stop the walk ends where it
 * began: then the last room is the first.
 */
export function walk(from: number, step: Step, rooms: Rooms): number[] {
  const path: number[] = [];
  for (let at = neighbour(from, step); ; at = neighbour(at, step)) {
    path.push(at);
    if (at === from || (!rooms.passage(at) && !rooms.full(at))) return path;
  }
}

/** Whether all the other rooms of the line through a room are Passages. */
export function corridor(room: number, step: Step, passage: (room: number) => boolean): boolean {
  return lineOf(room, step).every(passage);
}
