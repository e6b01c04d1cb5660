/** The seats of one round to be changed by hand: tap two, see what becomes of the figures, confirm. */
import { useState } from 'react';
import type { CupCommand } from '../../../rulebooks/table/cup/commands.js';
import { SelectField } from '../../steer/select-field.js';
import { Button } from '../../ui/button.js';
import { Clauses } from '../../ui/clause.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorNotice } from '../../ui/notice.js';
import { useCupDesk, useDesk } from '../desk/say.js';
import { type CupRound, type CupTable, useCupCommand, useCupNames } from '../lib/use.js';
import { type Spot, seatedAt, seatsOf, swapped } from './layout.js';
import { MeasuredSeating } from './measured.js';

/** A seat, or somebody who sits the round out. */
type Picked = (Spot & { kind: 'seat' }) | { kind: 'bench'; player: string };

interface Props {
  round: CupRound;
}

const same = (a: Picked, b: Picked): boolean => JSON.stringify(a) === JSON.stringify(b);

export function SeatGrid({ round }: Props) {
  const t = useDesk();
  const names = useCupNames();
  const [first, setFirst] = useState<Picked | null>(null);
  const [second, setSecond] = useState<Picked | null>(null);
  const fixed = round.status !== 'planned';
  const press = (picked: Picked) => {
    if (fixed) return;
    if (!first) setFirst(picked);
    else if (same(first, picked)) setFirst(null);
    else if (first.kind === 'bench' && picked.kind === 'bench') setFirst(picked);
    else setSecond(picked);
  };
  const clear = () => {
    setFirst(null);
    setSecond(null);
  };
  const isFirst = (picked: Picked) => first !== null && same(first, picked);
  return (
    <>
      <p className="quiet" aria-live="polite">
        {t(fixed ? 'swap.fixed' : first ? 'swap.second' : 'swap.first')}
        {first?.kind === 'seat' && (
          <>
            {' '}
            <EmptySeat round={round} spot={first} onDone={clear} />
          </>
        )}
      </p>
      <div className="cup-tables">
        {round.tables.map((table) => (
          <section key={table.n} className="cup-table" aria-label={t('table.n', { n: table.n })}>
            <h3>{t('table.n', { n: table.n })}</h3>
            <JudgePick round={round.n} table={table} fixed={fixed} />
            <ol className="cup-spots">
              {table.seats.map(({ n, player }) => {
                const spot = { kind: 'seat' as const, table: table.n, seat: n };
                return (
                  <li key={n}>
                    <button
                      type="button"
                      className="cup-spot"
                      aria-pressed={isFirst(spot)}
                      disabled={fixed}
                      onClick={() => press(spot)}
                    >
                      <span className="cup-seat-n">{n}</span>
                      <span>
                        {player === null ? (
                          <span className="quiet">{t('swap.empty')}</span>
                        ) : (
                          names.nick(player)
                        )}
                      </span>
                      {player !== null && names.team(player) && (
                        <span className="quiet small">{names.team(player)}</span>
                      )}
                    </button>
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
      </div>
      {round.byes.length > 0 && (
        <section className="cup-bench" aria-label={t('swap.bench')}>
          <h3>{t('swap.bench')}</h3>
          <div className="row">
            {round.byes.map((player) => (
              <button
                key={player}
                type="button"
                className="cup-spot"
                aria-pressed={isFirst({ kind: 'bench', player })}
                disabled={fixed}
                onClick={() => press({ kind: 'bench', player })}
              >
                {names.nick(player)}
              </button>
            ))}
          </div>
        </section>
      )}
      <Dialog open={first !== null && second !== null} onClose={clear} title={t('swap.title')} sheet>
        {first && second && <Confirm round={round} a={first} b={second} onDone={clear} />}
      </Dialog>
    </>
  );
}

interface ConfirmProps extends Props {
  a: Picked;
  b: Picked;
  onDone(): void;
}

function Confirm({ round, a, b, onDone }: ConfirmProps) {
  const { view } = useCupDesk();
  const t = useDesk();
  const names = useCupNames();
  const { run, busy, error } = useCupCommand();
  const at = (picked: Picked): string | null =>
    picked.kind === 'bench'
      ? picked.player
      : (round.tables[picked.table - 1]?.seats[picked.seat - 1]?.player ?? null);
  const where = (picked: Picked) =>
    picked.kind === 'bench' ? t('swap.out') : t('swap.at', { table: picked.table, seat: picked.seat });
  const who = (picked: Picked) => {
    const player = at(picked);
    return player === null ? t('swap.empty') : names.nick(player);
  };
  const seats = seatsOf(view);
  const spot = a.kind === 'seat' ? a : b.kind === 'seat' ? b : null;
  if (!spot) return null;
  const bench = a.kind === 'bench' ? a.player : b.kind === 'bench' ? b.player : null;
  const after =
    a.kind === 'seat' && b.kind === 'seat'
      ? swapped(seats, round.n, a, b)
      : seatedAt(seats, round.n, spot, bench);
  const command: CupCommand =
    a.kind === 'seat' && b.kind === 'seat'
      ? {
          type: 'swapSeats',
          round: round.n,
          a: { table: a.table, seat: a.seat },
          b: { table: b.table, seat: b.seat },
        }
      : { type: 'seatPlayer', round: round.n, table: spot.table, seat: spot.seat, player: bench };
  const send = async () => {
    if (await run(command)) onDone();
  };
  return (
    <div className="stack">
      <p className="cup-swap">
        <span>
          <b>{who(a)}</b> {where(a)}
        </span>
        <span aria-hidden="true">⇄</span>
        <span>
          <b>{who(b)}</b> {where(b)}
        </span>
      </p>
      <MeasuredSeating rounds={null} after={after} />
      <ErrorNotice error={error} />
      <div className="row">
        <Button variant="primary" className="org-go" busy={busy} onClick={() => void send()}>
          {t('swap.do')}
        </Button>
        <Button onClick={onDone}>{t('common.cancel')}</Button>
        <Clauses ids={['mafia-cup:2.4']} />
      </div>
    </div>
  );
}

/** Takes the player off the chosen seat: he sits the round out. */
function EmptySeat({ round, spot, onDone }: Props & { spot: Spot; onDone(): void }) {
  const t = useDesk();
  const { run, busy, error } = useCupCommand();
  const player = round.tables[spot.table - 1]?.seats[spot.seat - 1]?.player ?? null;
  if (player === null) return null;
  const send = async () => {
    const place = { round: round.n, table: spot.table, seat: spot.seat };
    if (await run({ type: 'seatPlayer', ...place, player: null })) onDone();
  };
  return (
    <>
      <Button variant="ghost" busy={busy} onClick={() => void send()}>
        {t('swap.off')}
      </Button>
      <ErrorNotice error={error} />
    </>
  );
}

function JudgePick({ round, table, fixed }: { round: number; table: CupTable; fixed: boolean }) {
  const { view } = useCupDesk();
  const t = useDesk();
  const names = useCupNames();
  const { run, error } = useCupCommand();
  const places = Math.max(1, view.plan?.judges ?? 1);
  if (fixed) {
    return <p className="quiet small">{table.judges.map(names.judge).join(', ') || t('swap.noJudge')}</p>;
  }
  const put = (index: number, judge: string) => {
    const next = Array.from({ length: places }, (_, i) => (i === index ? judge : (table.judges[i] ?? '')));
    void run({ type: 'assignJudges', round, table: table.n, judges: next.filter((one) => one !== '') });
  };
  return (
    <>
      {Array.from({ length: places }, (_, index) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: a judge's place at the table is its number
          key={index}
          label={places > 1 ? t('swap.judgeN', { n: index + 1 }) : t('swap.judge')}
          value={table.judges[index] ?? ''}
          empty={t('swap.noJudge')}
          options={view.judges.map(({ id, name }) => ({ value: id, title: name }))}
          onChange={(judge) => put(index, judge)}
        />
      ))}
      <ErrorNotice error={error} />
    </>
  );
}
