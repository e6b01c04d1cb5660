/** The regulation of any game, clause by clause, and what was decided where it is silent. */
import { type ReactNode, Suspense, use, useState } from 'react';
import type { Clause, Ruling, Text } from '../../engine/contract.js';
import { clauseNumber } from '../../texts/clauses.js';
import { usePick, useSay } from '../app/prefs.js';
import { Card } from '../ui/card.js';
import { Clauses } from '../ui/clause.js';
import { Moment } from '../ui/countdown.js';
import { Field } from '../ui/field.js';
import { Loading } from '../ui/loading.js';
import { Page } from '../ui/page.js';
import { Tabs } from '../ui/tabs.js';
import { loadWords, type Words, type WordsOf } from '../words.js';
import { texts } from './texts.js';
import './rules.css';

export interface RulingInForce {
  id: string;
  value: string;
  isDefault: boolean;
  changes: readonly { value: string; reason: string; at: string; by?: string }[];
}

interface Chapter {
  /** What the numbers of its clauses begin with, up to the first dot. */
  key: string;
  title: string;
}

interface Props {
  rulebook: WordsOf;
  /** The game's zone, for the moments of changes. */
  zone: string;
  title?: string;
  chapters: readonly Chapter[];
  /** The clauses that concern this game; all of them where it is left out. */
  only?(clause: string): boolean;
  rulings(words: Words): readonly RulingInForce[];
  /** Names whoever made a change, where several may. */
  by?(who: string): string;
  /** What stands before the chapters; it gets the clauses that are shown. */
  intro?(clauses: Words['clauses']): ReactNode;
  /** Numbers of clauses are long names. */
  wide?: boolean;
}

export function RuleBook(props: Props) {
  const t = useSay(texts);
  const [tab, setTab] = useState<'clauses' | 'rulings'>('clauses');
  const title = props.title ?? t('title');
  return (
    <Page title={title} lead={t('lead')}>
      <Tabs
        label={title}
        tabs={[
          { key: 'clauses', title: t('clauses') },
          { key: 'rulings', title: t('rulings') },
        ]}
        current={tab}
        onChange={setTab}
      >
        <Suspense fallback={<Loading />}>
          {tab === 'clauses' ? <ClauseBook {...props} /> : <RulingList {...props} />}
        </Suspense>
      </Tabs>
    </Page>
  );
}

/** Whether a clause answers what was typed: the beginning of its number, or words of its text. */
function fits(id: string, summary: string, wanted: string): boolean {
  const needle = wanted.trim().toLocaleLowerCase();
  return (
    needle === '' ||
    clauseNumber(id).toLocaleLowerCase().startsWith(needle) ||
    summary.toLocaleLowerCase().includes(needle)
  );
}

function ClauseBook({ rulebook, chapters, intro, wide, only = () => true }: Props) {
  const t = useSay(texts);
  const pick = usePick();
  const { clauses } = use(loadWords(rulebook));
  const [wanted, setWanted] = useState('');
  const all = Object.entries<Clause>(clauses).filter(
    ([id, { summary }]) => only(id) && fits(id, pick(summary), wanted),
  );
  return (
    <div className="stack">
      <Field label={t('find')}>
        {(control) => (
          <input
            {...control}
            type="search"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        )}
      </Field>
      {all.length === 0 && <p className="quiet">{t('nothing')}</p>}
      {intro?.(Object.fromEntries(all))}
      {chapters.map(({ key, title }) => {
        const own = all.filter(([id]) => clauseNumber(id).split('.')[0] === key);
        if (own.length === 0) return null;
        return (
          <Card key={key} title={title}>
            <div>
              {own.map(([id, clause]) => (
                <ClauseRow key={id} id={id} clause={clause} wide={wide} />
              ))}
            </div>
          </Card>
        );
      })}
    </div>
  );
}

function ClauseRow({ id, clause, wide }: { id: string; clause: Clause; wide?: boolean }) {
  const t = useSay(texts);
  const pick = usePick();
  return (
    <div className={wide ? 'clause-row clause-row-wide' : 'clause-row'} id={`clause-${clauseNumber(id)}`}>
      <b>{clauseNumber(id)}</b>
      <div>
        <p>{pick(clause.summary)}</p>
        <p className="quiet small">{t(`kind.${clause.kind}`)}</p>
      </div>
    </div>
  );
}

function RulingList({ rulebook, rulings, zone, by }: Props) {
  const words = use(loadWords(rulebook));
  // What is not as proposed is what people come to read.
  const inForce = [...rulings(words)].sort((a, b) => Number(a.isDefault) - Number(b.isDefault));
  return (
    <div className="grid">
      {inForce.map((ruling) => {
        const known = words.rulings[ruling.id];
        return known && <RulingCard key={ruling.id} ruling={ruling} known={known} zone={zone} by={by} />;
      })}
    </div>
  );
}

interface CardProps {
  ruling: RulingInForce;
  known: Ruling;
  zone: string;
  by?(who: string): string;
}

function RulingCard({ ruling, known, zone, by }: CardProps) {
  const t = useSay(texts);
  const pick = usePick();
  const chosen = known.values[ruling.value];
  const others = Object.entries(known.values).filter(([value]) => value !== ruling.value);
  return (
    <Card
      title={pick(known.title)}
      actions={
        <span className={ruling.isDefault ? 'tag' : 'tag tag-warn'}>
          {t(ruling.isDefault ? 'default' : 'changed')}
        </span>
      }
    >
      <p>
        <b>{chosen ? pick(chosen) : ruling.value}</b> <Clauses ids={known.clauses} />
      </p>
      {ruling.changes.map((change) => (
        <p key={change.at} className="small">
          {by && change.by !== undefined && `${by(change.by)}, `}
          <Moment at={change.at} zone={zone} />: {change.reason}
        </p>
      ))}
      <details>
        <summary>{t('why')}</summary>
        <p className="quiet">{pick(known.reason)}</p>
        {others.length > 0 && (
          <p className="quiet small">
            {t('others', { values: others.map(([, text]) => pick(text)).join('; ') })}
          </p>
        )}
      </details>
    </Card>
  );
}

type KnownRulings = Readonly<
  Record<string, { title: Text; values: Readonly<Record<string, Text>>; clauses: readonly string[] }>
>;

interface ChosenProps {
  /** Values by ruling; only those that are not the default. */
  chosen: Readonly<Record<string, string>>;
  known: KnownRulings;
}

/** Rulings that differ from the default, each in a line; says so where none does. */
export function ChosenRulings({ chosen, known }: ChosenProps) {
  const t = useSay(texts);
  const pick = usePick();
  const list = Object.entries(chosen);
  if (list.length === 0) return <p className="quiet">{t('list.none')}</p>;
  return (
    <ul className="chosen-rulings">
      {list.map(([id, value]) => {
        const ruling = known[id];
        const text = ruling?.values[value];
        return (
          <li key={id}>
            {ruling ? pick(ruling.title) : id}: <b>{text ? pick(text) : value}</b>{' '}
            <Clauses ids={ruling?.clauses ?? []} />
          </li>
        );
      })}
    </ul>
  );
}

/** The same as a card of a wizard's last step. */
export function ChosenRulingsCard(props: ChosenProps) {
  const t = useSay(texts);
  return (
    <Card title={t('list.changed')} level={3}>
      <ChosenRulings {...props} />
    </Card>
  );
}
