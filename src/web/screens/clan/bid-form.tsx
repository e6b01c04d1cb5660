/** Raising a bid: by one, two or five over the highest, or any number. */
import { useState } from 'react';
import type { MafiaCommand } from '../../../rulebooks/mafia-2018/commands.js';
import { useCommand, useSeason } from '../../app/game.js';
import { Button } from '../../ui/button.js';
import { ErrorNotice } from '../../ui/notice.js';
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
  command(cells: number): MafiaCommand;
}

export function BidForm({ team, highest, least, most, command }: BidFormProps) {
  const { view } = useSeason();
  const c = useC();
  const { run, busy, error, receipt } = useCommand();
  const lowest = Math.max(least, highest + 1);
  const [wanted, setWanted] = useState<number | null>(null);
  const amount = Math.max(lowest, wanted ?? lowest);
  const roof = Math.max(lowest, most);
  return (
    <form
      className="stack-tight"
      onSubmit={async (event) => {
        event.preventDefault();
        if (await run(command(amount))) setWanted(null);
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
              onClick={() => setWanted(to)}
            >
              {`+${step}`}
            </Button>
          );
        })}
        <NumberStepper
          label={c('lots.amount', { team })}
          value={amount}
          min={lowest}
          max={roof}
          onChange={setWanted}
        />
      </div>
      <Button type="submit" variant="primary" wide busy={busy} disabled={most < lowest}>
        {c('lots.bid', { n: amount })}
      </Button>
      <ErrorNotice error={error} />
      <Receipt receipt={receipt} zone={view.zone} />
    </form>
  );
}
