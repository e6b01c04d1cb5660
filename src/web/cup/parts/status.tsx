import type { CupRound, CupTable } from '../lib/use.js';
import { useCup } from '../lib/use.js';

const TABLE_TONES: Record<CupTable['status'], string> = {
  planned: '',
  playing: 'tag-warn',
  entered: 'tag-warn',
  counted: 'tag-good',
  annulled: 'tag-bad',
};

/** Where a table is, in a word. */
export function TableStatus({ table }: { table: CupTable }) {
  const t = useCup();
  return <span className={`tag ${TABLE_TONES[table.status]}`}>{t(`table.${table.status}`)}</span>;
}

const ROUND_TONES: Record<CupRound['status'], string> = {
  planned: '',
  playing: 'tag-warn',
  closed: 'tag-good',
};

export function RoundStatus({ round }: { round: CupRound }) {
  const t = useCup();
  return <span className={`tag ${ROUND_TONES[round.status]}`}>{t(`round.${round.status}`)}</span>;
}
