/** Rulings in force and the judge's decisions of this game: answers, and what was set by hand. */
import { Suspense, use } from 'react';
import { Rulings } from '../../steer/rulings.js';
import { Card } from '../../ui/card.js';
import { Moment } from '../../ui/countdown.js';
import { Loading } from '../../ui/loading.js';
import { Page } from '../../ui/page.js';
import { loadWords } from '../../words.js';
import { rulingStates } from '../shared/rulings.js';
import { useTableView } from '../shared/use-view.js';
import { type DeskSay, useDesk } from './say.js';
import { texts } from './texts.js';

export default function RulingsScreen() {
  const t = useDesk();
  return (
    <Page title={t('nav.rulings')}>
      <Decisions />
      <Suspense fallback={<Loading />}>
        <InForce />
      </Suspense>
    </Page>
  );
}

function InForce() {
  const { view } = useTableView();
  const { rulings } = use(loadWords('vavt-cup-2017'));
  return <Rulings rulings={rulingStates(view, rulings)} />;
}

function Decisions() {
  const { view } = useTableView();
  const t = useDesk();
  const { answers = [], overrides = [] } = view.judge ?? {};
  const decisions = [
    ...answers.map(({ at, choice, reason }) => ({
      at,
      text: t('rulings.answer', { choice: choiceName(choice, t) }),
      reason,
    })),
    ...overrides.map(({ at, kind, reason }) => ({ at, text: kindName(kind, t), reason })),
  ].sort((a, b) => (a.at < b.at ? 1 : -1));
  if (decisions.length === 0) return null;
  return (
    <Card title={t('rulings.decisions')}>
      <ol className="tb-decisions">
        {decisions.map(({ at, text, reason }) => (
          <li key={at + text}>
            <b>{text}</b>
            {reason && <span>{reason}</span>}
            <span className="quiet small">
              <Moment at={at} zone={view.zone} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

type Key = keyof typeof texts;
const isKey = (key: string): key is Key => Object.hasOwn(texts, key);

function choiceName(choice: string, t: DeskSay): string {
  const key = `choice.${choice}`;
  return isKey(key) ? t(key) : choice;
}

function kindName(kind: string, t: DeskSay): string {
  const key = `effectKind.${kind}`;
  return isKey(key) ? t(key) : kind;
}
