import { useEffect, useState } from 'react';
import { roleName } from '../../../rulebooks/table/texts.js';
import { usePick, useSay } from '../../app/prefs.js';
import { Card } from '../../ui/card.js';
import { Clause } from '../../ui/clause.js';
import { ErrorNotice } from '../../ui/notice.js';
import { RoleMark } from '../shared/role-mark.js';
import { useTableCommand, useTableView } from '../shared/use-view.js';
import { sideName, sideOfRole } from '../shared/words.js';
import { texts } from './texts.js';

/** A player's card: drawn face down, seen only while a finger holds it. */
export function OwnCard({ n }: { n: number }) {
  const { view } = useTableView();
  const t = useSay(texts);
  const pick = usePick();
  const seen = view.rulings['card.view'] === 'yes';
  const drawn = view.seats[n - 1]?.hasCard === true;
  const role = view.me?.role ?? null;
  return (
    <Card title={t('card.title')} actions={<Clause id="vavt-cup-2017:1.3" rulings={['card.view']} />}>
      {view.phase === 'ended' && role ? (
        <p className="tb-role">
          <RoleMark role={role} quiet />
          {t('card.open', { role: pick(roleName(role)) })}
        </p>
      ) : drawn ? (
        role ? (
          <HeldCard />
        ) : (
          <p>{t('card.taken')}</p>
        )
      ) : seen && view.phase === 'dealing' ? (
        <Draw n={n} />
      ) : (
        <p>{t(seen ? 'card.later' : 'card.atTable')}</p>
      )}
    </Card>
  );
}

function Draw({ n }: { n: number }) {
  const { view } = useTableView();
  const t = useSay(texts);
  const { run, busy, error } = useTableCommand();
  return (
    <>
      <p>{t('card.choose')}</p>
      <ul className="tb-cards">
        {view.cards.map((card) => (
          <li key={card}>
            <button
              type="button"
              className="tb-card-back"
              disabled={busy}
              aria-label={t('card.n', { n: card })}
              onClick={() => void run({ type: 'drawCard', seat: n, card })}
            >
              {card}
            </button>
          </li>
        ))}
      </ul>
      <ErrorNotice error={error} />
    </>
  );
}

/** Closed by itself when the finger leaves, the page is hidden or another window comes over it. */
function HeldCard() {
  const { view } = useTableView();
  const t = useSay(texts);
  const pick = usePick();
  const [held, setHeld] = useState(false);
  const role = view.me?.role ?? null;
  useEffect(() => {
    const close = () => setHeld(false);
    document.addEventListener('visibilitychange', close);
    addEventListener('blur', close);
    return () => {
      document.removeEventListener('visibilitychange', close);
      removeEventListener('blur', close);
    };
  }, []);
  if (!role) return null;
  return (
    <button
      type="button"
      className={held ? 'tb-held tb-held-open' : 'tb-held'}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(true);
      }}
      onPointerUp={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
      onLostPointerCapture={() => setHeld(false)}
      onKeyDown={(event) => {
        if (event.key !== ' ' && event.key !== 'Enter') return;
        event.preventDefault();
        setHeld(true);
      }}
      onKeyUp={() => setHeld(false)}
      onBlur={() => setHeld(false)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span aria-live="polite" className="tb-held-card">
        {held && (
          <>
            <RoleMark role={role} quiet />
            <b>{pick(roleName(role))}</b>
            <span>{pick(sideName(sideOfRole(role)))}</span>
          </>
        )}
      </span>
      <span className="small">{t(held ? 'card.held' : 'card.hold')}</span>
    </button>
  );
}
