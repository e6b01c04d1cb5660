import { useEffect, useRef } from 'react';
import { pauseOrGo } from '../parts/clock.js';
import type { Scene } from '../scenes/scene.js';
import { useDesk } from '../use-desk.js';
import { type KeyAct, keyAct } from './keys.js';

interface Work {
  scene: Scene;
  foul(n: number): void;
  once(run: () => void): void;
}

const WRITING = 'input, textarea, select, [contenteditable]';
const PRESSABLE = 'button, a, summary, input, select, textarea';

/** Roles are shown while this key is held. */
const PEEK = 'KeyR';

/** The keys of a laptop judge. A panel that is open, or a field one writes in, has its own. */
export function useKeys(work: Work): void {
  const desk = useDesk();
  const now = useRef({ work, desk, tens: false });
  now.current = { ...now.current, work, desk };
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const { desk: at } = now.current;
      const target = event.target instanceof Element ? event.target : null;
      if (at.panel !== null || target?.closest(WRITING)) return;
      if (event.code === PEEK && !event.ctrlKey && !event.metaKey && !event.altKey) {
        if (!event.repeat) at.setPeek(true);
        return;
      }
      const act = keyAct(event, at.view.seats.length, now.current.tens);
      now.current.tens = false;
      // Whoever has tabbed to a button presses it with Space.
      if (!act || (act.kind === 'pause' && target?.closest(PRESSABLE))) return;
      event.preventDefault();
      if (!event.repeat) run(act);
    };
    const run = (act: KeyAct) => {
      const { work: here, desk: at } = now.current;
      switch (act.kind) {
        case 'seat': {
          const play = here.scene.seat(act.n);
          if (play.disabled) return;
          return play.tap ? play.tap() : at.open({ kind: 'seat', n: act.n });
        }
        case 'foul':
          return here.foul(act.n);
        case 'next': {
          const { next } = here.scene;
          return next && !next.disabled ? here.once(next.run) : undefined;
        }
        case 'back': {
          const undo = at.view.judge?.undo;
          return undo ? void at.enter({ type: 'undo', step: undo.step }) : undefined;
        }
        case 'again': {
          const redo = at.view.judge?.redo;
          return redo ? void at.enter({ type: 'redo', step: redo.step }) : undefined;
        }
        case 'pause': {
          const { timer } = at.view;
          return timer ? void at.enter(pauseOrGo(timer.pausedAt !== null)) : undefined;
        }
        case 'add':
          return at.view.timer ? void at.enter({ type: 'addTime', seconds: 10 }) : undefined;
        case 'keys':
          return at.open({ kind: 'keys' });
        case 'cancel':
          return here.scene.cancel?.();
        case 'tens':
          now.current.tens = true;
          return;
      }
    };
    const up = (event: KeyboardEvent) => {
      if (event.code === PEEK) now.current.desk.setPeek(false);
    };
    const away = () => now.current.desk.setPeek(false);
    // A button pressed by a finger or a mouse keeps no focus: the next Space is a pause, not the same button again.
    const pressed = (event: MouseEvent) => {
      if (event.detail > 0 && document.activeElement instanceof HTMLButtonElement)
        document.activeElement.blur();
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    addEventListener('blur', away);
    addEventListener('click', pressed);
    document.addEventListener('visibilitychange', away);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
      removeEventListener('blur', away);
      removeEventListener('click', pressed);
      document.removeEventListener('visibilitychange', away);
    };
  }, []);
}
