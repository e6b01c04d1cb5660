/** Reading reports as a person would: a line, a name, the numbers after it. */

/** Whether a line speaks of the side and holds these numbers one after the other. */
export function holds(line: string, name: string, numbers: (string | number)[]): boolean {
  if (!line.includes(name)) return false;
  let rest = line.replaceAll('−', '-');
  for (const number of numbers) {
    const found = new RegExp(`(?<![\\d,])${number}(?![\\d]|,\\d)`).exec(rest);
    if (!found) return false;
    rest = rest.slice(found.index + found[0].length);
  }
  return true;
}
