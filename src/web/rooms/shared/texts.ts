/** Texts that the screens of players, spectators and the master of «12 комнат» share. */
import { defineTexts } from '../../app/i18n.js';

export const sharedTexts = defineTexts({
  'room.number': { ru: 'комната {n}', en: 'room {n}' },
  'room.Number': { ru: 'Комната {n}', en: 'Room {n}' },
  'map.label': {
    ru: 'План дома: три ряда по четыре комнаты',
    en: 'Plan of the house: three rows of four rooms',
  },
  'map.wrap': {
    ru: 'План замкнут: из крайней комнаты дверь ведёт в крайнюю с другой стороны. Бледные цифры за стеной — номера тех комнат.',
    en: 'The plan is closed: the door of an outer room leads to the outer room of the other side. The pale numbers outside are those rooms.',
  },
  'map.here': { ru: 'вы здесь', en: 'you are here' },
  'map.seen': { ru: 'вы здесь были', en: 'you were here' },
  'map.unknown': { ru: 'не отмечена', en: 'not marked' },
  'map.note': { ru: 'есть заметка', en: 'has a note' },
  'vote.acquit': { ru: '«не судить»', en: '“do not judge”' },
  turn: { ru: 'Ход {n}', en: 'Turn {n}' },
  nobody: { ru: 'никто', en: 'nobody' },
  weight: { ru: 'вес {n}', en: 'weight {n}' },
  'status.positive': {
    ru: { one: '{n} положительный', few: '{n} положительных', many: '{n} положительных' },
    en: { one: '{n} positive', other: '{n} positive' },
  },
  'status.negative': {
    ru: { one: '{n} отрицательный', few: '{n} отрицательных', many: '{n} отрицательных' },
    en: { one: '{n} negative', other: '{n} negative' },
  },
  'status.isPositive': { ru: 'положительный', en: 'positive' },
  'status.isNegative': { ru: 'отрицательный', en: 'negative' },

  // Results of a turn
  'results.title': { ru: 'Результаты хода {n}', en: 'Results of turn {n}' },
  'results.start': { ru: 'Первый отчёт', en: 'The first report' },
  'results.startText': {
    ru: 'Мафия перегруппировалась, все на местах.',
    en: 'Mafia has regrouped, everybody is in place.',
  },
  'results.sat': { ru: 'По голосованию выбыли', en: 'Out by vote' },
  'results.satNobody': { ru: 'По голосованию никто не выбыл', en: 'Nobody is out by vote' },
  'results.acquitted': {
    ru: '«Не судить» набрало больше всех: никто не сел',
    en: '“Do not judge” had the most: nobody sits',
  },
  'results.totals': { ru: 'Сколько голосов против кого', en: 'Votes against each' },
  'results.lines': { ru: 'Кто как голосовал', en: 'Who voted how' },
  'results.votes': {
    ru: { one: '{n} голос', few: '{n} голоса', many: '{n} голосов' },
    en: { one: '{n} vote', other: '{n} votes' },
  },
  'results.novotes': { ru: 'Голосов не было.', en: 'There were no votes.' },
  'results.dictated': { ru: 'голос подменён', en: 'vote replaced' },
  'results.dictatedNames': { ru: 'Голоса подменены у', en: 'Votes were replaced of' },
  'results.invalid': { ru: 'негодный голос — в себя', en: 'invalid — against himself' },
  'results.departures': { ru: 'Выбыли в ходе', en: 'Out during the turn' },
  'results.departuresNone': { ru: 'Больше никто не выбыл', en: 'Nobody else is out' },
  'results.warned': { ru: 'Предупреждение за пропуск голоса', en: 'Warned for a missing vote' },
  'results.cameras': { ru: 'Комната с камерами', en: 'Room with cameras' },
  'results.camerasNone': { ru: 'никого', en: 'nobody' },
  'results.detector': { ru: 'Комната с детектором', en: 'Room with the detector' },
  'results.loudspeaker': { ru: 'Рупор: цели АС', en: 'Loudspeaker: targets' },
  'results.loudspeakerNone': { ru: 'молчит', en: 'silent' },
  'results.crowded': { ru: 'Больше двух игроков мафии', en: 'More than two mafia players' },
  'results.transformed': { ru: 'Стала Проходной', en: 'Became a Passage' },
  'results.contest': { ru: 'Розыгрыш «{title}»', en: 'Contest “{title}”' },
  'results.winners': { ru: 'выиграли: {names}', en: 'won by {names}' },
  'results.role': { ru: 'роль: {role}', en: 'role: {role}' },
  'results.winner': { ru: 'Игра окончена. Победа: {team}', en: 'The game is over. Victory: {team}' },

  // Players
  'players.title': { ru: 'Игроки', en: 'Players' },
  'players.count': { ru: 'в игре {a} из {b}', en: '{a} of {b} in the game' },
  'players.warned': { ru: 'предупреждение', en: 'warned' },
  'players.out': { ru: 'Выбыли', en: 'Out' },

  // Findings of a report
  'finding.none': { ru: 'ничего не принесло', en: 'brought nothing' },
  'finding.role': { ru: '{target} — {role}', en: '{target} is the {role}' },
  'finding.door': { ru: 'Дверь {door}: {names}', en: 'Door {door}: {names}' },
  'finding.doorNobody': { ru: 'никто не прошёл', en: 'nobody passed' },
  'finding.same': { ru: '{names}: статусы одинаковые', en: '{names}: the same status' },
  'finding.different': { ru: '{names}: статусы разные', en: '{names}: different statuses' },
  'finding.roles': { ru: 'В комнате {n}: {roles}', en: 'In room {n}: {roles}' },
  'finding.rolesNobody': { ru: 'никого', en: 'nobody' },
  'finding.guilty': { ru: '{target}: вина обнаружена', en: '{target}: guilt found' },
  'finding.notGuilty': { ru: '{target}: вины не обнаружено', en: '{target}: no guilt found' },
  'finding.route': { ru: '{target}: {way}', en: '{target}: {way}' },

  'picture.alt': { ru: 'Картинка {n} к записи', en: 'Picture {n} of the post' },

  // Prizes
  'prize.armour': { ru: 'броник на один ход', en: 'an armour for one turn' },
  'prize.votes': {
    ru: {
      one: '+{n} к весу голоса на ход',
      few: '+{n} к весу голоса на ход',
      many: '+{n} к весу голоса на ход',
    },
    en: { one: '+{n} weight of the vote for a turn', other: '+{n} weight of the vote for a turn' },
  },
});
