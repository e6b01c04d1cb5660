/** A sealed letter before a game of intrigue: an ally, a target, and what each answer of the ally would bring. */
import { useState } from 'react';
import type { Topic } from '../../../rulebooks/race/topics.js';
import type { GameView } from '../../../rulebooks/race/view.js';
import { useBook } from '../../app/book.js';
import { useNow } from '../../app/clock.js';
import { useCommand, useSeason, useSides } from '../../app/game.js';
import { signed } from '../../app/i18n.js';
import { usePick, useT } from '../../app/prefs.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Countdown } from '../../ui/countdown.js';
import { Dialog } from '../../ui/dialog.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Receipt } from '../../ui/receipt.js';
import { SideChip } from '../../ui/side-chip.js';
import { useC } from '../say.js';

type Letters = NonNullable<GameView['letters']>;

export function Letter({ clan }: { clan: number }) {
  const { view } = useSeason();
  const now = useNow(10_000);
  const game = view.games.find(({ letters }) => letters?.open && Date.parse(letters.until) > now);
  // Only the nearest round is written for: the one before the next game, or the first that is still to come.
  if (!game?.letters) return null;
  return (
    <div id="letter">
      <WriteLetter key={game.number} clan={clan} game={game} letters={game.letters} />
    </div>
  );
}

function WriteLetter({ clan, game, letters }: { clan: number; game: GameView; letters: Letters }) {
  const { view } = useSeason();
  const book = useBook();
  const c = useC();
  const t = useT();
  const pick = usePick();
  const side = useSides();
  const { run, busy, error, receipt } = useCommand();
  const sent = letters.own;
  const [ally, setAlly] = useState<number | null>(sent?.ally ?? null);
  const [target, setTarget] = useState<number | null>(sent?.target ?? null);
  const [sure, setSure] = useState(false);
  const mayWrite = view.me?.role !== 'member';
  const asked = view.todo.some((todo) => todo.key === 'letter' && todo.game === game.number);
  const same = ally !== null && ally === target;
  const ready = ally !== null && target !== null && !same;
  const changed = ally !== sent?.ally || target !== sent?.target;
  const send = async () => {
    setSure(false);
    if (ready) await run({ type: 'sendLetter', game: game.number, ally, target });
  };
  const choose = (
    label: string,
    value: number | null,
    set: (id: number | null) => void,
    fault: string | null,
  ) => (
    <Field label={label} error={fault}>
      {(control) => (
        <select
          {...control}
          value={value ?? ''}
          onChange={(event) => set(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">{c('letter.choose')}</option>
          {view.board.sides
            .filter(({ id }) => id !== clan)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {pick(name)}
              </option>
            ))}
        </select>
      )}
    </Field>
  );
  return (
    <Card
      title={c('letter.title', { n: game.number })}
      tone={asked ? 'call' : 'plain'}
      actions={<Clauses ids={book.cite('intrigues')} />}
    >
      <Countdown until={letters.until} zone={view.zone} label={c('letter.until')} />
      <p className="quiet">{c('letter.secret')}</p>
      {sent && (
        <p className="row">
          <b>{c('letter.sent')}</b> <SideChip side={side(sent.ally)} size="small" short />
          <span className="quiet">{c('letter.against')}</span>
          <SideChip side={side(sent.target)} size="small" short />
        </p>
      )}
      {mayWrite ? (
        <>
          {choose(c('letter.ally'), ally, setAlly, null)}
          {choose(c('letter.target'), target, setTarget, same ? c('letter.same') : null)}
          {ready && <Cases ally={ally} target={target} />}
          <div className="row">
            <Button
              variant="primary"
              busy={busy}
              disabled={!ready || !changed}
              onClick={() => (sent ? setSure(true) : void send())}
            >
              {c(sent ? 'letter.replace' : 'letter.seal')}
            </Button>
          </div>
        </>
      ) : (
        <p className="quiet">{c('letter.notHead')}</p>
      )}
      <ErrorNotice error={error} />
      <Receipt receipt={receipt} zone={view.zone} />
      <Dialog
        open={sure}
        onClose={() => setSure(false)}
        title={c('letter.replaceTitle')}
        sheet
        actions={
          <>
            <Button onClick={() => setSure(false)}>{t('common.cancel')}</Button>
            <Button variant="primary" onClick={() => void send()}>
              {c('letter.replace')}
            </Button>
          </>
        }
      >
        <p>{c('letter.replaceText')}</p>
      </Dialog>
    </Card>
  );
}

/** What the letter would mean, case by case; none of it depends on what anybody has written. */
function Cases({ ally, target }: { ally: number; target: number }) {
  const { view } = useSeason();
  const book = useBook();
  const c = useC();
  const pick = usePick();
  const side = useSides();
  const name = (id: number) => {
    const found = side(id);
    return found ? pick(found.short) : '—';
  };
  const amounts = view.numbers?.intrigues;
  if (!amounts) return null;
  const names = {
    ...{ ally: name(ally), target: name(target) },
    ...{ plus: signed(amounts.ally), minus: signed(amounts.target), failed: signed(amounts.failed) },
    ...{ winner: signed(amounts.winner), loser: signed(amounts.loser) },
  };
  const cases: [key: 'both' | 'differ' | 'other' | 'silent', topic: Topic][] = [
    ['both', 'intrigues.success'],
    ['differ', 'council'],
    ['other', 'intrigues.failed'],
    ['silent', 'intrigues.duel'],
  ];
  return (
    <section className="stack-tight letter-cases" aria-live="polite">
      <h3>{c('letter.cases')}</h3>
      <dl>
        {cases.map(([key, topic]) => (
          <div key={key}>
            <dt>{c(`letter.if.${key}`, names)}</dt>
            <dd>
              {c(`letter.then.${key}`, names)} <Clauses ids={book.cite(topic)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
