import type { ReactNode } from 'react';

export function EmptyState({
  title,
  text,
  page = false,
  children,
}: {
  title: string;
  /** It is all there is on the page: its title is the heading. */
  page?: boolean;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <div className="empty">
      {page ? <h1 className="empty-title">{title}</h1> : <p className="empty-title">{title}</p>}
      {text && <p>{text}</p>}
      {children && <div className="row">{children}</div>}
    </div>
  );
}
