/**
 * The keyboard of a laptop judge. Keys are named by their places, so that they are the same in every layout and with Shift:
 * a Russian keyboard has «?» on the seven.
 */

export type KeyAct =
  | { kind: 'seat' | 'foul'; n: number }
  | { kind: 'next' | 'back' | 'again' | 'pause' | 'keys' | 'cancel' | 'tens' | 'add' };

export interface Pressed {
  code: string;
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

const NAMED: Record<string, KeyAct['kind']> = {
  ArrowRight: 'next',
  ArrowLeft: 'back',
  Space: 'pause',
  Escape: 'cancel',
  Minus: 'tens',
  NumpadSubtract: 'tens',
  Equal: 'add',
  NumpadAdd: 'add',
};

/**
 * What a key means; null: nothing of ours.
 * @param tens «−» was pressed before: the digit is a seat from 11 to 20
 */
export function keyAct(pressed: Pressed, seats: number, tens = false): KeyAct | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(pressed.code)?.[1];
  if (digit !== undefined) {
    const n = (digit === '0' ? 10 : Number(digit)) + (tens ? 10 : 0);
    return n <= seats ? { kind: pressed.shiftKey ? 'foul' : 'seat', n } : null;
  }
  if (pressed.code === 'Slash' || pressed.key === '?') return { kind: 'keys' };
  if (pressed.shiftKey && pressed.code === 'ArrowLeft') return { kind: 'again' };
  const kind = NAMED[pressed.code];
  if (kind === undefined || (kind === 'tens' && seats <= 10)) return null;
  return { kind } as KeyAct;
}
