/** The words of the cup: every event as one sentence. What screens and reports need to speak; it carries no rules. */
import type { Lang, Ruling, Text } from '../../../engine/contract.js';
import { winnerName } from '../texts.js';
import type { CupEvent, EventOf } from './events.js';
import { pairName, pointsText, sourceName } from './texts.js';

export { lineName, measureName, pairName, pointsText, sourceName } from './texts.js';

/** How sentences call people and rulings. */
export interface CupNames {
  player(id: string): string;
  judge(id: string): string;
  /** Title and values of a ruling; null when they are not at hand. */
  ruling(id: string): Pick<Ruling, 'title' | 'values'> | null;
}

interface Known {
  players: readonly { id: string; nick: string }[];
  judges: readonly { id: string; name: string }[];
  rulings?: Readonly<Record<string, Pick<Ruling, 'title' | 'values'>>>;
}

/** Names from a view; an id nobody knows is said as it is. */
export function cupNames({ players, judges, rulings = {} }: Known): CupNames {
  const nicks = new Map(players.map(({ id, nick }) => [id, nick]));
  const names = new Map(judges.map(({ id, name }) => [id, name]));
  return {
    player: (id) => nicks.get(id) ?? id,
    judge: (id) => names.get(id) ?? id,
    ruling: (id) => (Object.hasOwn(rulings, id) ? rulings[id]! : null),
  };
}

type Describers = { [K in CupEvent['type']]: (event: EventOf<K>, names: CupNames) => Text };

const at = ({ round, table }: { round: number; table: number }): Text => ({
  ru: `Тур ${round}, стол ${table}`,
  en: `Round ${round}, table ${table}`,
});

const span = (from: number, to: number | null): Text =>
  to === null
    ? { ru: `с тура ${from}`, en: `from round ${from} on` }
    : from === to
      ? { ru: `на тур ${from}`, en: `for round ${from}` }
      : { ru: `на туры ${from}–${to}`, en: `for rounds ${from}–${to}` };

const because = (reason: string): string => (reason === '' ? '' : ` (${reason})`);

const both = (a: string, b: string, rule: string): string => `${a} — ${b}: ${rule}.`;

function result({ round, table, result: { winner }, by, pending }: EventOf<'ResultEntered'>): Text {
  const place = at({ round, table });
  const who = winnerName(winner);
  const paper = by !== 'table';
  return {
    ru: `${place.ru}: ${who.ru}${paper ? ', введено с бумаги' : ''}${pending ? '; ждёт проверки' : ''}.`,
    en: `${place.en}: ${who.en}${paper ? ', typed in from paper' : ''}${pending ? '; to be verified' : ''}.`,
  };
}

const describers: Describers = {
  PlayersAdded: ({ players, from }) => {
    const list = players.map(({ nick }) => nick).join(', ');
    return from === 1
      ? { ru: `Записаны: ${list}.`, en: `Registered: ${list}.` }
      : { ru: `Вступают с тура ${from}: ${list}.`, en: `Entering in round ${from}: ${list}.` };
  },
  PlayerEdited: ({ nick, team }) => ({
    ru: `Запись игрока изменена: ${nick}${team ? `, команда «${team}»` : ''}.`,
    en: `A player’s entry changed: ${nick}${team ? `, team “${team}”` : ''}.`,
  }),
  PlayerWithdrawn: ({ player, from, to, reason }, names) => ({
    ru: `${names.player(player)} снимается ${span(from, to).ru}${because(reason)}.`,
    en: `${names.player(player)} withdraws ${span(from, to).en}${because(reason)}.`,
  }),
  PlayerReturned: ({ player, from }, names) => ({
    ru: `${names.player(player)} возвращается с тура ${from}.`,
    en: `${names.player(player)} returns in round ${from}.`,
  }),
  PlayerSubstituted: ({ player, by, from, reason }, names) => ({
    ru: `${names.player(by)} заменяет игрока ${names.player(player)} с тура ${from}${because(reason)}.`,
    en: `${names.player(by)} substitutes ${names.player(player)} from round ${from} on${because(reason)}.`,
  }),
  JudgesAdded: ({ judges }) => {
    const list = judges.map(({ name }) => name).join(', ');
    return { ru: `Судьи: ${list}.`, en: `Judges: ${list}.` };
  },
  JudgeEdited: ({ name }) => ({
    ru: `Запись судьи изменена: ${name}.`,
    en: `A judge’s entry changed: ${name}.`,
  }),
  JudgeRemoved: ({ judge, reason }, names) => ({
    ru: `${names.judge(judge)} больше не судит${because(reason)}.`,
    en: `${names.judge(judge)} judges no more${because(reason)}.`,
  }),
  ConflictSet: ({ judge, player, on }, names) =>
    on
      ? {
          ru: `Конфликт интересов: судья ${names.judge(judge)}, игрок ${names.player(player)}.`,
          en: `Conflict of interest: judge ${names.judge(judge)}, player ${names.player(player)}.`,
        }
      : {
          ru: `Конфликт интересов снят: судья ${names.judge(judge)}, игрок ${names.player(player)}.`,
          en: `Conflict of interest lifted: judge ${names.judge(judge)}, player ${names.player(player)}.`,
        },
  PairSet: ({ a, b, rule }, names) => {
    const said = rule === null ? { ru: 'без ограничений', en: 'no rule' } : pairName(rule);
    const [first, second] = [names.player(a), names.player(b)];
    return { ru: both(first, second, said.ru), en: both(first, second, said.en) };
  },
  TeamsSet: ({ apart }) =>
    apart
      ? { ru: 'Команды разведены по столам.', en: 'Teams are kept apart.' }
      : { ru: 'Команды могут сидеть за одним столом.', en: 'Teams may share a table.' },

  PlanSet: ({ plan: { rounds, tables, seats, judges } }) => ({
    ru: `План: туров ${rounds}, столов ${tables}, мест за столом ${seats}, судей у стола ${judges}.`,
    en: `Plan: ${rounds} rounds, ${tables} tables of ${seats} seats, judges at a table: ${judges}.`,
  }),
  SeatingSet: ({ from, rounds, source }) => {
    const which = span(from, from + rounds.length - 1);
    return {
      ru: `Рассадка ${which.ru} ${sourceName(source).ru}.`,
      en: `The seating ${which.en} is ${sourceName(source).en}.`,
    };
  },
  SeatsSwapped: ({ round, a, b }) => ({
    ru: `Тур ${round}: обмен мест — стол ${a.table}, место ${a.seat} и стол ${b.table}, место ${b.seat}.`,
    en: `Round ${round}: table ${a.table}, seat ${a.seat} and table ${b.table}, seat ${b.seat} swap.`,
  }),
  SeatTaken: ({ round, table, seat, player }, names) => {
    const place = at({ round, table });
    return player === null
      ? { ru: `${place.ru}: место ${seat} освобождено.`, en: `${place.en}: seat ${seat} is free.` }
      : {
          ru: `${place.ru}: на место ${seat} садится ${names.player(player)}.`,
          en: `${place.en}: ${names.player(player)} takes seat ${seat}.`,
        };
  },
  JudgesAssigned: ({ round, table, judges }, names) => {
    const place = at({ round, table });
    const list = judges.map((judge) => names.judge(judge)).join(', ');
    return judges.length === 0
      ? { ru: `${place.ru}: судей нет.`, en: `${place.en}: no judge.` }
      : { ru: `${place.ru}: судит ${list}.`, en: `${place.en}: judged by ${list}.` };
  },

  RoundStarted: ({ round }) => ({ ru: `Тур ${round} начат.`, en: `Round ${round} begins.` }),
  RoundClosed: ({ round }) => ({ ru: `Тур ${round} закрыт.`, en: `Round ${round} is closed.` }),
  TableLinked: (event) => ({
    ru: `${at(event).ru}: партия готова.`,
    en: `${at(event).en}: the game is set up.`,
  }),
  ResultEntered: result,
  ResultReplaced: (event) => {
    const said = result({ ...event, type: 'ResultEntered' });
    return {
      ru: `Результат заменён${because(event.reason)}. ${said.ru}`,
      en: `A result is replaced${because(event.reason)}. ${said.en}`,
    };
  },
  ResultWithdrawn: (event) => ({
    ru: `${at(event).ru}: запись партии исправляют, прежний результат не считается.`,
    en: `${at(event).en}: the game is being corrected, its former result does not count.`,
  }),
  ResultVerified: (event) => ({
    ru: `${at(event).ru}: результат проверен.`,
    en: `${at(event).en}: the result is verified.`,
  }),
  TableAnnulled: (event) => ({
    ru: `${at(event).ru}: партия аннулирована${because(event.reason)}.`,
    en: `${at(event).en}: the game is annulled${because(event.reason)}.`,
  }),
  TableReplayed: (event) => ({
    ru: `${at(event).ru}: партия переигрывается${because(event.reason)}.`,
    en: `${at(event).en}: the game is played again${because(event.reason)}.`,
  }),

  FormulaSet: ({ version, from, reason }) => ({
    ru: `Формула, версия ${version}, с тура ${from}${because(reason)}.`,
    en: `Formula, version ${version}, from round ${from} on${because(reason)}.`,
  }),
  PointsAdjusted: ({ player, points, reason }, names) => ({
    ru: `${names.player(player)}: ${pointsText(points, 'ru', true)}${because(reason)}.`,
    en: `${names.player(player)}: ${pointsText(points, 'en', true)}${because(reason)}.`,
  }),
  LotDrawn: ({ about, order, by, note }, names) => {
    const list = order.map((id) => names.player(id)).join(', ');
    return by === 'draw'
      ? { ru: `Жребий — ${about}: ${list}.`, en: `Lot, ${about}: ${list}.` }
      : {
          ru: `Жребий, вытянутый руками, — ${about}: ${list}${because(note)}.`,
          en: `Lot drawn by hand, ${about}: ${list}${because(note)}.`,
        };
  },

  ProtestFiled: ({ protest, round, table, text }) => ({
    ru: `Протест №${protest}. ${at({ round, table }).ru}: ${text}`,
    en: `Protest ${protest}. ${at({ round, table }).en}: ${text}`,
  }),
  ProtestDecided: ({ protest, verdict, text }) =>
    verdict === 'upheld'
      ? { ru: `Протест №${protest} удовлетворён: ${text}`, en: `Protest ${protest} is upheld: ${text}` }
      : { ru: `Протест №${protest} отклонён: ${text}`, en: `Protest ${protest} is rejected: ${text}` },
  RulingSet: ({ ruling, value, reason }, names) => {
    const known = names.ruling(ruling);
    const said = known?.values[value];
    return {
      ru: `Решение: ${known?.title.ru ?? ruling} — ${said?.ru ?? value}${because(reason)}.`,
      en: `Ruling: ${known?.title.en ?? ruling} — ${said?.en ?? value}${because(reason)}.`,
    };
  },

  Hidden: ({ from, what }) =>
    what === 'standings'
      ? { ru: `Таблица заморожена с тура ${from}.`, en: `The standings are frozen from round ${from} on.` }
      : { ru: `Результаты скрыты с тура ${from}.`, en: `Results are hidden from round ${from} on.` },
  Revealed: () => ({ ru: 'Скрытое открыто.', en: 'What was hidden is revealed.' }),
  CupFinished: () => ({ ru: 'Кубок завершён.', en: 'The cup is finished.' }),
};

/** One sentence for an event of the log, for the organiser. A type this edition does not know is said by its name. */
export function describe(event: { type: string }, names: CupNames, lang: Lang): string {
  if (!Object.hasOwn(describers, event.type)) return event.type;
  const say = describers[event.type as CupEvent['type']] as (
    event: { type: string },
    names: CupNames,
  ) => Text;
  return say(event, names)[lang];
}
