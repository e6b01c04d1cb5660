/** The map rules. */
import type { Clause } from '../../../engine/contract.js';

export const map = {
  'twelve-rooms:M.1': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/moves.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'С ходом присылают направление: вверх, вниз, влево, вправо или остаться. За ход — одно перемещение.',
      en: 'With the move comes a direction: up, down, left, right or stay. One step a turn.',
    },
  },
  'twelve-rooms:M.2': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/geometry.ts',
    screen: 'src/web/rooms/player/notebook.tsx',
    summary: {
      ru: 'Карта замкнута: за крайней комнатой ряда или столбца — противоположная крайняя.',
      en: 'The map is closed: behind the last room of a row or column lies its first.',
    },
  },
  'twelve-rooms:M.3': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/moves.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'Ход полон, когда есть направление, АС и УС, бонус при наличии, голос и — у исполнителя — мафкилл. Время хода — время последней части; по нему идёт очередь перемещений и бонусов.',
      en: 'A move is whole with its direction, abilities, bonus if there is one, vote and, for the performer, the mafia kill. Its time is that of the last part; movements and bonuses go by it.',
    },
  },
  'twelve-rooms:M.4': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/17-movement.ts',
    summary: {
      ru: 'Каждая новая для игрока комната, кроме Проходной, прибавляет его голосу 1. На первом ходу вес равен 1.',
      en: 'Every room new to a player, but a Passage, adds 1 to the weight of his vote. On turn 1 the weight is 1.',
    },
  },
  'twelve-rooms:M.5': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/notices.ts',
    screen: 'src/web/rooms/spectator/thread.tsx',
    summary: {
      ru: 'Если в одной комнате больше двух игроков мафии, её номер объявляют с результатами.',
      en: 'When more than two mafia players are in one room, its number is announced with the results.',
    },
  },
  'twelve-rooms:M.6': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/guesses.ts',
    screen: 'src/web/rooms/player/notebook.tsx',
    summary: {
      ru: 'Со второго хода игрок может до дедлайна назвать свою комнату; угадал — узнаёт название одной из соседних, по жребию. Камеры, смех и тишина ничего не дают. Догадка — не часть хода.',
      en: 'From turn 2 a player may name his room before the deadline; if right, he learns the name of one neighbour, drawn by lot. Cameras, laughter and silence give nothing. A guess is no part of the move.',
    },
  },
  'twelve-rooms:M.7': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/legality.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'АС игрока мафии на игрока мафии действует, только если оба в одной комнате.',
      en: 'An active ability of a mafia player works on another only when both are in one room.',
    },
  },
  'twelve-rooms:M.8': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/views/mafia.ts',
    screen: 'src/web/rooms/player/team.tsx',
    summary: {
      ru: 'Мафия знает, кто стоит в комнате с каждым из своих, и выбить может только их; исполнитель — в одной комнате с жертвой.',
      en: 'Mafia knows who stands in the room with each of its own, and can kill only those; the performer is in the victim’s room.',
    },
  },
  'twelve-rooms:M.9': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/legality.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'За ход — одна АС, если роль не говорит иного.',
      en: 'One active ability a turn, unless the role says otherwise.',
    },
  },
  'twelve-rooms:M.10': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/results.ts',
    screen: 'src/web/rooms/spectator/thread.tsx',
    summary: {
      ru: 'О выбывании от мафкилла или от комнаты сообщают вместе с названием комнаты.',
      en: 'A departure by the mafia kill or by a room is announced with the name of the room.',
    },
  },
  'twelve-rooms:M.11': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/leaving.ts',
    summary: {
      ru: 'Выбивший другого чувствует вину. Виноват и тот, кто вышел из цепкой комнаты или вошёл под пистолет прямо перед выбывшим.',
      en: 'Who puts another out feels guilt. So does the one who left the clinging room, or entered under the gun, right before the victim.',
    },
  },
  'twelve-rooms:M.12': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/notices.ts',
    screen: 'src/web/rooms/spectator/thread.tsx',
    summary: {
      ru: 'Комната, пустовавшая два хода, становится Проходной; её номер объявляют.',
      en: 'A room empty for two turns becomes a Passage; its number is announced.',
    },
  },
} as const satisfies Record<string, Clause>;
