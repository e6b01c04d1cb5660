/** The twelve kinds of rooms. */
import type { Clause } from '../../../engine/contract.js';

export const rooms = {
  'twelve-rooms:R.SAFE': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/17-movement.ts',
    summary: {
      ru: 'Безопасная комната: убийства и посадки внутри ждут выхода; от убийства спасает лечение в ход выхода. Вмещает троих, четвёртый проходит насквозь. После двух ходов подряд выставляет вверх, за сплошным коридором Проходных — вправо, за двумя — куда выпадет.',
      en: 'The Safe room: kills and sittings inside wait until one leaves; healing in that turn stops a kill. It holds three, a fourth passes through. After two turns in a row it puts one out upwards, past a corridor of Passages to the right, past two to a drawn room.',
    },
  },
  'twelve-rooms:R.ISOLATED': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/actions.ts',
    summary: {
      ru: 'Изолированная комната: у стоявших в ней в начале хода АС не проходят, на каком бы шаге они ни были.',
      en: 'The Isolated room: active abilities of those in it at the start of the turn fail, at whatever step.',
    },
  },
  'twelve-rooms:R.RELUCTANT': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/17-movement.ts',
    summary: {
      ru: 'Комната, из которой не хочется выходить: вышли за ход двое или больше — последний выбывает, а вышедший перед ним виноват.',
      en: 'The room one does not want to leave: when two or more leave in a turn, the last is out and the one before him guilty.',
    },
  },
  'twelve-rooms:R.INVERSE': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/status.ts',
    summary: {
      ru: 'Комната наоборот: пока игрок внутри, его статус противоположен.',
      en: 'The Inverse room: as long as one is inside, his status is the opposite.',
    },
  },
  'twelve-rooms:R.DETECTOR': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/notices.ts',
    screen: 'src/web/rooms/spectator/thread.tsx',
    summary: {
      ru: 'Комната с детектором: статусы посетителей публикуют с результатами.',
      en: 'The room with the detector: statuses of its visitors are published with the results.',
    },
  },
  'twelve-rooms:R.COCOA': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/17-movement.ts',
    summary: {
      ru: 'Комната с какавой и плюшками: выйти можно не раньше, чем через ход; вина внутри не обнаруживается.',
      en: 'The room with cocoa and buns: one may leave after a whole turn at the earliest; guilt inside is not found.',
    },
  },
  'twelve-rooms:R.CAMERAS': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/notices.ts',
    screen: 'src/web/rooms/spectator/thread.tsx',
    summary: {
      ru: 'Комната с камерами: ники посетителей публикуют с результатами.',
      en: 'The room with cameras: nicknames of its visitors are published with the results.',
    },
  },
  'twelve-rooms:R.GUN': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/17-movement.ts',
    summary: {
      ru: 'Комната с пистолетом: каждый четвёртый вошедший за игру выбывает, вошедший перед ним виноват. Расстановка не считается.',
      en: 'The room with the gun: every fourth entrant of the game is out, the one before him guilty. The placing does not count.',
    },
  },
  'twelve-rooms:R.LOUDSPEAKER': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/actions.ts',
    screen: 'src/web/rooms/spectator/thread.tsx',
    summary: {
      ru: 'Комната с рупором: ники целей всех АС, применённых из неё, публикуют с результатами.',
      en: 'The room with the loudspeaker: nicknames of the targets of all active abilities used from it are published.',
    },
  },
  'twelve-rooms:R.LAUGHTER': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/laughter.ts',
    screen: 'src/web/rooms/spectator/thread.tsx',
    summary: {
      ru: 'Комната смеха: весь ход её посетители пишут в теме только картинками, смайликами и гифками без букв и цифр.',
      en: 'The room of laughter: for the whole turn its visitors post only pictures, emoji and gifs, without letters or digits.',
    },
  },
  'twelve-rooms:R.SILENCE': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/posts.ts',
    summary: {
      ru: 'Комната тишины: анонимки из неё не выходят.',
      en: 'The room of silence: anonymous messages from it are not published.',
    },
  },
  'twelve-rooms:R.PASSAGE': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/17-movement.ts',
    summary: {
      ru: 'Проходная: вошедший пересекает её и выходит напротив; на вес голоса она не влияет.',
      en: 'A Passage: whoever enters crosses it and leaves opposite; it adds nothing to the vote.',
    },
  },
} as const satisfies Record<string, Clause>;
