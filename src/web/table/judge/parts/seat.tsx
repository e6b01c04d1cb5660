import { causeName, roleName } from '../../../../rulebooks/table/describe.js';
import { useLang } from '../../../app/prefs.js';
import { RoleMark } from '../../shared/role-mark.js';
import { sideOfRole } from '../../shared/words.js';
import type { Spot } from '../lib/spots.js';
import type { SeatPlay } from '../scenes/scene.js';
import { useDesk, useJudge } from '../use-desk.js';
import { useOnce } from './acts.js';

interface Props {
  n: number;
  spot: Spot;
  play: SeatPlay;
  onFoul(n: number): void;
}

/** When it matters who has been nominated today. */
const DAY: readonly string[] = ['speeches', 'vote', 'tieSpeeches'];

/** One seat: its body plays in the phase, its own button gives a foul. */
export function Seat({ n, spot, play, onFoul }: Props) {
  const t = useJudge();
  const lang = useLang();
  const { view, peek, open } = useDesk();
  const once = useOnce();
  const seat = view.seats[n - 1]!;
  const named = seat.name !== String(n);
  const speaks = view.speaker === n;
  const opens = play.tap === undefined;
  // While cards are being taken the tablet is in players' hands: nothing shows a role then.
  const role = (peek && view.phase !== 'dealing') || view.phase === 'ended' ? seat.role : null;
  const place = DAY.includes(view.phase) ? view.nominations.findIndex((each) => each.seat === n) + 1 : 0;
  const out = seat.left ? causeName(seat.left.cause)[lang] : null;
  const said = [
    t('seat.name', { n, name: named ? seat.name : '' }).trim(),
    role ? roleName(role)[lang] : '',
    speaks ? t('seat.speaks') : '',
    out ? t('seat.out', { cause: out }) : '',
    play.sign?.text ?? '',
    place > 0 ? t('seat.nominee', { n: place }) : '',
    seat.fouls > 0 ? t('seat.fouls', { n: seat.fouls }) : '',
    seat.technical > 0 ? t('seat.technical', { n: seat.technical }) : '',
    seat.owes ? t(`seat.owes.${seat.owes}`) : '',
  ].filter(Boolean);
  const canFoul =
    view.phase !== 'ended' && (seat.alive || (view.phase === 'lastWords' && view.order.includes(n)));
  return (
    <li
      className="j-seat"
      data-side={spot.side}
      data-speaks={speaks || undefined}
      data-out={!seat.alive || undefined}
      data-tone={play.sign?.tone}
      data-role={role ? sideOfRole(role) : undefined}
      style={{ '--i': spot.index, '--of': spot.of } as React.CSSProperties}
    >
      <button
        type="button"
        className="j-seat-body"
        aria-label={`${said.join(', ')}. ${play.does ?? t('seat.opens')}`}
        aria-pressed={play.pressed}
        disabled={play.disabled}
        onClick={play.tap ?? (() => open({ kind: 'seat', n }))}
        aria-haspopup={opens ? 'dialog' : undefined}
      >
        <span className="j-seat-n">{n}</span>
        <span className="j-seat-text">
          {named && <span className="j-seat-name">{seat.name}</span>}
          {role ? (
            <span className="j-seat-role">
              <RoleMark role={role} quiet />
            </span>
          ) : (
            <SeatSign
              sign={play.sign?.text ?? null}
              out={seat.left ? t(`seat.left.${seat.left.cause}`) : null}
              speaks={speaks}
              owes={seat.owes}
              place={place}
            />
          )}
        </span>
      </button>
      <button
        type="button"
        className="j-foul"
        disabled={!canFoul}
        aria-label={t('foul.of', { n, count: seat.fouls })}
        onClick={() => once(() => onFoul(n))}
      >
        <span className="j-foul-word">{t('foul')}</span>
        <FoulMarks fouls={seat.fouls} technical={seat.technical} />
      </button>
    </li>
  );
}

interface SignProps {
  sign: string | null;
  out: string | null;
  speaks: boolean;
  owes: 'speech' | 'half' | null;
  /** Place among the nominees. */
  place: number;
}

/** The most pressing word about a seat. */
function SeatSign({ sign, out, speaks, owes, place }: SignProps) {
  const t = useJudge();
  const words = [
    sign,
    sign || speaks ? null : out,
    speaks && !sign ? t('seat.speaks') : null,
    place > 0 && !sign && !out ? t('seat.nominee', { n: place }) : null,
    owes && !sign && !out ? t(`seat.owes.${owes}`) : null,
  ].filter((word) => word !== null);
  return words.slice(0, 2).map((word) => (
    <span key={word} className="j-seat-sign">
      {word}
    </span>
  ));
}

/** A filled dot a foul, a square a technical one; the number is in the button's name. */
function FoulMarks({ fouls, technical }: { fouls: number; technical: number }) {
  const marks = [
    ...Array.from({ length: fouls }, (_, i) => `dot-${i}`),
    ...Array.from({ length: technical }, (_, i) => `square-${i}`),
  ];
  return (
    <span className="j-foul-marks" aria-hidden="true">
      {marks.map((mark) => (
        <span key={mark} className={mark.startsWith('dot') ? 'j-dot' : 'j-square'} />
      ))}
    </span>
  );
}
