/** The public page of a cup: where it is now, who plays where, the standings. */

import { usePick } from '../../app/prefs.js';
import { Link } from '../../app/router.js';
import { cupStampOf } from '../../revisions/stamp.js';
import { WhatChanged } from '../../revisions/what-changed.js';
import { Card } from '../../ui/card.js';
import { Moment } from '../../ui/countdown.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Icon } from '../../ui/icon.js';
import { Notice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { type CupRound, currentRound, useCup, useCupGame, useCupPath } from '../lib/use.js';
import { StandingsTable } from '../parts/standings-table.js';
import { TableStatus } from '../parts/status.js';
import '../styles.js';

export default function Overview() {
  const { view } = useCupGame();
  const t = useCup();
  const pick = usePick();
  const path = useCupPath();
  const { standings, finished } = view;
  const round = currentRound(view);
  return (
    <Page
      title={pick(view.title)}
      lead={<CupNow />}
      actions={
        <Link className="button button-secondary" to={path('/hall')}>
          <Icon name="screen" />
          <span>{t(finished ? 'overview.ceremony' : 'overview.hall')}</span>
        </Link>
      }
    >
      {!finished && round && round.status !== 'closed' && <Playing round={round} />}
      <Card
        title={t(finished ? 'overview.final' : 'overview.standings')}
        actions={
          standings.upTo !== null && !finished ? (
            <span className="quiet">{t('overview.upTo', { n: standings.upTo })}</span>
          ) : undefined
        }
      >
        {standings.frozenFrom !== null && (
          <Notice tone="warn">{t('overview.frozen', { n: standings.frozenFrom })}</Notice>
        )}
        {standings.rows.every(({ measures }) => measures.games === 0) ? (
          <EmptyState title={t('overview.noResults')} text={t('overview.noResultsText')} />
        ) : (
          <>
            <p className="quiet small">{t('overview.press')}</p>
            <WhatChanged report={0} stamp={cupStampOf(view)} />
            <StandingsTable rows={standings.rows} caption={t('overview.standings')} />
          </>
        )}
      </Card>
    </Page>
  );
}

/** «Идёт тур 3 из 10», or when the next begins. */
export function CupNow() {
  const { view } = useCupGame();
  const t = useCup();
  const { plan, finished } = view;
  const round = currentRound(view);
  if (finished) return <>{t('now.finished')}</>;
  if (!plan || !round) return <>{t('now.soon', { n: view.players.length })}</>;
  const of = { n: round.n, all: plan.rounds };
  if (round.status === 'playing') {
    const done = round.tables.filter(({ status }) => status !== 'playing').length;
    return <>{t('now.playing', { ...of, done, tables: round.tables.length })}</>;
  }
  if (round.status === 'closed') return <>{t('now.allPlayed')}</>;
  return (
    <>
      {t('now.next', of)}
      {round.startsAt && (
        <>
          {': '}
          <Moment at={round.startsAt} zone={view.zone} />
        </>
      )}
    </>
  );
}

function Playing({ round }: { round: CupRound }) {
  const t = useCup();
  const path = useCupPath();
  if (round.tables.length === 0) return null;
  return (
    <Card
      title={t(round.status === 'playing' ? 'overview.nowPlaying' : 'overview.nextRound', { n: round.n })}
      actions={
        <Link className="button button-ghost" to={path(`/rounds?round=${round.n}`)}>
          {t('overview.seating')}
        </Link>
      }
    >
      <ul className="cup-tables-now">
        {round.tables.map((table) => (
          <li key={table.n}>
            <b>{t('table.n', { n: table.n })}</b>
            {table.place && <span className="quiet">{table.place}</span>}
            <TableStatus table={table} />
            {table.game && table.status === 'playing' && (
              <Link className="cup-live" to={`/g/${encodeURIComponent(table.game)}/table`}>
                <Icon name="play" /> {t('table.watch')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
