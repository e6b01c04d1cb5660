/** What a new pack begins with: sides that differ in everything, and modules with sensible numbers. */
import type { Text } from '../../../engine/contract.js';
import { shiftDate } from '../../organiser/lib/dates.js';
import { gamesOf, ruleOf } from './calendar.js';
import { shapedPath } from './paths.js';
import type { ModuleKey, Modules, OfferKind, Pack, Side } from './types.js';

const t = (ru: string, en: string): Text => ({ ru, en });

const SIDES: [ru: string, en: string, letter: string, colour: string, pattern: Side['pattern']][] = [
  ['Красные', 'Reds', 'К', '#c0392b', 'plain'],
  ['Синие', 'Blues', 'С', '#2f6db5', 'stripes'],
  ['Зелёные', 'Greens', 'З', '#2e7d4f', 'dots'],
  ['Жёлтые', 'Yellows', 'Ж', '#d9a514', 'checks'],
  ['Фиолетовые', 'Violets', 'Ф', '#7a4aa5', 'waves'],
  ['Оранжевые', 'Oranges', 'О', '#d9702b', 'crosses'],
  ['Бирюзовые', 'Teals', 'Б', '#1f8a8f', 'diagonal'],
  ['Розовые', 'Pinks', 'Р', '#c2568c', 'rings'],
  ['Белые', 'Whites', 'Л', '#d8d2c4', 'bricks'],
  ['Чёрные', 'Blacks', 'Ч', '#33313b', 'stars'],
  ['Медные', 'Coppers', 'М', '#8a5a33', 'plain'],
  ['Небесные', 'Skies', 'Н', '#6fb1d9', 'stripes'],
];

/** A side for a place, unlike those that are there. */
export function newSide(id: number, others: readonly Side[]): Side {
  const taken = (value: string) =>
    others.some(({ name, letter, colour }) => [name.ru, letter, colour].includes(value));
  const known = SIDES.find(([ru, , letter, colour]) => ![ru, letter, colour].some(taken));
  const [ru, en, letter, colour, own] = known ?? SIDES[(id - 1) % SIDES.length]!;
  const used = new Set(others.map(({ pattern }) => pattern));
  const pattern = used.has(own) ? (SIDES.find(([, , , , free]) => !used.has(free))?.[4] ?? own) : own;
  return { id, name: t(ru, en), short: t(ru, en), letter, colour, pattern };
}

/** As many patterns as there are sides, where there are enough of them: whoever repeats one gets another. */
export function apart(sides: readonly Side[]): Side[] {
  const patterns = [...new Set(SIDES.map(([, , , , pattern]) => pattern))];
  if (sides.length > patterns.length) return [...sides];
  const used = new Set(sides.map(({ pattern }) => pattern));
  const seen = new Set<string>();
  return sides.map((side) => {
    const again = seen.has(side.pattern);
    const free = again ? patterns.find((pattern) => !used.has(pattern)) : undefined;
    const pattern = free ?? side.pattern;
    used.add(pattern);
    seen.add(pattern);
    return { ...side, pattern };
  });
}

export interface Blank {
  size: number;
  sides: number;
  title: string;
  /** Date of the first game. */
  first: string;
  zone: string;
}

/** A pack that can be played as it is: a free board, sides with other names, six games. */
export function blankPack({ size, sides: count, title, first, zone }: Blank): Pack {
  const sides: Side[] = [];
  for (let id = 1; id <= count; id++) sides.push(newSide(id, sides));
  const rule = { first, every: 14, games: 6, skip: [], firstNumber: 1 };
  return {
    format: 1,
    id: idOf(title),
    version: '1',
    title: t(title, title),
    zone,
    size,
    sides,
    marks: {},
    invented: [],
    stories: {},
    layout: shapedPath('snake', size),
    games: gamesOf(rule),
    calendar: rule,
    gameTime: '19:00',
    report: { days: 2, time: '12:00' },
    dice: { mainDivisor: 10, cupDivisor: 2, least: 1, creative: 2 },
    appointments: { date: shiftDate(first, 14), time: '24:00' },
    rulings: {},
    modules: { fights: {} },
  };
}

/** Latin letters for Cyrillic ones: the name of a file is read by every machine. */
const LATIN: Record<string, string> = Object.fromEntries(
  'а=a б=b в=v г=g д=d е=e ё=yo ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=ts ч=ch ш=sh щ=sch ъ= ы=y ь= э=e ю=yu я=ya'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** «Дворовая экспедиция» → `dvorovaya-ekspeditsiya`. */
export function idOf(title: string): string {
  const plain = [...title.toLowerCase()].map((letter) => LATIN[letter] ?? letter).join('');
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 40) || 'season'
  );
}

const moment = (days: number, time: string) => ({ days, time });

/** A module as it is switched on; its numbers fit the pack. */
export function moduleDefault<K extends ModuleKey>(name: K, pack: Pack): NonNullable<Modules[K]> {
  const defaults: { [M in ModuleKey]-?: () => NonNullable<Modules[M]> } = {
    blocks: () => ({ size: pack.sides.length }),
    mercenaries: () => (pack.modules.emigrants ? { until: middleGame(pack, 0.3) } : {}),
    deserters: () => ({ side: pack.sides.at(-1)?.id ?? 1, absences: 3, gain: 2, loss: 4 }),
    restart: () => ({}),
    changes: () => ({}),
    castles: () => ({ own: 2, other: -1 }),
    twins: () => ({ left: 3 }),
    coin: () => ({ named: -3, own: 2, owed: -2 }),
    roulette: () => ({}),
    territory: () => paintingOf(pack),
    emigrants: () => ({
      absences: 2,
      auction: { open: moment(-1, '12:00'), close: moment(0, before(pack.gameTime)) },
    }),
    fights: () => ({}),
    offers: () => ({
      offers: {},
      stake: { fulfilled: 3, refused: -3 },
      storyReward: 1,
      captives: {},
      captiveLeast: 2,
    }),
    proposals: () => ({}),
    intrigues: () => ({
      games: [...new Set([middleGame(pack, 0.4), middleGame(pack, 0.8)])],
      target: -3,
      ally: 3,
      failed: -2,
      winner: 4,
      loser: -3,
    }),
    conclave: () => ({}),
  };
  return (defaults[name] as () => NonNullable<Modules[K]>)();
}

/** The first half of the sides paints on the day of the report, all of them from the next noon on. */
function paintingOf({ sides, report, calendar, games }: Pack): NonNullable<Modules['territory']> {
  const { every } = ruleOf(games, calendar);
  const day = report.days;
  // Between two games there must be room for both windows.
  const last = Math.max(day + 1, Math.min(day + 3, every - 2));
  const half = Math.ceil(sides.length / 2);
  return {
    steps: [
      { from: report, to: moment(day + 1, '12:00'), clans: half },
      { from: moment(day + 1, '12:00'), to: moment(last, '24:00'), clans: sides.length },
    ],
    close: moment(-1, '24:00'),
  };
}

/** An hour before the game. */
function before(time: string): string {
  const hour = Number(time.slice(0, 2));
  return hour >= 1 && hour <= 23 ? `${String(hour - 1).padStart(2, '0')}${time.slice(2)}` : '00:00';
}

/** The number of a game after this part of the season. */
function middleGame({ games }: Pack, part: number): number {
  return games[Math.min(games.length - 1, Math.max(0, Math.round(games.length * part) - 1))]?.number ?? 1;
}

/** What each kind of offer says until its author says it better. */
export const OFFERS: Record<OfferKind, { title: Text; task: Text }> = {
  dress: {
    title: t('Дресс-код', 'Dress code'),
    task: t('Прийти на следующую игру в оговорённом наряде.', 'Come to the next game dressed as agreed.'),
  },
  story: {
    title: t('История', 'A story'),
    task: t(
      'Сочинить историю о стороне, которая делает предложение.',
      'Make up a story about the side that makes the offer.',
    ),
  },
  humour: {
    title: t('Шуточная апелляция', 'A humorous appeal'),
    task: t('Подать шуточную апелляцию на следующей игре.', 'File a humorous appeal at the next game.'),
  },
  tribute: {
    title: t('Дань', 'Tribute'),
    task: t(
      'Отдать клетки, которые достанутся под покраску в следующей игре.',
      'Hand over the cells to be painted after the next game.',
    ),
  },
  surrender: {
    title: t('Выдача новичков', 'Surrender of newcomers'),
    task: t('Отдать купленные на торгах команды.', 'Give away the teams bought at auctions.'),
  },
  captive: {
    title: t('Плен', 'Captivity'),
    task: t(
      'Очки одной команды в следующей игре продаются с торгов.',
      'The points of one team in the next game are auctioned.',
    ),
  },
  ode: {
    title: t('Ода', 'An ode'),
    task: t(
      'Написать оду стороне, которая делает предложение.',
      'Write an ode to the side that makes the offer.',
    ),
  },
};

/** Texts of a new pack that nobody has written yet, in both languages. */
const UNWRITTEN: readonly Text[] = [
  ...SIDES.map(([ru, en]) => t(ru, en)),
  ...Object.values(OFFERS).flatMap(({ title, task }) => [title, task]),
];

/** Whether a text is one a new pack begins with: its other language is then nobody's words either. */
export const isUnwritten = ({ ru, en }: Text): boolean =>
  UNWRITTEN.some((text) => text.ru === ru && text.en === en);

const initialsOf = (name: string): string[] =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => [...word][0]!.toUpperCase());

/**
 * The letter of a side that gets another name: the first initial of the name that no other side has. A letter that is
 * in no initial of the old name was chosen by hand and stays.
 */
export function letterFor(side: Side, others: readonly Side[], from: string, to: string): string {
  const taken = new Set(others.map(({ letter }) => letter.toUpperCase()));
  const free = (name: string) => initialsOf(name).filter((letter) => !taken.has(letter));
  const before = free(from);
  const follows = before.length === 0 || before.includes(side.letter.toUpperCase());
  const after = free(to);
  return !follows || after.includes(side.letter.toUpperCase()) ? side.letter : (after[0] ?? side.letter);
}
