/**
 * Seats without repeats, exactly. Players and tables are the two sides of a bipartite graph, a game of a player is an edge
 * and its seat is the colour: by König’s theorem as many colours as seats suffice, however the tables were chosen. Whoever
 * plays more games than there are seats is divided into players of as many games as seats.
 */

interface Edge {
  person: number;
  table: number;
}

/**
 * @param tables people at each table, in any order, at most `seats` each
 * @returns for each table the person at seat 0, 1, …; −1 where a table has fewer people than seats
 */
export function spreadSeats(tables: readonly (readonly number[])[], seats: number): number[][] {
  const edges: Edge[] = [];
  const games = new Map<number, number>();
  /** Node → colour → edge. People are nodes by name and part, tables by number. */
  const ofPerson = new Map<string, (number | undefined)[]>();
  const ofTable = tables.map(() => new Array<number | undefined>(seats).fill(undefined));
  const personNode: (number | undefined)[][] = [];
  const colour: number[] = [];

  for (const [table, people] of tables.entries()) {
    for (const person of people) {
      const played = games.get(person) ?? 0;
      games.set(person, played + 1);
      const key = `${person}:${Math.floor(played / seats)}`;
      const node = ofPerson.get(key) ?? new Array<number | undefined>(seats).fill(undefined);
      ofPerson.set(key, node);
      const edge = edges.length;
      edges.push({ person, table });
      personNode.push(node);
      const wanted = node.indexOf(undefined);
      const free = ofTable[table]!.indexOf(undefined);
      if (wanted !== free) clear(table, wanted, free);
      put(edge, wanted);
    }
  }

  function put(edge: number, seat: number): void {
    colour[edge] = seat;
    personNode[edge]![seat] = edge;
    ofTable[edges[edge]!.table]![seat] = edge;
  }

  /** Frees seat `wanted` at a table where `free` is free: the chain of these two seats from here changes colours. */
  function clear(table: number, wanted: number, free: number): void {
    const chain: number[] = [];
    let seat = wanted;
    let edge = ofTable[table]![seat];
    let atTable = true;
    while (edge !== undefined) {
      chain.push(edge);
      atTable = !atTable;
      seat = seat === wanted ? free : wanted;
      edge = atTable ? ofTable[edges[edge]!.table]![seat] : personNode[edge]![seat];
    }
    for (const each of chain) {
      personNode[each]![colour[each]!] = undefined;
      ofTable[edges[each]!.table]![colour[each]!] = undefined;
    }
    for (const each of chain) put(each, colour[each] === wanted ? free : wanted);
  }

  const placed = tables.map(() => new Array<number>(seats).fill(-1));
  for (const [edge, { person, table }] of edges.entries()) placed[table]![colour[edge]!] = person;
  return placed;
}
