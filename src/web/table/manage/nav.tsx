import { Link } from '../../app/router.js';
import { useManagePath } from '../../steer/say.js';
import { Icon, type IconName } from '../../ui/icon.js';
import { useDesk } from './say.js';

export const SECTIONS = ['log', 'rulings', 'people', 'screens'] as const;
export type Section = (typeof SECTIONS)[number];

const ICONS: Record<Section, IconName> = {
  log: 'history',
  rulings: 'rules',
  people: 'council',
  screens: 'screen',
};

/** A rail on a wide screen, a row that scrolls on a phone. */
export function DeskNav({ current }: { current: Section }) {
  const t = useDesk();
  const to = useManagePath();
  return (
    <nav className="org-nav" aria-label={t('nav.label')}>
      <ul>
        {SECTIONS.map((section) => (
          <li key={section}>
            <Link
              to={to(section === 'log' ? '' : `/${section}`)}
              aria-current={section === current ? 'page' : undefined}
            >
              <Icon name={ICONS[section]} />
              <span>{t(`nav.${section}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
