/** What the season waits for, with its countdowns. */
import type { GameView } from '../../rulebooks/race/view.js';
import { useNow } from '../app/clock.js';
import { useSeason, useSides } from '../app/game.js';
import { Card } from '../ui/card.js';
import { Countdown } from '../ui/countdown.js';
import { SideChip } from '../ui/side-chip.js';
import { useS } from './say.js';

/** The step of the painting windows that is open now, and the one after it. */
function windowNow(painting: NonNullable<GameView['painting']>, now: number) {
  const at = new Date(now).toISOString();
  const open = painting.steps.find((step) => step.from <= at && at < step.to) ?? null;
  const coming = painting.steps.find((step) => step.from > at && step.clans.length > 0) ?? null;
  return { open, coming };
}

export function Next() {
  const { view } = useSeason();
  const s = useS();
  const painting = view.games.find((game) => game.painting && !game.painting.closed);
  const now = useNow(10_000);
  const auction =
    view.phase === 'setup' ? undefined : view.games.find((game) => game.auction && !game.auction.closed);
  const ahead = Date.parse(auction?.auction?.opensAt ?? '') > now;
  const next = view.games.find((game) => game.number === view.nextGame);
  if (!painting && !auction && !next) return null;
  return (
    <div className="grid">
      {painting?.painting && <PaintingNow game={painting.number} painting={painting.painting} />}
      {auction?.auction && (
        <Card title={s('season.auction')}>
          <Countdown
            until={ahead ? auction.auction.opensAt : auction.auction.closesAt}
            zone={view.zone}
            label={s(ahead ? 'season.auctionOpens' : 'season.auctionCloses')}
            big
          />
          <ul className="lines">
            {auction.auction.lots.map((lot) => (
              <li key={lot.id}>
                <span>{lot.team}</span>
                <b>{lot.highest?.cells ?? '—'}</b>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {next && (
        <Card title={s('season.next', { n: next.number })}>
          <Countdown until={next.startsAt} zone={view.zone} big />
        </Card>
      )}
    </div>
  );
}

function PaintingNow({ game, painting }: { game: number; painting: NonNullable<GameView['painting']> }) {
  const { view } = useSeason();
  const s = useS();
  const side = useSides();
  const { open } = windowNow(painting, useNow(10_000));
  return (
    <Card title={s('season.painting', { n: game })}>
      <Countdown until={painting.closesAt} zone={view.zone} big />
      <p className="row">
        {(open?.clans ?? []).map((clan) => (
          <SideChip key={clan} side={side(clan)} size="small" short />
        ))}
      </p>
    </Card>
  );
}
