/** The regulation clause by clause, and what was decided where it is silent. */
import { Suspense, use, useState } from 'react';
import type { Clause } from '../../engine/contract.js';
import type { SeasonView } from '../../rulebooks/mafia-2018/view.js';
import { useSeason } from '../app/game.js';
import { usePick } from '../app/prefs.js';
import { Card } from '../ui/card.js';
import { Clauses } from '../ui/clause.js';
import { Moment } from '../ui/countdown.js';
import { Field } from '../ui/field.js';
import { Loading } from '../ui/loading.js';
import { Page } from '../ui/page.js';
import { Tabs } from '../ui/tabs.js';
import { clauseNumber, loadWords } from '../words.js';
import { useS } from './say.js';
import './screens.css';

const CHAPTERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const;

export default function RulesScreen() {
  const s = useS();
  const [tab, setTab] = useState<'clauses' | 'rulings'>('clauses');
  return (
    <Page title={s('rules.title')} lead={s('rules.lead')}>
      <Tabs
        label={s('rules.title')}
        tabs={[
          { key: 'clauses', title: s('rules.clauses') },
          { key: 'rulings', title: s('rules.rulings') },
        ]}
        current={tab}
        onChange={setTab}
      >
        <Suspense fallback={<Loading />}>{tab === 'clauses' ? <ClauseBook /> : <RulingList />}</Suspense>
      </Tabs>
    </Page>
  );
}

function ClauseBook() {
  const s = useS();
  const pick = usePick();
  const { clauses } = use(loadWords());
  const [wanted, setWanted] = useState('');
  const needle = wanted.trim().toLocaleLowerCase();
  const all = Object.entries<Clause>(clauses).filter(
    ([id, clause]) =>
      needle === '' ||
      clauseNumber(id).startsWith(needle) ||
      pick(clause.summary).toLocaleLowerCase().includes(needle),
  );
  return (
    <div className="stack">
      <Field label={s('rules.find')}>
        {(control) => (
          <input
            {...control}
            type="search"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        )}
      </Field>
      {all.length === 0 && <p className="quiet">{s('rules.nothing')}</p>}
      {CHAPTERS.map((chapter) => {
        const own = all.filter(([id]) => clauseNumber(id).split('.')[0] === chapter);
        if (own.length === 0) return null;
        return (
          <Card key={chapter} title={`${chapter}. ${s(`chapter.${chapter}`)}`}>
            <div>
              {own.map(([id, clause]) => (
                <div key={id} className="clause-row" id={`clause-${clauseNumber(id)}`}>
                  <b>{clauseNumber(id)}</b>
                  <div>
                    <p>{pick(clause.summary)}</p>
                    <p className="quiet small">{s(`kind.${clause.kind}`)}</p>
                  </div>
                </div>
              ))}
            </div>
          </Card>
        );
      })}
    </div>
  );
}

function RulingList() {
  const { view } = useSeason();
  return (
    <div className="grid">
      {view.rulings.map((ruling) => (
        <RulingCard key={ruling.id} ruling={ruling} />
      ))}
    </div>
  );
}

function RulingCard({ ruling }: { ruling: SeasonView['rulings'][number] }) {
  const { view } = useSeason();
  const s = useS();
  const pick = usePick();
  const known = use(loadWords()).rulings[ruling.id];
  if (!known) return null;
  const chosen = known.values[ruling.value];
  const others = Object.entries(known.values).filter(([value]) => value !== ruling.value);
  return (
    <Card
      title={pick(known.title)}
      actions={
        <span className={ruling.isDefault ? 'tag' : 'tag tag-warn'}>
          {s(ruling.isDefault ? 'rules.default' : 'rules.changed')}
        </span>
      }
    >
      <p>
        <b>{chosen ? pick(chosen) : ruling.value}</b> <Clauses ids={known.clauses} />
      </p>
      {ruling.changes.map((change) => (
        <p key={change.at} className="small">
          {change.by === 'organiser' || change.by === 'council' || change.by === 'jury'
            ? s(`by.${change.by}`)
            : change.by}
          , <Moment at={change.at} zone={view.zone} />: {change.reason}
        </p>
      ))}
      <details>
        <summary>{s('rules.why')}</summary>
        <p className="quiet">{pick(known.reason)}</p>
        {others.length > 0 && (
          <p className="quiet small">
            {s('rules.others')}: {others.map(([, text]) => pick(text)).join('; ')}
          </p>
        )}
      </details>
    </Card>
  );
}
