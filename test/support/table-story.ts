/** A short game by the VAVT regulation, as a judge enters it: the red side wins on the third day. */

export const TABLE_NAMES = [
  'Искра',
  'Аспид',
  'Ласточка',
  'Дядя Фёдор',
  'Полночь',
  'Rowan',
  'Незабудка',
  'Марш Тишины',
  'Гость с юга',
  'Мирабель',
];

/** 1 is the don, 2 and 3 mafia, 4 the sheriff, 5 the doctor. */
const ROLES = ['don', 'mafia', 'mafia', 'sheriff', 'doctor'];

/** The game up to each moment, in order; every part goes on from the one before. */
export const STORY = {
  dealt: [
    {
      type: 'enterRoles',
      roles: Object.fromEntries(TABLE_NAMES.map((_, i) => [String(i + 1), ROLES[i] ?? 'citizen'])),
    },
    { type: 'endPhase' },
  ],
  /** №6 and №3 are nominated, №2 has the word and a foul. */
  speech: [
    { type: 'nominate', seat: 6 },
    { type: 'next' },
    { type: 'nominate', seat: 3 },
    { type: 'foul', seat: 2, violation: 12 },
  ],
  /** Three hands against №6, the rest is still to come. */
  vote: [{ type: 'endPhase' }, { type: 'hands', candidate: 6, seats: [1, 2, 3] }],
  night: [{ type: 'closeVote' }, { type: 'next' }],
  secondDay: [
    { type: 'shoot', target: 6 },
    { type: 'next' },
    { type: 'heal', target: 4 },
    { type: 'next' },
    { type: 'check', by: 'don', target: 4 },
    { type: 'next' },
    { type: 'check', by: 'sheriff', target: 1 },
    { type: 'next' },
    { type: 'next' },
  ],
  thirdDay: [
    { type: 'nominate', seat: 1 },
    { type: 'endPhase' },
    { type: 'closeVote' },
    { type: 'next' },
    { type: 'shoot', target: 5 },
    { type: 'endPhase' },
    { type: 'next' },
  ],
  ended: [
    { type: 'nominate', seat: 2 },
    { type: 'endPhase' },
    { type: 'closeVote' },
    { type: 'next' },
    { type: 'confirmWinner' },
  ],
} satisfies Record<string, { type: string; [field: string]: unknown }[]>;

export type Moment = keyof typeof STORY;
export const ORDER = Object.keys(STORY) as Moment[];
