/** 9: what is asked of the clan, its answer, and the auction of captives. */
import { useState } from 'react';
import type { OfferView } from '../../../rulebooks/race/view.js';
import { useBook } from '../../app/book.js';
import { type CommandRun, useCommand, useSeason, useSides } from '../../app/game.js';
import { signed } from '../../app/i18n.js';
import { usePick, useT } from '../../app/prefs.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Receipt } from '../../ui/receipt.js';
import { SideChip } from '../../ui/side-chip.js';
import { useC } from '../say.js';
import { Captive } from './captive.js';

export function Offers({ clan }: { clan: number }) {
  const { view } = useSeason();
  const c = useC();
  // An auction of captives is everybody's business; the other offers are the two sides'.
  const ours = view.offers.filter((one) => one.clan === clan || one.side === clan || one.captive);
  const open = ours.filter((one) => one.stage === 'open');
  const past = ours.filter((one) => one.stage === 'settled');
  if (ours.length === 0) return null;
  return (
    <div id="offers" className="stack">
      {open.map((offer) => (
        <Offer key={offer.id} offer={offer} />
      ))}
      {past.length > 0 && (
        <details>
          <summary>{c('offers.past')}</summary>
          <div className="stack">
            {past.map((offer) => (
              <Offer key={offer.id} offer={offer} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function Offer({ offer }: { offer: OfferView }) {
  const book = useBook();
  const { view } = useSeason();
  const side = useSides();
  const pick = usePick();
  const c = useC();
  // Kept here: the form leaves the page together with the task.
  const answer = useCommand();
  const asked = view.todo.some((todo) => todo.key === 'answerOffer' && todo.ref === offer.id);
  return (
    <Card
      title={pick(offer.title)}
      tone={asked ? 'call' : 'plain'}
      actions={<Clauses ids={book.citeOffer(offer.kind)} />}
    >
      <p>{pick(offer.task)}</p>
      <p className="row small">
        <span className="quiet">{c('offers.from')}</span>
        {offer.side === null ? c('offers.author') : <SideChip side={side(offer.side)} size="small" short />}
        <span className="quiet">{c('offers.to')}</span>
        <SideChip side={side(offer.clan)} size="small" short />
        <span className="quiet">{c('offers.cell', { n: offer.cell, game: offer.game })}</span>
      </p>
      <p>
        <OfferState offer={offer} />
      </p>
      {asked && <OfferAnswer offer={offer} answer={answer} />}
      <ErrorNotice error={answer.error} />
      <Receipt receipt={answer.receipt} zone={view.zone} />
      {offer.captive && <Captive offer={offer} captive={offer.captive} />}
    </Card>
  );
}

function OfferState({ offer }: { offer: OfferView }) {
  const c = useC();
  if (offer.fulfilled !== null) {
    return (
      <span className={`tag ${offer.fulfilled ? 'tag-good' : 'tag-bad'}`}>
        {c(offer.fulfilled ? 'offers.fulfilled' : 'offers.failed')}
      </span>
    );
  }
  if (offer.accepted !== null) {
    return <span className="tag">{c(offer.accepted ? 'offers.accepted' : 'offers.refused')}</span>;
  }
  return (
    <span className="tag tag-warn">{c(offer.stage === 'open' ? 'offers.waiting' : 'offers.settled')}</span>
  );
}

function OfferAnswer({ offer, answer }: { offer: OfferView; answer: CommandRun }) {
  const c = useC();
  const t = useT();
  const side = useSides();
  const pick = usePick();
  const { view } = useSeason();
  const [choice, setChoice] = useState<boolean | null>(null);
  // The clan's word settles these two; a promise to do a task is judged later.
  const ends = offer.kind === 'tribute' || offer.kind === 'surrender' ? offer.kind : null;
  const plus = signed(offer.stake);
  const minus = signed(view.numbers?.offers?.refused ?? -offer.stake);
  const from = offer.side === null ? undefined : side(offer.side);
  const send = async () => {
    if (choice === null) return;
    await answer.run({ type: 'answerOffer', offer: offer.id, accept: choice });
    setChoice(null);
  };
  return (
    <>
      <div className="row">
        <Button variant="primary" onClick={() => setChoice(true)}>
          {ends ? c('offers.acceptNow', { n: plus }) : c('offers.accept')}
        </Button>
        <Button variant="danger" onClick={() => setChoice(false)}>
          {c('offers.refuse', { n: minus })}
        </Button>
      </div>
      {!ends && <p className="quiet small">{c('offers.promise', { plus, minus })}</p>}
      <Dialog
        open={choice !== null}
        onClose={() => setChoice(null)}
        title={c(choice ? 'offers.confirmAccept' : 'offers.confirmRefuse')}
        sheet
        actions={
          <>
            <Button onClick={() => setChoice(null)}>{t('common.cancel')}</Button>
            <Button variant={choice ? 'primary' : 'danger'} busy={answer.busy} onClick={() => void send()}>
              {c(choice ? 'offers.yes' : 'offers.no')}
            </Button>
          </>
        }
      >
        <p>
          {choice && !ends
            ? c('offers.promise', { plus, minus })
            : c('offers.now', { n: choice ? plus : minus })}
        </p>
        {choice && ends && <p>{c(`offers.gives.${ends}`, { side: from ? pick(from.name) : '—' })}</p>}
        <p className="quiet">{c('offers.final')}</p>
      </Dialog>
    </>
  );
}
