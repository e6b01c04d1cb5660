/**
 * What a club may rely on, each with the test that measures it. `env` is the full size; `npm test` runs the same test
 * smaller. `minutes`: about how long the full size takes on two cores.
 */
export const promises = [
  {
    id: 'packs',
    ru: 'Пакет сезона, который принят проверкой, доигрывается до конца: случайные пакеты × случайные сезоны',
    en: 'A season pack that the check accepts plays to the end: random packs × random seasons',
    test: 'test/rulebooks/season/random.test.ts',
    env: { REGLAMENT_PACKS: '20000' },
    minutes: 20,
  },
  {
    id: 'kill',
    ru: 'Сервер убивают (kill −9) под нагрузкой: подтверждённое цело, ничто не исполнено дважды, состояние — свёртка журнала',
    en: 'The server is killed (kill −9) under load: what was acknowledged is there, nothing happened twice, the state is the fold of the log',
    test: 'test/guarantees/kill.test.ts',
    env: { REGLAMENT_KILLS: '2000' },
    minutes: 25,
  },
  {
    id: 'power-cut',
    ru: 'Отключают питание, несинхронизированное теряется: подтверждённое цело; без синхронизации (контроль) — теряется',
    en: 'The power is cut and unsynced writes are dropped: what was acknowledged is there; without the sync (control) it is not',
    test: 'test/guarantees/power-cut.test.ts',
    env: { REGLAMENT_CUTS: '200' },
    minutes: 6,
  },
  {
    id: 'backup',
    ru: 'Копия, снятая на ходу, целая и восстанавливается: в ней всё, что подтверждено до неё; любое изменение копии и базы названо',
    en: 'A backup taken at work is whole and can be restored: it holds all that was acknowledged before it; any change of a backup or a store is named',
    test: 'test/guarantees/backup.test.ts',
    env: { REGLAMENT_BACKUPS: '200' },
    minutes: 3,
  },
  {
    id: 'disk',
    ru: 'Полный, закрытый для записи и повреждённый диск: подтверждённое цело, причина названа, испорченный байт не остаётся незамеченным',
    en: 'A full, read-only or damaged disk: what was acknowledged is there, the reason is told, no spoiled byte goes unnoticed',
    test: 'test/guarantees/disk.test.ts',
    env: { REGLAMENT_FLIPS: '2000' },
    minutes: 6,
  },
  {
    id: 'draws',
    ru: 'Каждый жребий законченной игры пересчитывается по раскрытому зерну; подмена жребия, порядка, метки, зерна названа',
    en: 'Every draw of a finished game is made again from the revealed seed; a tampered draw, order, label or seed is named',
    test: 'test/guarantees/draws.test.ts',
    env: { REGLAMENT_DRAWN_GAMES: '40' },
    minutes: 5,
  },
  {
    id: 'correction',
    ru: 'Исправить любую запись — то же, что ввести её верно сразу; жребий, которого исправление не касается, прежний: все регламенты',
    en: 'Correcting any entry equals having entered it right at first; draws it does not concern keep their values: every rulebook',
    test: 'test/guarantees/correction.test.ts',
    env: { REGLAMENT_CORRECTED_GAMES: '60' },
    minutes: 8,
  },
  {
    id: 'access',
    ru: 'Каждый маршрут сервера × каждая роль × своя и чужая игра отвечают так, как сказано в таблице прав',
    en: 'Every route of the server × every role × own and foreign games answer as the table of rights says',
    test: 'test/guarantees/access.test.ts',
    env: {},
    minutes: 1,
  },
  {
    id: 'people',
    ru: 'Забытого человека нет нигде — ни в журнале, ни в файле базы, ни в копии, — и каждая игра без него переигрывается так же',
    en: 'A forgotten person is nowhere — log, database file, restored copy — and every game replays to the same without him',
    test: 'test/guarantees/people.test.ts',
    env: { REGLAMENT_FORGOTTEN: '400' },
    minutes: 4,
  },
];
