import { useEffect, useRef } from 'react';
import { Link } from '../../app/router.js';
import { useManagePath } from '../../steer/say.js';
import { Icon, type IconName } from '../../ui/icon.js';
import { waitingOf } from '../lib/waiting.js';
import { useCupDesk, useDesk } from './say.js';

export const SECTIONS = [
  'desk',
  'players',
  'judges',
  'seating',
  'rounds',
  'protests',
  'points',
  'formula',
  'publication',
  'links',
  'rulings',
  'log',
  'export',
] as const;
export type Section = (typeof SECTIONS)[number];

const ICONS: Record<Section, IconName> = {
  desk: 'steer',
  players: 'council',
  judges: 'gavel',
  seating: 'map',
  rounds: 'play',
  protests: 'warn',
  points: 'season',
  formula: 'list',
  publication: 'screen',
  links: 'door',
  rulings: 'rules',
  log: 'history',
  export: 'share',
};

/** A rail on a wide screen, a row that scrolls on a phone. */
export function CupNav({ current }: { current: Section }) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is the reason to look for its link
  useEffect(() => {
    const bar = list.current?.parentElement;
    const here = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (bar && here) bar.scrollLeft = here.offsetLeft - (bar.clientWidth - here.offsetWidth) / 2;
  }, [current]);
  const t = useDesk();
  const to = useManagePath();
  const { view } = useCupDesk();
  const { mine, others } = waitingOf(view);
  const waiting: Partial<Record<Section, number>> = {
    rounds: mine.length + others.length,
    protests: view.protests.filter(({ decision }) => decision === null).length,
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
