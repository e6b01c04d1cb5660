/** 7.7: the auction of emigrant teams; bids are cells of the clan. */
import type { GameView, LotView } from '../../../rulebooks/race/view.js';
import { cellList } from '../../../texts/numbers.js';
import { useBook } from '../../app/book.js';
import { serverNow } from '../../app/clock.js';
import { useSeason, useSides } from '../../app/game.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Countdown } from '../../ui/countdown.js';
import { SideChip } from '../../ui/side-chip.js';
import { useC } from '../say.js';
import { BidForm } from './bid-form.js';
import { Bids } from './bids.js';
import { freeCells, pledgedCells } from './pledges.js';

export function Lots({ clan }: { clan: number | null }) {
  const { view } = useSeason();
  // Before the season begins there is nothing to count down to.
  if (view.phase === 'setup') return null;
  const game = view.games.find((one) => one.auction && !(one.auction.closed && one.stage === 'resolved'));
  if (!game?.auction) return null;
  return <LotsOf game={game} auction={game.auction} clan={clan} />;
}

interface LotsOfProps {
  game: GameView;
  auction: NonNullable<GameView['auction']>;
  clan: number | null;
}

function LotsOf({ game, auction, clan }: LotsOfProps) {
  const book = useBook();
  const { view } = useSeason();
  const c = useC();
  const ahead = Date.parse(auction.opensAt) > serverNow();
  const pledged = clan === null ? 0 : pledgedCells(view, clan);
  const cells = view.clans.find((one) => one.id === clan)?.cells ?? 0;
  return (
    <div id="lots">
      <Card title={c('lots.title')} actions={<Clauses ids={book.cite('emigrants.auction')} />}>
        <p className="quiet">{c('lots.game', { n: game.number })}</p>
        {auction.closed ? (
          <p>{c('lots.closed')}</p>
        ) : (
          <Countdown
            until={ahead ? auction.opensAt : auction.closesAt}
            zone={view.zone}
            label={c(ahead ? 'lots.opens' : 'lots.closes')}
          />
        )}
        {clan !== null && !auction.closed && (
          <p>
            {c('lots.pledged', { cells, pledged })} <Clauses ids={book.cite('emigrants.bids')} />
          </p>
        )}
        {auction.lots.length === 0 && <p className="quiet">{c('lots.none')}</p>}
        {auction.lots.map((lot) => (
          <Lot key={lot.id} lot={lot} clan={clan} opened={!ahead} />
        ))}
      </Card>
    </div>
  );
}

interface LotProps {
  lot: LotView;
  clan: number | null;
  opened: boolean;
}

function Lot({ lot, clan, opened }: LotProps) {
  const { view } = useSeason();
  const side = useSides();
  const c = useC();
  const may = clan !== null && !lot.closed && opened && view.me?.role !== 'member';
  return (
    <Card level={3} title={`${c('lots.number', { n: lot.number })}. ${lot.team}`} tone="quiet">
      <p className="row">
        <span className="quiet">{c('lots.highest')}:</span>
        {lot.highest ? (
          <>
            <b className="number">{lot.highest.cells}</b>
            <SideChip side={side(lot.highest.clan)} size="small" short />
            {lot.highest.clan === clan && <span className="tag tag-good">{c('lots.yours')}</span>}
          </>
        ) : (
          c('lots.noBids')
        )}
      </p>
      {lot.closed && (
        <p className="row">
          {lot.winner === null ? (
            c('lots.free')
          ) : (
            <>
              <span>{c('lots.winner')}</span> <SideChip side={side(lot.winner)} />
              {lot.paid.length > 0 && (
                <span className="quiet">{c('lots.paid', { list: cellList(lot.paid) })}</span>
              )}
            </>
          )}
        </p>
      )}
      {may && (
        <BidForm
          team={lot.team}
          highest={lot.highest?.cells ?? 0}
          least={1}
          most={freeCells(view, clan, { lot: lot.id })}
          command={(cells) => ({ type: 'bid', lot: lot.id, cells })}
        />
      )}
      <Bids bids={lot.bids} />
    </Card>
  );
}
