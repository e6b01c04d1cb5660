/** Teams registered for the next game, and the lots of those that are emigrants. */
import type { GameView, LotView } from '../../../rulebooks/race/view.js';
import { useBook } from '../../app/book.js';
import { useNow } from '../../app/clock.js';
import { useCommand, useSeason } from '../../app/game.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Countdown, Moment } from '../../ui/countdown.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { writeCells } from '../lib/cells.js';
import { Clan, useClanName } from '../parts/clan.js';
import { useOrg } from '../say.js';
import { RegisterTeams } from './register.js';

export function AuctionOf({ game }: { game: GameView }) {
  const book = useBook();
  const { view } = useSeason();
  const t = useOrg();
  const now = useNow(5000);
  const { auction } = game;
  if (!auction) return null;
  const opened = Date.parse(auction.opensAt) <= now;
  return (
    <Card
      title={t('auction.title', { n: String(game.number) })}
      actions={<Clauses ids={book.cite('emigrants.bids', 'emigrants.auction')} />}
    >
      {auction.closed ? (
        <Notice>{t('auction.closed')}</Notice>
      ) : (
        <Countdown
          until={opened ? auction.closesAt : auction.opensAt}
          zone={view.zone}
          label={t(opened ? 'auction.closesIn' : 'auction.opens')}
          big
        />
      )}
      <RegisterTeams game={game.number} registered={auction.registered} closed={auction.closed} />
      {opened && auction.lots.length === 0 && !auction.closed && <OpenLots game={game.number} />}
      {(opened || auction.closed) && (
        <div className="stack-tight">
          <h3>{t('auction.lots')}</h3>
          {auction.lots.length === 0 && <p className="quiet">{t('auction.noLots')}</p>}
          {auction.lots.map((lot) => (
            <Lot key={lot.id} lot={lot} />
          ))}
        </div>
      )}
    </Card>
  );
}

function OpenLots({ game }: { game: number }) {
  const t = useOrg();
  const { run, busy, error } = useCommand();
  return (
    <div className="row">
      <Button busy={busy} onClick={() => void run({ type: 'openLots', game })}>
        {t('auction.openNow')}
      </Button>
      <ErrorNotice error={error} />
    </div>
  );
}

function Lot({ lot }: { lot: LotView }) {
  const { view } = useSeason();
  const t = useOrg();
  const clan = useClanName();
  const state = lot.closed
    ? lot.winner === null
      ? t('auction.free')
      : t('auction.won', { clan: clan(lot.winner), list: writeCells(lot.paid) })
    : lot.highest
      ? t('auction.highest', {
          clan: clan(lot.highest.clan),
          cells: t('common.cells', { n: lot.highest.cells }),
        })
      : t('auction.noBids');
  return (
    <article className="org-lot">
      <h4>{t('auction.lot', { n: lot.number, team: lot.team })}</h4>
      <p>{state}</p>
      {lot.bids.length > 0 && (
        <details className="org-why">
          <summary>{t('auction.bids', { n: lot.bids.length })}</summary>
          <ol className="org-bids">
            {lot.bids.map((bid) => (
              <li key={`${bid.at}-${bid.clan}-${bid.cells}`}>
                <Clan id={bid.clan} short /> <b>{t('common.cells', { n: bid.cells })}</b>{' '}
                <span className="quiet small">
                  <Moment at={bid.at} zone={view.zone} />
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </article>
  );
}
