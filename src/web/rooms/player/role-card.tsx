/** Role and abilities, shown when asked: somebody may look over the shoulder. */
import { Suspense, use } from 'react';
import { usePick } from '../../app/prefs.js';
import { Card } from '../../ui/card.js';
import { Clause } from '../../ui/clause.js';
import { Loading } from '../../ui/loading.js';
import { loadWords } from '../../words.js';
import { useMe } from '../shared/use-rooms.js';
import { ABILITY_WORDS, ROLE_CLAUSES, ROLE_WORDS, TEAM_WORDS } from '../shared/words.js';
import { useP } from './say.js';

export function RoleCard() {
  const p = useP();
  return (
    <Card title={p('home.role')}>
      <details className="role-details">
        <summary>{p('home.show')}</summary>
        <Suspense fallback={<Loading />}>
          <RoleText />
        </Suspense>
      </details>
    </Card>
  );
}

function RoleText() {
  const me = useMe();
  const p = useP();
  const pick = usePick();
  const { clauses } = use(loadWords('twelve-rooms'));
  if (!me.role || !me.team) return null;
  return (
    <div className="stack-tight">
      <p>
        <b className="role-name">{pick(ROLE_WORDS[me.role])}</b>{' '}
        <span className="quiet">{p('home.team', { team: pick(TEAM_WORDS[me.team]) })}</span>
      </p>
      <ul className="abilities">
        {me.abilities.map(({ ability, inherited, left }) => {
          const words = ABILITY_WORDS[ability];
          return (
            <li key={ability}>
              <p>
                <span className="quiet small">{pick(words.mark)}</span> <b>«{pick(words.name)}»</b>{' '}
                {inherited && <span className="tag">{p('home.inherited')}</span>}{' '}
                {left !== 'yes' && (
                  <span className="tag tag-warn">{p(left === 'used' ? 'home.used' : 'home.lost')}</span>
                )}{' '}
                <Clause id={words.clause} />
              </p>
              <p className="quiet small">{summary(clauses[words.clause]?.summary)}</p>
            </li>
          );
        })}
        {ROLE_CLAUSES[me.role].map((clause) => (
          <li key={clause}>
            <p className="quiet small">
              {summary(clauses[clause]?.summary)} <Clause id={clause} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );

  function summary(text: { ru: string; en: string } | undefined): string {
    return text ? pick(text) : '';
  }
}
