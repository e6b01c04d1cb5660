/** The schema of packs in the engine's own shape, with every check that keeps a season from standing still or falling over. */
import { z } from 'zod';
import { addDays, instantOf } from '../../engine/time.js';
import {
  appointmentsSchema,
  type Mark,
  markSchemaOf,
  modulesSchema,
  parametersOf,
  raceSchema,
  type SeasonPack,
  textSchema,
} from './pack.js';
import type { ModuleName } from './topics.js';

/** What is wrong with a pack: where, and what would be right, in both languages. */
interface Fault {
  path: (string | number)[];
  message: string;
}

/** Packs for a rulebook with the given modules. */
export function seasonPackSchemaOf(modules: readonly ModuleName[]): z.ZodType<SeasonPack> {
  return z
    .strictObject({
      ...raceSchema,
      marks: z.record(z.string(), markSchemaOf(modules)),
      appointments: appointmentsSchema,
      /** What a cell tells whoever ends there, by number. */
      stories: z.record(z.string(), textSchema).optional(),
      modules: modulesSchema,
    })
    .superRefine((pack, context) => {
      const known = Object.keys(pack.modules).filter((name) => !modules.includes(name as ModuleName));
      const faults = [
        ...known.map((name) => ({
          path: ['modules', name],
          message: 'нет в этом регламенте / not in this rulebook',
        })),
        ...faultsOfPack(pack as SeasonPack),
      ];
      for (const { path, message } of faults) context.addIssue({ code: 'custom', path, message });
    }) as unknown as z.ZodType<SeasonPack>;
}

function faultsOfPack(pack: SeasonPack): Fault[] {
  // Dates of an unknown zone cannot be checked any further.
  const calendar = faultsOfCalendar(pack);
  return [...calendar, ...faultsOfBoard(pack), ...faultsOfModules(pack)];
}

function faultsOfCalendar({ games, zone, appointments, gameTime }: SeasonPack): Fault[] {
  const faults: Fault[] = [];
  try {
    instantOf('2017-01-01', gameTime, zone);
  } catch {
    return [{ path: ['zone'], message: 'нет такой зоны: нужно имя вида Europe/Samara / no such zone' }];
  }
  for (const [index, { number, date }] of games.entries()) {
    const before = games[index - 1];
    if (!isDate(date))
      faults.push({ path: ['games', index, 'date'], message: 'нет такой даты / no such date' });
    else if (before && isDate(before.date) && date <= before.date) {
      faults.push({
        path: ['games', index, 'date'],
        message: `должна быть позже ${before.date} / must be later than ${before.date}`,
      });
    }
    if (before && number <= before.number) {
      faults.push({
        path: ['games', index, 'number'],
        message: `должен быть больше ${before.number} / must exceed ${before.number}`,
      });
    }
  }
  if (!isDate(appointments.date) || !/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(appointments.time)) {
    faults.push({ path: ['appointments'], message: 'нужны дата и время / a date and a time are needed' });
  }
  return faults;
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return addDays(text, 0) === text;
  } catch {
    return false;
  }
}

function faultsOfBoard(pack: SeasonPack): Fault[] {
  const faults: Fault[] = [];
  for (const [key, mark] of Object.entries(pack.marks)) {
    const cell = Number(key);
    const path = ['marks', key];
    if (!Number.isSafeInteger(cell) || String(cell) !== key || cell < 1 || cell >= pack.size) {
      faults.push({
        path,
        message: `метки стоят на клетках с 1 по ${pack.size - 1} / marks stand on cells 1 to ${pack.size - 1}`,
      });
    } else {
      const message = faultOfPackMark(pack, cell, mark);
      if (message) faults.push({ path, message });
    }
  }
  for (const key of Object.keys(pack.stories ?? {})) {
    if (!(Number(key) >= 1 && Number(key) <= pack.size)) {
      faults.push({ path: ['stories', key], message: 'нет такой клетки / no such cell' });
    }
  }
  return faults;
}

function faultOfPackMark(pack: SeasonPack, cell: number, mark: Mark): string | null {
  const { size, sides, modules } = pack;
  const module = parametersOf(mark.kind);
  if (module && !modules[module]) return `не включён модуль «${module}» / module “${module}” is off`;
  switch (mark.kind) {
    case 'move': {
      const to = cell + mark.by;
      if (to < 1 || to > size) return `прыжок за край поля: на ${to} / a jump off the board: to ${to}`;
      if (endsInRing(pack, cell)) return 'прыжки по кругу без конца / jumps in a ring without end';
      return null;
    }
    case 'restart':
      return cell === 1 ? 'с клетки 1 возвращать некуда / cell 1 leads nowhere' : null;
    case 'twins':
      // The finish is reached by a move only: that ends the season.
      return mark.to >= size || mark.to === cell
        ? `нужна другая клетка от 1 до ${size - 1} / another cell from 1 to ${size - 1} is needed`
        : null;
    case 'castle':
      return sides.some(({ id }) => id === mark.side)
        ? null
        : `замок без хозяина: нет стороны №${mark.side} / a castle without a house: there is no side ${mark.side}`;
    case 'offer': {
      const offer = Object.hasOwn(modules.offers!.offers, mark.offer)
        ? modules.offers!.offers[mark.offer]
        : undefined;
      if (!offer) return `нет предложения «${mark.offer}» / there is no offer “${mark.offer}”`;
      return offer.side === mark.side
        ? null
        : 'предложение делает другая сторона / another side makes this offer';
    }
    default:
      return null;
  }
}

function endsInRing({ marks, size }: SeasonPack, from: number): boolean {
  let cell = from;
  for (let jumps = 0; jumps <= size; jumps++) {
    const mark = marks[cell];
    if (mark?.kind === 'restart') cell = 1;
    else if (mark?.kind === 'move') cell += mark.by;
    else return false;
  }
  return true;
}

function faultsOfModules({ sides, games, modules }: SeasonPack): Fault[] {
  const faults: Fault[] = [];
  const isSide = (id: number): boolean => sides.some((side) => side.id === id);
  const { deserters, intrigues, offers, emigrants, territory } = modules;
  if (deserters && !isSide(deserters.side)) {
    faults.push({ path: ['modules', 'deserters', 'side'], message: 'нет такой стороны / no such side' });
  }
  for (const [index, number] of (intrigues?.games ?? []).entries()) {
    if (!games.some((game) => game.number === number)) {
      faults.push({
        path: ['modules', 'intrigues', 'games', index],
        message: 'нет такой игры / no such game',
      });
    }
  }
  if (intrigues && sides.length < 3) {
    faults.push({ path: ['modules', 'intrigues'], message: 'нужны три стороны / three sides are needed' });
  }
  if (emigrants && !territory) {
    faults.push({
      path: ['modules', 'emigrants'],
      message:
        'за эмигрантов платят клетками: включите «territory» / emigrants cost cells: switch “territory” on',
    });
  }
  const kinds = new Set<string>();
  for (const [key, { kind, side }] of Object.entries(offers?.offers ?? {})) {
    const path = ['modules', 'offers', 'offers', key];
    // An offer is known by its kind from the moment it is made.
    if (key !== kind || kinds.has(kind)) {
      faults.push({ path, message: 'ключ предложения — его вид / the key of an offer is its kind' });
    }
    kinds.add(kind);
    if (side !== null && !isSide(side)) faults.push({ path, message: 'нет такой стороны / no such side' });
    const needsSide = kind !== 'dress';
    if (needsSide && side === null) faults.push({ path, message: 'нужна сторона / a side is needed' });
    const missing =
      (kind === 'tribute' || kind === 'captive') && !territory
        ? 'territory'
        : kind === 'surrender' && !emigrants
          ? 'emigrants'
          : null;
    if (missing) faults.push({ path, message: `включите «${missing}» / switch “${missing}” on` });
  }
  return faults;
}
