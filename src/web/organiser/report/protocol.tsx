/** The protocol of a game for paper: every step with its sentences and clauses. */

import { Suspense, use, useState } from 'react';
import { createPortal } from 'react-dom';
import type { GameView } from '../../../rulebooks/mafia-2018/view.js';
import { formatDate } from '../../app/clock.js';
import { loadDescribe } from '../../app/describe.js';
import { useSeason } from '../../app/game.js';
import { useLang, usePick } from '../../app/prefs.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { clauseNumber } from '../../words.js';
import { DAY_STEPS, stepEvents } from '../lib/steps.js';
import { useOrg } from '../say.js';

export function Protocol({ game }: { game: GameView }) {
  const t = useOrg();
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    // The sheet must stand on the page before the browser lays out its paper.
    setTimeout(() => print(), 400);
  };
  return (
    <Card title={t('report.protocol')}>
      <div className="row row-apart">
        <p className="quiet">{t('report.protocolText')}</p>
        <Button onClick={show}>{t('common.print')}</Button>
      </div>
      {open && (
        <Suspense fallback={null}>
          <Sheet game={game} />
        </Suspense>
      )}
    </Card>
  );
}

function Sheet({ game }: { game: GameView }) {
  const { view, answer } = useSeason();
  const t = useOrg();
  const lang = useLang();
  const pick = usePick();
  const words = use(loadDescribe());
  const names = words.namesOf(view, lang, {
    person: (id) => answer.people[id] ?? '—',
    rulings: words.rulings,
  });
  return createPortal(
    <section className="org-sheet org-protocol">
      <p className="org-card-season">{pick(view.title)}</p>
      <h1>{t('report.protocolOf', { n: String(game.number), date: formatDate(game.date, lang) })}</h1>
      {DAY_STEPS.map((step) => {
        const entries = stepEvents(view, game, step);
        if (entries.length === 0) return null;
        return (
          <section key={step}>
            <h2>{t(`step.${step}`)}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.id}>
                  {words.describe(entry.event, names, lang)}{' '}
                  <small>({entry.event.clauses.map(clauseNumber).join(', ')})</small>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <p className="org-signature">{t('report.signature')} ____________________</p>
    </section>,
    document.body,
  );
}
