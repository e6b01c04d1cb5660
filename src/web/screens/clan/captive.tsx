/** 9.3.6: a captive team, its auction, and the cells its price is paid with. */
import { useState } from 'react';
import type { OfferView } from '../../../rulebooks/race/view.js';
import { cellList } from '../../../texts/numbers.js';
import { useBook } from '../../app/book.js';
import { instantOf, serverNow, wallClock, zoneName } from '../../app/clock.js';
import { useCommand, useSeason, useSides } from '../../app/game.js';
import { useLang } from '../../app/prefs.js';
import { Board } from '../../board/board.js';
import { Button } from '../../ui/button.js';
import { Clauses } from '../../ui/clause.js';
import { Countdown } from '../../ui/countdown.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { Receipt } from '../../ui/receipt.js';
import { SideChip } from '../../ui/side-chip.js';
import { useC } from '../say.js';
import { BidForm } from './bid-form.js';
import { Bids } from './bids.js';
import { freeCells } from './pledges.js';

type CaptiveView = NonNullable<OfferView['captive']>;
interface CaptiveProps {
  offer: OfferView;
  captive: CaptiveView;
}

export function Captive({ offer, captive }: CaptiveProps) {
  const book = useBook();
  const { view } = useSeason();
  const side = useSides();
  const c = useC();
  const asked = (key: string) => view.todo.some((todo) => todo.key === key && todo.ref === offer.id);
  const mine = view.clans.find((clan) => clan.id === view.me?.clan);
  const least = view.numbers?.offers?.captiveLeast ?? 1;
  const highest = captive.bids.at(-1)?.cells ?? 0;
  return (
    <div className="stack-tight">
      <p>
        <span className="quiet">{c('captive.team')}:</span> <b>{captive.team ?? c('captive.unnamed')}</b>
      </p>
      {captive.closesAt && !captive.closed && (
        <Countdown until={captive.closesAt} zone={view.zone} label={c('lots.closes')} />
      )}
      {asked('nameCaptive') && <NameForm offer={offer} captive={captive} />}
      {asked('openCaptiveAuction') && <OpenForm offer={offer} captive={captive} />}
      {asked('bidCaptive') && mine && (
        <>
          <p className="quiet small">
            {c('captive.least', { n: least })} <Clauses ids={book.cite('offer.captive')} />
          </p>
          <BidForm
            team={captive.team ?? ''}
            highest={highest}
            least={least}
            most={freeCells(view, mine.id, { captive: offer.id })}
            command={(cells) => ({ type: 'bidCaptive', offer: offer.id, cells })}
          />
        </>
      )}
      <Bids bids={captive.bids} />
      {captive.winner !== null && (
        <p className="row">
          {c('lots.winner')} <SideChip side={side(captive.winner)} />
          {captive.price > 0 && <span className="quiet">{c('captive.sold', { n: captive.price })}</span>}
          {captive.paid && captive.paid.length > 0 && (
            <span className="quiet">{c('lots.paid', { list: cellList(captive.paid) })}</span>
          )}
        </p>
      )}
      {asked('chooseCaptiveCells') && <ChooseCells offer={offer} captive={captive} />}
    </div>
  );
}

function NameForm({ offer }: CaptiveProps) {
  const { view } = useSeason();
  const c = useC();
  const { run, busy, error, receipt } = useCommand();
  const teams = view.clans.find((clan) => clan.id === offer.clan)?.teams ?? [];
  const [team, setTeam] = useState('');
  return (
    <form
      className="stack-tight"
      onSubmit={(event) => {
        event.preventDefault();
        if (team) void run({ type: 'nameCaptive', offer: offer.id, team });
      }}
    >
      <Field label={c('captive.team')} error={error}>
        {(control) => (
          <select {...control} value={team} onChange={(event) => setTeam(event.target.value)}>
            <option value="">—</option>
            {teams.map((one) => (
              <option key={one.team}>{one.team}</option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" variant="primary" busy={busy} disabled={team === ''}>
        {c('captive.name')}
      </Button>
      <Receipt receipt={receipt} zone={view.zone} />
    </form>
  );
}

function OpenForm({ offer }: CaptiveProps) {
  const { view } = useSeason();
  const lang = useLang();
  const c = useC();
  const { run, busy, error, receipt } = useCommand();
  const [until, setUntil] = useState(() => wallClock(serverNow() + 20 * 3_600_000, view.zone));
  const closesAt = instantOf(until, view.zone);
  return (
    <form
      className="stack-tight"
      onSubmit={(event) => {
        event.preventDefault();
        if (closesAt) void run({ type: 'openCaptiveAuction', offer: offer.id, closesAt });
      }}
    >
      <Field label={c('captive.until', { zone: zoneName(view.zone, lang) })} error={error}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" busy={busy} disabled={!closesAt}>
        {c('captive.open')}
      </Button>
      <Receipt receipt={receipt} zone={view.zone} />
    </form>
  );
}

function ChooseCells({ offer, captive }: CaptiveProps) {
  const { view } = useSeason();
  const c = useC();
  const { run, busy, error, receipt } = useCommand();
  const [chosen, setChosen] = useState<number[]>([]);
  const theirs = view.board.cells.filter((cell) => cell.owner === captive.winner).map((cell) => cell.n);
  const lost = busy || receipt ? [] : chosen.filter((cell) => !theirs.includes(cell));
  const toggle = (cell: number) => {
    if (!theirs.includes(cell)) return;
    setChosen((now) => (now.includes(cell) ? now.filter((one) => one !== cell) : [...now, cell]));
  };
  return (
    <div className="stack-tight">
      <p>{c('captive.chooseText', { n: captive.price })}</p>
      <Board board={view.board} selectable={theirs} selected={chosen} onCell={toggle} />
      <Button
        variant="primary"
        wide
        busy={busy}
        disabled={chosen.length !== captive.price || lost.length > 0}
        onClick={() => void run({ type: 'chooseCaptiveCells', offer: offer.id, cells: chosen })}
      >
        {`${c('captive.choose')}: ${chosen.length} / ${captive.price}`}
      </Button>
      {lost.length > 0 && (
        <div role="alert">
          <Notice tone="warn">
            <p>{c('captive.lost', { list: cellList(lost) })}</p>
            <Button onClick={() => setChosen((now) => now.filter((cell) => theirs.includes(cell)))}>
              {c('paint.removeTaken')}
            </Button>
          </Notice>
        </div>
      )}
      <ErrorNotice error={error} />
      <Receipt receipt={receipt} zone={view.zone} />
    </div>
  );
}
