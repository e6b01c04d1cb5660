/** G.1, G.2: the vote. Without it there is a warning; for somebody who is out it counts against oneself. */
import { Clauses } from '../../ui/clause.js';
import { useMe } from '../shared/use-rooms.js';
import type { PartProps } from './part-props.js';
import { PlayerSelect } from './player-select.js';
import { useP } from './say.js';

export function VotePart({ form, draft, onChange }: PartProps) {
  const me = useMe();
  const p = useP();
  const acquit = form.votes.find(({ value }) => value === 'acquit');
  const rest = form.votes.filter(({ value }) => value !== 'acquit');
  const choices = acquit && acquit.why === null ? [acquit, ...rest] : [...rest, ...(acquit ? [acquit] : [])];
  return (
    <div className="stack-tight">
      <PlayerSelect
        label={p('move.target')}
        choices={choices}
        value={draft.vote}
        onChange={(vote) => onChange({ ...draft, vote })}
      />
      <p className="quiet small">
        {p('move.voteWeight', { n: me.weight })} <Clauses ids={['twelve-rooms:M.4']} />
      </p>
      <p className="quiet small">
        {p('move.anyVote')} <Clauses ids={['twelve-rooms:G.1', 'twelve-rooms:G.2']} />
      </p>
    </div>
  );
}
