/** Names of the rooms, roles, abilities and reasons, in both languages, each with its clause. */
import type { Text } from '../../../engine/contract.js';
import type { ClauseId } from '../../../rulebooks/twelve-rooms/clauses.js';
import type { Part } from '../../../rulebooks/twelve-rooms/commands.js';
import type { Direction } from '../../../rulebooks/twelve-rooms/geometry.js';
import type { Ability, Role, Team } from '../../../rulebooks/twelve-rooms/roles.js';
import type { RoomKind } from '../../../rulebooks/twelve-rooms/rooms.js';
import type { Cause } from '../../../rulebooks/twelve-rooms/shapes.js';

interface RoomWords {
  /** As it is called at a table: «Смех». */
  short: Text;
  name: Text;
  clause: ClauseId;
}

export const ROOM_WORDS: Record<RoomKind, RoomWords> = {
  safe: {
    short: { ru: 'Безопасная', en: 'Safe' },
    name: { ru: 'Безопасная комната', en: 'Safe room' },
    clause: 'twelve-rooms:R.SAFE',
  },
  isolated: {
    short: { ru: 'Изоляция', en: 'Isolated' },
    name: { ru: 'Изолированная комната', en: 'Isolated room' },
    clause: 'twelve-rooms:R.ISOLATED',
  },
  reluctant: {
    short: { ru: 'Не выходить', en: 'Won’t leave' },
    name: { ru: 'Комната, из которой не хочется выходить', en: 'Room one does not want to leave' },
    clause: 'twelve-rooms:R.RELUCTANT',
  },
  inverse: {
    short: { ru: 'Наоборот', en: 'Inverse' },
    name: { ru: 'Комната наоборот', en: 'Inverse room' },
    clause: 'twelve-rooms:R.INVERSE',
  },
  detector: {
    short: { ru: 'Детектор', en: 'Detector' },
    name: { ru: 'Комната с детектором', en: 'Room with the detector' },
    clause: 'twelve-rooms:R.DETECTOR',
  },
  cocoa: {
    short: { ru: 'Какава', en: 'Cocoa' },
    name: { ru: 'Комната с какавой и плюшками', en: 'Room of cocoa and buns' },
    clause: 'twelve-rooms:R.COCOA',
  },
  cameras: {
    short: { ru: 'Камеры', en: 'Cameras' },
    name: { ru: 'Комната с камерами', en: 'Room with cameras' },
    clause: 'twelve-rooms:R.CAMERAS',
  },
  gun: {
    short: { ru: 'Пистолет', en: 'Gun' },
    name: { ru: 'Комната с пистолетом', en: 'Room with the gun' },
    clause: 'twelve-rooms:R.GUN',
  },
  loudspeaker: {
    short: { ru: 'Рупор', en: 'Speaker' },
    name: { ru: 'Комната с рупором', en: 'Room with the loudspeaker' },
    clause: 'twelve-rooms:R.LOUDSPEAKER',
  },
  laughter: {
    short: { ru: 'Смех', en: 'Laughter' },
    name: { ru: 'Комната смеха', en: 'Room of laughter' },
    clause: 'twelve-rooms:R.LAUGHTER',
  },
  silence: {
    short: { ru: 'Тишина', en: 'Silence' },
    name: { ru: 'Комната тишины', en: 'Room of silence' },
    clause: 'twelve-rooms:R.SILENCE',
  },
  passage: {
    short: { ru: 'Проходная', en: 'Passage' },
    name: { ru: 'Проходная комната', en: 'Passage' },
    clause: 'twelve-rooms:R.PASSAGE',
  },
};

export const KINDS = Object.keys(ROOM_WORDS) as RoomKind[];

export const ROLE_WORDS: Record<Role, Text> = {
  steward: { ru: 'Распорядитель', en: 'Steward' },
  guarantor: { ru: 'Поручитель', en: 'Guarantor' },
  executor: { ru: 'Исполнитель', en: 'Executor' },
  servant: { ru: 'Служитель', en: 'Servant' },
  deputy: { ru: 'Заместитель', en: 'Deputy' },
  observer: { ru: 'Наблюдатель', en: 'Observer' },
  saviour: { ru: 'Спаситель', en: 'Saviour' },
  caretaker: { ru: 'Смотритель', en: 'Caretaker' },
  guardian: { ru: 'Блюститель', en: 'Guardian' },
  investigator: { ru: 'Дознаватель', en: 'Investigator' },
  mafioso: { ru: 'Мафиози', en: 'Mafioso' },
  civilian: { ru: 'Мирный житель', en: 'Civilian' },
  neutral: { ru: 'Нейтрал', en: 'Neutral' },
};

/** Passive abilities and plain roles: what a holder should know besides his abilities. */
export const ROLE_CLAUSES: Record<Role, readonly ClauseId[]> = {
  steward: ['twelve-rooms:N.STEWARD.PS'],
  guarantor: ['twelve-rooms:N.GUARANTOR.PS'],
  executor: [],
  servant: ['twelve-rooms:N.SERVANT.PS'],
  deputy: ['twelve-rooms:N.DEPUTY.PS1', 'twelve-rooms:N.DEPUTY.PS2', 'twelve-rooms:N.DEPUTY.PS3'],
  observer: ['twelve-rooms:P.OBSERVER.PS'],
  saviour: ['twelve-rooms:P.SAVIOUR.PS'],
  caretaker: ['twelve-rooms:P.CARETAKER.PS'],
  guardian: [],
  investigator: [],
  mafioso: ['twelve-rooms:N.MAFIOSO'],
  civilian: ['twelve-rooms:P.CIVILIAN'],
  neutral: ['twelve-rooms:NEUTRAL'],
};

export const TEAM_WORDS: Record<Team, Text> = {
  mafia: { ru: 'мафия', en: 'mafia' },
  peaceful: { ru: 'мирные', en: 'the peaceful' },
  neutral: { ru: 'нейтрал', en: 'the neutral' },
};

interface AbilityWords {
  /** «Отдыхай». */
  name: Text;
  /** АС1, АС2, АС, УС: as the regulation numbers it. */
  mark: Text;
  clause: ClauseId;
  step: ClauseId;
}

const as1: Text = { ru: 'АС1', en: 'AA 1' };
const as2: Text = { ru: 'АС2', en: 'AA 2' };
const as: Text = { ru: 'АС', en: 'AA' };
const us: Text = { ru: 'УС', en: 'SA' };

const ability = (ru: string, en: string, mark: Text, clause: ClauseId, step: ClauseId): AbilityWords => ({
  name: { ru, en },
  mark,
  clause,
  step,
});

export const ABILITY_WORDS: Record<Ability, AbilityWords> = {
  block: ability('Отдыхай', 'Rest', as1, 'twelve-rooms:N.GUARANTOR.AS1', 'twelve-rooms:A.1'),
  hold: ability('Останься', 'Stay', as2, 'twelve-rooms:N.GUARANTOR.AS2', 'twelve-rooms:A.2'),
  forgive: ability('Всепрощение', 'All-forgiveness', us, 'twelve-rooms:N.SERVANT.US', 'twelve-rooms:A.3'),
  dictate: ability('Я сказал', 'I have spoken', as1, 'twelve-rooms:N.STEWARD.AS1', 'twelve-rooms:A.4'),
  silence: ability('Молчать', 'Silence', as2, 'twelve-rooms:N.STEWARD.AS2', 'twelve-rooms:A.5'),
  redirect: ability('Знакомство', 'Acquaintance', us, 'twelve-rooms:P.CARETAKER.US', 'twelve-rooms:A.7'),
  heal: ability('Поддержка', 'Support', as, 'twelve-rooms:P.SAVIOUR.AS', 'twelve-rooms:A.8'),
  swap: ability('Обмен', 'Exchange', as1, 'twelve-rooms:N.EXECUTOR.AS1', 'twelve-rooms:A.9'),
  deceive: ability('Обман', 'Deceit', as2, 'twelve-rooms:N.EXECUTOR.AS2', 'twelve-rooms:A.10'),
  therapy: ability('Терапия', 'Therapy', as1, 'twelve-rooms:N.SERVANT.AS1', 'twelve-rooms:A.11'),
  doubt: ability('Зародить сомнения', 'Sow doubt', as2, 'twelve-rooms:N.SERVANT.AS2', 'twelve-rooms:A.12'),
  inject: ability('Препарат', 'Remedy', us, 'twelve-rooms:P.SAVIOUR.US', 'twelve-rooms:A.14'),
  check: ability('Личина', 'Guise', as1, 'twelve-rooms:P.CARETAKER.AS1', 'twelve-rooms:A.15'),
  doors: ability('Устройство', 'Device', as2, 'twelve-rooms:P.OBSERVER.AS2', 'twelve-rooms:A.16'),
  compare: ability('По бумагам', 'By the papers', as, 'twelve-rooms:P.GUARDIAN.AS', 'twelve-rooms:A.18'),
  census: ability('Кто здесь?', 'Who is here?', as2, 'twelve-rooms:P.CARETAKER.AS2', 'twelve-rooms:A.19'),
  question: ability('Допрос', 'Questioning', as, 'twelve-rooms:P.INVESTIGATOR.AS', 'twelve-rooms:A.20'),
  route: ability('Путевой лист', 'Route sheet', as1, 'twelve-rooms:P.OBSERVER.AS1', 'twelve-rooms:A.21'),
};

export const DIRECTION_WORDS: Record<Direction, Text> = {
  up: { ru: 'вверх', en: 'up' },
  left: { ru: 'влево', en: 'left' },
  stay: { ru: 'остаться', en: 'stay' },
  right: { ru: 'вправо', en: 'right' },
  down: { ru: 'вниз', en: 'down' },
};

export const PART_WORDS: Record<Part, { name: Text; clause: ClauseId }> = {
  direction: { name: { ru: 'Направление', en: 'Direction' }, clause: 'twelve-rooms:M.1' },
  actions: { name: { ru: 'АС — активные способности', en: 'Active abilities' }, clause: 'twelve-rooms:M.9' },
  special: { name: { ru: 'УС — особая способность', en: 'Special ability' }, clause: 'twelve-rooms:M.3' },
  bonus: { name: { ru: 'Бонус', en: 'Bonus' }, clause: 'twelve-rooms:B.3' },
  vote: { name: { ru: 'Голос', en: 'Vote' }, clause: 'twelve-rooms:G.1' },
  mafkill: { name: { ru: 'Мафкилл', en: 'Mafia kill' }, clause: 'twelve-rooms:N.MAFKILL' },
};

/** The short name of a part: for lists of what is missing. */
export const PART_SHORT: Record<Part, Text> = {
  direction: { ru: 'направление', en: 'direction' },
  actions: { ru: 'АС', en: 'active abilities' },
  special: { ru: 'УС', en: 'special ability' },
  bonus: { ru: 'бонус', en: 'bonus' },
  vote: { ru: 'голос', en: 'vote' },
  mafkill: { ru: 'мафкилл', en: 'mafia kill' },
};

export const CAUSE_WORDS: Record<Cause, { name: Text; clause: ClauseId }> = {
  vote: { name: { ru: 'по голосованию', en: 'by vote' }, clause: 'twelve-rooms:A.6' },
  absence: { name: { ru: 'второй пропуск голоса', en: 'a second missed vote' }, clause: 'twelve-rooms:G.2' },
  mafkill: { name: { ru: 'мафкилл', en: 'mafia kill' }, clause: 'twelve-rooms:M.10' },
  injection: {
    name: { ru: 'инъекция Спасителя', en: 'the Saviour’s injection' },
    clause: 'twelve-rooms:P.SAVIOUR.US',
  },
  gun: { name: { ru: 'выстрел в комнате', en: 'the shot in the room' }, clause: 'twelve-rooms:R.GUN' },
  reluctant: {
    name: { ru: 'вышел последним', en: 'the last to leave the room' },
    clause: 'twelve-rooms:R.RELUCTANT',
  },
  decree: { name: { ru: 'решением ведущего', en: 'by the master' }, clause: 'twelve-rooms:G.9' },
};
