/** The schema of packs in the engine's own shape, with every check that keeps a season from standing still or falling over. */
import { z } from 'zod';
import type { Text } from '../../engine/contract.js';
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

/** What is wrong with a pack: where, and what would be right. */
export interface Fault {
  path: (string | number)[];
  text: Text;
}

const t = (ru: string, en: string): Text => ({ ru, en });

/** Adds faults to a schema's own issues, both languages in one line. */
export function addFaults(context: z.RefinementCtx, faults: readonly Fault[]): void {
  for (const { path, text } of faults) {
    context.addIssue({ code: 'custom', path, message: `${text.ru} / ${text.en}`, params: { text } });
  }
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
          text: t('нет в этом регламенте', 'not in this rulebook'),
        })),
        ...faultsOfPack(pack as SeasonPack),
      ];
      addFaults(context, faults);
    }) as unknown as z.ZodType<SeasonPack>;
}

/** Every fault that would let a season stand still or fall over. */
export function faultsOfPack(pack: SeasonPack): Fault[] {
  // Dates of an unknown zone cannot be checked any further.
  const calendar = faultsOfCalendar(pack);
  return [...calendar, ...faultsOfBoard(pack), ...faultsOfModules(pack)];
}

function faultsOfCalendar({ games, zone, appointments, gameTime }: SeasonPack): Fault[] {
  const faults: Fault[] = [];
  if (!hasHours(zone, gameTime)) {
    return [{ path: ['zone'], text: t('нет такой зоны: нужно имя вида Europe/Samara', 'no such zone') }];
  }
  for (const [index, { number, date }] of games.entries()) {
    const before = games[index - 1];
    if (!isDate(date))
      faults.push({ path: ['games', index, 'date'], text: t('нет такой даты', 'no such date') });
    else if (before && isDate(before.date) && date <= before.date) {
      faults.push({
        path: ['games', index, 'date'],
        text: t(`должна быть позже ${before.date}`, `must be later than ${before.date}`),
      });
    }
    if (before && number <= before.number) {
      faults.push({
        path: ['games', index, 'number'],
        text: t(`должен быть больше ${before.number}`, `must exceed ${before.number}`),
      });
    }
  }
  if (!isDate(appointments.date) || !/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(appointments.time)) {
    faults.push({ path: ['appointments'], text: t('нужны дата и время', 'a date and a time are needed') });
  }
  return faults;
}

/** Whether hours of a zone can be reckoned with. */
export function hasHours(zone: string, time: string): boolean {
  try {
    instantOf('2017-01-01', time, zone);
    return true;
  } catch {
    return false;
  }
}

export function isDate(text: string): boolean {
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
        text: t(
          `метки стоят на клетках с 1 по ${pack.size - 1}`,
          `marks stand on cells 1 to ${pack.size - 1}`,
        ),
      });
    } else {
      const text = faultOfPackMark(pack, cell, mark);
      if (text) faults.push({ path, text });
    }
  }
  for (const key of Object.keys(pack.stories ?? {})) {
    if (!(Number(key) >= 1 && Number(key) <= pack.size)) {
      faults.push({ path: ['stories', key], text: t('нет такой клетки', 'no such cell') });
    }
  }
  return faults;
}

function faultOfPackMark(pack: SeasonPack, cell: number, mark: Mark): Text | null {
  const { size, sides, modules } = pack;
  const module = parametersOf(mark.kind);
  if (module && !modules[module]) return t(`не включён модуль «${module}»`, `module “${module}” is off`);
  switch (mark.kind) {
    case 'move': {
      const to = cell + mark.by;
      if (to < 1 || to > size) return t(`прыжок за край поля: на ${to}`, `a jump off the board: to ${to}`);
      const ring = ringFrom(pack, cell)?.join(' → ');
      return ring === undefined
        ? null
        : t(`прыжки по кругу без конца: ${ring}`, `jumps in a ring without end: ${ring}`);
    }
    case 'restart':
      return cell === 1 ? t('с клетки 1 возвращать некуда', 'cell 1 leads nowhere') : null;
    case 'twins':
      // The finish is reached by a move only: that ends the season.
      return mark.to >= size || mark.to === cell
        ? t(`нужна другая клетка от 1 до ${size - 1}`, `another cell from 1 to ${size - 1} is needed`)
        : null;
    case 'castle':
      return sides.some(({ id }) => id === mark.side)
        ? null
        : t(
            `замок без хозяина: нет стороны №${mark.side}`,
            `a castle without a house: there is no side ${mark.side}`,
          );
    case 'offer': {
      const offer = Object.hasOwn(modules.offers!.offers, mark.offer)
        ? modules.offers!.offers[mark.offer]
        : undefined;
      if (!offer) return t(`нет предложения «${mark.offer}»`, `there is no offer “${mark.offer}”`);
      return offer.side === mark.side
        ? null
        : t('предложение делает другая сторона', 'another side makes this offer');
    }
    default:
      return null;
  }
}

/** The cells of the ring that jumps from a cell end in, the first one once more at the end: 12, 20, 12; null where they end. */
function ringFrom({ marks }: SeasonPack, from: number): number[] | null {
  const passed = new Set<number>();
  let cell = from;
  while (!passed.has(cell)) {
    passed.add(cell);
    const mark = marks[cell];
    if (mark?.kind === 'restart') cell = 1;
    else if (mark?.kind === 'move') cell += mark.by;
    else return null;
  }
  const path = [...passed];
  return [...path.slice(path.indexOf(cell)), cell];
}

function faultsOfModules({ sides, games, modules }: SeasonPack): Fault[] {
  const faults: Fault[] = [];
  const isSide = (id: number): boolean => sides.some((side) => side.id === id);
  const { deserters, intrigues, offers, emigrants, territory } = modules;
  if (deserters && !isSide(deserters.side)) {
    faults.push({ path: ['modules', 'deserters', 'side'], text: t('нет такой стороны', 'no such side') });
  }
  for (const [index, number] of (intrigues?.games ?? []).entries()) {
    if (!games.some((game) => game.number === number)) {
      faults.push({
        path: ['modules', 'intrigues', 'games', index],
        text: t('нет такой игры', 'no such game'),
      });
    } else if (intrigues!.games.indexOf(number) !== index) {
      faults.push({
        path: ['modules', 'intrigues', 'games', index],
        text: t('эта игра уже названа', 'this game is named already'),
      });
    }
  }
  if (intrigues && sides.length < 3) {
    faults.push({ path: ['modules', 'intrigues'], text: t('нужны три стороны', 'three sides are needed') });
  }
  if (emigrants && !territory) {
    faults.push({
      path: ['modules', 'emigrants'],
      text: t(
        'за эмигрантов платят клетками: включите «territory»',
        'emigrants cost cells: switch “territory” on',
      ),
    });
  }
  const kinds = new Set<string>();
  for (const [key, { kind, side }] of Object.entries(offers?.offers ?? {})) {
    const path = ['modules', 'offers', 'offers', key];
    // An offer is known by its kind from the moment it is made.
    if (key !== kind || kinds.has(kind)) {
      faults.push({ path, text: t('ключ предложения — его вид', 'the key of an offer is its kind') });
    }
    kinds.add(kind);
    if (side !== null && !isSide(side)) faults.push({ path, text: t('нет такой стороны', 'no such side') });
    const needsSide = kind !== 'dress';
    if (needsSide && side === null) faults.push({ path, text: t('нужна сторона', 'a side is needed') });
    const missing =
      (kind === 'tribute' || kind === 'captive') && !territory
        ? 'territory'
        : kind === 'surrender' && !emigrants
          ? 'emigrants'
          : null;
    if (missing) faults.push({ path, text: t(`включите «${missing}»`, `switch “${missing}” on`) });
  }
  return faults;
}
