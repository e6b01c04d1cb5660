/** The frame of a desk: a rail of sections, and the section that the address names in a chunk of its own. */
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Link, match, useLocation } from '../app/router.js';
import { Icon, type IconName } from '../ui/icon.js';
import { Loading } from '../ui/loading.js';
import { type Kit, KitContext } from './kit.js';
import { useManagePath } from './say.js';

/** A section: its name in the address, its picture, its screen. */
export interface DeskSection<Name extends string> {
  name: Name;
  icon: IconName;
  Screen: ComponentType;
}

interface RailProps<Name extends string> {
  /** How the rail is called. */
  label: string;
  /** The first has no name in the address: it is also what an unknown address shows. */
  sections: readonly [DeskSection<Name>, ...DeskSection<Name>[]];
  titleOf(name: NoInfer<Name>): string;
  /** How many things wait in a section. */
  waiting?: Partial<Record<NoInfer<Name>, number>>;
}

interface Props<Name extends string> extends RailProps<Name> {
  gameId: string;
  kit: Kit;
  /** Stands above every section. */
  above?: ReactNode;
}

export function DeskFrame<Name extends string>({ gameId, kit, above, ...rail }: Props<Name>) {
  const { path } = useLocation();
  const [named] = (match('/g/:id/manage/*', path)?.rest ?? '').split('/');
  const { name, Screen } = rail.sections.find((section) => section.name === named) ?? rail.sections[0];
  return (
    <div className="org">
      <Rail {...rail} current={name} />
      <div className="org-main" key={`${gameId}-${name}`}>
        {above}
        <Suspense fallback={<Loading />}>
          <KitContext value={kit}>
            <Screen />
          </KitContext>
        </Suspense>
      </div>
    </div>
  );
}

/** A rail on a wide screen, a row that scrolls on a phone. */
function Rail<Name extends string>({
  label,
  sections,
  titleOf,
  waiting,
  current,
}: RailProps<Name> & { current: Name }) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is the reason to look for its link
  useEffect(() => {
    const bar = list.current?.parentElement;
    const here = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (bar && here) bar.scrollLeft = here.offsetLeft - (bar.clientWidth - here.offsetWidth) / 2;
  }, [current]);
  const to = useManagePath();
  return (
    <nav className="org-nav" aria-label={label}>
      <ul ref={list}>
        {sections.map(({ name, icon }, at) => (
          <li key={name}>
            <Link to={to(at === 0 ? '' : `/${name}`)} aria-current={name === current ? 'page' : undefined}>
              <Icon name={icon} />
              <span>{titleOf(name)}</span>
              {waiting?.[name] ? <b className="org-count">{waiting[name]}</b> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
