import { useEffect, useRef } from 'react';
import { useSeason } from '../app/game.js';
import { Link } from '../app/router.js';
import { Icon, type IconName } from '../ui/icon.js';
import { useManagePath, useOrg } from './say.js';

export type Section =
  | 'control'
  | 'import'
  | 'report'
  | 'windows'
  | 'offers'
  | 'board'
  | 'people'
  | 'council'
  | 'log'
  | 'export';

const SECTIONS: [Section, IconName][] = [
  ['control', 'steer'],
  ['import', 'list'],
  ['report', 'share'],
  ['windows', 'brush'],
  ['offers', 'gavel'],
  ['board', 'board'],
  ['people', 'clan'],
  ['council', 'council'],
  ['log', 'history'],
  ['export', 'copy'],
];

/** A rail on a wide screen, a row that scrolls on a phone. */
export function OrganiserNav({ current }: { current: Section }) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is the reason to look for its link
  useEffect(() => {
    const bar = list.current?.parentElement;
    const here = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (bar && here) bar.scrollLeft = here.offsetLeft - (bar.clientWidth - here.offsetWidth) / 2;
  }, [current]);
  const t = useOrg();
  const to = useManagePath();
  const { view } = useSeason();
  const waiting: Partial<Record<Section, number>> = {
    control: view.asks.length,
    offers: view.offers.filter((offer) => offer.stage === 'open').length,
    council: view.questions.filter(
      (question) => question.stage === 'raised' || question.stage === 'escalated',
    ).length,
  };
  return (
    <nav className="org-nav" aria-label={t('nav.label')}>
      <ul ref={list}>
        {SECTIONS.map(([section, icon]) => (
          <li key={section}>
            <Link
              to={to(section === 'control' ? '' : `/${section}`)}
              aria-current={section === current ? 'page' : undefined}
            >
              <Icon name={icon} />
              <span>{t(`nav.${section}`)}</span>
              {waiting[section] ? <b className="org-count">{waiting[section]}</b> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
