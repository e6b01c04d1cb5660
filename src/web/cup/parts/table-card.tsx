/** One table of a round: who sits where, who judges, what came of it. */
import type { ReactNode } from 'react';
import { causeName } from '../../../rulebooks/table/texts.js';
import { points } from '../../../texts/numbers.js';
import { useLang, usePick } from '../../app/prefs.js';
import { Link } from '../../app/router.js';
import { RoleMark } from '../../table/shared/role-mark.js';
import { winnerTitle } from '../../table/shared/words.js';
import { Clauses } from '../../ui/clause.js';
import { Icon } from '../../ui/icon.js';
import { sheetNotes } from '../lib/sheet-notes.js';
import { type CupTable, useCup, useCupGame, useCupNames } from '../lib/use.js';
import { TableStatus } from './status.js';

interface Props {
  round: number;
  table: CupTable;
  level?: 2 | 3;
  /** Everything the sheet says of each seat: for whoever compares the two. */
  sheet?: boolean;
  /** Buttons under the seats. */
  children?: ReactNode;
}

export function TableCard({ round, table, level = 3, sheet = false, children }: Props) {
  const t = useCup();
  const names = useCupNames();
  const Heading = level === 2 ? 'h2' : 'h3';
  const title = t('table.n', { n: table.n });
  return (
    <section className="cup-table" aria-label={t('row.at', { round, table: table.n })}>
      <div className="cup-table-head">
        <Heading>{title}</Heading>
        <TableStatus table={table} />
      </div>
      <p className="quiet small">
        {table.place && <>{table.place} · </>}
        {table.judges.length === 0
          ? t('table.noJudge')
          : t('table.judge', { list: table.judges.map(names.judge).join(', ') })}
      </p>
      <Outcome table={table} />
      <SeatList table={table} sheet={sheet} />
      {children && <div className="row">{children}</div>}
    </section>
  );
}

function Outcome({ table }: { table: CupTable }) {
  const t = useCup();
  const lang = useLang();
  const { result } = table;
  if (!result) {
    return table.game && table.status === 'playing' ? (
      <p>
        <Link className="cup-live" to={`/g/${encodeURIComponent(table.game)}/table`}>
          <Icon name="play" /> {t('table.watch')}
        </Link>
      </p>
    ) : null;
  }
  return (
    <p className={`cup-winner cup-winner-${result.winner}`}>
      <b>{winnerTitle(result.winner, lang)}</b>
      {table.status === 'annulled' && <Clauses ids={['mafia-cup:3.6']} />}
    </p>
  );
}

function SeatList({ table, sheet }: { table: CupTable; sheet: boolean }) {
  const { view } = useCupGame();
  const t = useCup();
  const lang = useLang();
  const pick = usePick();
  const names = useCupNames();
  const me = view.me?.player ?? null;
  return (
    <ol className="cup-seats">
      {table.seats.map(({ n, player }) => {
        const own = table.result?.seats.find((seat) => seat.n === n);
        const got = table.points.find((one) => one.n === n);
        const notes = [
          ...(table.facts?.firstVictim === n ? [t('seat.first')] : []),
          ...(own && sheet ? sheetNotes(own, t, lang) : []),
          ...(!sheet && own?.left && own.left.cause !== 'vote' && own.left.cause !== 'night'
            ? [pick(causeName(own.left.cause))]
            : []),
          ...(table.result?.bestMove?.seat === n
            ? [
                t('seat.bestMove', {
                  hits: table.facts?.hits ?? 0,
                  named: table.result.bestMove.named.join(', '),
                }),
              ]
            : []),
        ];
        return (
          <li key={n} className={player !== null && player === me ? 'cup-seat cup-seat-mine' : 'cup-seat'}>
            <span className="cup-seat-n">{n}</span>
            {own && <RoleMark role={own.role} />}
            <span className="cup-seat-who">
              {player === null ? <span className="quiet">{t('seat.empty')}</span> : names.nick(player)}
              {notes.length > 0 && <span className="quiet small">{notes.join(' · ')}</span>}
            </span>
            {got && <b className="cup-seat-points">{points(got.points, lang)}</b>}
          </li>
        );
      })}
    </ol>
  );
}
