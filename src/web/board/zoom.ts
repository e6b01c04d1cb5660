/** Zoom of a picture inside a scrolling frame: panning is the frame's own scrolling, so touch and keys work as anywhere. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const MOST = 6;

export const clampScale = (scale: number): number => Math.min(MOST, Math.max(1, scale));

/** Where to scroll so that the point under the fingers stays under them. */
export function keptScroll(scroll: number, point: number, ratio: number): number {
  return (scroll + point) * ratio - point;
}

interface Anchor {
  x: number;
  y: number;
  ratio: number;
}

export function useZoom(frame: RefObject<HTMLElement | null>, active: boolean) {
  const [scale, setScale] = useState(1);
  const current = useRef(1);
  const anchor = useRef<Anchor | null>(null);
  /** A drag is not a tap. */
  const dragged = useRef(false);

  const zoomTo = useCallback((wanted: number, x: number, y: number) => {
    const next = clampScale(wanted);
    const before = anchor.current?.ratio ?? 1;
    anchor.current = { x, y, ratio: before * (next / current.current) };
    current.current = next;
    setScale(next);
  }, []);

  const by = useCallback(
    (factor: number) => {
      const { clientWidth: w, clientHeight: h } = frame.current ?? { clientWidth: 0, clientHeight: 0 };
      zoomTo(current.current * factor, w / 2, h / 2);
    },
    [frame, zoomTo],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the scroll is put right once the new size is laid out
  useLayoutEffect(() => {
    const element = frame.current;
    const point = anchor.current;
    anchor.current = null;
    if (!element || !point) return;
    element.scrollLeft = keptScroll(element.scrollLeft, point.x, point.ratio);
    element.scrollTop = keptScroll(element.scrollTop, point.y, point.ratio);
  }, [scale]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `active` says that the frame is on the page again
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const local = (x: number, y: number) => {
      const box = element.getBoundingClientRect();
      return [x - box.left, y - box.top] as const;
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomTo(current.current * Math.exp(-event.deltaY * 0.01), ...local(event.clientX, event.clientY));
    };
    let span = 0;
    const touch = (event: TouchEvent) => {
      const [a, b] = [event.touches[0], event.touches[1]];
      if (!a || !b) {
        span = 0;
        return;
      }
      event.preventDefault();
      const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      const middle = local((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
      if (span > 0) zoomTo(current.current * (now / span), ...middle);
      span = now;
    };
    let held: { x: number; y: number } | null = null;
    const down = (event: PointerEvent) => {
      dragged.current = false;
      if (event.pointerType === 'mouse' && event.button === 0) held = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
      if (!held) return;
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
      if (!dragged.current && Math.hypot(dx, dy) < 4) return;
      dragged.current = true;
      element.scrollBy(-dx, -dy);
      held = { x: event.clientX, y: event.clientY };
    };
    const up = () => {
      held = null;
    };
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('touchstart', touch, { passive: false });
    element.addEventListener('touchmove', touch, { passive: false });
    element.addEventListener('touchend', touch);
    element.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('touchstart', touch);
      element.removeEventListener('touchmove', touch);
      element.removeEventListener('touchend', touch);
      element.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
    };
  }, [frame, zoomTo, active]);

  return { scale, by, whole: useCallback(() => zoomTo(1, 0, 0), [zoomTo]), dragged };
}
