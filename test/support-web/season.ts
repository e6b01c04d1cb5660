/** A hand-made season for looking at the screens: game 177 is next, painting and the auction are open. Not a real game. */
import { exampleBoard } from '../../src/rulebooks/mafia-2018/example-board.js';
import type { JournalEntry, OfferView, SeasonView, TodoView } from '../../src/rulebooks/race/view.js';
import type { GameAnswer } from '../../src/server/shapes.js';

/** Tuesday, 6 March 2018, 17:10 in Samara. */
const NOW = '2018-03-06T13:10:00.000Z';
const c = (id: string) => `mafia-2018:${id}`;

/** Positions of clans 1…6 after games 170…176. */
const POSITIONS = [
  [19, 17, 22, 15, 24, 18],
  [41, 33, 47, 30, 45, 39],
  [62, 55, 71, 49, 66, 55],
  [83, 74, 96, 70, 92, 78],
  [104, 98, 118, 91, 119, 99],
  [128, 117, 143, 112, 147, 120],
  [151, 139, 168, 133, 168, 142],
];
const ORDERS = [
  [5, 3, 1, 6, 2, 4],
  [3, 5, 1, 6, 2, 4],
  [3, 1, 5, 2, 6, 4],
  [5, 3, 1, 6, 2, 4],
  [3, 5, 1, 2, 6, 4],
  [5, 3, 1, 6, 2, 4],
  [3, 5, 1, 6, 2, 4],
];
const TEAMS = [
  ['НямНю', 'Ивановы', 'Тёплый плед', 'Сборная подъезда', 'Квант милосердия'],
  ['A lamaison', 'Петровы', 'Сахар и плюшки', 'Вторая смена', 'Ложный след'],
  ['Улыбаемся и машем', 'Шах и мат', 'Пятый угол', 'Кроссворд', 'Дети капитана'],
  ['Жигулевские горы', 'Тихий омут', 'Полный зал', 'Сорок два', 'Самурай без меча'],
  ['Чёрная вдова', 'Сидоровы', 'Апельсин', 'Логово', 'Медный таз'],
  ['Зайчатки разума', 'Чай вдвоём', 'Три кота', 'Газировка', 'Пупкины'],
];

function zoned(date: string, days: number, hours: number): string {
  const base = Date.parse(`${date}T00:00:00Z`) + days * 86_400_000 + (hours - 4) * 3_600_000;
  return new Date(base).toISOString();
}

/** Painted cells grow game by game: a fixed spread, no chance. */
function ownersAfter(games: number): number[] {
  const owners = new Array<number>(262).fill(0);
  for (let game = 0; game < games; game++) {
    for (let clan = 1; clan <= 6; clan++) {
      for (let i = 0; i < ((clan + game) % 6) + 1; i++) {
        owners[(clan * 37 + game * 29 + i * 7 + clan * i * 5) % 262] = clan;
      }
    }
  }
  return owners;
}

function journal(index: number, number: number, at: string): JournalEntry[] {
  const order = ORDERS[index] ?? [];
  const was = POSITIONS[index - 1] ?? [0, 0, 0, 0, 0, 0];
  const now = POSITIONS[index] ?? [];
  const entries: JournalEntry[] = [];
  let n = 0;
  const add = (step: JournalEntry['step'], type: string, clauses: string[], more: object = {}) =>
    entries.push({
      id: `${number}-${++n}`,
      step,
      at,
      event: { type, at, clauses: clauses.map(c), game: number, ...more },
    });
  add('order', 'OrderSet', ['2.5'], {
    order: order.map((clan, i) => ({ clan, team: TEAMS[clan - 1]?.[i % 5] ?? null, place: (i + 1) * 100 })),
  });
  for (const clan of order) {
    const total = (now[clan - 1] ?? 0) - (was[clan - 1] ?? 0);
    add('dice', 'DiceThrown', ['5.1', '5.2', '5.3'], {
      clan,
      teams: (TEAMS[clan - 1] ?? []).map((team, i) => ({ team, main: 4400 - i * 350, cup: 300 })),
      mainSum: 14500,
      divisors: { main: 10, cup: 2 },
      removed: null,
      main: Math.max(1, total - 5),
      cupSum: 900,
      cup: 4,
      creative: clan === 1 ? 2 : 0,
      modifiers: clan === 1 ? [] : [{ amount: 1, source: 'offer', game: number - 1, clauses: [c('9.2')] }],
      total,
    });
  }
  for (const clan of order) {
    const [from, to] = [was[clan - 1] ?? 0, now[clan - 1] ?? 0];
    add('walks', 'Walked', ['2.2', '5.1'], { clan, from, to, total: to - from, bonus: 0 });
    if (clan === 3) add('walks', 'OwnerBonus', ['6.4'], { owner: 1, visitor: clan, cell: to, how: 'added' });
  }
  if (number === 176) {
    add('fights', 'PeaceMade', ['8.2', '8.5'], { cell: 168, clans: [3, 5], why: 'equal' });
    add('marks', 'OfferMade', ['9.3.4'], {
      offer: '176-tribute-4',
      kind: 'tribute',
      cell: 133,
      visitor: 4,
      clan: 4,
      side: 3,
      team: null,
    });
  }
  add('zeroing', 'CellsZeroed', ['7.2', '7.3'], {
    teams: [{ team: 'Заезжие', main: 500 }],
    count: 5,
    from: Math.max(1, Math.min(...now)),
    to: 262,
    drawn: [201, 144, 230, 251, 160],
    hit: [{ cell: 201, owner: 2 }],
    draws: [`${c('7.2')}:${number}`],
  });
  add('ranks', 'RanksSet', ['6.2', '6.3'], {
    ranks: order.map((clan, i) => ({ clan, sum: 18000 - i * 900, rank: i + 1, cells: i + 1 })),
  });
  add('painting', 'Painted', ['6.3', '6.7'], {
    clan: 1,
    cells: [
      { cell: 5, owner: null },
      { cell: 12, owner: 2 },
    ],
    price: 1,
    person: 'p1',
  });
  return entries;
}

const OFFERS: OfferView[] = [
  {
    id: '176-tribute-4',
    kind: 'tribute',
    title: exampleBoard.offers.tribute!.title,
    task: exampleBoard.offers.tribute!.task,
    stake: 7,
    cell: 133,
    game: 176,
    clan: 4,
    side: 3,
    stage: 'open',
    accepted: null,
    fulfilled: null,
    captive: null,
  },
  {
    id: '176-captive-1',
    kind: 'captive',
    title: exampleBoard.offers.captive!.title,
    task: exampleBoard.offers.captive!.task,
    stake: 0,
    cell: 215,
    game: 176,
    clan: 1,
    side: 5,
    stage: 'open',
    accepted: null,
    fulfilled: null,
    captive: {
      team: 'НямНю',
      mustName: false,
      closesAt: '2018-03-07T12:00:00.000Z',
      bids: [
        { clan: 2, cells: 3, at: '2018-03-06T11:00:00.000Z' },
        { clan: 6, cells: 4, at: '2018-03-06T12:15:00.000Z' },
      ],
      winner: null,
      price: 0,
      paid: null,
      closed: false,
    },
  },
];

const todo = (key: TodoView['key'], more: Partial<TodoView> = {}): TodoView => ({
  key,
  game: null,
  ref: null,
  from: null,
  until: null,
  count: null,
  ...more,
});

const CLOSE = zoned('2018-03-06', 0, 24);
const LOTS_CLOSE = zoned('2018-03-07', 0, 19);

function todoOf(clan: number | null): TodoView[] {
  const bid = todo('bid', { game: 177, ref: '177-1', until: LOTS_CLOSE });
  switch (clan) {
    case 1:
      return [
        todo('paint', { game: 176, from: zoned('2018-03-04', 0, 20), until: CLOSE, count: 3 }),
        bid,
        todo('vote', { ref: 'q1', until: '2018-03-06T19:00:00.000Z' }),
      ];
    case 4:
      return [todo('answerOffer', { ref: '176-tribute-4', game: 176 }), bid];
    case 5:
      return [bid, todo('bidCaptive', { ref: '176-captive-1', until: '2018-03-07T12:00:00.000Z' })];
    case null:
      return [];
    default:
      return [bid, todo('wait', { game: 177, until: zoned('2018-03-07', 0, 19) })];
  }
}

export function season(clan: number | null): SeasonView {
  const owners = ownersAfter(7);
  const positions = POSITIONS[6] ?? [];
  return {
    phase: 'running',
    title: {
      ru: 'Онлайн-NASTолка «Мафия», киносезон 2018',
      en: 'Online NAST game “Mafia”, film season 2018',
    },
    zone: 'Europe/Samara',
    invented: exampleBoard.invented,
    board: {
      size: 262,
      sides: exampleBoard.sides.map(({ about: _, ...side }) => side),
      cells: owners.map((owner, i) => ({
        n: i + 1,
        mark: exampleBoard.marks[i + 1] ?? { kind: 'free' },
        owner: owner || null,
      })),
      pawns: positions.map((cell, i) => ({ side: i + 1, cell })),
    },
    clans: exampleBoard.sides.map((side, i) => ({
      id: side.id,
      name: side.name,
      about: side.about ?? null,
      position: positions[i] ?? 0,
      cells: owners.filter((owner) => owner === side.id).length,
      teams: [
        ...(TEAMS[i] ?? []).map((team) => ({ team, kind: 'dealt' as const })),
        ...(i === 0 ? [{ team: 'Гости с Волги', kind: 'emigrant' as const }] : []),
      ],
      skips: i === 5 ? 1 : 0,
      roulette: i === 1,
      modifiers:
        i === 0
          ? [
              { amount: 7, source: 'offer', game: 175, clauses: [c('9.2'), c('9.3.2')] },
              { amount: -1, source: 'repaint', game: 176, clauses: [c('6.3')] },
            ]
          : i === 3
            ? [{ amount: -7, source: 'offer', game: 176, clauses: [c('9.2')] }]
            : [],
      seats: [
        { person: `p${side.id}`, role: 'boss' as const },
        { person: `q${side.id}`, role: 'consigliere' as const },
      ],
    })),
    teams: [
      ...TEAMS.flatMap((teams, i) =>
        teams.map((team) => ({ team, status: 'dealt' as const, clan: i + 1, missed: 0 })),
      ),
      { team: 'Гости с Волги', status: 'controlled', clan: 1, missed: 1 },
      { team: 'Заезжие', status: 'free', clan: null, missed: 0 },
      { team: 'Новенькие', status: 'free', clan: null, missed: 0 },
    ],
    games: exampleBoard.games.map(({ number, date }, i) => {
      const resolved = i < 7;
      const after = POSITIONS[i];
      const next = exampleBoard.games[i + 1]?.date ?? date;
      const order = ORDERS[i] ?? [];
      const steps: [number, number, number][] = [
        [12, 16, 1],
        [16, 20, 2],
        [20, 24, 3],
        [24, 32, 0],
        [32, 36, 4],
        [36, 40, 5],
        [40, 72, 6],
      ];
      return {
        number,
        date,
        startsAt: zoned(date, 0, 19),
        reportAt: zoned(date, 4, 11),
        stage: resolved ? 'resolved' : 'future',
        order,
        ranks: resolved
          ? order.map((id, k) => ({ clan: id, sum: 18000 - k * 950, rank: k + 1, cells: k + 1 }))
          : [],
        report: resolved ? { revision: 1, at: zoned(date, 4, 11) } : null,
        painting: resolved
          ? {
              steps: steps.map(([from, to, count]) => ({
                from: zoned(date, 4, from),
                to: zoned(date, 4, to),
                clans: order.slice(0, count),
              })),
              closesAt: zoned(next, -1, 24),
              closed: i < 6,
              clans: order.map((id, k) => ({
                clan: id,
                allowed: k + 1,
                used: i < 6 ? k + 1 : id === 1 ? 0 : Math.floor(k / 2),
                opensAt: zoned(date, 4, [12, 16, 20, 32, 36, 40][k] ?? 40),
              })),
              anarchy: i === 2 ? [4] : [],
            }
          : null,
        auction:
          number === 177
            ? {
                opensAt: zoned(date, -1, 16),
                closesAt: zoned(date, 0, 19),
                closed: false,
                registered: ['Заезжие', 'Новенькие', 'НямНю'],
                lots: [
                  {
                    id: '177-1',
                    number: 1,
                    team: 'Заезжие',
                    highest: { clan: 2, cells: 2 },
                    bids: [
                      { clan: 6, cells: 1, at: '2018-03-06T12:20:00.000Z' },
                      { clan: 2, cells: 2, at: '2018-03-06T12:41:00.000Z' },
                    ],
                    closed: false,
                    winner: null,
                    paid: [],
                  },
                  {
                    id: '177-2',
                    number: 2,
                    team: 'Новенькие',
                    highest: null,
                    bids: [],
                    closed: false,
                    winner: null,
                    paid: [],
                  },
                ],
              }
            : null,
        after: after ? { positions: after, owners: ownersAfter(i), ownersPainted: ownersAfter(i + 1) } : null,
        appeals: number === 175 ? ['Вопрос 12: зачесть ответ «Лиссабон».'] : [],
        journal: resolved ? journal(i, number, zoned(date, 0, 22)) : [],
      };
    }),
    nextGame: 177,
    asks: [],
    offers: OFFERS,
    offerTexts: [],
    proposals: [],
    questions: [
      {
        id: 'q1',
        text: 'Считать ли клетку 86 рулеткой до конца сезона?',
        game: 176,
        person: 'p3',
        clan: 3,
        stage: 'voting',
        choices: ['Да, рулетка', 'Нет, свободная'],
        closesAt: '2018-03-06T19:00:00.000Z',
        voted: [3, 5],
        votes: null,
        decision: null,
        jury: null,
      },
      {
        id: 'q2',
        text: 'Можно ли сдавать отчёт в понедельник?',
        game: 174,
        person: 'p6',
        clan: 6,
        stage: 'decided',
        choices: ['Нет, только в воскресенье', 'Можно один раз'],
        closesAt: '2018-02-20T19:00:00.000Z',
        voted: [1, 2, 3, 4, 5, 6],
        votes: [1, 2, 3, 4, 5, 6].map((id) => ({ clan: id, choice: id === 6 ? 1 : 0 })),
        decision: 0,
        jury: null,
      },
    ],
    rulings: [
      { id: 'finish', value: 'reach', isDefault: true, changes: [] },
      {
        id: 'board.86',
        value: 'free',
        isDefault: false,
        changes: [
          { value: 'free', reason: 'Совет решил 5 : 1', by: 'council', at: '2018-01-23T15:00:00.000Z' },
        ],
      },
    ],
    journal: [],
    appointmentsUntil: zoned('2018-01-23', 0, 24),
    winner: null,
    me: clan === null ? null : { person: `p${clan}`, clan, role: 'boss' },
    todo: todoOf(clan),
  };
}

const SEATS = [
  { as: 'organiser', title: { ru: 'Организатор', en: 'Organiser' } },
  ...exampleBoard.sides.map((side) => ({
    as: `clan:${side.id}`,
    title: { ru: `Босс: ${side.name.ru}`, en: `Boss: ${side.name.en}` },
  })),
  { as: 'public', title: { ru: 'Зритель', en: 'Spectator' } },
];

export function answer(as: string | null): GameAnswer {
  const clan = as?.startsWith('clan:') ? Number(as.slice(5)) : null;
  const role = as === 'organiser' ? 'organiser' : clan ? 'boss' : 'spectator';
  return {
    meta: {
      id: 'demo',
      rulebook: 'mafia-2018',
      version: '1',
      title: 'Мафия 2018',
      parent: null,
      demo: true,
      open: true,
      ended: false,
      createdAt: '2018-01-10T10:00:00.000Z',
      commitment: '5f1d0d3f7c3b9ad0c51f0a3f5be3a4b2b7ee6e0f4a1c7e9d2f6b8a0c1d3e5f70',
      seed: null,
      quarantined: null,
    },
    mark: '1',
    print: 'p1',
    seq: 412,
    serverTime: NOW,
    role,
    person: clan ? `p${clan}` : null,
    people: {
      p1: 'Анна Волкова',
      p2: 'Борис Кац',
      p3: 'Вера Лисина',
      p4: 'Глеб Орлов',
      p5: 'Дина Ким',
      p6: 'Егор Сомов',
      q1: 'Павел Н.',
      q2: 'Мария Т.',
      q3: 'Олег Р.',
      q4: 'Ира С.',
      q5: 'Ян Ж.',
      q6: 'Лев М.',
    },
    actAs: SEATS,
    view: season(clan),
  };
}
