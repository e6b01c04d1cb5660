/** A result before the second person says it is right: read it against the paper, then press. */
import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorNotice } from '../../ui/notice.js';
import { tableOf, useCup, useCupCommand, useCupGame } from '../lib/use.js';
import { type Place, waitingOf } from '../lib/waiting.js';
import { TableCard } from '../parts/table-card.js';
import { ResultDialog } from './result-dialog.js';

/** What waits in any round, closed ones too: a result that nobody verifies does not count. */
export function Waiting() {
  const { view } = useCupGame();
  const t = useCup();
  const [open, setOpen] = useState<Place | null>(null);
  const { mine, others } = waitingOf(view);
  if (view.finished || mine.length + others.length === 0) return null;
  return (
    <Card title={t('verify.waiting', { n: mine.length + others.length })} tone="call">
      <ul className="lines">
        {mine.map((place) => (
          <li key={`${place.round}-${place.table}`}>
            <b>{t('row.at', { ...place })}</b>
            <Button variant="primary" onClick={() => setOpen(place)}>
              {t('verify.look')}
            </Button>
          </li>
        ))}
        {others.map((place) => (
          <li key={`${place.round}-${place.table}`}>
            <b>{t('row.at', { ...place })}</b>
            <span className="quiet">{t('verify.second')}</span>
          </li>
        ))}
      </ul>
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open ? t('verify.title', { ...open }) : ''}
        sheet
      >
        {open && <Verify place={open} onDone={() => setOpen(null)} />}
      </Dialog>
    </Card>
  );
}

export function Verify({ place, onDone }: { place: Place; onDone(): void }) {
  const { view } = useCupGame();
  const t = useCup();
  const { run, busy, error } = useCupCommand();
  const [fix, setFix] = useState(false);
  const table = tableOf(view, place.round, place.table);
  if (!table) return null;
  const verify = async () => {
    if (await run({ type: 'verifyResult', round: place.round, table: place.table })) onDone();
  };
  return (
    <div className="stack">
      <p>
        {t('verify.text')} <Clauses ids={['mafia-cup:3.5']} />
      </p>
      <TableCard round={place.round} table={table} sheet />
      <ErrorNotice error={error} />
      <div className="row">
        <Button variant="primary" className="org-go" icon="check" busy={busy} onClick={() => void verify()}>
          {t('verify.do')}
        </Button>
        <Button onClick={() => setFix(true)}>{t('verify.wrong')}</Button>
      </div>
      <ResultDialog round={place.round} table={fix ? table : null} onClose={() => setFix(false)} />
    </div>
  );
}
