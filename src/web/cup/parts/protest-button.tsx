import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Dialog } from '../../ui/dialog.js';
import { useCup, useCupGame } from '../lib/use.js';
import { type GamePlace, ProtestForm } from './protest-form.js';

/** One's own protests with what was decided, and the way to file another. */
export function OwnProtests({ games }: { games: readonly GamePlace[] }) {
  const { view } = useCupGame();
  const t = useCup();
  const [open, setOpen] = useState(false);
  const mine = view.protests.filter((protest) => protest.mine);
  if (games.length === 0 && mine.length === 0) return null;
  return (
    <Card title={t('protest.title')}>
      {mine.length > 0 && (
        <ul className="lines">
          {mine.map((protest) => (
            <li key={protest.protest}>
              <span>
                <b>{t('row.at', { round: protest.round, table: protest.table })}</b>: {protest.text}
                {protest.decision && <span className="cup-about">{protest.decision.text}</span>}
              </span>
              <span className={protest.decision ? 'tag tag-good' : 'tag tag-warn'}>
                {t(protest.decision ? `verdict.${protest.decision.verdict}` : 'protest.waits')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {games.length > 0 && !view.finished && (
        <div className="row">
          <Button onClick={() => setOpen(true)}>{t('protest.file')}</Button>
        </div>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={t('protest.file')} sheet>
        <ProtestForm games={games} onDone={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
}
