/** The voice of the clock. A browser lets a page sound only after a first touch, so until then it waits. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Call } from './alarm.js';
import { useKept } from './kept.js';

/** waiting: it will sound after the first touch; missing: this browser has no sound for pages. */
export type SoundState = 'on' | 'off' | 'waiting' | 'missing';

interface Tone {
  hertz: number;
  /** Seconds from the call on. */
  from: number;
  for: number;
}

/** Two short notes; one long and lower: told apart in a noisy hall and without looking. */
const TONES: Record<Call, Tone[]> = {
  soon: [
    { hertz: 880, from: 0, for: 0.14 },
    { hertz: 880, from: 0.22, for: 0.14 },
  ],
  over: [
    { hertz: 587, from: 0, for: 0.35 },
    { hertz: 392, from: 0.35, for: 0.75 },
  ],
};

const SHAKES: Record<Call, number[]> = { soon: [120, 80, 120], over: [500] };

function play(context: AudioContext, call: Call): void {
  for (const { hertz, from, for: seconds } of TONES[call]) {
    const start = context.currentTime + from;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.9, start + 0.02);
    volume.gain.setValueAtTime(0.9, start + seconds - 0.04);
    volume.gain.linearRampToValueAtTime(0, start + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}

export interface Sound {
  state: SoundState;
  toggle(): void;
  call(call: Call): void;
}

export function useSound(): Sound {
  const [wanted, setWanted] = useKept('judge:sound', true);
  const [running, setRunning] = useState(false);
  const context = useRef<AudioContext | null>(null);
  const missing = typeof AudioContext === 'undefined';

  const wake = useCallback(async () => {
    if (typeof AudioContext === 'undefined') return;
    context.current ??= new AudioContext();
    try {
      if (context.current.state !== 'running') await context.current.resume();
      setRunning(context.current.state === 'running');
    } catch {
      setRunning(false);
    }
  }, []);

  useEffect(() => {
    if (!wanted) return;
    // Each touch, not only the first: a tablet that was locked has put its sound to sleep.
    const touched = () => void wake();
    addEventListener('pointerdown', touched);
    addEventListener('keydown', touched);
    return () => {
      removeEventListener('pointerdown', touched);
      removeEventListener('keydown', touched);
    };
  }, [wanted, wake]);

  const toggle = useCallback(() => {
    // Waiting for a touch, and this was the touch.
    if (wanted && !running) {
      void wake();
      return;
    }
    setWanted(!wanted);
    if (!wanted) void wake().then(() => context.current && play(context.current, 'soon'));
  }, [wanted, running, setWanted, wake]);

  const call = useCallback(
    (which: Call) => {
      if (!wanted) return;
      if (context.current?.state === 'running') play(context.current, which);
      navigator.vibrate?.(SHAKES[which]);
    },
    [wanted],
  );
  const state = missing ? 'missing' : !wanted ? 'off' : running ? 'on' : 'waiting';
  return { state, toggle, call };
}
