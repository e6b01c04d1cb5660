/**
 * vavt-cup-2017:1.3: the tablet goes round the table. Each player in turn takes it, chooses a face-down card, looks at it while he
 * holds it, and hands the tablet on. Nothing here leads back to the judge's screen but a long press, a reload neither.
 */
import { useState } from 'react';
import { roleName } from '../../../../rulebooks/table/describe.js';
import { usePick } from '../../../app/prefs.js';
import { Clauses } from '../../../ui/clause.js';
import { RoleMark } from '../../shared/role-mark.js';
import { sideName, sideOfRole } from '../../shared/words.js';
import { HoldToAct, useHold } from '../parts/hold.js';
import { nameOf } from '../scenes/speeches.js';
import { useDesk, useJudge } from '../use-desk.js';

interface Props {
  /** Whose card is being looked at; it is kept over a reload, so that nobody misses his. */
  shown: number | null;
  onShown(n: number | null): void;
  onClose(): void;
}

export function Tray({ shown, onShown, onClose }: Props) {
  const t = useJudge();
  const { view, enter, refused, forgive } = useDesk();
  const pick = usePick();
  const [here, setHere] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const n = shown ?? view.seats.find(({ hasCard }) => !hasCard)?.n ?? null;

  const take = async (seat: number, card: number) => {
    if (busy) return;
    setBusy(true);
    const last = view.cards.length === 1;
    // With the last card the night begins: its minute waits till the judge has the tablet again.
    const taken = await enter(
      { type: 'drawCard', seat, card },
      ...(last ? [{ type: 'pauseTimer' as const }] : []),
    );
    setBusy(false);
    if (taken) {
      setHere(null);
      onShown(seat);
    }
  };
  return (
    <main className="j-tray" id="main">
      {n === null ? (
        <Over onClose={onClose} />
      ) : shown !== null ? (
        <OwnCard key={n} n={n} onDone={() => onShown(null)} />
      ) : here === n ? (
        <>
          <h1>{t('tray.take', { n })}</h1>
          <ul className="j-cards">
            {view.cards.map((card) => (
              <li key={card}>
                <button
                  type="button"
                  className="j-card"
                  disabled={busy}
                  aria-label={t('tray.card', { n: card })}
                  onClick={() => void take(n, card)}
                >
                  {card}
                </button>
              </li>
            ))}
          </ul>
          {refused && (
            <div className="j-refused" role="alert">
              <span>
                {pick(refused.text)} <Clauses ids={refused.clauses} />
              </span>
              <span>{t('tray.byHand')}</span>
              <button type="button" className="j-close" aria-label={t('close')} onClick={forgive}>
                ×
              </button>
            </div>
          )}
        </>
      ) : (
        <>
          <h1>{t('tray.give', { n, name: nameOf(view, n) })}</h1>
          <p className="j-tray-n" aria-hidden="true">
            {n}
          </p>
          <p>{t('tray.alone')}</p>
          <button type="button" className="j-next" onClick={() => setHere(n)}>
            {t('tray.here', { n })}
          </button>
        </>
      )}
      {n !== null && (
        <div className="j-tray-foot">
          <HoldToAct label={t('tray.judge')} run={onClose} />
        </div>
      )}
    </main>
  );
}

function OwnCard({ n, onDone }: { n: number; onDone(): void }) {
  const t = useJudge();
  const pick = usePick();
  const { view } = useDesk();
  const [seen, setSeen] = useState(false);
  const { held, props } = useHold((now) => now && setSeen(true));
  const role = view.seats[n - 1]!.role;
  return (
    <>
      <h1>{t('tray.yours', { n })}</h1>
      <button type="button" className="j-own" data-held={held || undefined} {...props}>
        {held && role ? (
          <>
            <RoleMark role={role} quiet />
            <b>{pick(roleName(role))}</b>
            <span>{pick(sideName(sideOfRole(role)))}</span>
          </>
        ) : (
          <span>{t('tray.hold')}</span>
        )}
      </button>
      <button type="button" className="j-next" disabled={!seen} onClick={onDone}>
        {t('tray.seen')}
      </button>
    </>
  );
}

function Over({ onClose }: { onClose(): void }) {
  const t = useJudge();
  return (
    <>
      <h1>{t('tray.over')}</h1>
      <p>{t('tray.overHint')}</p>
      <HoldToAct label={t('tray.judge')} run={onClose} />
    </>
  );
}
