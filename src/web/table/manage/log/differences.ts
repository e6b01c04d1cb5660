/** The difference of two views of the judge, sorted into what a judge asks about. */
import type { Difference } from '../../../../engine/diff.js';

export const SEAT_FIELDS = ['name', 'role', 'alive', 'fouls', 'technical', 'owes', 'points'] as const;
export type SeatField = (typeof SEAT_FIELDS)[number];

export const STAGE_FIELDS = ['phase', 'day', 'night', 'speaker', 'winner'] as const;
export type StageField = (typeof STAGE_FIELDS)[number];

export const NIGHT_FIELDS = ['target', 'healed', 'killed'] as const;
export type NightField = (typeof NIGHT_FIELDS)[number];

export const OTHERS = [
  'nominations',
  'order',
  'vote',
  'questions',
  'departures',
  'timer',
  'rulings',
  'bestMove',
  'protocol',
  'fouls',
  'question',
  'checks',
] as const;
export type Other = (typeof OTHERS)[number];

/** Members of the view that people know by another name. */
const PARTS: Partial<Record<string, Other>> = {
  question: 'vote',
  days: 'nominations',
  voteCancelled: 'vote',
};

export interface Changes {
  seats: { n: number; field: SeatField; before: unknown; after: unknown }[];
  stage: { field: StageField; before: unknown; after: unknown }[];
  /** Votes that change, by their place in the list. */
  votes: number[];
  /** Counts that change: vote, place in its tally. */
  tallies: { vote: number; at: number; before: unknown; after: unknown }[];
  nights: { n: number; field: NightField; before: unknown; after: unknown }[];
  others: Other[];
  nothing: boolean;
  /** Only what nobody asks about changes: names of steps, moments. */
  small: boolean;
}

function anything({ seats, stage, votes, nights, others }: Changes): boolean {
  return [seats, stage, votes, nights, others].some((list) => list.length > 0);
}

const isSeatField = (name: string): name is SeatField => SEAT_FIELDS.some((field) => field === name);
const isStageField = (name: string): name is StageField => STAGE_FIELDS.some((field) => field === name);
const isOther = (name: string): name is Other => OTHERS.some((other) => other === name);

export function sortDifferences(differences: readonly Difference[]): Changes {
  const changes: Changes = {
    seats: [],
    stage: [],
    votes: [],
    tallies: [],
    nights: [],
    others: [],
    nothing: differences.length === 0,
    small: false,
  };
  const others = new Set<Other>();
  for (const { path, before, after } of differences) {
    const [top = '', second = '', third = ''] = path.split('.');
    if (top === 'seats' && isSeatField(third)) {
      changes.seats.push({ n: Number(second), field: third, before, after });
    } else if (top === 'winner' || (top === 'judge' && second === 'victory')) {
      noteWinner(changes, path, before, after);
    } else if (isStageField(top)) {
      changes.stage.push({ field: top, before, after });
    } else if (top === 'votes') {
      noteVote(changes, path, before, after);
    } else if (top === 'secrets') {
      noteSecret(changes, others, path, before, after);
    } else {
      const other = PARTS[top] ?? (top === 'judge' ? judgePart(second) : top);
      if (other && isOther(other)) others.add(other);
    }
  }
  changes.others = OTHERS.filter((other) => others.has(other));
  changes.small = differences.length > 0 && !anything(changes);
  return changes;
}

/** The winner stands twice, decided and announced: it is said once. */
function noteWinner(changes: Changes, path: string, before: unknown, after: unknown): void {
  const of = (value: unknown) =>
    typeof value === 'object' && value !== null ? ((value as { winner?: unknown }).winner ?? null) : value;
  if (!/(^winner|victory)(\.winner)?$/.test(path)) return;
  if (changes.stage.some(({ field }) => field === 'winner')) return;
  changes.stage.push({ field: 'winner', before: of(before), after: of(after) });
}

function noteVote(changes: Changes, path: string, before: unknown, after: unknown): void {
  const [, vote = '', part = '', at = '', field = ''] = path.split('.');
  add(changes.votes, Number(vote));
  if (part === 'tally' && field === 'votes') {
    changes.tallies.push({ vote: Number(vote), at: Number(at), before, after });
  }
}

function noteSecret(
  changes: Changes,
  others: Set<Other>,
  path: string,
  before: unknown,
  after: unknown,
): void {
  const [, part = '', key = '', field = ''] = path.split('.');
  const night = NIGHT_FIELDS.find((name) => name === field);
  if (part === 'nights' && night) changes.nights.push({ n: Number(key), field: night, before, after });
  else if (part === 'nights') others.add('checks');
  else if (part === 'points' && field === 'points') {
    changes.seats.push({ n: Number(key), field: 'points', before, after });
  } else if (part === 'colours' || part === 'overrides' || part === 'answers') others.add('protocol');
  else if (part === 'fouls') others.add('fouls');
  else if (part === 'bestMoveBlack') others.add('bestMove');
  else if (part === 'rulingChanges') others.add('rulings');
}

function judgePart(name: string): Other | null {
  if (name === 'ask' || name === 'answers') return 'question';
  return name === 'rulingChanges' ? 'rulings' : null;
}

function add(list: number[], n: number): void {
  if (Number.isFinite(n) && !list.includes(n)) list.push(n);
}
