import { type ReactNode, useId } from 'react';

interface CardProps {
  title?: ReactNode;
  /** Level of the title among the page's headings. */
  level?: 2 | 3;
  actions?: ReactNode;
  tone?: 'plain' | 'call' | 'warn' | 'good' | 'quiet';
  className?: string;
  children: ReactNode;
}

export function Card({ title, level = 2, actions, tone = 'plain', className, children }: CardProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const classes = `card card-${tone} ${className ?? ''}`.trim();
  if (!title) return <div className={classes}>{children}</div>;
  return (
    <section className={classes} aria-labelledby={id}>
      <div className="card-head">
        <Heading id={id}>{title}</Heading>
        {actions && <div className="card-actions">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
