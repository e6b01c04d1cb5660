/** The places of a game. On a phone it lies at the bottom, under the thumb. */
import { Icon } from '../ui/icon.js';
import { useSeason } from './game.js';
import { placesOf } from './places.js';
import { useT } from './prefs.js';
import { Link } from './router.js';

export function GameNav({ current }: { current: string }) {
  const game = useSeason();
  const t = useT();
  const { places, first } = placesOf(game, t);
  const here = current === '' ? first : current;
  return (
    <nav className="game-nav" aria-label={t('nav.label')}>
      <ul>
        {places.map((place) => (
          <li key={place.name}>
            <Link to={`/g/${game.id}/${place.name}`} aria-current={here === place.name ? 'page' : undefined}>
              <Icon name={place.icon} />
              <span>{place.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
