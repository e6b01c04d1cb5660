/** The days and nights of a table in order, with what each brought: read off a view, no rules. */
import type { TableView } from './use-view.js';

export interface Chapter {
  kind: 'day' | 'night';
  /** Night 0 is the first one, without shooting. */
  n: number;
  votes: TableView['votes'];
  questions: TableView['questions'];
  departures: TableView['departures'];
  /** What the judge did by hand; a removal stands among the departures. */
  byHand: TableView['byHand'];
  /** Who took somebody's seat. */
  substitutes: TableView['substitutes'];
  /** Who nominated whom, and why nobody was voted on or nobody left; null for a night. */
  day: TableView['days'][number] | null;
  /** What was done at night, where it is open. */
  secret: NonNullable<TableView['secrets']>['nights'][number] | null;
}

type Source = Pick<
  TableView,
  'day' | 'night' | 'days' | 'votes' | 'questions' | 'departures' | 'byHand' | 'substitutes' | 'secrets'
>;

/**
 * From the first night on. A departure at night n counts to that night: the day of that number is over then, while during
 * a day the night of its number is still to come.
 */
export function chaptersOf(view: Source): Chapter[] {
  const chapters: Chapter[] = [];
  const last = Math.max(view.day, view.night);
  for (let n = 0; n <= last; n++) {
    if (n > 0 && n <= view.day) chapters.push(dayOf(view, n));
    if (n <= view.night) chapters.push(nightOf(view, n));
  }
  return chapters.filter(
    ({ n, departures, byHand, substitutes }) =>
      n > 0 || departures.length > 0 || byHand.length > 0 || substitutes.length > 0,
  );
}

const shown = ({ kind }: TableView['byHand'][number]['effect']): boolean => kind !== 'remove';

function dayOf(view: Source, n: number): Chapter {
  return {
    kind: 'day',
    n,
    votes: view.votes.filter(({ day }) => day === n),
    questions: view.questions.filter(({ day }) => day === n),
    departures: view.departures.filter(({ day, night }) => day === n && night < day),
    byHand: view.byHand.filter(({ effect, day, night }) => shown(effect) && day === n && night < day),
    substitutes: view.substitutes.filter(({ day, night }) => day === n && night < day),
    day: view.days.find(({ day }) => day === n) ?? null,
    secret: null,
  };
}

function nightOf(view: Source, n: number): Chapter {
  return {
    kind: 'night',
    n,
    votes: [],
    questions: [],
    departures: view.departures.filter(({ day, night }) => night === n && night >= day),
    byHand: view.byHand.filter(({ effect, day, night }) => shown(effect) && night === n && night >= day),
    // Whoever was replaced before he had a card has played nothing.
    substitutes: view.substitutes.filter(
      ({ day, night, phase }) => night === n && night >= day && phase !== 'dealing',
    ),
    day: null,
    secret: view.secrets?.nights.find((night) => night.n === n) ?? null,
  };
}
