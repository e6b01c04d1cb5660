/** One ability: its name, its clauses, what it does, whether it can be used, and once taken, its aim. */
import { Suspense, use } from 'react';
import type { FormView } from '../../../rulebooks/twelve-rooms/view.js';
import { usePick } from '../../app/prefs.js';
import { Clauses } from '../../ui/clause.js';
import { loadWords } from '../../words.js';
import { ABILITY_WORDS } from '../shared/words.js';
import { AimFields, needsAim } from './aim-fields.js';
import type { Aim } from './draft.js';
import { useP } from './say.js';
import { Why } from './why.js';

interface AbilityCardProps {
  about: FormView['abilities'][number];
  votes: FormView['votes'];
  /** Null: not taken. */
  aim: Aim | null;
  /** No more may be taken this turn. */
  full: boolean;
  onTake(taken: boolean): void;
  onAim(aim: Aim): void;
}

export function AbilityCard({ about, votes, aim, full, onTake, onAim }: AbilityCardProps) {
  const p = useP();
  const pick = usePick();
  const words = ABILITY_WORDS[about.ability];
  const name = pick(words.name);
  return (
    <li className={aim ? 'ability ability-taken' : 'ability'}>
      <label className="ability-take">
        <input
          type="checkbox"
          checked={aim !== null}
          disabled={about.why !== null || (full && aim === null)}
          onChange={(event) => onTake(event.target.checked)}
        />
        <span>
          <b>{p('move.use', { ability: name })}</b> <span className="quiet small">{pick(words.mark)}</span>{' '}
          {about.inherited && <span className="tag">{p('home.inherited')}</span>}
        </span>
      </label>
      <div className="ability-about">
        <Suspense fallback={null}>
          <Summary clause={words.clause} />
        </Suspense>
        <p className="row">
          <Clauses ids={[words.clause, words.step]} />
          <Why why={about.why} />
        </p>
      </div>
      {aim && needsAim(about.ability) && <AimFields about={about} votes={votes} aim={aim} onChange={onAim} />}
    </li>
  );
}

function Summary({ clause }: { clause: string }) {
  const pick = usePick();
  const summary = use(loadWords('twelve-rooms')).clauses[clause]?.summary;
  return summary ? <p className="quiet small">{pick(summary)}</p> : null;
}
