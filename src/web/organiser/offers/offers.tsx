/** Offers to be judged, with what follows said before the click; settled ones; the fights of a game. */
import { useBook } from '../../app/book.js';
import { useSeason } from '../../app/game.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Page } from '../../ui/page.js';
import { GameSelect, useChosenGame } from '../parts/game-select.js';
import { useOrg } from '../say.js';
import { Choices } from './choices.js';
import { FightsOf } from './fights.js';
import { Letters } from './letters.js';
import { OfferCard } from './offer-card.js';
import { SettledOffers } from './settled.js';

export default function OffersScreen() {
  const { view } = useSeason();
  const t = useOrg();
  const fights = useBook().has('fights');
  const open = view.offers.filter((offer) => offer.stage === 'open');
  const played = view.games.filter((game) => game.stage !== 'future');
  const chosen = useChosenGame(played.at(-1)?.number ?? null);
  const game = view.games.find((one) => one.number === chosen);
  return (
    <Page title={t(fights ? 'offers.title' : 'offers.titleOnly')}>
      <Letters />
      <Choices />
      <section className="stack" aria-labelledby="offers-open">
        <h2 id="offers-open">{t('offers.open')}</h2>
        {open.length === 0 && <p className="quiet">{t('offers.none')}</p>}
        {open.map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
      </section>
      {fights && (
        <section className="stack" aria-labelledby="fights">
          <div className="row row-apart">
            <h2 id="fights">{t('fights.title')}</h2>
            {played.length > 0 && <GameSelect value={chosen} games={played.map((one) => one.number)} />}
          </div>
          {game ? <FightsOf game={game} /> : <EmptyState title={t('fights.none')} />}
        </section>
      )}
      <SettledOffers />
    </Page>
  );
}
