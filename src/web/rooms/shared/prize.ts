import type { Prize } from '../../../rulebooks/twelve-rooms/commands.js';
import { useR } from './use-rooms.js';

/** A prize in words. */
export function usePrizeText(): (prize: Prize) => string {
  const r = useR();
  return (prize) => {
    switch (prize.kind) {
      case 'armour':
        return r('prize.armour');
      case 'votes':
        return r('prize.votes', { n: prize.extra });
      case 'other':
        return prize.text;
    }
  };
}
