/** Events of a journal as sentences, each with the clauses that made it. */

import type { JournalEntry } from '../../rulebooks/mafia-2018/view.js';
import type { BoardView } from '../../rulebooks/race/board-view.js';
import { usePrefs, useT } from '../app/prefs.js';
import { eventWords } from '../words.js';
import { Clauses } from './clause.js';
import { Icon } from './icon.js';

interface WhyListProps {
  entries: readonly JournalEntry[];
  sides: BoardView['sides'];
  /** Names of persons, for sentences that have one. */
  people?: Record<string, string>;
}

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

export function WhyList({ entries, sides, people = {} }: WhyListProps) {
  const { lang } = usePrefs();
  const t = useT();
  if (entries.length === 0) return <p className="quiet">{t('why.none')}</p>;
  return (
    <ol className="why-list">
      {entries.map((entry) => {
        const draws = list(entry.event.draws);
        return (
          <li key={entry.id}>
            <p>{eventWords(entry.event, lang, { sides, people })}</p>
            <p className="why-reasons">
              <Clauses ids={entry.event.clauses} rulings={list(entry.event.rulings)} />
              {draws.length > 0 && (
                <span className="tag" title={draws.join(', ')}>
                  <Icon name="brand" />
                  {t('why.draw')}
                </span>
              )}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
