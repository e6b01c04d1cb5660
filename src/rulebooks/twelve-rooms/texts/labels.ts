/** Short names of everything that has a fixed list of values, in the regulation's own terms. */
import type { Lang, Text } from '../../../engine/contract.js';
import type { Part, Prize } from '../commands.js';
import type { EventOf } from '../events.js';
import type { Direction } from '../geometry.js';
import type { Ability, Role, Team } from '../roles.js';
import type { RoomKind } from '../rooms.js';
import type { Cause, Change, Why } from '../shapes.js';
import type { GameView, TodoView } from '../view.js';

type Labels<Key extends string> = Record<Key, Text>;

const room: Labels<RoomKind> = {
  safe: { ru: 'Безопасная комната', en: 'Safe room' },
  isolated: { ru: 'Изолированная комната', en: 'Isolated room' },
  reluctant: { ru: 'Комната, из которой не хочется выходить', en: 'Room one does not want to leave' },
  inverse: { ru: 'Комната наоборот', en: 'Inverse room' },
  detector: { ru: 'Комната с детектором', en: 'Room with the detector' },
  cocoa: { ru: 'Комната с какавой и плюшками', en: 'Room with cocoa and buns' },
  cameras: { ru: 'Комната с камерами', en: 'Room with cameras' },
  gun: { ru: 'Комната с пистолетом', en: 'Room with the gun' },
  loudspeaker: { ru: 'Комната с рупором', en: 'Room with the loudspeaker' },
  laughter: { ru: 'Комната смеха', en: 'Room of laughter' },
  silence: { ru: 'Комната тишины', en: 'Room of silence' },
  passage: { ru: 'Проходная комната', en: 'Passage' },
};

/** For a cell of the map. */
const roomShort: Labels<RoomKind> = {
  safe: { ru: 'Безопасная', en: 'Safe' },
  isolated: { ru: 'Изолированная', en: 'Isolated' },
  reluctant: { ru: 'Не хочется выходить', en: 'Clinging' },
  inverse: { ru: 'Наоборот', en: 'Inverse' },
  detector: { ru: 'Детектор', en: 'Detector' },
  cocoa: { ru: 'Какава', en: 'Cocoa' },
  cameras: { ru: 'Камеры', en: 'Cameras' },
  gun: { ru: 'Пистолет', en: 'Gun' },
  loudspeaker: { ru: 'Рупор', en: 'Loudspeaker' },
  laughter: { ru: 'Смех', en: 'Laughter' },
  silence: { ru: 'Тишина', en: 'Silence' },
  passage: { ru: 'Проходная', en: 'Passage' },
};

const role: Labels<Role> = {
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

const team: Labels<Team> = {
  neutral: { ru: 'нейтрал', en: 'neutral' },
  mafia: { ru: 'мафия', en: 'mafia' },
  peaceful: { ru: 'мирные', en: 'the peaceful' },
};

/** The names in the regulation's quotation marks. */
const ability: Labels<Ability> = {
  block: { ru: '«Отдыхай»', en: '“Rest”' },
  hold: { ru: '«Останься»', en: '“Stay”' },
  forgive: { ru: '«Всепрощение»', en: '“All-forgiveness”' },
  dictate: { ru: '«Я сказал»', en: '“I have spoken”' },
  silence: { ru: '«Молчать»', en: '“Silence”' },
  redirect: { ru: '«Знакомство»', en: '“Acquaintance”' },
  heal: { ru: '«Поддержка»', en: '“Support”' },
  swap: { ru: '«Обмен»', en: '“Exchange”' },
  deceive: { ru: '«Обман»', en: '“Deceit”' },
  therapy: { ru: '«Терапия»', en: '“Therapy”' },
  doubt: { ru: '«Зародить сомнения»', en: '“Sow doubt”' },
  inject: { ru: '«Препарат»', en: '“Remedy”' },
  check: { ru: '«Личина»', en: '“Guise”' },
  doors: { ru: '«Устройство»', en: '“Device”' },
  compare: { ru: '«По бумагам»', en: '“By the papers”' },
  census: { ru: '«Кто здесь?»', en: '“Who is here?”' },
  question: { ru: '«Допрос»', en: '“Questioning”' },
  route: { ru: '«Путевой лист»', en: '“Route sheet”' },
};

/** What kind of ability it is and which of the role's own. */
const abilityCode: Labels<Ability> = {
  block: { ru: 'АС1', en: 'active 1' },
  hold: { ru: 'АС2', en: 'active 2' },
  forgive: { ru: 'УС', en: 'special' },
  dictate: { ru: 'АС1', en: 'active 1' },
  silence: { ru: 'АС2', en: 'active 2' },
  redirect: { ru: 'УС', en: 'special' },
  heal: { ru: 'АС', en: 'active' },
  swap: { ru: 'АС1', en: 'active 1' },
  deceive: { ru: 'АС2', en: 'active 2' },
  therapy: { ru: 'АС1', en: 'active 1' },
  doubt: { ru: 'АС2', en: 'active 2' },
  inject: { ru: 'УС', en: 'special' },
  check: { ru: 'АС1', en: 'active 1' },
  doors: { ru: 'АС2', en: 'active 2' },
  compare: { ru: 'АС', en: 'active' },
  census: { ru: 'АС2', en: 'active 2' },
  question: { ru: 'АС', en: 'active' },
  route: { ru: 'АС1', en: 'active 1' },
};

/** What it does, in a few words. */
const abilityHint: Labels<Ability> = {
  block: { ru: 'АС игрока в этот ход не проходят', en: 'the player’s active abilities fail this turn' },
  hold: { ru: 'игрок в этот ход не выходит из комнаты', en: 'the player does not leave his room this turn' },
  forgive: { ru: 'снять вину со всех, раз за игру', en: 'take the guilt off everybody, once a game' },
  dictate: { ru: 'сказать двоим, как им голосовать', en: 'tell two players how to vote' },
  silence: { ru: 'голоса из комнаты не считаются', en: 'votes from a room do not count' },
  redirect: { ru: 'увести лечение на себя, раз за игру', en: 'turn the healing to yourself, once a game' },
  heal: { ru: 'спасти игрока от выбывания', en: 'save a player from leaving' },
  swap: { ru: 'обменять двоих ролями', en: 'make two players change roles' },
  deceive: { ru: 'перевернуть статус игрока на два хода', en: 'turn a player’s status round for two turns' },
  therapy: { ru: 'снять вину с сокомандника на ход', en: 'take the guilt off a teammate for a turn' },
  doubt: { ru: 'вызвать у игрока вину на ход', en: 'give a player guilt for a turn' },
  inject: { ru: 'сделать смертельную инъекцию', en: 'give a deadly injection' },
  check: { ru: 'узнать роль игрока', en: 'learn a player’s role' },
  doors: { ru: 'узнать, кто прошёл через две двери', en: 'learn who goes through two doors' },
  compare: { ru: 'сравнить статусы двоих', en: 'compare the statuses of two' },
  census: { ru: 'узнать роли всех в комнате', en: 'learn the roles of everybody in a room' },
  question: { ru: 'узнать, есть ли у игрока вина', en: 'learn whether a player feels guilt' },
  route: { ru: 'узнать путь игрока за три хода', en: 'learn a player’s way of three turns' },
};

const status: Labels<'positive' | 'negative'> = {
  positive: { ru: 'положительный', en: 'positive' },
  negative: { ru: 'отрицательный', en: 'negative' },
};

const cause: Labels<Cause> = {
  vote: { ru: 'посадка по голосованию', en: 'sat by vote' },
  absence: { ru: 'второй пропуск голосования', en: 'second missed vote' },
  mafkill: { ru: 'мафкилл', en: 'mafia kill' },
  injection: { ru: 'инъекция', en: 'injection' },
  gun: { ru: 'выстрел', en: 'gunshot' },
  reluctant: { ru: 'килл комнаты', en: 'killed by the room' },
  decree: { ru: 'решение ведущего', en: 'master’s decision' },
};

const direction: Labels<Direction> = {
  up: { ru: 'вверх', en: 'up' },
  down: { ru: 'вниз', en: 'down' },
  left: { ru: 'влево', en: 'left' },
  right: { ru: 'вправо', en: 'right' },
  stay: { ru: 'остаться', en: 'stay' },
};

const part: Labels<Part> = {
  direction: { ru: 'Направление', en: 'Direction' },
  actions: { ru: 'АС', en: 'Active abilities' },
  special: { ru: 'УС', en: 'Special ability' },
  bonus: { ru: 'Бонус', en: 'Bonus' },
  vote: { ru: 'Голос', en: 'Vote' },
  mafkill: { ru: 'Мафкилл', en: 'Mafia kill' },
};

const prize: Labels<Prize['kind']> = {
  armour: { ru: 'броник', en: 'armour' },
  votes: { ru: 'прибавка к весу голоса', en: 'more weight of the vote' },
  other: { ru: 'приз ведущего', en: 'the master’s prize' },
};

const armour: Labels<'none' | 'ready' | 'used'> = {
  none: { ru: 'нет', en: 'none' },
  ready: { ru: 'готов', en: 'ready' },
  used: { ru: 'потрачен', en: 'used' },
};

const abilityLeft: Labels<'yes' | 'used' | 'lost'> = {
  yes: { ru: 'доступна', en: 'available' },
  used: { ru: 'потрачена', en: 'used up' },
  lost: { ru: 'утрачена', en: 'lost' },
};

const guess: Labels<'right' | 'wrong'> = {
  right: { ru: 'верно', en: 'right' },
  wrong: { ru: 'неверно', en: 'wrong' },
};

const claim: Labels<'first' | 'right' | 'wrong'> = {
  first: { ru: 'карта верна, и вы первый', en: 'the map is right, and you are the first' },
  right: { ru: 'карта верна, но вы не первый', en: 'the map is right, but you are not the first' },
  wrong: { ru: 'карта неверна', en: 'the map is wrong' },
};

const phase: Labels<GameView['phase']> = {
  signup: { ru: 'Запись', en: 'Sign-up' },
  dealt: { ru: 'Роли розданы', en: 'Roles dealt' },
  regroup: { ru: 'Перегруппировка мафии', en: 'Mafia regroups' },
  running: { ru: 'Идёт', en: 'Running' },
  ended: { ru: 'Окончена', en: 'Over' },
};

const stage: Labels<NonNullable<GameView['turn']>['stage']> = {
  open: { ru: 'открыт', en: 'open' },
  paused: { ru: 'на паузе', en: 'paused' },
  closed: { ru: 'дедлайн прошёл, результатов ещё нет', en: 'the deadline is over, no results yet' },
  resolved: { ru: 'рассчитан', en: 'resolved' },
};

const how: Labels<EventOf<'GameEnded'>['how']> = {
  aim: { ru: 'цель достигнута', en: 'the aim is reached' },
  priority: { ru: 'по приоритету победы', en: 'by the priority of victory' },
  decree: { ru: 'по решению ведущего', en: 'by the master’s decision' },
};

/** What an ask is about. */
const topic: Labels<EventOf<'AskRaised'>['topic']> = {
  protected: {
    ru: 'во главе голосования несколько игроков, которые не садятся с первого раза',
    en: 'several players who do not sit the first time lead the vote',
  },
  swapTeam: {
    ru: 'с какой стороной побеждает игрок, чью роль обменяли',
    en: 'whose side a player wins with after his role was swapped',
  },
};

/** Choices of the asks. */
const choice: Labels<'next' | 'all' | 'nobody' | 'current' | 'original'> = {
  next: { ru: 'садится следующий по голосам', en: 'the next by votes sits' },
  all: { ru: 'садятся все лидеры', en: 'all the leaders sit' },
  nobody: { ru: 'никто из них не садится', en: 'none of them sits' },
  current: { ru: 'со стороной нынешней роли', en: 'the side of the present role' },
  original: { ru: 'со стороной первоначальной роли', en: 'the side of the original role' },
};

/** What is needed from whoever looks. */
const todo: Labels<TodoView['key']> = {
  join: { ru: 'Записаться в игру', en: 'Sign up for the game' },
  wish: { ru: 'Назвать комнату, в которой хотите начать', en: 'Name the room you would like to start in' },
  regroup: { ru: 'Если нужно, сменить стартовую комнату', en: 'Change the starting room if you wish' },
  move: { ru: 'Дослать ход', en: 'Send the whole move' },
  vote: { ru: 'Прислать голос', en: 'Send your vote' },
  inherit: {
    ru: 'Выбрать АС выбывшего сокомандника',
    en: 'Choose an ability of a teammate who has left',
  },
  dealMap: { ru: 'Раздать карту', en: 'Deal the map' },
  dealRoles: { ru: 'Раздать роли', en: 'Deal the roles' },
  openRegroup: {
    ru: 'Расставить игроков и открыть перегруппировку',
    en: 'Place the players and open the regrouping',
  },
  openTurn: { ru: 'Открыть ход', en: 'Open a turn' },
  resume: { ru: 'Снять ход с паузы', en: 'Resume the paused turn' },
  dryRun: { ru: 'Сделать пробный расчёт', en: 'Make a dry run' },
  resolve: { ru: 'Опубликовать результаты хода', en: 'Publish the results of the turn' },
  ask: {
    ru: 'Ответить на вопрос, на котором стоит расчёт',
    en: 'Answer the question the resolution waits for',
  },
  wait: { ru: 'Пока ничего не нужно', en: 'Nothing is needed now' },
};

/** Why something did not come about. */
const why: Labels<Why> = {
  blocked: { ru: 'АС заблокированы', en: 'active abilities are blocked' },
  isolated: {
    ru: 'в начале хода — в Изолированной комнате',
    en: 'in the Isolated room at the start of the turn',
  },
  dead: { ru: 'к этому шагу уже вне игры', en: 'out of the game by this step' },
  gone: { ru: 'цель уже вне игры', en: 'the target is out of the game' },
  apart: { ru: 'не в одной комнате', en: 'not in one room' },
  safeHealer: {
    ru: 'лечение из Безопасной комнаты не действует',
    en: 'healing from the Safe room does not work',
  },
  lost: { ru: 'этой способности больше нет', en: 'the ability is lost' },
  nobodyHeals: { ru: 'уводить нечего: никто не лечит', en: 'nobody heals, there is nothing to turn' },
  camerasRoom: { ru: 'на Комнату с камерами не действует', en: 'does not work on the room with cameras' },
  noVote: { ru: 'голоса нет', en: 'there is no vote' },
  protected: { ru: 'с первого раза не садится', en: 'does not sit the first time' },
  immune: { ru: 'иммунитет на первые два хода', en: 'immune for the first two turns' },
  healed: { ru: 'спасает лечение', en: 'saved by healing' },
  armour: { ru: 'спасает броник', en: 'saved by armour' },
  cautious: { ru: 'мафкилл Смотрителя не берёт', en: 'the mafia kill does not work on the Caretaker' },
  reliable: {
    ru: 'Заместитель, ничего не унаследовав, выбывает только по голосованию',
    en: 'the Deputy who has inherited nothing leaves by vote only',
  },
  stored: { ru: 'ждёт выхода из Безопасной комнаты', en: 'waits until the Safe room is left' },
  held: { ru: 'удерживает «Останься»', en: 'held by “Stay”' },
  cocoa: {
    ru: 'из Комнаты с какавой выходят не раньше, чем через ход',
    en: 'the room with cocoa is left after a whole turn',
  },
  full: { ru: 'Безопасная комната полна', en: 'the Safe room is full' },
  corridor: { ru: 'сплошной коридор Проходных', en: 'a whole corridor of Passages' },
  silenced: { ru: 'голоса из комнаты не считаются', en: 'votes from the room do not count' },
  notTeammate: { ru: 'не сокомандник', en: 'not a teammate' },
  swapLimit: { ru: 'двух подмен одновременно достаточно', en: 'there are two swaps already' },
  swapRepeated: { ru: 'эта пара уже обменялась ролями', en: 'this pair has swapped already' },
  occupied: { ru: 'место занято', en: 'the place is taken' },
  forgiven: { ru: 'пропуск прощён ведущим', en: 'the miss is forgiven by the master' },
  override: { ru: 'так решил ведущий', en: 'the master decided so' },
};

/** The algorithm of actions and what stands around it. */
const step: Labels<'start' | `A.${number}` | 'end'> = {
  start: { ru: 'До первого шага', en: 'Before the first step' },
  'A.1': { ru: '«Отдыхай»: блок АС', en: '“Rest”: abilities blocked' },
  'A.2': { ru: '«Останься»: блок перемещений', en: '“Stay”: movement blocked' },
  'A.3': { ru: '«Всепрощение»', en: '“All-forgiveness”' },
  'A.4': { ru: '«Я сказал»: подмена голосов', en: '“I have spoken”: votes replaced' },
  'A.5': { ru: '«Молчать»: комната без голосов', en: '“Silence”: a room without votes' },
  'A.6': { ru: 'Голосование', en: 'Vote' },
  'A.7': { ru: '«Знакомство»: лечение уведено', en: '“Acquaintance”: healing turned' },
  'A.8': { ru: '«Поддержка»: лечение', en: '“Support”: healing' },
  'A.9': { ru: '«Обмен»: обмен ролями', en: '“Exchange”: roles swapped' },
  'A.10': { ru: '«Обман»: смена статуса', en: '“Deceit”: status turned' },
  'A.11': { ru: '«Терапия»: вина снята', en: '“Therapy”: guilt taken off' },
  'A.12': { ru: '«Зародить сомнения»: вина вызвана', en: '“Sow doubt”: guilt given' },
  'A.13': { ru: 'Мафкилл', en: 'Mafia kill' },
  'A.14': { ru: '«Препарат»: инъекция', en: '“Remedy”: injection' },
  'A.15': { ru: '«Личина»: проверка роли', en: '“Guise”: role check' },
  'A.16': { ru: '«Устройство»: камеры над дверьми', en: '“Device”: door cameras' },
  'A.17': { ru: 'Перемещение', en: 'Movement' },
  'A.18': { ru: '«По бумагам»: сравнение статусов', en: '“By the papers”: statuses compared' },
  'A.19': { ru: '«Кто здесь?»: роли в комнате', en: '“Who is here?”: roles in a room' },
  'A.20': { ru: '«Допрос»: проверка на вину', en: '“Questioning”: guilt check' },
  'A.21': { ru: '«Путевой лист»: маршрут', en: '“Route sheet”: route' },
  end: { ru: 'После последнего шага', en: 'After the last step' },
};

/** What a line of the trace is about when it is no ability. */
const act: Labels<
  | ('bonus' | 'vote' | 'halved' | 'sits' | 'acquit' | 'absence' | 'mafkill' | 'direction' | 'move')
  | ('putOut' | 'gun' | 'reluctant' | 'cameras' | 'detector' | 'loudspeaker' | 'crowded' | 'transform')
  | ('departure' | 'contest' | 'ending' | 'report' | 'stored')
> = {
  bonus: { ru: 'бонус', en: 'bonus' },
  vote: { ru: 'голос', en: 'vote' },
  halved: { ru: 'в счёт идёт половина голосов', en: 'only half of the votes count' },
  sits: { ru: 'посадка', en: 'sitting' },
  acquit: { ru: '«не судить»: не садится никто', en: '“do not judge”: nobody sits' },
  absence: { ru: 'пропуск голосования', en: 'missed vote' },
  mafkill: { ru: 'мафкилл', en: 'mafia kill' },
  direction: { ru: 'перемещение', en: 'movement' },
  move: { ru: 'перемещение', en: 'movement' },
  putOut: { ru: 'выставление из Безопасной комнаты', en: 'put out of the Safe room' },
  gun: { ru: 'выстрел в Комнате с пистолетом', en: 'shot in the room with the gun' },
  reluctant: { ru: 'последний вышедший', en: 'the last to leave' },
  cameras: { ru: 'камеры', en: 'cameras' },
  detector: { ru: 'детектор', en: 'detector' },
  loudspeaker: { ru: 'рупор', en: 'loudspeaker' },
  crowded: { ru: 'скопление мафии', en: 'a crowd of mafia' },
  transform: { ru: 'превращение в Проходную', en: 'turns into a Passage' },
  departure: { ru: 'выбывание', en: 'departure' },
  contest: { ru: 'розыгрыш', en: 'contest' },
  ending: { ru: 'конец игры', en: 'end of the game' },
  report: { ru: 'отчёт', en: 'report' },
  stored: { ru: 'отложенное в Безопасной комнате', en: 'what waited in the Safe room' },
};

/** The short name of a change in the trace. */
const change: Labels<Change['what']> = {
  blocked: { ru: 'блок АС', en: 'abilities blocked' },
  held: { ru: 'блок перемещения', en: 'movement blocked' },
  guilt: { ru: 'чувство вины', en: 'guilt' },
  relief: { ru: 'вина снята на ход', en: 'guilt off for the turn' },
  doubt: { ru: 'вина на ход', en: 'guilt for the turn' },
  vote: { ru: 'голос', en: 'vote' },
  silenced: { ru: 'голоса не считаются', en: 'votes do not count' },
  counted: { ru: 'голосов в счёт', en: 'votes counted' },
  sits: { ru: 'посадка', en: 'sits' },
  stored: { ru: 'отложено в Безопасной комнате', en: 'waits in the Safe room' },
  unstored: { ru: 'отложенное не сбылось', en: 'what waited did not happen' },
  leaves: { ru: 'выбывает', en: 'leaves' },
  protection: { ru: 'защита от первой посадки потрачена', en: 'protection from the first sitting used up' },
  warning: { ru: 'предупреждение', en: 'warning' },
  healed: { ru: 'под лечением', en: 'under healing' },
  healer: { ru: 'лечение уведено на себя', en: 'healing turned to oneself' },
  role: { ru: 'роль', en: 'role' },
  falseStatus: { ru: 'ложный статус по ход', en: 'false status until turn' },
  abilityLost: { ru: 'утрачено', en: 'lost' },
  room: { ru: 'комната', en: 'room' },
  weight: { ru: 'вес голоса', en: 'weight' },
  gun: { ru: 'счётчик пистолета', en: 'count of the gun' },
  report: { ru: 'отчёт', en: 'report' },
  kind: { ru: 'название', en: 'name' },
};

/** Values in a change that are no numbers, players, roles, rooms or causes. */
const value: Labels<
  'on' | 'off' | 'acquit' | 'none' | 'yes' | 'no' | 'same' | 'different' | 'found' | 'not found'
> = {
  on: { ru: 'есть', en: 'on' },
  off: { ru: 'нет', en: 'off' },
  acquit: { ru: '«не судить»', en: '“do not judge”' },
  none: { ru: 'нет', en: 'none' },
  yes: { ru: 'да', en: 'yes' },
  no: { ru: 'нет', en: 'no' },
  same: { ru: 'статусы одинаковы', en: 'the statuses are the same' },
  different: { ru: 'статусы различны', en: 'the statuses differ' },
  found: { ru: 'вина обнаружена', en: 'guilt is found' },
  'not found': { ru: 'вина не обнаружена', en: 'guilt is not found' },
};

const outcome: Labels<'done' | 'failed' | 'stored' | 'note'> = {
  done: { ru: 'прошло', en: 'done' },
  failed: { ru: 'не прошло', en: 'failed' },
  stored: { ru: 'отложено', en: 'stored' },
  note: { ru: 'замечание', en: 'note' },
};

const post: Labels<'player' | 'master' | 'anonymous'> = {
  player: { ru: 'игрок', en: 'player' },
  master: { ru: 'ведущий', en: 'master' },
  anonymous: { ru: 'анонимка', en: 'anonymous' },
};

/** Parts of the results of a turn. */
const section: Labels<
  | ('vote' | 'totals' | 'sat' | 'warned' | 'departures' | 'roles' | 'cameras' | 'detector')
  | ('loudspeaker' | 'crowded' | 'transformed' | 'contest' | 'winner')
> = {
  vote: { ru: 'Голоса', en: 'Votes' },
  totals: { ru: 'Сумма голосов', en: 'Sums of the votes' },
  sat: { ru: 'Линч', en: 'Lynch' },
  warned: { ru: 'Предупреждения', en: 'Warnings' },
  departures: { ru: 'Выбывания', en: 'Departures' },
  roles: { ru: 'Роли выбывших', en: 'Roles of those who left' },
  cameras: { ru: 'Камеры', en: 'Cameras' },
  detector: { ru: 'Детектор', en: 'Detector' },
  loudspeaker: { ru: 'Рупор', en: 'Loudspeaker' },
  crowded: { ru: 'Скопления мафии', en: 'Crowds of mafia' },
  transformed: { ru: 'Новые Проходные', en: 'New Passages' },
  contest: { ru: 'Розыгрыш', en: 'Contest' },
  winner: { ru: 'Конец игры', en: 'End of the game' },
};
export type SectionKey = keyof typeof section;

const lists = {
  room,
  roomShort,
  role,
  team,
  ability,
  abilityCode,
  abilityHint,
  status,
  cause,
  direction,
  part,
  prize,
  armour,
  abilityLeft,
  guess,
  claim,
  phase,
  stage,
  how,
  topic,
  choice,
  todo,
  why,
  step,
  act,
  change,
  value,
  outcome,
  post,
  section,
};
export type LabelList = keyof typeof lists;

/** The label of a value, or null when the list does not know it. */
export function labelOrNull(list: LabelList, key: string, lang: Lang): string | null {
  const labels: Partial<Record<string, Text>> = lists[list];
  return (Object.hasOwn(labels, key) ? labels[key]?.[lang] : undefined) ?? null;
}

/** The label of a value; the value itself when the list does not know it (another edition). */
export function label(list: LabelList, key: string, lang: Lang): string {
  return labelOrNull(list, key, lang) ?? key;
}

/** All lists, for the checks of all texts. */
export const labels: Record<LabelList, Record<string, Text>> = lists;
