/** 6.6 and 9.5: until the last day for it, a boss names his consigliere and sends the clan's offer. */
import { useState } from 'react';
import { useBook } from '../../app/book.js';
import { useNow } from '../../app/clock.js';
import { useCommand, usePersonName, useSeason } from '../../app/game.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Countdown } from '../../ui/countdown.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Receipt } from '../../ui/receipt.js';
import { useC } from '../say.js';

export function Appointments({ clan }: { clan: number }) {
  const book = useBook();
  const { view } = useSeason();
  const c = useC();
  const now = useNow(30_000);
  if (view.me?.role !== 'boss' || Date.parse(view.appointmentsUntil) <= now) return null;
  return (
    <Card title={c(book.has('proposals') ? 'appoint.title' : 'appoint.titleShort')}>
      <Countdown until={view.appointmentsUntil} zone={view.zone} label={c('todo.until')} />
      <Consigliere clan={clan} />
      {book.has('proposals') && <Proposal clan={clan} />}
    </Card>
  );
}

function Consigliere({ clan }: { clan: number }) {
  const book = useBook();
  const { view } = useSeason();
  const name = usePersonName();
  const c = useC();
  const { run, busy, error, receipt } = useCommand();
  const seats = view.clans.find((one) => one.id === clan)?.seats ?? [];
  const members = seats.filter((seat) => seat.role === 'member');
  const named = seats.filter((seat) => seat.role === 'consigliere');
  return (
    <section className="stack-tight">
      <h3>
        {c('appoint.consigliere')} <Clauses ids={book.cite('seats.deputy')} />
      </h3>
      {named.map(({ person }) => (
        <p key={person}>{c('appoint.named', { name: name(person) })}</p>
      ))}
      {members.length + named.length === 0 && <p className="quiet">{c('appoint.nobody')}</p>}
      <div className="row">
        {members.map(({ person }) => (
          <Button
            key={person}
            busy={busy}
            onClick={() => void run({ type: 'assignSeat', person, clan, role: 'consigliere' })}
          >
            {name(person)}
          </Button>
        ))}
      </div>
      <ErrorNotice error={error} />
      <Receipt receipt={receipt} zone={view.zone} />
    </section>
  );
}

function Proposal({ clan }: { clan: number }) {
  const book = useBook();
  const { view } = useSeason();
  const c = useC();
  const { run, busy, error, receipt } = useCommand();
  const sent = view.proposals.find((one) => one.clan === clan)?.text ?? '';
  const [text, setText] = useState(sent);
  return (
    <form
      className="stack-tight"
      onSubmit={(event) => {
        event.preventDefault();
        void run({ type: 'proposeOffer', text });
      }}
    >
      <h3>
        {c('appoint.offer')} <Clauses ids={book.cite('proposals.until')} />
      </h3>
      <Field label={c('appoint.offerText')} hint={c('appoint.offerHint')} error={error}>
        {(control) => (
          <textarea
            {...control}
            maxLength={4000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={busy} disabled={text.trim() === '' || text === sent}>
        {c('appoint.send')}
      </Button>
      <Receipt receipt={receipt} zone={view.zone} />
    </form>
  );
}
