/**
 * Before the game: who sits where (vavt-cup-2017:1.1) and who gets which card (vavt-cup-2017:1.3): drawn on the tablet in secret,
 * or from a real deck and written down by the judge.
 */
import { useState } from 'react';
import { phrase } from '../../../../rulebooks/table/describe.js';
import { usePick } from '../../../app/prefs.js';
import type { Scene } from '../scenes/scene.js';
import { plainSeat } from '../scenes/scene.js';
import { useDesk, useJudge } from '../use-desk.js';
import { useRoleEntry } from './role-entry.js';
import { useSeatEntry } from './seat-entry.js';

type Mode = 'choose' | 'seats' | 'roles';

/** @param onTray the tablet goes round the table */
export function useDealing(onTray: () => void): Scene | null {
  const t = useJudge();
  const pick = usePick();
  const { view, enter, table } = useDesk();
  const [mode, setMode] = useState<Mode>('choose');
  const back = () => setMode('choose');
  const roles = useRoleEntry(mode === 'roles', back);
  const seats = useSeatEntry(mode === 'seats', back);
  if (view.phase !== 'dealing') return null;
  if (mode === 'roles') return roles;
  if (mode === 'seats') return seats;
  const drawn = view.seats.filter(({ hasCard }) => hasCard).length;
  return {
    words: pick(phrase(view)),
    body: (
      <div className="j-deal">
        <p className="j-big-line">
          {drawn === 0 ? t('deal.choose') : t('deal.drawn', { n: drawn, of: view.seats.length })}
        </p>
        {drawn > 0 && table.connection === 'lost' && (
          <p className="j-hint" role="status">
            {t('deal.drawnLost', { n: drawn })}
          </p>
        )}
        {drawn === 0 && (
          <div className="j-ways">
            <button type="button" className="j-way" onClick={() => setMode('roles')}>
              <b>{t('deal.enter')}</b>
              <span>{t('deal.enterHint')}</span>
            </button>
            {/* At a table of a cup the cup gives the seats. */}
            {!view.cup && (
              <>
                <button type="button" className="j-way" onClick={() => setMode('seats')}>
                  <b>{t('deal.seats')}</b>
                  <span>{t('deal.seatsHint')}</span>
                </button>
                <button type="button" className="j-way" onClick={() => void enter({ type: 'drawSeats' })}>
                  <b>{t('deal.lot')}</b>
                  <span>{t('deal.lotHint')}</span>
                </button>
              </>
            )}
          </div>
        )}
      </div>
    ),
    next: {
      label: t(drawn === 0 ? 'deal.tray' : 'deal.go'),
      after: t('deal.trayHint'),
      run: onTray,
    },
    others: [],
    seat: (n) => ({
      ...plainSeat,
      sign: view.seats[n - 1]!.hasCard ? { text: t('deal.hasCard'), tone: 'spent' } : null,
    }),
  };
}
