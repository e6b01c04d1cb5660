import { formatDate } from '../../app/clock.js';
import { useSeason } from '../../app/game.js';
import { useLang } from '../../app/prefs.js';
import { navigate, useLocation } from '../../app/router.js';
import { useOrg } from '../say.js';

/** The game an address names by `?game=`, or the given one. */
export function useChosenGame(fallback: number | null): number | null {
  const { query } = useLocation();
  const { view } = useSeason();
  const named = Number(query.get('game'));
  return view.games.some((game) => game.number === named) ? named : fallback;
}

export function GameSelect({ value, games }: { value: number | null; games: readonly number[] }) {
  const { view } = useSeason();
  const { path } = useLocation();
  const lang = useLang();
  const t = useOrg();
  return (
    <label className="org-game-select">
      <span className="sr-only">{t('common.chooseGame')}</span>
      <select
        value={value ?? ''}
        onChange={(event) => navigate(`${path}?game=${event.target.value}`, { replace: true })}
      >
        {view.games
          .filter((game) => games.includes(game.number))
          .map((game) => (
            <option key={game.number} value={game.number}>
              {t('common.gameOf', { n: String(game.number), date: formatDate(game.date, lang) })}
            </option>
          ))}
      </select>
    </label>
  );
}
