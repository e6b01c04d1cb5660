/** Layouts that have been worked out, so that a board is placed once and drawn many times. */

const MOST = 20;

/** @throws RangeError for a board that cannot be: fewer than 2 or more than 2,000 cells. */
export function remembered<Shape extends string, Layout>(
  build: (size: number, shape: Shape) => Layout,
): typeof build {
  const known = new Map<string, Layout>();
  return (size, shape) => {
    if (!Number.isInteger(size) || size < 2 || size > 2000) throw new RangeError(`Board of ${size} cells`);
    const key = `${shape}${size}`;
    const layout = known.get(key) ?? build(size, shape);
    if (known.size > MOST) known.clear();
    known.set(key, layout);
    return layout;
  };
}
