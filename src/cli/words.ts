/** The words of the command line, by key, in both languages. */
import type { Lang, Text } from '../engine/contract.js';

const words = {
  accepted: { ru: 'принято', en: 'accepted' },
  refused: { ru: 'отказ', en: 'refused' },
  step: { ru: 'шаг', en: 'step' },
  line: { ru: 'строка', en: 'line' },
  expected: { ru: 'ожидалось', en: 'expected' },
  got: { ru: 'получено', en: 'got' },
  holds: { ru: 'Все ожидания сошлись', en: 'All expectations hold' },
  fails: { ru: 'Не сошлось ожиданий', en: 'Expectations that do not hold' },
  malformed: { ru: 'Файл составлен неверно', en: 'The file is malformed' },
  noFile: { ru: 'Файл не читается', en: 'The file cannot be read' },
  noViewer: {
    ru: 'Такого зрителя нет, место никто не занимает',
    en: 'There is no such viewer, nobody holds the seat',
  },
  noHash: {
    ru: 'В файле нет expectHash: сверять не с чем',
    en: 'The file has no expectHash: nothing to compare with',
  },
  sameHash: { ru: 'Хеш состояния тот же', en: 'The hash of the state is the same' },
  otherHash: { ru: 'Хеш состояния другой', en: 'The hash of the state is another' },
  noGame: { ru: 'Такой игры нет', en: 'There is no such game' },
  noPerson: { ru: 'Такого человека в игре нет', en: 'There is no such person in the game' },
  needPerson: {
    ru: 'нужны игра и человек (их номера печатает reglament people) или число дней',
    en: 'a game and a person (reglament people prints their ids) or a number of days are needed',
  },
  needDays: { ru: 'нужно число дней или off', en: 'a number of days or off is needed' },
  noRulebook: { ru: 'Нет такого регламента', en: 'There is no such rulebook' },
  noData: { ru: 'Нет базы', en: 'There is no database' },
  needFile: { ru: 'нужен один файл', en: 'one file is needed' },
  needGame: { ru: 'нужны игра и --data DIR или --database URL', en: 'a game and --data DIR are needed' },
  noProtocol: { ru: 'протокол есть только у игры за столом', en: 'only a game at a table has a protocol' },
  noCommand: { ru: 'нет такой команды', en: 'no such command' },
  badPort: { ru: 'порт — число от 0 до 65535', en: 'a port is a number from 0 to 65535' },
  seeHelp: { ru: 'Справка: reglament --help', en: 'Help: reglament --help --lang en' },
  written: { ru: 'Записано', en: 'Written' },
  upToDate: { ru: 'Справочник верен', en: 'The reference is up to date' },
  outOfDate: { ru: 'Устарел (npm run reference)', en: 'Out of date (npm run reference)' },
  uncovered: { ru: 'Пункты без опоры', en: 'Clauses without support' },
  exists: {
    ru: 'Такой файл уже есть, поверх него не пишется',
    en: 'The file is there already; it is not overwritten',
  },
  made: { ru: 'сделана', en: 'made' },
  backedUp: { ru: 'Копия записана и перечитана', en: 'The backup is written and read back' },
  notBackedUp: { ru: 'Копия не записана', en: 'The backup was not written' },
  restored: { ru: 'База восстановлена', en: 'The store is restored' },
  notRestored: {
    ru: 'База не восстановлена, прежняя не тронута',
    en: 'The store is not restored; the former one is untouched',
  },
  keptAside: { ru: 'Прежняя база лежит рядом', en: 'The former store lies beside it' },
  notEmpty: {
    ru: 'в этой базе уже что-то есть; создайте пустую и укажите её',
    en: 'there is something in this database already; make an empty one and name it',
  },
  inUse: {
    ru: 'На этой базе работает сервер. Остановите его и повторите.',
    en: 'A server is at work on this store. Stop it and try again.',
  },
  needTarget: { ru: 'нужен файл или папка для копии', en: 'a file or a folder for the backup is needed' },
  needVerify: {
    ru: 'нужен файл (выгруженная игра или копия), draws и файл, --data DIR или --database URL',
    en: 'a file (an exported game or a backup), draws and a file, --data DIR or --database URL is needed',
  },
  'backup-no-backup': { ru: 'это не резервная копия Регламента', en: 'this is no backup of Reglament' },
  'backup-newer': {
    ru: 'копию сделала более новая программа; обновите эту',
    en: 'the backup was made by a newer program; update this one',
  },
  'backup-cut-off': {
    ru: 'копия оборвана: файл записан не весь',
    en: 'the backup is cut off: the file is not whole',
  },
  'backup-changed': {
    ru: 'копия повреждена: содержимое не то, что было записано',
    en: 'the backup is damaged: its content is not what was written',
  },
  'backup-misfit': { ru: 'из этих строк базы не составить', en: 'these rows do not make a store' },
  'start-damaged': {
    ru: 'база повреждена, сервер не запущен, ничего не изменено. Что цело, скажет reglament verify --data; вернуть копию: reglament restore.',
    en: 'the store is damaged, the server has not started, nothing was changed. reglament verify --data tells what is whole; reglament restore puts a backup in its place.',
  },
  'start-full': {
    ru: 'на диске нет места, сервер не запущен. Освободите место и запустите снова: всё подтверждённое цело.',
    en: 'the disk is full, the server has not started. Free some space and start again: everything acknowledged is safe.',
  },
  'start-read-only': {
    ru: 'папка данных только для чтения, сервер не запущен. Дайте ему право писать в неё и запустите снова: всё подтверждённое цело.',
    en: 'the data folder is read-only, the server has not started. Let it write there and start again: everything acknowledged is safe.',
  },
  'start-unreachable': {
    ru: 'база не открывается, сервер не запущен. Проверьте диск и права и запустите снова.',
    en: 'the store cannot be opened, the server has not started. Check the disk and the rights and start again.',
  },
  olderStore: {
    ru: 'базу вела более старая программа; сначала запустите сервер этой',
    en: 'an older program has kept this store; start the server of this one first',
  },
  'start-locked': {
    ru: 'в этой папке данных уже работает сервер, второй не запущен. Для нескольких серверов нужна общая база: --database postgres://…',
    en: 'a server is at work on this data folder, a second one has not started. Several servers need a database they share: --database postgres://…',
  },
  'start-database': {
    ru: 'к базе PostgreSQL не подключиться, сервер не запущен. Проверьте адрес, имя, пароль и настройки базы.',
    en: 'the PostgreSQL database cannot be used, the server has not started. Check its address, the name, the password and its settings.',
  },
  badDatabase: {
    ru: '--database — адрес вида postgres://имя:пароль@сервер/база',
    en: '--database is an address like postgres://name:password@server/database',
  },
  'start-newer': {
    ru: 'базу вела более новая программа, сервер не запущен. Возьмите её или восстановите копию, сделанную до обновления.',
    en: 'a newer program has kept this store, the server has not started. Take that program, or restore the backup made before the update.',
  },
  damaged: { ru: 'файл базы повреждён', en: 'the database file is damaged' },
  unreadable: { ru: 'базу не прочитать', en: 'the store cannot be read' },
  allHolds: { ru: 'Всё сходится', en: 'Everything holds' },
  faults: { ru: 'Не сходится', en: 'Faults' },
  record: { ru: 'запись', en: 'record' },
  games: { ru: 'игр', en: 'games' },
  records: { ru: 'записей', en: 'records' },
  persons: { ru: 'людей', en: 'persons' },
  noEdition: {
    ru: 'этой редакции регламента в программе нет, игра не проверена',
    en: 'this program has no such edition of the rulebook, the game is not checked',
  },
  'fault-seed': {
    ru: 'зерно не то, отпечаток которого был обнародован',
    en: 'the seed is not the one whose commitment was published',
  },
  'draws-secret': {
    ru: 'Зерно ещё не раскрыто: жребий проверяется по файлу законченной игры',
    en: 'The seed is still secret: draws are checked by the file of a game that is over',
  },
  'draws-absent': {
    ru: 'В файле нет жребия или отпечатка зерна: выгрузите игру заново',
    en: 'The file has no draws or no commitment: export the game again',
  },
  'draws-hold': { ru: 'Жребий сходится, пересчитано', en: 'The draws hold, made again' },
  'draws-step': { ru: 'игра с этим зерном идёт иначе', en: 'with this seed the game goes another way' },
  commitment: { ru: 'отпечаток зерна', en: 'commitment' },
  draw: { ru: 'жребий', en: 'draw' },
  'draw-other': { ru: 'в файле не то, что выпало', en: 'the file says another result than was drawn' },
  'draw-order': { ru: 'здесь игра тянет другой жребий', en: 'here the game makes another draw' },
  'draw-question': { ru: 'тот же пункт, но из других', en: 'the same label, of other items' },
  'draw-none': { ru: 'нет', en: 'none' },
  'fault-setup': { ru: 'установки игры испорчены', en: 'the setup of the game is spoiled' },
  'fault-reading': { ru: 'записи не читаются', en: 'the records cannot be read' },
  'fault-gap': { ru: 'этой записи нет', en: 'this record is missing' },
  'fault-time': { ru: 'время раньше предыдущего', en: 'its time is before the former one' },
  'fault-shape': { ru: 'событие испорчено', en: 'an event is spoiled' },
  'fault-fold': { ru: 'запись не складывается в состояние', en: 'the record does not fold into the state' },
  'fault-decided': {
    ru: 'из введённого выходит не то, что записано',
    en: 'what was entered leads to something else than what is stored',
  },
  'fault-snapshot': { ru: 'снимок состояния здесь другой', en: 'the snapshot of the state is another here' },
  'fault-end': {
    ru: 'журнал кончается не там, где записано',
    en: 'the log does not end where it is said to',
  },
  'fault-timers': {
    ru: 'сроки не те, каких ждёт игра',
    en: 'the deadlines are not those the game waits for',
  },
  'fault-ended': { ru: 'отметка о конце игры неверна', en: 'the mark of the end of the game is wrong' },
} satisfies Record<string, Text>;
export type WordKey = keyof typeof words;

export function word(key: WordKey, lang: Lang): string {
  return words[key][lang];
}
