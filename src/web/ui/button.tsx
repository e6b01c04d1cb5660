import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from './icon.js';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** Waiting for the server: keeps its place, takes no second press. */
  busy?: boolean;
  icon?: IconName;
  wide?: boolean;
  children: ReactNode;
}

export function Button({
  variant = 'secondary',
  busy,
  icon,
  wide,
  children,
  className,
  ...rest
}: ButtonProps) {
  const classes = ['button', `button-${variant}`, wide ? 'button-wide' : '', className ?? ''].filter(Boolean);
  return (
    <button
      type="button"
      {...rest}
      className={classes.join(' ')}
      aria-busy={busy || undefined}
      disabled={rest.disabled || busy}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}
