/** Rulings on open points, what was answered to questions, and the master's other decisions. */
import { Suspense } from 'react';
import { answerText, decisionText } from '../../../../rulebooks/twelve-rooms/describe.js';
import { Rulings } from '../../../steer/rulings.js';
import { Card } from '../../../ui/card.js';
import { Moment } from '../../../ui/countdown.js';
import { Loading } from '../../../ui/loading.js';
import { Page } from '../../../ui/page.js';
import { useNames } from '../lib/names.js';
import { useMaster, useRooms } from '../lib/use.js';

export default function RulingsScreen() {
  const { view, master } = useRooms();
  const t = useMaster();
  const { said, lang } = useNames();
  const decisions = [
    ...master.answers.map((one) => ({ at: one.at, text: answerText(one, said, lang) })),
    ...master.decisions.map((one) => ({ at: one.at, text: decisionText(one, said, lang) })),
  ].sort((a, b) => (a.at < b.at ? 1 : -1));
  return (
    <Page title={t('nav.rulings')}>
      {decisions.length > 0 && (
        <Card title={t('rulings.decisions')}>
          <ol className="rm-overrides">
            {decisions.map(({ at, text }) => (
              <li key={at + text}>
                <span>{text}</span>
                <span className="quiet small">
                  <Moment at={at} zone={view.zone} />
                </span>
              </li>
            ))}
          </ol>
        </Card>
      )}
      <Suspense fallback={<Loading />}>
        <Rulings rulings={view.rulings} />
      </Suspense>
    </Page>
  );
}
