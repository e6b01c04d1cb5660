/** Pan and zoom of a picture inside its frame. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

const MOST = 6;
export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

/** Keeps the picture over its frame. */
export function bounded(zoom: Zoom, width: number, height: number): Zoom {
  const scale = Math.min(MOST, Math.max(1, zoom.scale));
  const keep = (value: number, room: number) => Math.min(0, Math.max(room - room * scale, value));
  return { scale, x: keep(zoom.x, width), y: keep(zoom.y, height) };
}

/** Zooms by a factor so that the point stays where it is. */
export function zoomAt(
  zoom: Zoom,
  factor: number,
  px: number,
  py: number,
  width: number,
  height: number,
): Zoom {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * factor));
  const ratio = scale / zoom.scale;
  return bounded({ scale, x: px - (px - zoom.x) * ratio, y: py - (py - zoom.y) * ratio }, width, height);
}

interface Finger {
  x: number;
  y: number;
}

/** Gestures over `frame`: two fingers, a drag when near, the wheel with Ctrl or when near. */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  const fingers = useRef(new Map<number, Finger>());
  /** A drag is not a tap. */
  const moved = useRef(false);

  const by = useCallback(
    (factor: number) => {
      const { clientWidth: w, clientHeight: h } = frame.current ?? { clientWidth: 0, clientHeight: 0 };
      setZoom((now) => zoomAt(now, factor, w / 2, h / 2, w, h));
    },
    [frame],
  );

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const size = () => [element.clientWidth, element.clientHeight] as const;
    const local = (event: { clientX: number; clientY: number }): Finger => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const held = fingers.current;

    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey && element.dataset.near !== 'true') return;
      event.preventDefault();
      const at = local(event);
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0025));
      setZoom((now) => zoomAt(now, factor, at.x, at.y, ...size()));
    };
    const down = (event: PointerEvent) => {
      held.set(event.pointerId, local(event));
      if (held.size === 1) moved.current = false;
    };
    const move = (event: PointerEvent) => {
      const before = held.get(event.pointerId);
      if (!before) return;
      const now = local(event);
      const others = [...held].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
      const other = others[0];
      held.set(event.pointerId, now);
      if (Math.hypot(now.x - before.x, now.y - before.y) > 3) moved.current = true;
      if (other) {
        const span = (a: Finger) => Math.hypot(a.x - other.x, a.y - other.y) || 1;
        const factor = span(now) / span(before);
        setZoom((z) => zoomAt(z, factor, (now.x + other.x) / 2, (now.y + other.y) / 2, ...size()));
      } else if (element.dataset.near === 'true') {
        setZoom((z) => bounded({ ...z, x: z.x + now.x - before.x, y: z.y + now.y - before.y }, ...size()));
      }
    };
    const up = (event: PointerEvent) => held.delete(event.pointerId);

    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  }, [frame]);

  return { zoom, setZoom, by, moved };
}
