/** The places of a season. On a phone it lies at the bottom, under the thumb. */
import { Icon, type IconName } from '../ui/icon.js';
import { useSeason } from './game.js';
import { useT } from './prefs.js';
import { Link } from './router.js';

interface Place {
  name: string;
  icon: IconName;
  label: string;
}

export function GameNav({ current }: { current: string }) {
  const { id, answer, view } = useSeason();
  const t = useT();
  const steers = answer.role === 'organiser' || answer.role === 'co-organiser';
  const places: Place[] = [
    ...(steers ? [{ name: 'manage', icon: 'steer' as const, label: t('nav.manage') }] : []),
    ...(view.me ? [{ name: 'clan', icon: 'clan' as const, label: t('nav.clan') }] : []),
    { name: 'season', icon: 'season', label: t('nav.season') },
    { name: 'board', icon: 'board', label: t('nav.board') },
    { name: 'history', icon: 'history', label: t('nav.history') },
    { name: 'rules', icon: 'rules', label: t('nav.rules') },
    { name: 'council', icon: 'council', label: t('nav.council') },
  ];
  const here = current === '' ? (view.me ? 'clan' : 'season') : current;
  return (
    <nav className="game-nav" aria-label={t('nav.label')}>
      <ul>
        {places.map((place) => (
          <li key={place.name}>
            <Link to={`/g/${id}/${place.name}`} aria-current={here === place.name ? 'page' : undefined}>
              <Icon name={place.icon} />
              <span>{place.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
