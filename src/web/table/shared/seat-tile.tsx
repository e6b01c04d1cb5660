import { causeName } from '../../../rulebooks/table/texts.js';
import { useLang } from '../../app/prefs.js';
import { Icon } from '../../ui/icon.js';
import { RoleMark } from './role-mark.js';
import type { SeatNow } from './stage.js';
import { type TableSeat, useTb } from './use-view.js';

interface Props {
  seat: TableSeat;
  now: SeatNow;
}

/** A seat to look at: number, name, what it is doing, fouls, how it left, and the role once roles are open. */
export function SeatTile({ seat, now }: Props) {
  const tb = useTb();
  const said = useSeatWords()(seat, now);
  const named = seat.name !== String(seat.n);
  return (
    <div className={`tb-seat ${classesOf(seat, now)}`}>
      <span className="tb-seat-n" aria-hidden="true">
        {seat.n}
      </span>
      <span className="tb-seat-who">
        <span className="sr-only">{tb('seat', { n: seat.n })}</span>
        {named && <b className="tb-seat-name">{seat.name}</b>}
        <span className="tb-seat-said">
          {seat.left && <span className="sr-only">{tb('seat.out')} </span>}
          {said[0]}
          {said.length > 1 && <span className="tb-more"> · {said.slice(1).join(' · ')}</span>}
        </span>
      </span>
      <span className="tb-seat-signs">
        {now.hand !== null && <span className="tb-hand" aria-hidden="true" />}
        {seat.role && <RoleMark role={seat.role} />}
        <FoulDots fouls={seat.fouls} technical={seat.technical} />
      </span>
    </div>
  );
}

/** What is to be said of a seat, most pressing first. */
export function useSeatWords(): (seat: TableSeat, now: SeatNow) => string[] {
  const tb = useTb();
  const lang = useLang();
  return (seat, now) => {
    if (seat.left) return [causeName(seat.left.cause)[lang]];
    return [
      now.speaking ? tb('seat.speaks') : '',
      now.target ? tb('seat.target') : now.nominee > 0 ? tb('seat.nominee') : '',
      now.tied && !now.speaking ? tb('seat.tied') : '',
      now.hand === null ? '' : tb('seat.hand', { n: now.hand }),
      seat.owes ? tb(`seat.owes.${seat.owes}`) : '',
    ].filter(Boolean);
  };
}

export function classesOf(seat: TableSeat, now: SeatNow): string {
  return [
    seat.alive ? '' : 'tb-out',
    now.speaking ? 'tb-speaking' : '',
    now.target ? 'tb-target' : '',
    now.nominee > 0 ? 'tb-nominee' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A dot a foul, a square a technical one; said in words to those who do not see them. */
export function FoulDots({ fouls, technical }: { fouls: number; technical: number }) {
  const tb = useTb();
  if (fouls + technical === 0) return null;
  return (
    <span className="tb-fouls">
      {fouls > 0 && (
        <span className="tb-foul-count">
          <Icon name="warn" />
          <span aria-hidden="true">{fouls}</span>
          <span className="sr-only">{tb('seat.fouls', { n: fouls })}</span>
        </span>
      )}
      {technical > 0 && (
        <span className="tb-foul-count">
          <span aria-hidden="true">Т{technical}</span>
          <span className="sr-only">{tb('seat.technical', { n: technical })}</span>
        </span>
      )}
    </span>
  );
}
