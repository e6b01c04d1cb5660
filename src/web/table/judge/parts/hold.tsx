/** What is seen only while it is held: by a finger, a mouse, Space or Enter. Let go, looked away, called away: it is gone. */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';

interface Holding {
  held: boolean;
  props: {
    'aria-pressed': boolean;
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerUp(): void;
    onPointerCancel(): void;
    onLostPointerCapture(): void;
    onKeyDown(event: KeyboardEvent<HTMLElement>): void;
    onKeyUp(): void;
    onBlur(): void;
    onContextMenu(event: { preventDefault(): void }): void;
  };
}

export function useHold(onChange?: (held: boolean) => void): Holding {
  const [held, setHeld] = useState(false);
  const tell = useRef(onChange);
  tell.current = onChange;
  const set = (next: boolean) => {
    setHeld(next);
    tell.current?.(next);
  };
  useEffect(() => {
    if (!held) return;
    const drop = () => {
      setHeld(false);
      tell.current?.(false);
    };
    addEventListener('blur', drop);
    document.addEventListener('visibilitychange', drop);
    return () => {
      removeEventListener('blur', drop);
      document.removeEventListener('visibilitychange', drop);
    };
  }, [held]);
  // Whatever takes the button off the screen lets go of it.
  useEffect(() => () => tell.current?.(false), []);
  return {
    held,
    props: {
      'aria-pressed': held,
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        set(true);
      },
      onPointerUp: () => set(false),
      onPointerCancel: () => set(false),
      onLostPointerCapture: () => set(false),
      onKeyDown: (event) => {
        if (event.key !== ' ' && event.key !== 'Enter') return;
        event.preventDefault();
        event.stopPropagation();
        if (!event.repeat) set(true);
      },
      onKeyUp: () => set(false),
      onBlur: () => set(false),
      onContextMenu: (event) => event.preventDefault(),
    },
  };
}

interface HoldButtonProps {
  className?: string;
  label: ReactNode;
  /** What is there while it is held. */
  children?: ReactNode;
  onChange?(held: boolean): void;
}

/** A button that shows something in its own place while it is held. */
export function HoldButton({ className = '', label, children, onChange }: HoldButtonProps) {
  const { held, props } = useHold(onChange);
  return (
    <button type="button" className={`j-hold ${className}`} data-held={held || undefined} {...props}>
      {held && children !== undefined ? children : label}
    </button>
  );
}

/** How long «hold to …» is held. */
const LONG = 1200;

/** Acts only when it is held for a while: nobody leaves a player's screen by chance. */
export function HoldToAct({ label, run }: { label: string; run(): void }) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const act = useRef(run);
  act.current = run;
  const { held, props } = useHold((now) => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = now ? setTimeout(() => act.current(), LONG) : null;
  });
  return (
    <button
      type="button"
      className="j-button j-hold-act"
      data-held={held || undefined}
      style={{ '--j-long': `${LONG}ms` } as React.CSSProperties}
      {...props}
    >
      {label}
    </button>
  );
}
