/** Painting windows and lots: what is open, until when in both zones, who has answered. */
import { useBook } from '../../app/book.js';
import { useSeason } from '../../app/game.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Page } from '../../ui/page.js';
import { currentGame, gameAfter } from '../lib/steps.js';
import { useOrg } from '../say.js';
import { AuctionOf } from './auction.js';
import { PaintingOf } from './painting.js';
import { Reschedule } from './reschedule.js';

export default function WindowsScreen() {
  const { view } = useSeason();
  const t = useOrg();
  const paints = useBook().has('territory');
  const present = currentGame(view);
  const lastPlayed = view.games.findLast((game) => game.stage === 'resolved');
  const painted = lastPlayed?.painting ? lastPlayed : undefined;
  const next = present?.stage === 'resolved' ? gameAfter(view, present) : present;
  return (
    <Page title={t(paints ? 'windows.title' : 'windows.dates')}>
      {painted ? <PaintingOf game={painted} /> : paints && <EmptyState title={t('windows.noPainting')} />}
      {next?.auction && <AuctionOf game={next} key={next.number} />}
      <Reschedule />
    </Page>
  );
}
