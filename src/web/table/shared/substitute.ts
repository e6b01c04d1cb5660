/** Somebody else on a seat: the entry is made whole on this device, with the network or without. */
import type { CommandOf } from '../../../rulebooks/table/commands.js';
import { newKey } from '../../app/key.js';

interface Newcomer {
  name: string;
  /** The id of somebody who has sat at this table before; a newcomer gets one of his own. */
  person?: string | null;
}

export function substituteCommand(
  seat: number,
  { name, person }: Newcomer,
  reason: string,
): CommandOf<'substitute'> {
  return {
    type: 'substitute',
    seat,
    name: name.trim(),
    person: person ?? `p-${newKey()}`,
    reason: reason.trim(),
  };
}
