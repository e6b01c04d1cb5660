/** Texts of making a cup. */
import { defineTexts } from '../../app/i18n.js';
import { packTexts } from '../packs.js';

export const texts = defineTexts({
  'step.cup': { ru: 'Кубок', en: 'Cup' },
  'step.people': { ru: 'Люди', en: 'People' },
  'step.plan': { ru: 'План', en: 'Plan' },
  'step.points': { ru: 'Баллы', en: 'Points' },
  'step.rulings': { ru: 'Решения', en: 'Rulings' },
  'step.review': { ru: 'Проверка', en: 'Review' },
  cup: { ru: 'Во что играете', en: 'What you play' },
  name: { ru: 'Название кубка', en: 'Title of the cup' },
  badName: { ru: 'Впишите название', en: 'Enter a title' },
  pack: { ru: 'По каким правилам играют столы', en: 'By which rules the tables play' },
  ...packTexts,
  'pack.seats': { ru: 'Мест за столом: {n}', en: 'Seats at a table: {n}' },
  people: { ru: 'Кто участвует', en: 'Who takes part' },
  players: { ru: 'Игроки', en: 'Players' },
  'players.hint': {
    ru: 'По одному в строке; команду — после тире, запятой или в скобках. Можно вставить столбцы из таблицы. Дописать можно в любой день.',
    en: 'One on a line; a team after a dash, a comma or in brackets. Columns of a spreadsheet will do. More can be added any day.',
  },
  referees: { ru: 'Судьи', en: 'Judges' },
  'referees.hint': { ru: 'По одному в строке.', en: 'One on a line.' },
  read: {
    ru: { one: 'Прочитан {n} человек', few: 'Прочитано {n} человека', many: 'Прочитано {n} человек' },
    en: { one: '{n} person read', other: '{n} people read' },
  },
  'read.teams': {
    ru: { one: 'из {n} команды', few: 'из {n} команд', many: 'из {n} команд' },
    en: { one: 'of {n} team', other: 'of {n} teams' },
  },
  'fault.twice': { ru: 'строка {line}: «{name}» уже есть', en: 'line {line}: “{name}” stands already' },
  'fault.long': {
    ru: 'строка {line}: имя или команда длиннее 60 букв',
    en: 'line {line}: the name or the team is over 60 letters',
  },
  faults: {
    ru: 'Эти строки не войдут. Исправьте их или идите дальше без них.',
    en: 'These lines are left out. Correct them or go on without them.',
  },
  apart: {
    ru: 'Игроков одной команды не сажать за один стол',
    en: 'Players of one team never sit at one table',
  },
  'people.later': { ru: 'Список можно заполнить и потом.', en: 'The list can be filled later, too.' },
  plan: { ru: 'Сколько туров и столов', en: 'How many rounds and tables' },
  rounds: { ru: 'Туров', en: 'Rounds' },
  tables: { ru: 'Столов одновременно', en: 'Tables at once' },
  judges: { ru: 'Судей у стола', en: 'Judges at a table' },
  first: { ru: 'Начало первого тура', en: 'Start of the first round' },
  'first.hint': { ru: 'Можно не указывать. Время — {zone}.', en: 'May be left out. The time is {zone}.' },
  every: { ru: 'Минут от тура до тура', en: 'Minutes from round to round' },
  'size.games': {
    ru: 'Каждый из {players} сыграет {games} из {rounds} туров',
    en: 'Each of {players} plays {games} of {rounds} rounds',
  },
  'size.out': {
    ru: {
      one: 'в каждом туре пропускает {n} игрок',
      few: 'в каждом туре пропускают {n} игрока',
      many: 'в каждом туре пропускают {n} игроков',
    },
    en: { one: '{n} player sits out in each round', other: '{n} players sit out in each round' },
  },
  'size.empty': {
    ru: {
      one: 'в каждом туре пустует {n} место',
      few: 'в каждом туре пустуют {n} места',
      many: 'в каждом туре пустуют {n} мест',
    },
    en: { one: '{n} seat is empty in each round', other: '{n} seats are empty in each round' },
  },
  'size.even': { ru: 'все места заняты, никто не пропускает', en: 'all seats are taken, nobody sits out' },
  'size.judges': {
    ru: { one: 'нужен {n} судья на тур', few: 'нужно {n} судьи на тур', many: 'нужно {n} судей на тур' },
    en: { one: '{n} judge is needed in a round', other: '{n} judges are needed in a round' },
  },
  points: { ru: 'Как считаются баллы', en: 'How points are counted' },
  'points.hint': {
    ru: 'Каждое число формулы можно изменить на экране кубка, и все прежние версии останутся.',
    en: 'Each number of the formula can be changed on the cup’s screens, and all earlier versions stay.',
  },
  formula: { ru: 'Формула', en: 'Formula' },
  rulings: { ru: 'Где правила оставляют выбор', en: 'Where the rules leave a choice' },
  review: { ru: 'Всё верно?', en: 'Is all right?' },
  'review.people': { ru: 'Игроков: {players}, судей: {judges}', en: 'Players: {players}, judges: {judges}' },
  'review.plan': { ru: 'Туров: {rounds}, столов: {tables}', en: 'Rounds: {rounds}, tables: {tables}' },
  'review.then': {
    ru: 'Рассадку вы сделаете на следующем экране.',
    en: 'You make the seating on the next screen.',
  },
  open: { ru: 'Смотреть кубок могут все', en: 'Everyone may watch the cup' },
  create: { ru: 'Создать кубок', en: 'Make the cup' },
});
