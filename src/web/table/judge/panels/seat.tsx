/** Everything about one seat: its role while it is held, its fouls one by one, and the judge's hand on it. */
import { useState } from 'react';
import { causeName, roleName } from '../../../../rulebooks/table/describe.js';
import { usePick } from '../../../app/prefs.js';
import { Button } from '../../../ui/button.js';
import { Clauses } from '../../../ui/clause.js';
import { Dialog } from '../../../ui/dialog.js';
import { violationName } from '../../shared/words.js';
import { Clocked } from '../parts/clocked.js';
import { HoldButton } from '../parts/hold.js';
import { Refusal } from '../parts/refusal.js';
import { useDesk, useJudge } from '../use-desk.js';
import { SeatPicker } from './seat-picker.js';

export function SeatPanel({ n }: { n: number }) {
  const t = useJudge();
  const pick = usePick();
  const { view, open, enter, forgive } = useDesk();
  const seat = view.seats[n - 1]!;
  const left = view.departures.findLast(({ seats }) => seats.includes(n));
  const colours = view.secrets?.colours.filter(({ by }) => by === n) ?? [];
  const ended = view.phase === 'ended';
  const close = () => {
    forgive();
    open(null);
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t('seat.name', { n, name: seat.name === String(n) ? '' : seat.name })}
    >
      {seat.left && left && (
        <p>
          {t('seat.out', { cause: pick(causeName(seat.left.cause)) })}{' '}
          <Clauses ids={left.clauses} rulings={left.rulings} />
        </p>
      )}
      {seat.owes && <p>{t(`seat.owes.${seat.owes}`)}</p>}
      {seat.role &&
        view.phase !== 'dealing' &&
        (ended ? (
          <p>
            <b>{pick(roleName(seat.role))}</b>
          </p>
        ) : (
          <HoldButton className="j-button" label={t('seat.holdRole')}>
            {pick(roleName(seat.role))}
          </HoldButton>
        ))}
      {!ended && (
        <div className="j-chips">
          <button type="button" className="j-button" onClick={() => void enter({ type: 'foul', seat: n })}>
            {t('foul.give')}
          </button>
          {view.rulings.techFoul === 'yes' && (
            <button
              type="button"
              className="j-button"
              onClick={() => void enter({ type: 'foul', seat: n, technical: true })}
            >
              {t('foul.technical')}
            </button>
          )}
        </div>
      )}
      <Refusal />
      <Fouls n={n} />
      {colours.length > 0 && (
        <ul className="j-lines">
          {colours.map(({ day, colours: named }) => (
            <li key={`${day}/${named.map(({ seat: of }) => of).join()}`}>
              {t('seat.colours', { day })}:{' '}
              {named.map(({ seat: of, side }) => `№${of} ${t(`colours.${side}`)}`).join(', ')}
            </li>
          ))}
        </ul>
      )}
      {!ended && (
        <div className="j-chips">
          {(['role', 'fouls', seat.alive ? 'remove' : 'revive', 'points'] as const).map((effect) => (
            <Button key={effect} onClick={() => open({ kind: 'override', effect, n })}>
              {t(`override.${effect}`)}
            </Button>
          ))}
          {seat.alive && !view.cup && (
            <Button onClick={() => open({ kind: 'substitute', n })}>{t('substitute')}</Button>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** Fouls in their order: taken back, moved to whoever has earned it, told what they were for. */
function Fouls({ n }: { n: number }) {
  const t = useJudge();
  const pick = usePick();
  const { view, enter, open } = useDesk();
  const [moving, setMoving] = useState<number | null>(null);
  const fouls = view.secrets?.fouls.filter(({ seat }) => seat === n) ?? [];
  if (fouls.length === 0) return <p className="quiet">{t('fouls.none')}</p>;
  return (
    <ol className="j-lines">
      {fouls.map((foul, i) => (
        <li key={foul.n}>
          <p>
            <b>{t(foul.technical ? 'fouls.technical' : 'fouls.nth', { n: i + 1 })}</b>{' '}
            <Clocked at={foul.at} />
            {foul.violation !== null && (
              <>
                {' '}
                {pick(violationName(foul.violation))} <Clauses ids={[`vavt-cup-2017:V.${foul.violation}`]} />
              </>
            )}
          </p>
          {view.phase !== 'ended' && (
            <div className="j-chips">
              <Button onClick={() => void enter({ type: 'takeFoul', foul: foul.n })}>
                {t('fouls.take')}
              </Button>
              <Button
                aria-expanded={moving === foul.n}
                onClick={() => setMoving(moving === foul.n ? null : foul.n)}
              >
                {t('fouls.move')}
              </Button>
              {!foul.technical && (
                <Button onClick={() => open({ kind: 'violation', foul: foul.n })}>{t('fouls.why')}</Button>
              )}
            </div>
          )}
          {moving === foul.n && (
            <SeatPicker
              label={t('fouls.moveTo')}
              value={null}
              able={(to) => to !== n && view.seats[to - 1]!.alive}
              onPick={(to) => {
                setMoving(null);
                void enter({ type: 'moveFoul', foul: foul.n, to });
              }}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
