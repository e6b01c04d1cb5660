/** What an entry that was not sent asks for, in a few words; targets of the night stay unsaid. */
import type { Lang, Text } from '../../../../engine/contract.js';
import type { CommandOf, TableCommand } from '../../../../rulebooks/table/commands.js';

const say = (ru: string, en: string): Text => ({ ru, en });

const NAMES: { [K in TableCommand['type']]: (command: CommandOf<K>) => Text } = {
  drawSeats: () => say('рассадка', 'seating'),
  drawCard: ({ seat }) => say(`карта №${seat}`, `card of №${seat}`),
  enterRoles: () => say('роли', 'roles'),
  substitute: ({ seat }) => say(`замена на месте №${seat}`, `another player at №${seat}`),
  next: () => say('следующий шаг', 'next step'),
  endPhase: () => say('конец фазы', 'end of phase'),
  nominate: ({ seat }) => say(`выставлен №${seat}`, `№${seat} nominated`),
  withdraw: () => say('отзыв кандидатуры', 'nomination withdrawn'),
  hands: ({ candidate, seats, count }) =>
    say(
      `руки против №${candidate}: ${count ?? seats?.length ?? 0}`,
      `hands against №${candidate}: ${count ?? seats?.length ?? 0}`,
    ),
  closeVote: () => say('подсчёт голосов', 'count of votes'),
  question: ({ seats, count }) =>
    say(`за уход всех: ${count ?? seats?.length ?? 0}`, `for all leaving: ${count ?? seats?.length ?? 0}`),
  shoot: () => say('выстрел', 'shot'),
  heal: () => say('лечение', 'healing'),
  check: ({ by }) =>
    by === 'don' ? say('проверка дона', 'check of the don') : say('проверка шерифа', 'check of the sheriff'),
  bestMove: () => say('лучший ход', 'best move'),
  record: ({ by }) => say(`цвета №${by}`, `colours of №${by}`),
  foul: ({ seat, technical }) =>
    technical ? say(`тех. фол №${seat}`, `tech. foul №${seat}`) : say(`фол №${seat}`, `foul №${seat}`),
  takeFoul: () => say('снятие фола', 'foul taken back'),
  moveFoul: ({ to }) => say(`перенос фола на №${to}`, `foul moved to №${to}`),
  pauseTimer: () => say('пауза', 'pause'),
  resumeTimer: () => say('пуск часов', 'clock resumed'),
  addTime: ({ seconds }) => say(`+${seconds} с`, `+${seconds} s`),
  override: () => say('рукой судьи', 'by the judge’s hand'),
  setRuling: () => say('решение', 'ruling'),
  answerAsk: () => say('ответ на вопрос', 'answer to a question'),
  confirmWinner: () => say('объявление победителя', 'announcement of the winner'),
  undo: () => say('отмена', 'undo'),
  redo: () => say('возврат', 'redo'),
};

export function commandName(command: TableCommand, lang: Lang): string {
  const name = NAMES[command.type] as (command: TableCommand) => Text;
  return name(command)[lang];
}
