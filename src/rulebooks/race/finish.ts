/** Who has won when the calendar ends before anybody reached the finish. */

/**
 * The side nearest to the finish; of equals, the one earlier in the order of the last game.
 * @param order sides in the order of the last game
 * @param positionOf cell of a side
 */
export function nearestToFinish(order: readonly number[], positionOf: (side: number) => number): number {
  return order.reduce((best, side) => (positionOf(side) > positionOf(best) ? side : best));
}
