/** The regulation clause by clause, the twelve rooms with their emblems first, and the rulings in force. */
import { Suspense, use, useState } from 'react';
import type { Clause as ClauseShape } from '../../../engine/contract.js';
import { usePick } from '../../app/prefs.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Moment } from '../../ui/countdown.js';
import { Field } from '../../ui/field.js';
import { Loading } from '../../ui/loading.js';
import { Page } from '../../ui/page.js';
import { Tabs } from '../../ui/tabs.js';
import { clauseNumber, loadWords } from '../../words.js';
import { Emblem } from '../shared/emblem.js';
import { useRooms } from '../shared/use-rooms.js';
import { KINDS, ROOM_WORDS } from '../shared/words.js';
import { useV } from './say.js';
import '../styles.js';

const CHAPTERS = ['G', 'M', 'N', 'P', 'NEUTRAL', 'A', 'S', 'B', 'W'] as const;

export default function RulesScreen() {
  const v = useV();
  const [tab, setTab] = useState<'clauses' | 'rulings'>('clauses');
  return (
    <Page title={v('rules.title')} lead={v('rules.lead')}>
      <Tabs
        label={v('rules.title')}
        tabs={[
          { key: 'clauses', title: v('rules.clauses') },
          { key: 'rulings', title: v('rules.rulings') },
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
  const v = useV();
  const pick = usePick();
  const { clauses } = use(loadWords('twelve-rooms'));
  const [wanted, setWanted] = useState('');
  const needle = wanted.trim().toLocaleLowerCase();
  const fits = ([id, clause]: [string, ClauseShape]) =>
    needle === '' ||
    clauseNumber(id).toLocaleLowerCase().startsWith(needle) ||
    pick(clause.summary).toLocaleLowerCase().includes(needle);
  const all = Object.entries<ClauseShape>(clauses).filter(fits);
  const shown = new Set(all.map(([id]) => id));
  const kinds = KINDS.filter((kind) => shown.has(ROOM_WORDS[kind].clause));
  return (
    <div className="stack">
      <Field label={v('rules.find')}>
        {(control) => (
          <input
            {...control}
            type="search"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        )}
      </Field>
      {all.length === 0 && <p className="quiet">{v('rules.nothing')}</p>}
      {kinds.length > 0 && (
        <Card title={v('rules.rooms')}>
          <ul className="room-book">
            {kinds.map((kind) => (
              <li key={kind}>
                <Emblem kind={kind} />
                <div>
                  <h3>{pick(ROOM_WORDS[kind].name)}</h3>
                  <p className="small">
                    {roomText(pick(clauses[ROOM_WORDS[kind].clause]?.summary ?? EMPTY))}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {CHAPTERS.map((chapter) => {
        const own = all.filter(([id]) => clauseNumber(id).split('.')[0] === chapter);
        if (own.length === 0) return null;
        return (
          <Card key={chapter} title={v(`chapter.${chapter}`)}>
            <div>
              {own.map(([id, clause]) => (
                <div key={id} className="clause-row clause-row-wide" id={`clause-${clauseNumber(id)}`}>
                  <b>{clauseNumber(id)}</b>
                  <p>{pick(clause.summary)}</p>
                </div>
              ))}
            </div>
          </Card>
        );
      })}
    </div>
  );
}

const EMPTY = { ru: '', en: '' };

/** The name of the room is its heading already. */
function roomText(summary: string): string {
  const text = summary.slice(summary.indexOf(':') + 1).trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function RulingList() {
  const { view } = useRooms();
  const v = useV();
  const pick = usePick();
  const { rulings } = use(loadWords('twelve-rooms'));
  return (
    <div className="grid">
      {view.rulings.map((ruling) => {
        const known = rulings[ruling.id];
        if (!known) return null;
        const chosen = known.values[ruling.value];
        const others = Object.entries(known.values).filter(([value]) => value !== ruling.value);
        return (
          <Card
            key={ruling.id}
            title={pick(known.title)}
            actions={
              <span className={ruling.isDefault ? 'tag' : 'tag tag-warn'}>
                {v(ruling.isDefault ? 'rules.default' : 'rules.changed')}
              </span>
            }
          >
            <p>
              <b>{chosen ? pick(chosen) : ruling.value}</b> <Clauses ids={known.clauses} />
            </p>
            <p className="quiet small">{pick(known.reason)}</p>
            {ruling.changes.map((change) => (
              <p key={change.at} className="small">
                <Moment at={change.at} zone={view.zone} />: {change.reason}
              </p>
            ))}
            {others.length > 0 && (
              <p className="quiet small">
                {v('rules.others', { values: others.map(([, text]) => pick(text)).join('; ') })}
              </p>
            )}
          </Card>
        );
      })}
    </div>
  );
}
