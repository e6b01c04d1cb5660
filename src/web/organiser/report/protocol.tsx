/** The protocol of a game for paper: a page of the server, in a window of its own. */
import type { GameView } from '../../../rulebooks/race/view.js';
import { address } from '../../app/api.js';
import { useSeason } from '../../app/game.js';
import { useLang } from '../../app/prefs.js';
import { Card } from '../../ui/card.js';
import { useOrg } from '../say.js';

export function Protocol({ game }: { game: GameView }) {
  const { id, as } = useSeason();
  const t = useOrg();
  const lang = useLang();
  const page = address(`/api/games/${encodeURIComponent(id)}/protocol`, { game: game.number, lang, as });
  return (
    <Card title={t('report.protocol')}>
      <div className="row row-apart">
        <p className="quiet">{t('report.protocolText')}</p>
        <a className="button button-secondary" href={page} target="_blank" rel="noreferrer">
          {t('report.protocolOpen')}
        </a>
      </div>
    </Card>
  );
}
