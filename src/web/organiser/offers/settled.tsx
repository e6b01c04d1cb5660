import type { OfferView } from '../../../rulebooks/race/view.js';
import { useSeason } from '../../app/game.js';
import { usePick } from '../../app/prefs.js';
import { Table } from '../../ui/table.js';
import { Clan } from '../parts/clan.js';
import { useOrg } from '../say.js';
import { CaptiveState } from './captive.js';

/** Offers whose stake is decided. */
export function SettledOffers() {
  const { view } = useSeason();
  const t = useOrg();
  const pick = usePick();
  const settled = view.offers.filter((offer) => offer.stage === 'settled').reverse();
  if (settled.length === 0) return null;
  const outcome = (offer: OfferView) =>
    offer.captive ? (
      <CaptiveState offer={offer} />
    ) : offer.fulfilled === null ? (
      '—'
    ) : (
      <span className={offer.fulfilled ? 'tag tag-good' : 'tag tag-bad'}>
        {t(offer.fulfilled ? 'offers.fulfilled' : 'offers.refused')}
      </span>
    );
  return (
    <section className="stack" aria-labelledby="offers-settled">
      <h2 id="offers-settled">{t('offers.settled')}</h2>
      <Table
        caption={t('offers.settledTable')}
        rows={settled}
        rowKey={(offer) => offer.id}
        columns={[
          { key: 'game', title: t('common.chooseGame'), cell: (offer) => offer.game },
          { key: 'title', title: t('mark.offer'), head: true, cell: (offer) => pick(offer.title) },
          { key: 'clan', title: t('offers.bound'), cell: (offer) => <Clan id={offer.clan} short /> },
          { key: 'outcome', title: t('offers.result'), cell: outcome },
        ]}
      />
    </section>
  );
}
