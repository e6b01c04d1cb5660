/**
 * What a power cut may leave of a data folder. `disk.c` keeps in the folder `safe` what has been synced; the data folder
 * holds all that was written. Of what was written after the last sync a disk may have kept everything, nothing, the first
 * writes, or any sectors in any order.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chance } from '../support/chance.js';

/** What a disk writes whole, in bytes. */
const SECTOR = 512;

/**
 * Turns both folders into what the disk holds when the power comes back. The server must be gone.
 * @param chance what of the unsynced writes has arrived; null: nothing
 */
export function cutPower(data: string, safe: string, chance: Chance | null): void {
  // SQLite's shared memory is memory: it is made anew.
  const names = new Set(
    [...readdirSync(data), ...readdirSync(safe)].filter((name) => !name.endsWith('-shm')),
  );
  for (const name of readdirSync(data)) if (!names.has(name)) rmSync(join(data, name));
  for (const name of names) {
    const kept = read(join(safe, name));
    const left = chance ? remains(kept, read(join(data, name)), chance) : kept;
    for (const file of [join(safe, name), join(data, name)]) {
      if (left) writeFileSync(file, left);
      else rmSync(file, { force: true });
    }
  }
}

/** @param kept as synced; null: the name was not @param written as the process saw it; null: removed since */
function remains(kept: Buffer | null, written: Buffer | null, chance: Chance): Buffer | null {
  if (kept === null) return written && chance.maybe(0.5) ? mixed(Buffer.alloc(0), written, chance) : null;
  if (written === null) return chance.maybe(0.5) ? kept : null;
  return mixed(kept, written, chance);
}

function mixed(kept: Buffer, written: Buffer, chance: Chance): Buffer {
  const sectors = Math.ceil(Math.max(kept.length, written.length) / SECTOR);
  const reached = chance.pick(arrivals(chance, sectors));
  const grown = written.length > kept.length;
  const whole = Buffer.alloc(sectors * SECTOR);
  kept.copy(whole);
  let length = kept.length;
  for (let sector = 0; sector < sectors; sector++) {
    const [from, to] = [sector * SECTOR, (sector + 1) * SECTOR];
    if (from >= written.length || !reached(sector)) continue;
    written.copy(whole, from, from, to);
    if (grown) length = Math.max(length, Math.min(to, written.length));
  }
  // A file that was cut short may have its old length still.
  if (!grown && chance.maybe(0.5)) length = written.length;
  return whole.subarray(0, length);
}

/** Which sectors of the unsynced writes have arrived. */
function arrivals(chance: Chance, sectors: number): ((sector: number) => boolean)[] {
  const probability = chance.next();
  const end = chance.below(sectors + 1);
  return [() => false, () => true, (sector) => sector < end, () => chance.maybe(probability)];
}

function read(file: string): Buffer | null {
  return existsSync(file) ? readFileSync(file) : null;
}
