/**
 * What an entry of the judge is called on its buttons («Отменить: фол №4»), and what of it may stand on the screen: a shot, a
 * check, a card never do.
 */
import type { EventBase, Lang, Text } from '../../../../engine/contract.js';
import type { Entry } from '../../../../engine/game.js';
import type { EventOf, TableEvent } from '../../../../rulebooks/table/events.js';

type Names = { [K in TableEvent['type']]?: (event: EventOf<K>) => Text };

const say = (ru: string, en: string): Text => ({ ru, en });

const STEPS: Record<string, Text> = {
  mafia: say('мафия', 'mafia'),
  doctor: say('доктор', 'the doctor'),
  don: say('дон', 'the don'),
  sheriff: say('шериф', 'the sheriff'),
};

export const stepTitle = (step: string): Text => STEPS[step] ?? say(step, step);

/** The same whether somebody has shown a seat or nobody could: the name of a step tells nothing. */
const atNight = (step: string): Text => say(`ночь: ${STEPS[step]!.ru}`, `night: ${STEPS[step]!.en}`);

/** Without targets and without roles: these names stand on the screen all the time. */
const NAMES: Names = {
  SeatsDrawn: () => say('рассадка', 'seating'),
  CardDrawn: ({ seat }) => say(`карта №${seat}`, `card of №${seat}`),
  RolesEntered: () => say('роли', 'roles'),
  PlayerSubstituted: ({ seat }) => say(`замена №${seat}`, `another player at №${seat}`),
  FirstNightStarted: () => say('первая ночь', 'first night'),
  NightStepStarted: ({ what }) => atNight(what),
  DayStarted: ({ day }) => say(`день ${day}`, `day ${day}`),
  SpeechStarted: ({ seat }) => say(`слово №${seat}`, `floor to №${seat}`),
  Nominated: ({ seat }) => say(`выставлен №${seat}`, `№${seat} nominated`),
  NominationRefused: ({ seat }) => say(`не принят №${seat}`, `№${seat} not accepted`),
  NominationWithdrawn: ({ seat }) => say(`отзыв №${seat}`, `№${seat} withdrawn`),
  NoVote: () => say('конец круга', 'end of round'),
  VoteOpened: () => say('голосование', 'vote'),
  HandsShown: ({ candidate, count }) => say(`№${candidate}: рук ${count}`, `№${candidate}: ${count} hands`),
  VoteCounted: () => say('подсчёт', 'count'),
  QuestionCounted: () => say('вопрос', 'question'),
  NightStarted: ({ night }) => say(`ночь ${night}`, `night ${night}`),
  ShotTaken: () => atNight('mafia'),
  Healed: () => atNight('doctor'),
  Checked: ({ by }) => atNight(by),
  NightResolved: () => say('утро', 'morning'),
  BestMoveNamed: ({ seat }) => say(`лучший ход №${seat}`, `best move of №${seat}`),
  LastWordStarted: ({ seat }) => say(`слово №${seat}`, `last word of №${seat}`),
  LastWordsEnded: () => say('последнее слово', 'last word'),
  ColoursRecorded: ({ by }) => say(`цвета №${by}`, `colours of №${by}`),
  GameEnded: () => say('объявление', 'announcement'),
  FoulGiven: ({ seat, technical }) =>
    technical ? say(`тех. фол №${seat}`, `tech. foul №${seat}`) : say(`фол №${seat}`, `foul №${seat}`),
  FoulTaken: ({ seat }) => say(`снятие фола №${seat}`, `foul of №${seat} taken`),
  FoulMoved: ({ seat }) => say(`перенос фола на №${seat}`, `foul moved to №${seat}`),
  TimerPaused: () => say('пауза', 'pause'),
  TimerResumed: () => say('пуск часов', 'clock resumed'),
  TimeAdded: ({ seconds }) => say(`+${seconds} с`, `+${seconds} s`),
  RulingSet: () => say('решение', 'ruling'),
  AskAnswered: () => say('ответ на вопрос', 'answer'),
  Overridden: () => say('рукой судьи', 'by hand'),
  Undone: () => say('отмена', 'undo'),
  Redone: () => say('возврат', 'redo'),
};

function nameOf(event: EventBase): Text {
  const name = NAMES[event.type as TableEvent['type']] as ((event: EventBase) => Text) | undefined;
  return name?.(event) ?? say('запись', 'entry');
}

/** The name of the step with this number; its bare type is known even where the entry is not at hand. */
export function stepName(step: { step: number; what: string }, entries: readonly Entry[]): Text {
  const first = entries.findLast(({ events }) => stepOf(events[0]) === step.step)?.events[0];
  if (first) return nameOf(first);
  // Without its fields an event can still be called by the kind of thing it is.
  return BARE[step.what] ?? say('запись', 'entry');
}

const BARE: Record<string, Text> = {
  FoulGiven: say('фол', 'foul'),
  Nominated: say('выставление', 'nomination'),
  HandsShown: say('руки', 'hands'),
  SpeechStarted: say('слово', 'speech'),
  NightStepStarted: say('ночь', 'night'),
  ShotTaken: say('ночь', 'night'),
  Healed: say('ночь', 'night'),
  Checked: say('ночь', 'night'),
  VoteCounted: say('подсчёт', 'count'),
};

export function stepOf(event: EventBase | undefined): number | null {
  return event === undefined ? null : ((event as { step?: number }).step ?? null);
}

/** What is the judge's alone till the end of the game. */
const SECRET: readonly string[] = [
  'CardDrawn',
  'RolesEntered',
  'ShotTaken',
  'Healed',
  'Checked',
  'NightResolved',
  'BestMoveNamed',
  'VictoryReached',
];

/** An override of a role or of closed points says them. */
function hidden(event: EventBase): boolean {
  if (SECRET.includes(event.type)) return true;
  const kind = (event as { effect?: { kind?: string } }).effect?.kind;
  return event.type === 'Overridden' && (kind === 'role' || kind === 'points');
}

/** Events a judge wants to see the moment they happen; the course of speeches and steps is on the screen anyway. */
const NEWS: readonly string[] = [
  'PlayerSubstituted',
  'PlayersLeft',
  'VoteCounted',
  'NoVote',
  'AllStayed',
  'QuestionCounted',
  'NominationRefused',
  'NominationWithdrawn',
  'VoteCancelled',
  'FoulGiven',
  'FoulTaken',
  'FoulMoved',
  'Overridden',
  'RulingSet',
  'ColoursRecorded',
];

export function newsOf(entry: Entry | undefined): EventBase[] {
  return entry ? entry.events.filter((event) => NEWS.includes(event.type) && !hidden(event)) : [];
}

/** Whether an entry may be read over the judge's shoulder. */
export const isSecret = (entry: Entry): boolean => entry.events.some(hidden);

export const entryName = (entry: Entry, lang: Lang): string => {
  const first = entry.events[0];
  return first ? nameOf(first)[lang] : '—';
};
