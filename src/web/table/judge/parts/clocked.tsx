import type { Instant } from '../../../../engine/contract.js';
import { formatSeconds } from '../../../app/clock.js';
import { useDesk } from '../use-desk.js';

/** «16:42:05» where the game is played: at a table a second counts and the day is known. */
export function Clocked({ at }: { at: Instant }) {
  const { view } = useDesk();
  return <time dateTime={at}>{formatSeconds(at, view.zone)}</time>;
}
