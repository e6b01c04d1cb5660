/** Raising a bid: by one, two or five over the highest, or any number. */
import { useState } from 'react';
import type { SeasonCommand } from '../../../rulebooks/race/commands.js';
import { quoted } from '../../../texts/numbers.js';
import { useCommand, useSeason } from '../../app/game.js';
import { useLang } from '../../app/prefs.js';
import { Button } from '../../ui/button.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { NumberStepper } from '../../ui/number-stepper.js';
import { Receipt } from '../../ui/receipt.js';
import { useC } from '../say.js';

interface BidFormProps {
  team: string;
  highest: number;
  /** The least first bid. */
  least: number;
  /** How much the clan has to give, as far as the screen knows. */
  most: number;
  command(cells: number): SeasonCommand;
}

interface Offer {
  amount: number;
  /** The highest bid it was chosen over. */
  over: number;
}

export function BidForm({ team, highest, least, most, command }: BidFormProps) {
  const { view } = useSeason();
  const c = useC();
  const lang = useLang();
  const { run, busy, error, receipt } = useCommand();
  const lowest = Math.max(least, highest + 1);
  // What stands on the button changes only by the person's own hand, never because somebody else has bid.
  const [sending, setSending] = useState(false);
  const [offer, setOffer] = useState<Offer | null>(null);
  if (offer === null && !sending) setOffer({ amount: lowest, over: highest });
  const amount = offer?.amount ?? lowest;
  const stale = offer !== null && !sending && amount < lowest;
  const choose = (to: number) => setOffer({ amount: to, over: highest });
  const roof = Math.max(lowest, most);
  return (
    <form
      className="stack-tight"
      onSubmit={async (event) => {
        event.preventDefault();
        setSending(true);
        if (await run(command(amount))) setOffer(null);
        setSending(false);
      }}
    >
      <div className="raise">
        {[1, 2, 5].map((step) => {
          const to = Math.max(least, highest + step);
          return (
            <Button
              key={step}
              aria-pressed={amount === to}
              disabled={highest + step > roof}
              aria-label={c('lots.raise', { n: step })}
              onClick={() => choose(to)}
            >
              {`+${step}`}
            </Button>
          );
        })}
        <NumberStepper
          label={c('lots.amount', { team: quoted(team, lang) })}
          value={amount}
          min={stale ? amount : lowest}
          max={roof}
          onChange={choose}
        />
      </div>
      <Button type="submit" variant="primary" wide busy={busy} disabled={stale || most < amount}>
        {c('lots.bid', { n: amount })}
      </Button>
      {stale && offer && (
        <div role="alert">
          <Notice tone="warn">
            <p>{c('lots.risen', { was: offer.over, now: highest })}</p>
            {most >= lowest && (
              <Button onClick={() => choose(lowest)}>{c('lots.change', { n: lowest })}</Button>
            )}
          </Notice>
        </div>
      )}
      <ErrorNotice error={error} />
      <Receipt receipt={receipt} zone={view.zone} />
    </form>
  );
}
