/** The roles and their abilities. */
import type { Clause } from '../../../engine/contract.js';

export const roles = {
  'twelve-rooms:N.STATUS': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/status.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'У игроков мафии статус отрицательный.',
      en: 'Mafia players have a negative status.',
    },
  },
  'twelve-rooms:N.STEWARD.AS1': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/04-dictate.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'Распорядитель, «Я сказал»: двое голосуют так, как он велел; подмена названа в результатах.',
      en: 'Steward, “I have spoken”: two players vote as he says; the results name them.',
    },
  },
  'twelve-rooms:N.STEWARD.AS2': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/05-silence.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'Распорядитель, «Молчать»: голоса из названной комнаты не считаются, и это не объявляют.',
      en: 'Steward, “Silence”: votes from the named room do not count, and nobody is told.',
    },
  },
  'twelve-rooms:N.STEWARD.PS': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/protection.ts',
    summary: {
      ru: 'Распорядитель, «Невозмутимость»: с первого раза не садится, вместо него второй по голосам; мирные могут убить его только «Препаратом».',
      en: 'Steward, “Composure”: the first time he does not sit, the second by votes does; the peaceful kill him only with the injection.',
    },
  },
  'twelve-rooms:N.GUARANTOR.AS1': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/01-block.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'Поручитель, «Отдыхай»: АС игрока в этот ход не проходят; одного и того же — не два хода подряд.',
      en: 'Guarantor, “Rest”: the player’s active abilities fail this turn; not the same player two turns in a row.',
    },
  },
  'twelve-rooms:N.GUARANTOR.AS2': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/02-hold.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'Поручитель, «Останься»: игрок в этот ход не выходит из комнаты; одного и того же — не два хода подряд.',
      en: 'Guarantor, “Stay”: the player does not leave his room this turn; not the same player two turns in a row.',
    },
  },
  'twelve-rooms:N.GUARANTOR.PS': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/17-movement.ts',
    summary: {
      ru: 'Поручитель, «Незаметность»: камеры Наблюдателя над дверьми его не видят.',
      en: 'Guarantor, “Unnoticed”: the Observer’s door cameras do not see him.',
    },
  },
  'twelve-rooms:N.EXECUTOR.AS1': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/09-swap.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'Исполнитель, «Обмен»: двое меняются ролями; подмен одновременно не больше двух, после его ухода они остаются.',
      en: 'Executor, “Exchange”: two players swap roles; at most two swaps at a time, and they outlast him.',
    },
  },
  'twelve-rooms:N.EXECUTOR.AS2': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/10-deceive.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'Исполнитель, «Обман»: статус игрока на два хода становится противоположным.',
      en: 'Executor, “Deceit”: a player’s status is the opposite for two turns.',
    },
  },
  'twelve-rooms:N.SERVANT.AS1': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/11-therapy.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'Служитель, «Терапия»: на ход снимает вину с сокомандника.',
      en: 'Servant, “Therapy”: takes the guilt off a teammate for a turn.',
    },
  },
  'twelve-rooms:N.SERVANT.AS2': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/12-doubt.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'Служитель, «Зародить сомнения»: на ход вызывает у игрока вину.',
      en: 'Servant, “Sow doubt”: gives a player guilt for a turn.',
    },
  },
  'twelve-rooms:N.SERVANT.US': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/03-forgive.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'Служитель, «Всепрощение»: раз за игру снимает вину со всех.',
      en: 'Servant, “All-forgiveness”: once a game takes the guilt off everybody.',
    },
  },
  'twelve-rooms:N.SERVANT.PS': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/legality.ts',
    summary: {
      ru: 'Служитель, «Неспешно успевает»: за ход может применить обе АС.',
      en: 'Servant, “Unhurried”: may use both active abilities in a turn.',
    },
  },
  'twelve-rooms:N.DEPUTY.PS1': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/bonuses.ts',
    summary: {
      ru: 'Заместитель, «Наследование»: от каждого выбывшего сокомандника берёт АС1 или АС2 на выбор.',
      en: 'Deputy, “Inheritance”: takes АС1 or АС2, as he chooses, of every teammate who has left.',
    },
  },
  'twelve-rooms:N.DEPUTY.PS2': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/legality.ts',
    summary: {
      ru: 'Заместитель, «Сноровка»: за ход — сколько угодно АС.',
      en: 'Deputy, “Skill”: any number of active abilities in a turn.',
    },
  },
  'twelve-rooms:N.DEPUTY.PS3': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/protection.ts',
    summary: {
      ru: 'Заместитель, «Надёжность»: пока не унаследовал ни одной АС, выбывает только по голосованию.',
      en: 'Deputy, “Reliability”: until he has inherited an ability he leaves by vote only.',
    },
  },
  'twelve-rooms:N.MAFIOSO': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/roles.ts',
    summary: {
      ru: 'Мафиози: игрок мафии без способностей; голосует, ходит и может исполнить мафкилл.',
      en: 'Mafioso: a mafia player without abilities; he votes, moves and may perform the kill.',
    },
  },
  'twelve-rooms:N.MAFKILL': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/13-mafkill.ts',
    summary: {
      ru: 'Мафкилл: жертва в одной комнате с исполнителем; не блокируется; удачный вызывает у исполнителя вину.',
      en: 'The mafia kill: the victim is in the performer’s room; it cannot be blocked; success makes the performer guilty.',
    },
  },
  'twelve-rooms:P.STATUS': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/status.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'У мирных статус положительный.',
      en: 'The peaceful have a positive status.',
    },
  },
  'twelve-rooms:P.OBSERVER.AS1': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/21-route.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'Наблюдатель, «Путевой лист»: путь игрока за три последних хода, номерами комнат.',
      en: 'Observer, “Route sheet”: a player’s way of the last three turns, by room numbers.',
    },
  },
  'twelve-rooms:P.OBSERVER.AS2': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/16-doors.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'Наблюдатель, «Устройство»: камеры над двумя дверьми покажут всех, кто через них прошёл.',
      en: 'Observer, “Device”: cameras over two doors show everybody who went through.',
    },
  },
  'twelve-rooms:P.OBSERVER.PS': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/protection.ts',
    summary: {
      ru: 'Наблюдатель, «В тени»: с первого раза не садится, вместо него второй по голосам.',
      en: 'Observer, “In the shadow”: the first time he does not sit, the second by votes does.',
    },
  },
  'twelve-rooms:P.SAVIOUR.AS': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/08-heal.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'Спаситель, «Поддержка»: спасает от выбывания, кроме линча; одного и того же — не два хода подряд.',
      en: 'Saviour, “Support”: saves from leaving, lynch excepted; not the same player two turns in a row.',
    },
  },
  'twelve-rooms:P.SAVIOUR.US': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/14-inject.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'Спаситель, «Препарат»: смертельная инъекция; выбыл мирный — Спаситель лишается АС.',
      en: 'Saviour, “Remedy”: a deadly injection; when a peaceful player leaves by it, the Saviour loses his active ability.',
    },
  },
  'twelve-rooms:P.SAVIOUR.PS': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/08-heal.ts',
    summary: {
      ru: 'Спаситель, «Можно расслабиться»: из Безопасной комнаты лечение не действует.',
      en: 'Saviour, “At ease”: healing does not work from the Safe room.',
    },
  },
  'twelve-rooms:P.CARETAKER.AS1': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/15-check.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'Смотритель, «Личина»: узнаёт роль игрока.',
      en: 'Caretaker, “Guise”: learns a player’s role.',
    },
  },
  'twelve-rooms:P.CARETAKER.AS2': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/19-census.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'Смотритель, «Кто здесь?»: узнаёт роли всех в названной комнате; на Комнату с камерами не действует.',
      en: 'Caretaker, “Who is here?”: learns the roles of everybody in a room; not in the room with cameras.',
    },
  },
  'twelve-rooms:P.CARETAKER.US': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/07-redirect.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'Смотритель, «Знакомство»: раз за игру уводит лечение Спасителя на себя.',
      en: 'Caretaker, “Acquaintance”: once a game turns the Saviour’s healing to himself.',
    },
  },
  'twelve-rooms:P.CARETAKER.PS': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/protection.ts',
    summary: {
      ru: 'Смотритель, «Осмотрительность»: мафкилл его не берёт.',
      en: 'Caretaker, “Caution”: the mafia kill does not work on him.',
    },
  },
  'twelve-rooms:P.GUARDIAN.AS': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/18-compare.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'Блюститель, «По бумагам»: сравнивает статусы двух других игроков.',
      en: 'Guardian, “By the papers”: compares the statuses of two other players.',
    },
  },
  'twelve-rooms:P.INVESTIGATOR.AS': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/20-question.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'Дознаватель, «Допрос»: проверяет, есть ли у игрока вина.',
      en: 'Investigator, “Questioning”: finds out whether a player feels guilt.',
    },
  },
  'twelve-rooms:P.CIVILIAN': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/roles.ts',
    summary: {
      ru: 'Мирный житель: без способностей; голосует и ходит.',
      en: 'Civilian: no abilities; he votes and moves.',
    },
  },
  'twelve-rooms:NEUTRAL': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/roles.ts',
    summary: {
      ru: 'Нейтрал: роль, которую может добавить ведущий; при спорном исходе впереди всех (G.6).',
      en: 'Neutral: a role the master may add; first of all in a disputed end (G.6).',
    },
  },
} as const satisfies Record<string, Clause>;
