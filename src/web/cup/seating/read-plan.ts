/**
 * A seating made elsewhere: pasted or from a sheet, in any of three shapes people keep it in, read into rounds and tables with
 * every contradiction listed. Nothing is guessed: a name that is not in the cup stays unread, with the nearest one named.
 *
 * Shapes: a row per table (`round, table, [judge,] seat 1, seat 2 …`), a row per seat (`round, table, seat, player`), a row
 * per player (`player`, then a column per round with `table-seat`).
 */
import { plainCell } from '../../../texts/spreadsheet.js';
import { nearest, sameName } from '../../new/cup/roster.js';

export interface ReadTable {
  table: number;
  /** Id of the judge; null: none was written. */
  judge: string | null;
  /** Ids of players, seat 1 first; null: nobody. */
  seats: (string | null)[];
}

export interface ReadRound {
  round: number;
  tables: ReadTable[];
}

export type PlanFault =
  | { kind: 'unreadable'; row: number }
  | { kind: 'unknown'; row: number; name: string; near: string | null }
  | { kind: 'unknownJudge'; row: number; name: string; near: string | null }
  | { kind: 'seatTaken'; round: number; table: number; seat: number; name: string }
  | { kind: 'twice'; round: number; name: string }
  | { kind: 'judgeTwice'; round: number; name: string }
  | { kind: 'empty'; round: number; table: number; seat: number };

export interface ReadPlan {
  rounds: ReadRound[];
  faults: PlanFault[];
}

export interface Known {
  players: readonly { id: string; name: string }[];
  judges: readonly { id: string; name: string }[];
  /** Seats at a table. */
  seats: number;
}

const whole = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : null;

/** «Тур 3», «R3», «3» → 3. */
const numbered = (text: string | undefined): number | null => {
  const found = /^\D{0,8}(\d{1,3})$/.exec((text ?? '').trim());
  return found ? Number(found[1]) : null;
};

const PLACE = /^(\d{1,2})\s*[-–—/.:,]\s*(\d{1,2})$/;

/** Cells of pasted text: columns of a spreadsheet, or parted by semicolons or commas. */
export function cellsOf(text: string): string[][] {
  return text.split(/\r\n|[\n\r]/).map((line) => {
    const mark = line.includes('\t') ? '\t' : line.includes(';') ? ';' : ',';
    return line.split(mark).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  });
}

export function readPlan(rows: readonly (readonly string[])[], known: Known): ReadPlan {
  const reader = new Reader(known);
  const head = rows.findIndex((row) => row.some((cell) => cell !== ''));
  const titles = rows[head] ?? [];
  const judged = titles.some((cell) => /суд|judge|referee/i.test(cell));
  for (const [index, row] of rows.entries()) {
    if (row.every((cell) => cell === '')) continue;
    const trimmed = row.slice(0, row.findLastIndex((cell) => cell !== '') + 1);
    reader.row(trimmed, index + 1, { first: index === head, judged });
  }
  return reader.done();
}

class Reader {
  private readonly rounds = new Map<number, Map<number, ReadTable>>();
  private readonly faults: PlanFault[] = [];

  constructor(private readonly known: Known) {}

  row(cells: readonly string[], row: number, at: { first: boolean; judged: boolean }): void {
    const [a, b, c] = [numbered(cells[0]), numbered(cells[1]), whole(cells[2])];
    if (a !== null && b !== null && c !== null && cells.length === 4) {
      this.seat({ round: a, table: b, seat: c }, cells[3]!, row);
    } else if (a !== null && b !== null && cells.length > 3) {
      const table = this.table(a, b);
      if (at.judged && cells[2] !== '') table.judge = this.judge(cells[2]!, row);
      for (const [seat, name] of cells.slice(at.judged ? 3 : 2).entries()) {
        if (name !== '') this.seat({ round: a, table: b, seat: seat + 1 }, name, row);
      }
    } else if (cells.length > 1 && cells.slice(1).some((cell) => PLACE.test(cell))) {
      for (const [index, cell] of cells.slice(1).entries()) {
        const place = PLACE.exec(cell);
        if (place) {
          const [table, seat] = [Number(place[1]), Number(place[2])];
          this.seat({ round: index + 1, table, seat }, cells[0]!, row);
        }
      }
    } else if (!at.first) this.faults.push({ kind: 'unreadable', row });
  }

  private table(round: number, table: number): ReadTable {
    const tables = this.rounds.get(round) ?? new Map<number, ReadTable>();
    this.rounds.set(round, tables);
    let found = tables.get(table);
    if (!found) {
      found = { table, judge: null, seats: Array.from({ length: this.known.seats }, () => null) };
      tables.set(table, found);
    }
    return found;
  }

  private judge(cell: string, row: number): string | null {
    const name = plainCell(cell);
    const { judges } = this.known;
    const found = judges.find((one) => sameName(one.name) === sameName(name));
    if (!found) {
      const near = nearest(
        name,
        judges.map((one) => one.name),
      );
      this.faults.push({ kind: 'unknownJudge', row, name, near });
    }
    return found?.id ?? null;
  }

  private seat(at: { round: number; table: number; seat: number }, cell: string, row: number): void {
    // A file for spreadsheets keeps `=Name` from being a formula by an apostrophe.
    const name = plainCell(cell);
    const { players, seats } = this.known;
    const found = players.find((one) => sameName(one.name) === sameName(name));
    if (!found) {
      const near = nearest(
        name,
        players.map((one) => one.name),
      );
      if (!this.faults.some((fault) => fault.kind === 'unknown' && fault.name === name))
        this.faults.push({ kind: 'unknown', row, name, near });
      return;
    }
    if (at.seat < 1 || at.seat > seats) {
      this.faults.push({ kind: 'unreadable', row });
      return;
    }
    const table = this.table(at.round, at.table);
    if (table.seats[at.seat - 1] !== null) this.faults.push({ kind: 'seatTaken', ...at, name: found.name });
    else table.seats[at.seat - 1] = found.id;
  }

  done(): ReadPlan {
    const rounds = [...this.rounds]
      .sort(([a], [b]) => a - b)
      .map(([round, tables]) => ({ round, tables: [...tables.values()].sort((a, b) => a.table - b.table) }));
    for (const { round, tables } of rounds) {
      this.repeats(
        round,
        tables.flatMap((one) => one.seats),
        'twice',
        this.known.players,
      );
      this.repeats(
        round,
        tables.map((one) => one.judge),
        'judgeTwice',
        this.known.judges,
      );
      for (const { table, seats } of tables) {
        for (const [index, id] of seats.entries()) {
          if (id === null) this.faults.push({ kind: 'empty', round, table, seat: index + 1 });
        }
      }
    }
    return { rounds, faults: this.faults };
  }

  private repeats(
    round: number,
    ids: readonly (string | null)[],
    kind: 'twice' | 'judgeTwice',
    people: Known['players'],
  ): void {
    const seen = new Set<string>();
    const told = new Set<string>();
    for (const id of ids) {
      if (id === null) continue;
      if (seen.has(id) && !told.has(id)) {
        told.add(id);
        this.faults.push({ kind, round, name: people.find((one) => one.id === id)?.name ?? id });
      }
      seen.add(id);
    }
  }
}
