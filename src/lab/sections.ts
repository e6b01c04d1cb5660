/** A summary in sections: each a plot and the table of what it shows, in both languages. Screen, report and files are made of them. */
import type { Text } from '../engine/contract.js';
import { points, signedPoints } from '../texts/numbers.js';
import type { Share } from './statistics.js';
import { bottlenecks, type Group, type Row, type Summary } from './summary.js';

export interface Line {
  label: Text;
  /** Of a side of a board. */
  colour?: string;
  /** What the bar shows; left out: the line is in the table only. */
  bar?: { value: number; low?: number; high?: number; text: Text };
  /** Cells of the table after the label. */
  cells: Text[];
}

export interface Section {
  id: string;
  title: Text;
  /** How to read it. */
  note: Text;
  /** `share` and `change` are parts of one; `number` is what it says; `list` has no bars. */
  kind: 'share' | 'change' | 'number' | 'list';
  head: Text[];
  lines: Line[];
}

const t = (ru: string, en: string): Text => ({ ru, en });
const both = (say: (lang: 'ru' | 'en') => string): Text => ({ ru: say('ru'), en: say('en') });

/** 0.1234 → `12,3 %`. */
const percent = (share: number): Text => both((lang) => `${points(Math.round(share * 1000) * 10, lang)} %`);
const change = (share: number): Text =>
  both((lang) => `${signedPoints(Math.round(share * 1000) * 10, lang)} %`);
const decimal = (value: number): Text => both((lang) => points(Math.round(value * 100), lang));
const signedDecimal = (value: number): Text => both((lang) => signedPoints(Math.round(value * 100), lang));
const count = (value: number): Text => t(String(value), String(value));
const range = (low: Text, high: Text): Text => both((lang) => `${low[lang]} … ${high[lang]}`);
const shareRange = ({ low, high }: Share): Text => range(percent(low), percent(high));

/** Bars of a plot: more would not be read. */
const MOST_BARS = 16;

export function sectionsOf(summary: Summary): Section[] {
  const { groups, comparison } = summary;
  return [
    winners(summary),
    ...(comparison ? [compared(comparison)] : []),
    ...groups.map(grouped),
    lengths(summary),
    luck(summary),
    ...(summary.cells.length > 0 ? [cells(summary)] : []),
    clauses(summary),
    silent(summary),
  ];
}

const SHARE_HEAD = [
  t('доля', 'share'),
  t('95 %, от … до', '95%, from … to'),
  t('побед', 'wins'),
  t('игр', 'games'),
];

const shareLine = (row: Row): Line => ({
  label: row.name,
  ...(row.colour === undefined ? {} : { colour: row.colour }),
  bar: { value: row.value, low: row.low, high: row.high, text: percent(row.value) },
  cells: [percent(row.value), shareRange(row), count(row.hits), count(row.games)],
});

function winners({ contenders, undecided }: Summary): Section {
  return {
    id: 'winners',
    title: t('Кто выигрывает', 'Who wins'),
    note: t(
      `Доля побед; полоска у конца — где лежит настоящая доля с вероятностью 95 %.${undecided > 0 ? ` Без победителя осталось игр: ${undecided}.` : ''}`,
      `Share of wins; the whisker is where the true share lies with 95% confidence.${undecided > 0 ? ` Games left without a winner: ${undecided}.` : ''}`,
    ),
    kind: 'share',
    head: [t('Сторона', 'Side'), ...SHARE_HEAD],
    lines: contenders.map(shareLine),
  };
}

function grouped({ id, title, rows }: Group): Section {
  return {
    id,
    title,
    note: t(
      'Если полоски не перекрываются, разница не случайна.',
      'Where the whiskers do not overlap, the difference is no accident.',
    ),
    kind: 'share',
    head: [t('Чья', 'Whose'), ...SHARE_HEAD],
    lines: rows.map(shareLine),
  };
}

function lengths({ length, games }: Summary): Section {
  const { unit, least, most, mean, rows } = length;
  return {
    id: 'length',
    title: both((lang) => `${lang === 'ru' ? 'Длина' : 'Length'}: ${unit[lang]}`),
    note: both((lang) =>
      lang === 'ru'
        ? `В среднем ${decimal(mean.value).ru}, от ${least} до ${most}.`
        : `${decimal(mean.value).en} on average, from ${least} to ${most}.`,
    ),
    kind: 'share',
    head: [unit, t('доля', 'share'), t('сколько раз', 'times')],
    lines: rows.map((row) => ({
      label: count(row.length),
      bar: { value: row.games / games, text: percent(row.games / games) },
      cells: [percent(row.games / games), count(row.games)],
    })),
  };
}

function luck({ luck: { games, changed, apart } }: Summary): Section {
  return {
    id: 'luck',
    title: t('Сколько решает жребий', 'What the draws decide'),
    note: t(
      `Те же люди и те же вечера, но жребий регламента брошен заново: в какой доле из ${games} игр сменился победитель. Ниже — как часто он разный у двух игр, в которых не совпадает вообще ничего: больше жребий решить не может.`,
      `The same people and the same evenings, the draws of the regulation made anew: in what share of ${games} games the winner changed. Below: how often two games that share nothing have different winners; the draws cannot decide more.`,
    ),
    kind: 'share',
    head: [
      t('Что заново', 'What is made anew'),
      t('победитель другой', 'another winner'),
      t('95 %, от … до', '95%, from … to'),
    ],
    lines: [
      {
        label: t('только жребий', 'the draws alone'),
        bar: { value: changed.value, low: changed.low, high: changed.high, text: percent(changed.value) },
        cells: [percent(changed.value), shareRange(changed)],
      },
      {
        label: t('всё', 'everything'),
        bar: { value: apart, text: percent(apart) },
        cells: [percent(apart), t('', '')],
      },
    ],
  };
}

function cells(summary: Summary): Section {
  const rooms = summary.kind === 'rooms';
  const worst = bottlenecks(summary, MOST_BARS);
  const shown = new Set(worst.map(({ cell }) => cell));
  const rest = summary.cells.filter(({ cell }) => !shown.has(cell));
  return {
    id: 'cells',
    title: rooms
      ? t('Комнаты, где застревают', 'Rooms where people get stuck')
      : t('Узкие места поля', 'Bottlenecks of the board'),
    note: t(
      'Столбец — сколько раз за игру здесь стояли второй раз подряд или не в одиночку. В таблице — все, где кто-то стоял.',
      'The bar: how often a game somebody stood here for the second time running, or not alone. The table has all where anybody stood.',
    ),
    kind: 'number',
    head: [
      rooms ? t('Комната', 'Room') : t('Клетка', 'Cell'),
      t('стояли за игру', 'stood, per game'),
      t('остались', 'stayed'),
      t('не одни', 'not alone'),
    ],
    lines: [...worst, ...rest].map((cell) => ({
      label: count(cell.cell),
      ...(shown.has(cell.cell)
        ? { bar: { value: cell.held + cell.crowded, text: decimal(cell.held + cell.crowded) } }
        : {}),
      cells: [decimal(cell.stood), decimal(cell.held), decimal(cell.crowded)],
    })),
  };
}

function clauses(summary: Summary): Section {
  // What always fires says nothing about how rare it is.
  const rare = new Set(
    summary.clauses
      .filter(({ share }) => share < 1)
      .sort((a, b) => a.share - b.share)
      .slice(0, MOST_BARS)
      .map(({ id }) => id),
  );
  return {
    id: 'clauses',
    title: t('Как часто срабатывают пункты', 'How often clauses fire'),
    note: t(
      'Доля игр, в которых на пункт сослалось хоть одно событие. На рисунке самые редкие, в таблице все.',
      'Share of games in which any event cited the clause. The plot has the rarest, the table all.',
    ),
    kind: 'share',
    head: [
      t('Пункт', 'Clause'),
      t('доля игр', 'share of games'),
      t('раз за игру', 'times a game'),
      t('о чём', 'about'),
    ],
    lines: summary.clauses.map(({ id, share, times, text }) => ({
      label: t(id, id),
      ...(rare.has(id) ? { bar: { value: share, text: percent(share) } } : {}),
      cells: [percent(share), decimal(times / Math.max(1, summary.games)), text],
    })),
  };
}

function silent({ silent: { ids, below }, games }: Summary): Section {
  return {
    id: 'silent',
    title: t('Пункты, которые ни разу не сработали', 'Clauses that never fired'),
    note: both((lang) =>
      ids.length === 0
        ? lang === 'ru'
          ? 'Таких нет: каждый исполняемый пункт хоть раз пригодился.'
          : 'There are none: every executed clause was of use at least once.'
        : lang === 'ru'
          ? `За ${games} игр ни одного раза: значит, реже чем в ${percent(below).ru} игр (95 %) при такой игре. Часть из них — решения людей, которых лаборатория не принимает: протесты, исправления, замены.`
          : `Not once in ${games} games: so in less than ${percent(below).en} of games (95%) played like this. Some are decisions of people that the lab does not take: protests, corrections, substitutes.`,
    ),
    kind: 'list',
    head: [t('Пункт', 'Clause'), t('о чём', 'about')],
    lines: ids.map(({ id, text }) => ({ label: t(id, id), cells: [text] })),
  };
}

function compared(comparison: NonNullable<Summary['comparison']>): Section {
  const { rulings, changed, longer, games, rows, appear, vanish } = comparison;
  const list = (ids: string[]) => (ids.length > 0 ? ids.join(', ') : '—');
  return {
    id: 'comparison',
    title: both((lang) =>
      rulings
        .map(({ title, from, to }) =>
          lang === 'ru'
            ? `${title.ru}: «${to.ru}» вместо «${from.ru}»`
            : `${title.en}: “${to.en}” instead of “${from.en}”`,
        )
        .join('; '),
    ),
    note: t(
      `Те же ${games} игр с тем же жребием, сыгранные по-другому. Победитель сменился в ${percent(changed.value).ru} игр (${shareRange(changed).ru}); длина изменилась в среднем на ${signedDecimal(longer.value).ru} (${range(signedDecimal(longer.low), signedDecimal(longer.high)).ru}). Разница, полоска которой задевает ноль, может быть случайной. Сработали только теперь: ${list(appear)}; перестали: ${list(vanish)}.`,
      `The same ${games} games with the same draws, played the other way. Another winner in ${percent(changed.value).en} of games (${shareRange(changed).en}); the length changed by ${signedDecimal(longer.value).en} on average (${range(signedDecimal(longer.low), signedDecimal(longer.high)).en}). A difference whose whisker touches zero may be chance. Fired only now: ${list(appear)}; no more: ${list(vanish)}.`,
    ),
    kind: 'change',
    head: [
      t('Сторона', 'Side'),
      t('разница', 'difference'),
      t('95 %, от … до', '95%, from … to'),
      t('было', 'before'),
      t('стало', 'after'),
    ],
    lines: rows.map(({ name, before, after, difference }) => ({
      label: name,
      bar: {
        value: difference.value,
        low: difference.low,
        high: difference.high,
        text: change(difference.value),
      },
      cells: [
        change(difference.value),
        range(change(difference.low), change(difference.high)),
        percent(before),
        percent(after),
      ],
    })),
  };
}
