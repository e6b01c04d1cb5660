/** Cuts a text into parts a network accepts, between blocks where possible, never inside a tag or an entity. */

/**
 * @param lines lines of a text, an empty line between blocks; no tag may be open across lines
 * @param limit most characters a part may have
 */
export function splitLines(lines: readonly string[], limit: number): string[] {
  const parts: string[] = [];
  let part = '';
  const close = (): void => {
    if (part.trim() !== '') parts.push(part.trim());
    part = '';
  };
  for (const block of blocksOf(lines)) {
    if (part.length + block.length + 2 > limit) close();
    if (block.length <= limit) {
      part += (part && '\n\n') + block;
      continue;
    }
    for (const line of block.split('\n').flatMap((whole) => splitLine(whole, limit))) {
      if (part.length + line.length + 1 > limit) close();
      part += (part && '\n') + line;
    }
  }
  close();
  return parts;
}

function blocksOf(lines: readonly string[]): string[] {
  return lines
    .join('\n')
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '');
}

/** A line longer than a part is cut at spaces outside tags. */
function splitLine(line: string, limit: number): string[] {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > limit) {
    const at = cutOf(rest, limit);
    pieces.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  pieces.push(rest);
  return pieces;
}

/** The last space before the limit at which no tag is open; without one, the last place outside a tag and an entity. */
function cutOf(line: string, limit: number): number {
  let open = 0;
  let space = 0;
  let place = 0;
  for (let i = 0; i < limit; i += 1) {
    const tag = /^<(\/?)[a-z]+>/.exec(line.slice(i, i + 12));
    const entity = /^&[a-z]+;/.exec(line.slice(i, i + 8));
    if (tag) {
      open += tag[1] ? -1 : 1;
      i += tag[0].length - 1;
    } else if (entity) i += entity[0].length - 1;
    const next = i + 1;
    const inPair = /[\uD800-\uDBFF]/.test(line[i] ?? '');
    if (open > 0 || next > limit || inPair) continue;
    place = next;
    if (line[i] === ' ') space = next;
  }
  return space || place || limit;
}
