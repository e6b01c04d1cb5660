/** What waits for a clan's next move: «+7 −1 = +6», and where each comes from. */
import type { ClanView } from '../../rulebooks/race/view.js';
import { signed } from '../app/i18n.js';
import { Clauses } from '../ui/clause.js';
import { Why } from '../ui/why.js';
import { useC } from './say.js';

const SOURCES = [
  ...(['offer', 'offerReward', 'repaint', 'tribute', 'decree'] as const),
  ...(['castle', 'cell', 'coin', 'intrigue', 'deserter'] as const),
];
type Source = (typeof SOURCES)[number];
const isSource = (value: string): value is Source => SOURCES.some((source) => source === value);

export const sumOf = (clan: ClanView) => clan.modifiers.reduce((sum, modifier) => sum + modifier.amount, 0);
export const signClass = (amount: number) => (amount < 0 ? 'minus' : 'plus');

/** The sum, to be pressed. */
export function NextMove({ clan }: { clan: ClanView }) {
  const c = useC();
  const sum = sumOf(clan);
  return (
    <Why label={<span className={signClass(sum)}>{signed(sum)}</span>} of={c('clan.next')}>
      <b className="popover-title">{c('clan.next')}</b>
      <Modifiers clan={clan} />
    </Why>
  );
}

/** Each part on a line of its own, with its clauses. */
export function Modifiers({ clan }: { clan: ClanView }) {
  const c = useC();
  return clan.modifiers.map((modifier) => (
    <span
      key={`${modifier.source}-${modifier.game}-${modifier.amount}-${modifier.clauses.join()}`}
      className="line"
    >
      <span>
        <b className={signClass(modifier.amount)}>{signed(modifier.amount)}</b>{' '}
        {isSource(modifier.source) ? c(`source.${modifier.source}`) : modifier.source},{' '}
        {c('source.game', { n: modifier.game })}
      </span>
      <Clauses ids={modifier.clauses} />
    </span>
  ));
}
