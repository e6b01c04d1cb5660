import { useEffect, useRef } from 'react';
import { Link } from '../../app/router.js';
import { useManagePath } from '../../steer/say.js';
import { Icon, type IconName } from '../../ui/icon.js';
import { useMaster, useRooms } from './lib/use.js';

export const SECTIONS = [
  'desk',
  'setup',
  'run',
  'map',
  'players',
  'posts',
  'reports',
  'rulings',
  'log',
  'end',
] as const;
export type Section = (typeof SECTIONS)[number];

const ICONS: Record<Section, IconName> = {
  desk: 'steer',
  setup: 'door',
  run: 'list',
  map: 'map',
  players: 'mask',
  posts: 'thread',
  reports: 'copy',
  rulings: 'rules',
  log: 'history',
  end: 'share',
};

/** A rail on a wide screen, a row that scrolls on a phone. */
export function MasterNav({ current }: { current: Section }) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is the reason to look for its link
  useEffect(() => {
    const bar = list.current?.parentElement;
    const here = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (bar && here) bar.scrollLeft = here.offsetLeft - (bar.clientWidth - here.offsetWidth) / 2;
  }, [current]);
  const t = useMaster();
  const to = useManagePath();
  const { master } = useRooms();
  const waiting: Partial<Record<Section, number>> = {
    run: master.asks.length,
    posts: master.pendingAnonymous.length,
  };
  return (
    <nav className="org-nav" aria-label={t('nav.label')}>
      <ul ref={list}>
        {SECTIONS.map((section) => (
          <li key={section}>
            <Link
              to={to(section === 'desk' ? '' : `/${section}`)}
              aria-current={section === current ? 'page' : undefined}
            >
              <Icon name={ICONS[section]} />
              <span>{t(`nav.${section}`)}</span>
              {waiting[section] ? <b className="org-count">{waiting[section]}</b> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
