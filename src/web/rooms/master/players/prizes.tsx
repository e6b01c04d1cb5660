import { useState } from 'react';
import { prizeText } from '../../../../rulebooks/twelve-rooms/describe.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Clauses } from '../../../ui/clause.js';
import { Dialog } from '../../../ui/dialog.js';
import { useNames } from '../lib/names.js';
import { useMaster, useRooms } from '../lib/use.js';
import { PrizeForm } from './prize-form.js';

/** Prizes of contests and those given by hand; maps sent for B.2. */
export function PrizesCard() {
  const { view, master } = useRooms();
  const t = useMaster();
  const names = useNames();
  const [open, setOpen] = useState(false);
  return (
    <Card title={t('prizes.title')} actions={<Clauses ids={['twelve-rooms:B.2', 'twelve-rooms:B.3']} />}>
      {master.prizes.length === 0 && master.claims.length === 0 && (
        <p className="quiet">{t('prizes.none')}</p>
      )}
      <ul className="rm-facts">
        {master.prizes.map(({ id, player, turn, what, used, note }) => (
          <li key={id}>
            <b>{names.nick(player)}</b>
            <span>{prizeText(what, names.lang)}</span>
            <span className="quiet">{t('prizes.for', { n: turn })}</span>
            {used && <span className="tag">{t('prizes.used')}</span>}
            {note && <span className="quiet">{note}</span>}
          </li>
        ))}
        {master.claims.map(({ player, at, answer }) => (
          <li key={player + at}>
            <b>{names.nick(player)}</b>
            <span>{t(`claim.${answer}`)}</span>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button disabled={!view.turn} onClick={() => setOpen(true)}>
          {t('prizes.give')}
        </Button>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('prizes.give')} sheet>
        <PrizeForm onDone={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
}
