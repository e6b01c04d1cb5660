/** A player's phone: first where he sits next and when, then his rounds, his points, his protests. */
import type { CupView } from '../../../rulebooks/table/cup/view.js';
import { points, signedPoints } from '../../../texts/numbers.js';
import { useLang } from '../../app/prefs.js';
import { Link } from '../../app/router.js';
import { CalendarLink } from '../../steer/export-parts.js';
import { RoleChip } from '../../table/shared/role-mark.js';
import { Card } from '../../ui/card.js';
import { Moment } from '../../ui/countdown.js';
import { Icon } from '../../ui/icon.js';
import { Page } from '../../ui/page.js';
import { tableOf, useCup, useCupGame, useCupNames, useCupPath } from '../lib/use.js';
import { Breakdown } from '../parts/breakdown.js';
import { OwnProtests } from '../parts/protest-button.js';
import { placeText } from '../parts/standings-table.js';
import '../styles.js';

type OwnSeat = NonNullable<CupView['me']>['seats'][number];

export default function Mine() {
  const { view } = useCupGame();
  const names = useCupNames();
  const { me } = view;
  if (!me?.player) return null;
  const played = me.seats
    .filter(({ round }) => view.rounds.find((one) => one.n === round)?.status !== 'planned')
    .map(({ round, table }) => ({ round, table }))
    .reverse();
  return (
    <Page title={names.nick(me.player)}>
      <NextSeat />
      <Points player={me.player} />
      <OwnRounds />
      <OwnProtests games={played} />
      <OwnCalendar />
    </Page>
  );
}

function NextSeat() {
  const { view } = useCupGame();
  const t = useCup();
  const { me } = view;
  const open = view.rounds.find((round) => {
    if (round.status === 'closed') return false;
    const seat = me?.seats.find((one) => one.round === round.n);
    return seat ? (tableOf(view, round.n, seat.table)?.result ?? null) === null : false;
  });
  const now = view.rounds.find(({ status }) => status !== 'closed');
  const seat = me?.seats.find((one) => one.round === open?.n);
  if (view.finished) return <Big title={t('mine.finished')} />;
  if (!open || !seat) return <NoSeat now={now?.n ?? null} />;
  return <SeatNow seat={seat} round={open} skips={now && now.n !== open.n ? now.n : null} />;
}

/** Why no seat is ahead: one is replaced or withdrawn, sits a round out, has played all, or the seats are not given yet. */
function NoSeat({ now }: { now: number | null }) {
  const { view } = useCupGame();
  const t = useCup();
  const names = useCupNames();
  const { me } = view;
  const own = view.players.find(({ id }) => id === me?.player);
  if (own?.replacedBy) {
    const { player, from } = own.replacedBy;
    return (
      <Big title={t('mine.replaced', { n: from, nick: names.nick(player) })} text={t('mine.replacedText')} />
    );
  }
  const gone = own?.absences.find(({ to }) => to === null);
  if (gone) return <Big title={t('mine.gone', { n: gone.from })} text={t('mine.goneText')} />;
  if (now !== null && me?.byes.includes(now)) {
    return <Big title={t('mine.out', { n: now })} text={t('mine.noSeatText')} />;
  }
  const sat = new Set(me?.seats.map(({ round }) => round));
  if (sat.size > 0 && view.rounds.every(({ n, status }) => status === 'closed' || sat.has(n))) {
    return <Big title={t('mine.played')} text={t('mine.playedText')} />;
  }
  return <Big title={t('mine.noSeat')} text={t('mine.noSeatText')} />;
}

function Big({ title, text }: { title: string; text?: string }) {
  const t = useCup();
  const path = useCupPath();
  return (
    <section className="org-next" aria-label={t('mine.next')}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      <div className="row">
        <Link className="button button-secondary" to={path('/cup')}>
          {t('overview.standings')}
        </Link>
      </div>
    </section>
  );
}

interface NowProps {
  seat: OwnSeat;
  round: CupView['rounds'][number];
  /** The nearer round one sits out. */
  skips: number | null;
}

function SeatNow({ seat, round, skips }: NowProps) {
  const { view } = useCupGame();
  const t = useCup();
  const names = useCupNames();
  const table = tableOf(view, seat.round, seat.table);
  const playing = round.status === 'playing';
  return (
    <section className="org-next cup-mine" aria-label={t('mine.next')}>
      <p className="org-next-tag">
        {t(playing ? 'mine.now' : 'mine.then', { n: round.n })}
        {!playing && round.startsAt && (
          <>
            {': '}
            <Moment at={round.startsAt} zone={view.zone} />
          </>
        )}
      </p>
      <h2 className="cup-mine-seat">
        <span>
          <small>{t('mine.table')}</small> {seat.table}
        </span>
        <span>
          <small>{t('mine.seat')}</small> {seat.seat}
        </span>
      </h2>
      <p>
        {[
          table?.place,
          table && table.judges.length > 0
            ? t('table.judge', { list: table.judges.map(names.judge).join(', ') })
            : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {table?.status === 'entered' && <p>{t('mine.entered')}</p>}
      {skips !== null && <p className="quiet">{t('mine.skips', { n: skips })}</p>}
      {table?.game && playing && table.status === 'playing' && (
        <div className="row">
          <Link className="button button-primary org-go" to={`/g/${encodeURIComponent(table.game)}`}>
            <Icon name="play" />
            <span>{t('mine.game')}</span>
          </Link>
        </div>
      )}
    </section>
  );
}

function Points({ player }: { player: string }) {
  const { view } = useCupGame();
  const t = useCup();
  const lang = useLang();
  const row = view.standings.rows.find((one) => one.player === player);
  if (!row || row.measures.games === 0) return null;
  return (
    <Card title={t('mine.points')}>
      <dl className="stat-row">
        <div className="stat">
          <dt>{t('row.place')}</dt>
          <dd>{placeText(row)}</dd>
        </div>
        <div className="stat">
          <dt>{t('row.points')}</dt>
          <dd>{points(row.points, lang)}</dd>
        </div>
        <div className="stat">
          <dt>{t('row.games')}</dt>
          <dd>
            {row.measures.games} <small>{t('mine.wins', { n: row.measures.wins })}</small>
          </dd>
        </div>
      </dl>
      <details>
        <summary>{t('mine.why')}</summary>
        <Breakdown row={row} />
      </details>
    </Card>
  );
}

function OwnCalendar() {
  const { id, view } = useCupGame();
  const t = useCup();
  if (view.finished || view.rounds.every(({ startsAt }) => startsAt === null)) return null;
  return (
    <Card title={t('mine.calendar')}>
      <p className="quiet">{t('mine.calendarText')}</p>
      <CalendarLink base={`/api/games/${encodeURIComponent(id)}`} />
    </Card>
  );
}

function OwnRounds() {
  const { view } = useCupGame();
  const t = useCup();
  const lang = useLang();
  const { me } = view;
  if (!me || (me.seats.length === 0 && me.byes.length === 0)) return null;
  return (
    <Card title={t('mine.rounds')}>
      <ul className="lines">
        {view.rounds.map((round) => {
          const seat = me.seats.find((one) => one.round === round.n);
          if (!seat && !me.byes.includes(round.n)) return null;
          const table = seat ? tableOf(view, round.n, seat.table) : null;
          const own = table?.result?.seats.find(({ n }) => n === seat?.seat);
          const got = table?.points.find(({ n }) => n === seat?.seat);
          return (
            <li key={round.n}>
              <span>
                <b>{t('round.n', { n: round.n })}</b>{' '}
                <span className="quiet">
                  {seat ? t('seat.at', { table: seat.table, seat: seat.seat }) : t('seat.out')}
                </span>
              </span>
              {own && (
                <span className="row">
                  <RoleChip role={own.role} />
                  {got && <b>{signedPoints(got.points, lang)}</b>}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
