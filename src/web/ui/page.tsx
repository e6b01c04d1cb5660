import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../app/prefs.js';

interface PageProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen: its heading, which also becomes the title of the tab and takes the focus when one arrives. */
export function Page({ title, lead, actions, children }: PageProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${t('brand')}`;
  }, [title, t]);
  useEffect(() => {
    // Only after a move inside the product: a fresh page begins at its top.
    if (history.state === null && performance.now() > 4000) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div className="page-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <div className="lead">{lead}</div>}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </div>
      {children}
    </>
  );
}
