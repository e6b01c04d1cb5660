/** The Sunday report: text to copy, picture, publishing, protocol for paper. */

import type { GameView } from '../../../rulebooks/race/view.js';
import { useBook } from '../../app/book.js';
import { formatMoment, useNow, zoneName } from '../../app/clock.js';
import { useCommand, useSeason } from '../../app/game.js';
import { useLang } from '../../app/prefs.js';
import { ChangesList } from '../../revisions/changes-list.js';
import { stampOf } from '../../revisions/stamp.js';
import { useRevisions } from '../../revisions/use-revisions.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Countdown } from '../../ui/countdown.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { GameSelect, useChosenGame } from '../parts/game-select.js';
import { useOrg } from '../say.js';
import { BoardPicture } from './board-picture.js';
import { Protocol } from './protocol.js';
import { ReportText } from './report-text.js';

export default function ReportScreen() {
  const { view } = useSeason();
  const t = useOrg();
  const resolved = view.games.filter((game) => game.stage === 'resolved');
  const chosen = useChosenGame(resolved.at(-1)?.number ?? null);
  const game = resolved.find((one) => one.number === chosen);
  if (!game) {
    return (
      <Page title={t('nav.report')}>
        <EmptyState title={t('report.notYet')} />
      </Page>
    );
  }
  return (
    <Page
      title={t('report.title', { n: String(game.number) })}
      actions={<GameSelect value={game.number} games={resolved.map((one) => one.number)} />}
    >
      <Publish key={game.number} game={game} />
      <div className="columns">
        <ReportText key={game.number} game={game} stamp={stampOf(view, game.number)} />
        <BoardPicture game={game.number} />
      </div>
      <Protocol game={game} />
    </Page>
  );
}

function Publish({ game }: { game: GameView }) {
  const book = useBook();
  const { view } = useSeason();
  const t = useOrg();
  const lang = useLang();
  const { run, busy, error } = useCommand();
  const { report } = game;
  const known = useRevisions(game.number, stampOf(view, game.number));
  const changes = known?.changes ?? null;
  const waits = changes !== null && !changes.published;
  const late = Date.parse(game.reportAt) <= useNow(30_000);
  return (
    <Card tone={report && !waits ? 'good' : 'call'}>
      <div className="row row-apart">
        <div>
          <p>
            <b>
              {report
                ? t('report.revision', {
                    n: known?.revisions.at(-1)?.number ?? report.revision,
                    at: `${formatMoment(report.at, view.zone, lang)} ${zoneName(view.zone, lang)}`,
                  })
                : t('report.draft')}
            </b>{' '}
            <Clauses ids={book.cite('report')} />
          </p>
          {waits ? (
            <p>{t('report.waits', { n: changes.since + 1 })}</p>
          ) : report ? (
            <p className="quiet">{t('report.republishText')}</p>
          ) : late ? (
            <p className="quiet">{t('next.report.late')}</p>
          ) : (
            <Countdown until={game.reportAt} zone={view.zone} label={t('report.auto')} />
          )}
        </div>
        <Button
          variant={report && !waits ? 'secondary' : 'primary'}
          busy={busy}
          onClick={() => void run({ type: 'publishReport', game: game.number })}
        >
          {t(report ? 'report.republish' : 'report.publish')}
        </Button>
      </div>
      <ErrorNotice error={error} />
      {changes && (
        <details className="rev-box" open={waits}>
          <summary>{t('report.changed', { n: changes.since })}</summary>
          <ChangesList changes={changes} />
        </details>
      )}
    </Card>
  );
}
