/** The card with the numbers a season is played by, each beside its clause. */
import type { SeasonView } from '../../rulebooks/race/view.js';
import { useBook } from '../app/book.js';
import { useLang, useSay } from '../app/prefs.js';
import { Card } from '../ui/card.js';
import { Clauses } from '../ui/clause.js';
import { numberLines } from './number-lines.js';
import { numbersTexts } from './numbers-texts.js';

interface Props {
  view: SeasonView;
  /** The clauses that are shown below; numbers of others are left out. */
  shown: Readonly<Record<string, unknown>>;
}

export function SeasonNumbersCard({ view, shown }: Props) {
  const say = useSay(numbersTexts);
  const lang = useLang();
  const lines = numberLines(view, useBook(), say, lang).filter(({ clauses }) =>
    clauses.some((id) => Object.hasOwn(shown, id)),
  );
  const groups = [...new Set(lines.map(({ group }) => group))];
  if (groups.length === 0) return null;
  return (
    <Card title={say('title')}>
      <div className="season-numbers">
        {groups.map((group) => (
          <section key={group}>
            <h3>{say(`group.${group}`)}</h3>
            <dl>
              {lines
                .filter((line) => line.group === group)
                .map(({ key, name, value, clauses }) => (
                  <div key={key}>
                    <dt>
                      {name} <Clauses ids={clauses} />
                    </dt>
                    <dd>{value}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Card>
  );
}
