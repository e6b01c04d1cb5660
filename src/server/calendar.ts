/** A viewer's deadlines as an iCalendar file, made from his view. */
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { z } from 'zod';
import type { Instant, Lang, Text } from '../engine/contract.js';
import { label } from '../rulebooks/race/texts/labels.js';
import type { Vocabulary } from '../rulebooks/race/texts/words.js';
import { viewSchema } from '../rulebooks/race/view.js';

const viewShape = z.object({
  title: z.object({ ru: z.string(), en: z.string() }).optional(),
  vocabulary: viewSchema.shape.vocabulary,
  todo: z
    .array(
      z.object({
        key: z.string(),
        game: z.number().nullish(),
        turn: z.number().nullish(),
        ref: z.string().nullable(),
        from: z.string().nullish(),
        until: z.string().nullable(),
      }),
    )
    .default([]),
  games: z
    .array(
      z.object({
        number: z.number(),
        startsAt: z.string().optional(),
        painting: z
          .object({ steps: z.array(z.object({ from: z.string() })), closesAt: z.string() })
          .nullish(),
        auction: z.object({ opensAt: z.string(), closesAt: z.string() }).nullish(),
      }),
    )
    .default([]),
});

/** A cup: its rounds, and where in them the viewer sits or judges. */
const cupShape = z.object({
  rounds: z.array(z.object({ n: z.number(), startsAt: z.string().nullable() })),
  me: z
    .object({
      seats: z.array(z.object({ round: z.number(), table: z.number(), seat: z.number() })),
      tables: z.array(z.object({ round: z.number(), table: z.number() })),
    })
    .nullable(),
});

const words: Record<string, Text> = {
  round: { ru: 'Тур {n}', en: 'Round {n}' },
  seat: { ru: 'Тур {n}: стол {table}, место {seat}', en: 'Round {n}: table {table}, seat {seat}' },
  judging: { ru: 'Тур {n}: ведёте стол {table}', en: 'Round {n}: you lead table {table}' },
  game: { ru: 'Игра {n}', en: 'Game {n}' },
  painting: { ru: 'Покраска после игры {n}', en: 'Painting after game {n}' },
  auction: { ru: 'Аукцион эмигрантов к игре {n}', en: 'Auction of emigrants for game {n}' },
  start: { ru: 'Начать сезон', en: 'Start the season' },
  results: { ru: 'Внести результаты игры {n}', en: 'Enter the results of game {n}' },
  ask: { ru: 'Ответить на вопрос регламента', en: 'Answer a question of the rules' },
  judge: { ru: 'Рассудить предложение', en: 'Judge an offer' },
  register: { ru: 'Внести заявки на игру {n}', en: 'Enter the registrations for game {n}' },
  paint: { ru: 'Покрасить клетки', en: 'Paint cells' },
  bid: { ru: 'Сделать ставку', en: 'Bid' },
  answerOffer: { ru: 'Ответить на предложение', en: 'Answer an offer' },
  nameCaptive: { ru: 'Назвать пленника', en: 'Name the captive' },
  openCaptiveAuction: { ru: 'Открыть аукцион пленника', en: 'Open the captive’s auction' },
  bidCaptive: { ru: 'Ставка за пленника', en: 'Bid for the captive' },
  chooseCaptiveCells: { ru: 'Выбрать клетки за пленника', en: 'Choose the cells for the captive' },
  vote: { ru: 'Проголосовать', en: 'Vote' },
  consigliere: { ru: 'Назначить консильери', en: 'Name the consigliere' },
  deal: { ru: 'Раздать команды', en: 'Deal the teams' },
  choice: { ru: 'Сделать выбор на своей клетке', en: 'Make the choice of your cell' },
  letter: { ru: 'Прислать письмо к игре {n}', en: 'Send a letter before game {n}' },
  move: { ru: 'Отправить ход {n}', en: 'Send move {n}' },
  regroup: { ru: 'Перегруппировка мафии', en: 'The mafia regroups' },
  wish: { ru: 'Выбрать стартовую комнату', en: 'Choose the starting room' },
  resolve: { ru: 'Опубликовать итоги хода {n}', en: 'Publish the results of turn {n}' },
  jury: { ru: 'Записать решение жюри', en: 'Record the jury’s answer' },
  deadline: { ru: 'Срок', en: 'Deadline' },
};

/** What a deadline without a beginning takes in the calendar. */
const SHORT_MS = 30 * 60_000;
const GAME_MS = 3 * 3_600_000;
const ROUND_MS = 75 * 60_000;

export interface CalendarOptions {
  game: string;
  title: string;
  url: string;
  lang: Lang;
  /** When the view last changed: the same view gives the same file. */
  changedAt: Instant;
}

interface Item {
  id: string;
  word: string;
  n: number | null;
  /** What else the words name. */
  more?: Record<string, number>;
  from: string | null;
  until: string;
  remind: boolean;
}

export function calendarOf(view: unknown, options: CalendarOptions): string {
  const season = viewShape.safeParse(view).data;
  const cup = cupShape.safeParse(view).data;
  const { lang, url } = options;
  const calendar = ical({
    name: season?.title?.[lang] ?? options.title,
    prodId: { company: 'Reglament', product: 'Reglament', language: lang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    url,
  });
  for (const item of [...(season ? itemsOf(season) : []), ...(cup ? cupItems(cup) : [])]) {
    const end = new Date(item.until);
    const start = item.from === null ? new Date(end.getTime() - SHORT_MS) : new Date(item.from);
    const text = Object.entries(item.more ?? {}).reduce(
      (said, [name, value]) => said.replace(`{${name}}`, String(value)),
      wordOf(item.word, season?.vocabulary, lang),
    );
    calendar.createEvent({
      id: `${item.id}@${options.game}`,
      stamp: new Date(options.changedAt),
      start,
      end,
      summary: text.replace('{n}', String(item.n ?? '')).trim(),
      url,
      alarms: item.remind ? [{ type: ICalAlarmType.display, trigger: 3600 }] : [],
    });
  }
  return calendar.toString();
}

/** People are called by their season's own word. */
function wordOf(word: string, vocabulary: Vocabulary | undefined, lang: Lang): string {
  if (vocabulary && word === 'consigliere') return label('todo', word, lang, vocabulary);
  return (words[word] ?? words.deadline!)[lang];
}

function itemsOf({ todo, games }: z.infer<typeof viewShape>): Item[] {
  const items: Item[] = [];
  for (const { number, startsAt, painting, auction } of games) {
    const add = (word: string, from: string, until: string): void => {
      items.push({ id: `${word}-${number}`, word, n: number, from, until, remind: false });
    };
    if (startsAt) add('game', startsAt, new Date(Date.parse(startsAt) + GAME_MS).toISOString());
    const first = painting?.steps[0]?.from;
    if (painting && first) add('painting', first, painting.closesAt);
    if (auction) add('auction', auction.opensAt, auction.closesAt);
  }
  for (const { key, game, turn, ref, from, until } of todo) {
    if (until === null) continue;
    const n = game ?? turn ?? null;
    items.push({
      id: `${key}-${n ?? ''}-${ref ?? ''}`,
      word: key,
      n,
      from: from ?? null,
      until,
      remind: true,
    });
  }
  return items;
}

/** Own rounds of a player and a judge, each with its table; all rounds for whoever only watches. */
function cupItems({ rounds, me }: z.infer<typeof cupShape>): Item[] {
  const items: Item[] = [];
  for (const { n, startsAt } of rounds) {
    if (startsAt === null) continue;
    const until = new Date(Date.parse(startsAt) + ROUND_MS).toISOString();
    const add = (word: string, more: Record<string, number>): void => {
      items.push({ id: `${word}-${n}`, word, n, more, from: startsAt, until, remind: me !== null });
    };
    const seat = me?.seats.find(({ round }) => round === n);
    const led = me?.tables.find(({ round }) => round === n);
    if (seat) add('seat', { table: seat.table, seat: seat.seat });
    else if (led) add('judging', { table: led.table });
    else if (!me) add('round', {});
  }
  return items;
}
