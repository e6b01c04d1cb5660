/**
 * The film season of 2018 as data: the six clans (chapter 4), the cells exactly as the text names them (chapter 3), ten
 * Wednesdays, the seven offers (chapter 9) and all hours. Another season is another such file.
 */
import type { Mark } from '../race/pack.js';
import type { MafiaPack } from './setup.js';

/** 3.3. */
const ROULETTE = [38, 76, 86, 113, 126, 179, 187, 200];

/** Neither free by 3.1 nor described by 3.2 and 3.3: their marks are only on the picture. */
export const PICTURE_ONLY = [
  8, 17, 33, 44, 62, 79, 85, 88, 101, 107, 121, 142, 152, 161, 171, 177, 194, 208, 217, 223, 227, 241, 248,
  254, 257,
] as const;

const WEDNESDAYS = [
  '2018-01-17',
  '2018-01-24',
  '2018-01-31',
  '2018-02-07',
  '2018-02-14',
  '2018-02-21',
  '2018-02-28',
  '2018-03-07',
  '2018-03-14',
  '2018-03-21',
];

/** 9.1 and 9.3: the tasks in brief; their conditions stand in the rules. */
const offers: MafiaPack['offers'] = {
  dress: {
    kind: 'dress',
    cell: 24,
    side: null,
    title: { ru: 'Дресс-код от автора', en: 'The author’s dress code' },
    task: {
      ru: 'На следующую игру все команды клана приходят в образе мафиози.',
      en: 'At the next game all teams of the clan come dressed as mafiosi.',
    },
  },
  story: {
    kind: 'story',
    cell: 55,
    side: 1,
    title: { ru: 'Русская мафия выбивает компромат', en: 'The Russian Mafia wants the dirt' },
    task: {
      ru: 'Каждый клан, кроме Русской мафии, публикует у себя короткий рассказ о делах клана за столом, с метками #табуретка и #мафия.',
      en: 'Each clan but the Russian Mafia publishes a short story of its doings at the table, tagged #табуретка and #мафия.',
    },
  },
  humour: {
    kind: 'humour',
    cell: 98,
    side: 2,
    title: {
      ru: 'Шуточные апелляции для Колумбийских баронов',
      en: 'Humorous appeals for the Colombian Barons',
    },
    task: {
      ru: 'Не меньше половины команд клана пишут по шуточной апелляции к любому вопросу.',
      en: 'At least half of the clan’s teams write a humorous appeal on any question.',
    },
  },
  tribute: {
    kind: 'tribute',
    cell: 133,
    side: 3,
    title: { ru: 'Дань Сицилийским мафиози', en: 'Tribute to the Sicilian Mafiosi' },
    task: {
      ru: 'Отдать Сицилийцам клетки под покраску, заработанные в следующей игре.',
      en: 'Hand the cells to paint earned in the next game to the Sicilians.',
    },
  },
  surrender: {
    kind: 'surrender',
    cell: 168,
    side: 4,
    title: { ru: 'Якудза забирают эмигрантов', en: 'The Yakuza collect emigrants' },
    task: {
      ru: 'Отдать Якудза всех эмигрантов, которых клан держит под контролем.',
      en: 'Hand all emigrants under the clan’s control to the Yakuza.',
    },
  },
  captive: {
    kind: 'captive',
    cell: 215,
    side: 5,
    title: { ru: 'Плен у Китайских триад', en: 'Captives of the Chinese Triads' },
    task: {
      ru: 'Команда клана попадает в плен: её очки следующей игры Триады продают с торгов.',
      en: 'A team of the clan is taken captive: the Triads auction its points in the next game.',
    },
  },
  ode: {
    kind: 'ode',
    cell: 234,
    side: 6,
    title: { ru: 'Ода Мексиканской мафии', en: 'An ode to the Mexican Mafia' },
    task: {
      ru: 'Сочинить оду в честь Мексиканской мафии.',
      en: 'Write an ode in honour of the Mexican Mafia.',
    },
  },
};

const marks: Record<string, Mark> = {};
for (const cell of PICTURE_ONLY) marks[cell] = { kind: 'unspecified' };
for (const cell of ROULETTE) marks[cell] = { kind: 'roulette' };
for (const [id, { cell, side }] of Object.entries(offers)) marks[cell] = { kind: 'offer', offer: id, side };

export const mafia2018: MafiaPack = {
  id: 'mafia-2018',
  version: '1',
  title: {
    ru: 'Онлайн-NASTолка «Мафия», киносезон 2018',
    en: 'Online NAST board game “Mafia”, film season 2018',
  },
  zone: 'Europe/Samara',
  size: 262,
  sides: [
    // 4.1
    {
      id: 1,
      name: { ru: 'Русская мафия', en: 'Russian Mafia' },
      short: { ru: 'Русские', en: 'Russians' },
      letter: 'Р',
      colour: '#2457d6',
      pattern: 'stripes',
      about: {
        ru: 'Торгует оружием: водяными пистолетами и всем пластмассовым, что стреляет.',
        en: 'Deals in arms: water pistols and anything plastic that shoots.',
      },
    },
    // 4.2
    {
      id: 2,
      name: { ru: 'Колумбийские бароны', en: 'Colombian Barons' },
      short: { ru: 'Колумбийцы', en: 'Colombians' },
      letter: 'К',
      colour: '#58b9ee',
      pattern: 'dots',
      about: {
        ru: 'Поставляют миру сахар и плюшки; сладкоежки платят им дань.',
        en: 'Supply the world with sugar and buns; the sweet-toothed pay them tribute.',
      },
    },
    // 4.3
    {
      id: 3,
      name: { ru: 'Сицилийские мафиози', en: 'Sicilian Mafiosi' },
      short: { ru: 'Сицилийцы', en: 'Sicilians' },
      letter: 'С',
      colour: '#2f9e4f',
      pattern: 'checks',
      about: {
        ru: 'Держат игорное дело: кроссворды, шахматы, домино.',
        en: 'Run the gaming business: crosswords, chess, dominoes.',
      },
    },
    // 4.4
    {
      id: 4,
      name: { ru: 'Японские якудза', en: 'Yakuza' },
      short: { ru: 'Якудза', en: 'Yakuza' },
      letter: 'Я',
      colour: '#f2c318',
      pattern: 'waves',
      about: {
        ru: 'Рэкет и нелегальная эмиграция: чужие эмигранты пропадают у них.',
        en: 'Rackets and illegal emigration: other people’s emigrants vanish into their hands.',
      },
    },
    // 4.5
    {
      id: 5,
      name: { ru: 'Китайские триады', en: 'Chinese Triads' },
      short: { ru: 'Триады', en: 'Triads' },
      letter: 'Т',
      colour: '#f07f1b',
      pattern: 'crosses',
      about: {
        ru: 'Торгуют людьми — по большей части резиновыми.',
        en: 'Trade in people, mostly rubber ones.',
      },
    },
    // 4.6
    {
      id: 6,
      name: { ru: 'Мексиканская мафия', en: 'Mexican Mafia' },
      short: { ru: 'Мексиканцы', en: 'Mexicans' },
      letter: 'М',
      colour: '#d22f35',
      pattern: 'diagonal',
      about: {
        ru: 'Узнаются по переводным татуировкам; их рынок — чай, кофе и газировка.',
        en: 'Known by their transfer tattoos; their market is tea, coffee and soda.',
      },
    },
  ],
  marks,
  invented: [],
  games: WEDNESDAYS.map((date, index) => ({ number: 170 + index, date })),
  gameTime: '19:00',
  report: { days: 4, time: '11:00' },
  dice: { mainDivisor: 10, cupDivisor: 2, least: 1, creative: 2 },
  offers,
  offerStake: 7,
  storyReward: 2,
  captives: {
    1: 'НямНю',
    2: 'A lamaison',
    3: 'Улыбаемся и машем',
    4: 'Жигулевские горы',
    6: 'Зайчатки разума',
  },
  captiveLeast: 3,
  painting: {
    steps: [
      { from: { days: 4, time: '12:00' }, to: { days: 4, time: '16:00' }, clans: 1 },
      { from: { days: 4, time: '16:00' }, to: { days: 4, time: '20:00' }, clans: 2 },
      { from: { days: 4, time: '20:00' }, to: { days: 4, time: '24:00' }, clans: 3 },
      { from: { days: 5, time: '00:00' }, to: { days: 5, time: '08:00' }, clans: 0 },
      { from: { days: 5, time: '08:00' }, to: { days: 5, time: '12:00' }, clans: 4 },
      { from: { days: 5, time: '12:00' }, to: { days: 5, time: '16:00' }, clans: 5 },
      // Until the close; it follows the next game when that is put off.
      { from: { days: 5, time: '16:00' }, to: { days: 6, time: '24:00' }, clans: 6 },
    ],
    close: { days: -1, time: '24:00' },
  },
  auction: { open: { days: -1, time: '16:00' }, close: { days: 0, time: '19:00' } },
  appointments: { date: '2018-01-23', time: '24:00' },
  absences: 2,
};
