/** The algorithm of actions: the text has no numbers in it, its order is the number. */
import type { Clause } from '../../../engine/contract.js';

export const algorithm = {
  'twelve-rooms:A.1': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/01-block.ts',
    summary: {
      ru: 'Первым действует «Отдыхай» Поручителя: АС заблокированных в этот ход не проходят.',
      en: 'The Guarantor’s “Rest” comes first: the active abilities of the blocked fail this turn.',
    },
  },
  'twelve-rooms:A.2': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/02-hold.ts',
    summary: {
      ru: '«Останься» Поручителя: кто в этот ход не сойдёт с места.',
      en: 'The Guarantor’s “Stay”: who will not move this turn.',
    },
  },
  'twelve-rooms:A.3': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/03-forgive.ts',
    summary: {
      ru: '«Всепрощение» Служителя.',
      en: 'The Servant’s “All-forgiveness”.',
    },
  },
  'twelve-rooms:A.4': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/04-dictate.ts',
    summary: {
      ru: '«Я сказал» Распорядителя: голоса подменяются.',
      en: 'The Steward’s “I have spoken”: votes are replaced.',
    },
  },
  'twelve-rooms:A.5': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/05-silence.ts',
    summary: {
      ru: '«Молчать» Распорядителя: комната без голосов.',
      en: 'The Steward’s “Silence”: a room without votes.',
    },
  },
  'twelve-rooms:A.6': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/06-vote.ts',
    summary: {
      ru: 'Голосование: подсчёт весов, посадки, предупреждения за пропуск.',
      en: 'The vote: weights are counted, players sit, misses are warned.',
    },
  },
  'twelve-rooms:A.7': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/07-redirect.ts',
    summary: {
      ru: '«Знакомство» Смотрителя уводит лечение на себя.',
      en: 'The Caretaker’s “Acquaintance” turns the healing to himself.',
    },
  },
  'twelve-rooms:A.8': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/08-heal.ts',
    summary: {
      ru: '«Поддержка» Спасителя.',
      en: 'The Saviour’s “Support”.',
    },
  },
  'twelve-rooms:A.9': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/09-swap.ts',
    summary: {
      ru: '«Обмен» Исполнителя: роли меняются местами; уже посланные действия остаются за пославшими.',
      en: 'The Executor’s “Exchange”: roles change places; actions already sent stay with their senders.',
    },
  },
  'twelve-rooms:A.10': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/10-deceive.ts',
    summary: {
      ru: '«Обман» Исполнителя: статус меняется на противоположный.',
      en: 'The Executor’s “Deceit”: a status is turned round.',
    },
  },
  'twelve-rooms:A.11': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/11-therapy.ts',
    summary: {
      ru: '«Терапия» Служителя.',
      en: 'The Servant’s “Therapy”.',
    },
  },
  'twelve-rooms:A.12': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/12-doubt.ts',
    summary: {
      ru: '«Зародить сомнения» Служителя.',
      en: 'The Servant’s “Sow doubt”.',
    },
  },
  'twelve-rooms:A.13': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/13-mafkill.ts',
    summary: {
      ru: 'Мафкилл — до перемещения.',
      en: 'The mafia kill, before the movement.',
    },
  },
  'twelve-rooms:A.14': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/14-inject.ts',
    summary: {
      ru: '«Препарат» Спасителя.',
      en: 'The Saviour’s “Remedy”.',
    },
  },
  'twelve-rooms:A.15': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/15-check.ts',
    summary: {
      ru: '«Личина» Смотрителя.',
      en: 'The Caretaker’s “Guise”.',
    },
  },
  'twelve-rooms:A.16': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/16-doors.ts',
    summary: {
      ru: '«Устройство» Наблюдателя: камеры ставятся до перемещения.',
      en: 'The Observer’s “Device”: cameras are set before the movement.',
    },
  },
  'twelve-rooms:A.17': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/17-movement.ts',
    summary: {
      ru: 'Перемещение по очереди времён хода.',
      en: 'The movement, in the order of the times of the moves.',
    },
  },
  'twelve-rooms:A.18': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/18-compare.ts',
    summary: {
      ru: '«По бумагам» Блюстителя.',
      en: 'The Guardian’s “By the papers”.',
    },
  },
  'twelve-rooms:A.19': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/19-census.ts',
    summary: {
      ru: '«Кто здесь?» Смотрителя.',
      en: 'The Caretaker’s “Who is here?”.',
    },
  },
  'twelve-rooms:A.20': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/20-question.ts',
    summary: {
      ru: '«Допрос» Дознавателя.',
      en: 'The Investigator’s “Questioning”.',
    },
  },
  'twelve-rooms:A.21': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/21-route.ts',
    summary: {
      ru: '«Путевой лист» Наблюдателя.',
      en: 'The Observer’s “Route sheet”.',
    },
  },
} as const satisfies Record<string, Clause>;
