import { useId, useState } from 'react';
import type { OfferView } from '../../../rulebooks/race/view.js';
import { useBook } from '../../app/book.js';
import { useCommand } from '../../app/game.js';
import { usePick } from '../../app/prefs.js';
import { Outcome } from '../../steer/outcome.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Clan } from '../parts/clan.js';
import { useOrg } from '../say.js';
import { CaptiveState } from './captive.js';

export function OfferCard({ offer }: { offer: OfferView }) {
  const book = useBook();
  const t = useOrg();
  const pick = usePick();
  return (
    <Card
      level={3}
      title={pick(offer.title)}
      tone="call"
      actions={<Clauses ids={book.citeOffer(offer.kind)} />}
    >
      <dl className="org-facts">
        <div>
          <dt>{t('offers.from')}</dt>
          <dd>{offer.side === null ? t('offers.author') : <Clan id={offer.side} short />}</dd>
        </div>
        <div>
          <dt>{t('offers.bound')}</dt>
          <dd>
            <Clan id={offer.clan} short />
          </dd>
        </div>
        <div>
          <dt>{t('offers.where', { game: String(offer.game), cell: offer.cell })}</dt>
          <dd>
            {t(
              offer.accepted === null
                ? 'offers.unanswered'
                : offer.accepted
                  ? 'offers.accepted'
                  : 'offers.declined',
            )}
          </dd>
        </div>
      </dl>
      <p>{pick(offer.task)}</p>
      {offer.captive ? <CaptiveState offer={offer} /> : <Judge offer={offer} />}
    </Card>
  );
}

/** The judge sees both outcomes before choosing one. */
function Judge({ offer }: { offer: OfferView }) {
  const t = useOrg();
  const { run, busy, error } = useCommand();
  const [fulfilled, setFulfilled] = useState<boolean | null>(null);
  const [note, setNote] = useState('');
  const group = useId();
  const command = (value: boolean) => ({
    type: 'judgeOffer' as const,
    offer: offer.id,
    fulfilled: value,
    ...(note.trim() ? { note: note.trim() } : {}),
  });
  return (
    <>
      <fieldset className="org-verdicts">
        <legend className="label">{t('offers.judge')}</legend>
        {[true, false].map((value) => (
          <div key={String(value)} className="org-verdict">
            <label className="choice">
              <input
                type="radio"
                name={group}
                checked={fulfilled === value}
                onChange={() => setFulfilled(value)}
              />
              <span>{t(value ? 'offers.fulfilled' : 'offers.refused')}</span>
            </label>
            <div className="org-outcome">
              <h4>{t(value ? 'offers.ifFulfilled' : 'offers.ifRefused')}</h4>
              <Outcome command={{ type: 'judgeOffer', offer: offer.id, fulfilled: value }} />
            </div>
          </div>
        ))}
      </fieldset>
      <Field label={t('offers.note')}>
        {(control) => <input {...control} value={note} onChange={(event) => setNote(event.target.value)} />}
      </Field>
      <ErrorNotice error={error} />
      <div className="row">
        <Button
          variant="primary"
          busy={busy}
          disabled={fulfilled === null}
          onClick={() => fulfilled !== null && void run(command(fulfilled))}
        >
          {t('offers.record')}
        </Button>
      </div>
    </>
  );
}
