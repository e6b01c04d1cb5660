/** Events of a journal as sentences, each with the clauses that made it. */
import { Suspense, use } from 'react';
import type { JournalEntry } from '../../rulebooks/mafia-2018/view.js';
import { loadDescribe } from '../app/describe.js';
import { useSeason } from '../app/game.js';
import { usePrefs, useT } from '../app/prefs.js';
import { Clauses } from './clause.js';
import { Loading } from './loading.js';

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

interface WhyListProps {
  entries: readonly JournalEntry[];
  /** Names of persons; those of the season unless given. */
  people?: Record<string, string>;
}

export function WhyList({ entries, people }: WhyListProps) {
  const t = useT();
  if (entries.length === 0) return <p className="quiet">{t('why.none')}</p>;
  return (
    <Suspense fallback={<Loading />}>
      <ol className="why-list">
        {entries.map((entry) => (
          <WhyItem key={entry.id} entry={entry} people={people} />
        ))}
      </ol>
    </Suspense>
  );
}

function WhyItem({ entry: { event }, people }: { entry: JournalEntry; people?: Record<string, string> }) {
  const { view, answer } = useSeason();
  const { lang } = usePrefs();
  const t = useT();
  const describe = use(loadDescribe());
  const draws = texts(event.draws);
  return (
    <li>
      <p>{describe(event, view, people ?? answer.people, lang)}</p>
      <p className="why-reasons">
        <Clauses ids={event.clauses} rulings={texts(event.rulings)} />
        {draws.length > 0 && (
          <span className="tag" title={draws.join(', ')}>
            {t('why.draw')}
          </span>
        )}
      </p>
    </li>
  );
}
