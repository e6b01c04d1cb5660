/** Events of a journal as sentences, each with the clauses that made it. */
import { Suspense, use, useMemo } from 'react';
import type { JournalEntry } from '../../rulebooks/race/view.js';
import { listOf } from '../../texts/numbers.js';
import { loadDescribe } from '../app/describe.js';
import { useSeason } from '../app/game.js';
import { usePrefs, useT } from '../app/prefs.js';
import { rulebookNamed } from '../words.js';
import { Clauses } from './clause.js';
import { Loading } from './loading.js';
import { together } from './why-together.js';

/** Stands in an event for several clans. */
const SEVERAL = 0;

interface WhyListProps {
  entries: readonly JournalEntry[];
  /** Names of persons; those of the season unless given. */
  people?: Record<string, string>;
}

export function WhyList(props: WhyListProps) {
  const t = useT();
  if (props.entries.length === 0) return <p className="quiet">{t('why.none')}</p>;
  return (
    <Suspense fallback={<Loading />}>
      <Sentences {...props} />
    </Suspense>
  );
}

function Sentences({ entries, people }: WhyListProps) {
  const { view, answer } = useSeason();
  const { lang } = usePrefs();
  const words = use(loadDescribe(rulebookNamed(answer.meta.rulebook)));
  const known = people ?? answer.people;
  const names = useMemo(
    () => words.namesOf(view, lang, { person: (id) => known[id] ?? '—', rulings: words.rulings }),
    [words, view, lang, known],
  );
  const several = (clans: readonly number[]) => ({
    ...names,
    clan: (id: number) => (id === SEVERAL ? listOf(clans.map(names.clan), lang) : names.clan(id)),
  });
  return (
    <ol className="why-list">
      {together(entries).map(({ entry: { id, event }, clans }) => (
        <li key={id}>
          <p>
            {clans.length > 1
              ? words.describe(Object.assign({}, event, { clan: SEVERAL }), several(clans), lang)
              : words.describe(event, names, lang)}
          </p>
          <Reasons event={event} />
        </li>
      ))}
    </ol>
  );
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

function Reasons({ event }: { event: JournalEntry['event'] }) {
  const t = useT();
  const draws = strings(event.draws);
  return (
    <div className="why-reasons">
      <Clauses ids={event.clauses} rulings={strings(event.rulings)} />
      {draws.length > 0 && (
        <span className="tag" title={draws.join(', ')}>
          {t('why.draw')}
        </span>
      )}
    </div>
  );
}
