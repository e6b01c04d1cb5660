/** Each kind of contradiction: where it is found, by which clause, and that the rest of the paper is read on. */
import { describe, expect, test } from 'vitest';
import { vavtCup2017 } from '../../../../src/rulebooks/table/pack.js';
import { checkPaper } from '../../../../src/rulebooks/table/paper/check.js';
import { type FindingCode, kinds } from '../../../../src/rulebooks/table/paper/findings.js';
import { type Paper, type PaperInput, paperSchema } from '../../../../src/rulebooks/table/paper/schema.js';
import { classic, USUAL } from '../table.js';
import { playPaper, setupOf } from './typed.js';

/**
 * 1 don, 2 and 3 mafia, 4 sheriff, 5 doctor. Day 1: 9 is voted out; night 1: 10 is shot; day 2: 1 is voted out; night 2: the
 * doctor saves himself; day 3: 2 leaves; night 3: nobody; day 4: 3 leaves, red wins.
 */
function legal(): PaperInput & Required<Pick<PaperInput, 'days' | 'nights' | 'fouls' | 'removals'>> {
  const voted = (first: number, by: number, seat: number, votes: number, other: number, by2: number) => ({
    first,
    nominations: [
      { seat, by },
      { seat: other, by: by2 },
    ],
    votes: [
      {
        hands: [
          { candidate: seat, votes },
          { candidate: other, votes: 0 },
        ],
      },
    ],
    left: [seat],
  });
  return {
    seats: USUAL.map((role) => ({ role })),
    days: [
      {
        first: 1,
        nominations: [
          { seat: 7, by: 1 },
          { seat: 9, by: 2 },
        ],
        votes: [
          {
            hands: [
              { candidate: 7, seats: [1, 2, 3] },
              { candidate: 9, votes: 7 },
            ],
          },
        ],
        left: [9],
      },
      voted(2, 2, 1, 8, 6, 3),
      voted(3, 3, 2, 7, 6, 4),
      voted(4, 4, 3, 6, 6, 5),
    ],
    nights: [
      {
        shots: [1, 2, 3].map((seat) => ({ seat, target: 10 })),
        heal: 5,
        don: { target: 4, answer: true },
        sheriff: { target: 1, answer: true },
        killed: 10,
      },
      {
        shots: [2, 3].map((seat) => ({ seat, target: 4 })),
        heal: 4,
        sheriff: { target: 6, answer: false },
        killed: null,
      },
      { shots: [{ seat: 3, target: null }], killed: null },
    ],
    fouls: [{ seat: 6, day: 1, when: 'speeches', violation: 12 }],
    removals: [],
    winner: 'red',
  };
}

type Sheet = ReturnType<typeof legal>;
interface Options {
  rulings?: Record<string, string>;
  pack?: typeof classic;
}

function found(change: (paper: Sheet) => void, { rulings = {}, pack = vavtCup2017 }: Options = {}) {
  const paper = legal();
  change(paper);
  const parsed: Paper = paperSchema.parse(paper);
  const setup = setupOf(pack, rulings);
  return { answer: checkPaper(parsed, setup), setup, paper: parsed };
}

test('the paper they all start from is legal', () => {
  const { answer, setup } = found(() => {});
  expect(answer.findings).toEqual([]);
  expect(answer.assumed).toEqual([]);
  expect(playPaper(answer.entry!.commands, setup).winner?.winner).toBe('red');
});

/** One change, one contradiction: its kind, its field; `only` where nothing else follows from it. */
const cases: [FindingCode, string, (paper: Sheet) => void, Options?][] = [
  ['seats-count', 'seats', (p) => void p.seats.pop()],
  [
    'role-missing',
    'seats.3',
    (p) => {
      p.seats[3]!.role = null;
    },
  ],
  [
    'role-count',
    'seats.role.sheriff',
    (p) => {
      p.seats[5]!.role = 'sheriff';
    },
  ],
  [
    'no-such-seat',
    'days.0.nominations.0',
    (p) => {
      p.days[0]!.nominations![0]!.seat = 11;
    },
  ],
  [
    'opener',
    'days.1.first',
    (p) => {
      p.days[1]!.first = 5;
    },
  ],
  ['nominee-out', 'days.1.nominations.2', (p) => void p.days[1]!.nominations!.push({ seat: 9, by: 4 })],
  [
    'nominator-out',
    'days.1.nominations.1',
    (p) => {
      p.days[1]!.nominations![1]!.by = 10;
    },
  ],
  ['nominated-twice', 'days.0.nominations.2', (p) => void p.days[0]!.nominations!.push({ seat: 7, by: 4 })],
  [
    'nominator-twice',
    'days.0.nominations.1',
    (p) => {
      p.days[0]!.nominations![1]!.by = 1;
    },
  ],
  [
    'nominated-oneself',
    'days.0.nominations.2',
    (p) => void p.days[0]!.nominations!.push({ seat: 4, by: 4 }),
    { rulings: { 'nominate.self': 'no' } },
  ],
  [
    'nomination-order',
    'days.0.nominations.1',
    (p) => {
      p.days[0]!.nominations![0]!.by = 5;
    },
  ],
  [
    'too-many-nominations',
    'days.3.nominations.5',
    (p) => {
      p.days[3]!.nominations = [
        { seat: 3, by: 4 },
        ...[6, 5, 7].map((seat) => ({ seat })),
        { seat: 8, by: 3 },
        { seat: 4 },
      ];
    },
  ],
  [
    'withdrawal',
    'days.0.nominations.2',
    (p) => void p.days[0]!.nominations!.push({ seat: 4, by: 4, withdrawn: true }),
  ],
  [
    'vote-nobody',
    'days.0.votes',
    (p) => {
      p.days[0]!.nominations = [];
    },
  ],
  [
    'vote-single',
    'days.0.votes',
    (p) => {
      p.days[0]!.nominations = [{ seat: 9, by: 2 }];
      p.days[0]!.votes = [{ hands: [{ candidate: 9, votes: 10 }] }];
    },
  ],
  [
    'vote-cancelled',
    'days.1.votes',
    (p) => {
      for (let i = 0; i < 3; i++) p.fouls.push({ seat: 8, day: 2, when: 'speeches' });
      p.removals.push({ seat: 8, cause: 'fouls', day: 2, when: 'speeches' });
    },
  ],
  [
    'vote-missing',
    'days.0.votes',
    (p) => {
      p.days[0]!.votes = [];
    },
  ],
  [
    'revote-missing',
    'days.0.votes',
    (p) => {
      p.days[0]!.votes = [
        {
          hands: [
            { candidate: 7, votes: 5 },
            { candidate: 9, votes: 5 },
          ],
        },
      ];
    },
  ],
  [
    'revote-extra',
    'days.0.votes.1',
    (p) => void p.days[0]!.votes!.push({ hands: [{ candidate: 9, votes: 10 }] }),
  ],
  [
    'not-a-candidate',
    'days.0.votes.0.hands.2',
    (p) => void p.days[0]!.votes![0]!.hands.push({ candidate: 4, votes: 0 }),
  ],
  [
    'candidate-twice',
    'days.0.votes.0.hands.2',
    (p) => void p.days[0]!.votes![0]!.hands.push({ candidate: 9, votes: 0 }),
  ],
  [
    'voter-out',
    'days.1.votes.0.hands.0',
    (p) => {
      p.days[1]!.votes![0]!.hands[0] = { candidate: 1, seats: [1, 2, 3, 4, 5, 6, 7, 9] };
    },
  ],
  [
    'voted-twice',
    'days.0.votes.0.hands.0',
    (p) => {
      p.days[0]!.votes![0]!.hands[0] = { candidate: 7, seats: [1, 2, 2] };
    },
  ],
  [
    'votes-seats',
    'days.0.votes.0.hands.0',
    (p) => {
      p.days[0]!.votes![0]!.hands[0] = { candidate: 7, votes: 4, seats: [1, 2, 3] };
    },
  ],
  [
    'votes-exceed',
    'days.0.votes.0',
    (p) => {
      p.days[0]!.votes![0]!.hands[1]!.votes = 8;
    },
  ],
  [
    'votes-sum',
    'days.0.votes.0.hands.1',
    (p) => {
      p.days[0]!.votes![0]!.hands[1]!.votes = 6;
    },
  ],
  [
    'question-missing',
    'days.0.question',
    (p) => {
      const tie = {
        hands: [
          { candidate: 7, votes: 5 },
          { candidate: 9, votes: 5 },
        ],
      };
      p.days[0]!.votes = [tie, structuredClone(tie)];
    },
  ],
  [
    'question-extra',
    'days.0.question',
    (p) => {
      p.days[0]!.question = { count: 3 };
    },
  ],
  [
    'question-result',
    'days.0.question',
    (p) => {
      const tie = {
        hands: [
          { candidate: 7, votes: 5 },
          { candidate: 9, votes: 5 },
        ],
      };
      p.days[0]!.votes = [tie, structuredClone(tie)];
      p.days[0]!.question = { count: 5, passed: true };
    },
  ],
  [
    'wrong-left',
    'days.0.left',
    (p) => {
      p.days[0]!.left = [7];
    },
  ],
  [
    'left-out',
    'days.1.left',
    (p) => {
      p.days[1]!.left = [1, 9];
    },
  ],
  ['shooter-out', 'nights.1.shots.2', (p) => void p.nights[1]!.shots!.push({ seat: 1, target: 4 })],
  ['shooter-red', 'nights.0.shots.3', (p) => void p.nights[0]!.shots!.push({ seat: 6, target: 10 })],
  ['shot-twice', 'nights.0.shots.3', (p) => void p.nights[0]!.shots!.push({ seat: 2, target: 10 })],
  [
    'target-out',
    'nights.1.shots',
    (p) => {
      p.nights[1]!.shots = [2, 3].map((seat) => ({ seat, target: 9 }));
    },
  ],
  [
    'shots-disagree',
    'nights.0.shots',
    (p) => {
      p.nights[0]!.shots![2]!.target = 8;
    },
  ],
  [
    'wrong-victim',
    'nights.0.killed',
    (p) => {
      p.nights[0]!.killed = 8;
    },
  ],
  [
    'victim-out',
    'nights.1.killed',
    (p) => {
      p.nights[1]!.killed = 9;
    },
  ],
  [
    'no-such-card',
    'nights.0.heal',
    (p) => {
      p.seats[4]!.role = 'citizen';
      p.nights[1] = { killed: null };
      delete p.nights[2]!.shots;
    },
    { pack: classic },
  ],
  [
    'role-out',
    'nights.1.don',
    (p) => {
      p.nights[1]!.don = { target: 4 };
    },
  ],
  [
    'self-heal',
    'nights.1.heal',
    (p) => {
      p.nights[1]!.heal = 5;
    },
  ],
  [
    'heal-repeat',
    'nights.2.heal',
    (p) => {
      p.nights[2]!.heal = 4;
    },
    { rulings: { 'doctor.repeat': 'notTwice' } },
  ],
  [
    'check-answer',
    'nights.0.sheriff',
    (p) => {
      p.nights[0]!.sheriff!.answer = false;
    },
  ],
  [
    'best-move-due',
    'bestMove',
    (p) => {
      p.bestMove = { seat: 10, named: [1, 2, 3] };
    },
  ],
  [
    'best-move-names',
    'bestMove',
    (p) => {
      p.bestMove = { seat: 10, named: [1, 2, 10] };
    },
    { rulings: { legacy: 'three' } },
  ],
  ['foul-out', 'fouls.1', (p) => void p.fouls.push({ seat: 9, day: 3, when: 'speeches' })],
  [
    'foul-limit',
    'fouls.2',
    (p) => {
      p.fouls = [1, 2, 3].map((day) => ({ seat: 6, day, when: 'speeches' as const }));
    },
  ],
  ['foul-moment', 'fouls.1', (p) => void p.fouls.push({ seat: 6, day: 1, when: 'question' })],
  ['no-technical', 'fouls.1', (p) => void p.fouls.push({ seat: 6, day: 1, technical: true })],
  [
    'removal',
    'removals.0',
    (p) => void p.removals.push({ seat: 6, cause: 'fouls', day: 3, when: 'speeches' }),
  ],
  [
    'removal-out',
    'removals.0',
    (p) => void p.removals.push({ seat: 9, cause: 'judge', day: 3, when: 'speeches' }),
  ],
  [
    'time-back',
    'fouls.1',
    (p) => {
      p.date = '2017-03-04';
      p.startedAt = '19:00';
      p.fouls = [
        { seat: 6, day: 1, when: 'speeches', at: '19:20' },
        { seat: 7, day: 2, when: 'speeches', at: '19:10' },
      ];
    },
  ],
  [
    'date-missing',
    'date',
    (p) => {
      p.fouls[0]!.at = '19:20';
    },
  ],
  [
    'colours',
    'colours.0',
    (p) => {
      p.colours = [{ by: 9, day: 3, colours: [{ seat: 1, side: 'black' }] }];
    },
  ],
  [
    'went-on',
    'nights.3',
    (p) => {
      p.nights.push({});
      p.days.push({ nominations: [{ seat: 6, by: 5 }] });
    },
  ],
  ['unfinished', 'winner', (p) => void p.days.pop()],
  [
    'winner-missing',
    'winner',
    (p) => {
      p.days.pop();
      p.winner = null;
    },
  ],
  [
    'winner',
    'winner',
    (p) => {
      p.winner = 'black';
    },
  ],
];

describe('contradictions', () => {
  test.each(cases)('%s at %s', (code, field, change, options) => {
    const { answer, setup, paper } = found(change, options);
    const one = answer.findings.find((each) => each.code === code);
    expect(one, answer.findings.map((each) => `${each.field} ${each.code}`).join(', ')).toBeDefined();
    expect(one!.field).toBe(field);
    expect(one!.clauses.length).toBeGreaterThan(0);
    for (const text of [one!.text, one!.accepted, one!.place]) {
      expect(text.ru).toMatch(/[а-я№]/);
      expect(text.en).toMatch(/[A-Za-z]/);
      expect(`${text.ru} ${text.en}`).not.toMatch(/undefined|null|NaN/);
    }
    if (one!.fatal) {
      expect(answer.entry).toBeNull();
      return;
    }
    // Confirmed, the game is entered and ends as on paper.
    expect(playPaper(answer.entry!.commands, setup).winner?.winner).toBe(paper.winner);
  });

  test('each kind but the unforeseen one has its case', () => {
    const tried = new Set(cases.map(([code]) => code));
    expect(Object.keys(kinds).filter((code) => !tried.has(code as FindingCode))).toEqual(['refused']);
  });

  test('all of them are listed, not only the first', () => {
    const { answer } = found((p) => {
      p.days[0]!.votes![0]!.hands[1]!.votes = 9;
      p.nights[0]!.sheriff!.answer = false;
      p.days[1]!.first = 7;
      p.nights[1]!.sheriff!.answer = true;
      p.winner = 'black';
    });
    expect(answer.findings.map(({ code }) => code)).toEqual([
      'votes-exceed',
      'check-answer',
      'opener',
      'check-answer',
      'winner',
    ]);
  });

  test('what happened against the rules is entered by hand, with its reason, and nothing else is', () => {
    const { answer, setup } = found((p) => {
      p.nights[1]!.killed = 8;
    });
    const byHand = answer.entry!.commands.filter(({ command }) => command.type === 'override');
    expect(byHand.map(({ command }) => command)).toEqual([
      { type: 'override', effect: { kind: 'remove', seat: 8 }, reason: 'по бумажному протоколу' },
    ]);
    const view = playPaper(answer.entry!.commands, setup);
    expect(view.departures.map(({ seats, cause }) => [...seats, cause])).toEqual([
      [9, 'vote'],
      [10, 'night'],
      [1, 'vote'],
      [8, 'judge'],
      [2, 'vote'],
      [3, 'vote'],
    ]);
  });

  test('what paper leaves out is taken for granted and said', () => {
    const { answer } = found((p) => {
      delete p.days[0]!.nominations![0]!.by;
      p.nights[0] = { killed: 10 };
      p.winner = null;
    });
    expect(answer.findings).toEqual([]);
    expect(answer.assumed.map(({ field, text }) => `${field}: ${text.ru}`)).toEqual([
      'days.0.nominations.0: Не записано, кто выставил №7: внесено от №1.',
      'nights.0.shots: Выстрелы не записаны: внесены в убитого, №10.',
    ]);
    expect(answer.entry?.winner).toBe('red');
  });

  test('times on paper become the times of the log', () => {
    const { answer } = found((p) => {
      p.date = '2017-03-04';
      p.startedAt = '23:50';
      p.fouls = [{ seat: 6, day: 2, when: 'speeches', at: '00:10' }];
    });
    expect(answer.findings).toEqual([]);
    const { commands } = answer.entry!;
    expect(commands[0]!.at).toBe('2017-03-04T20:50:00.000Z');
    expect(commands.find(({ command }) => command.type === 'foul')!.at).toBe('2017-03-04T21:10:00.000Z');
  });
});
