/** The parts of a move in words. */
import type { Part } from '../../../../rulebooks/twelve-rooms/commands.js';
import { actionText, bonusText } from '../../../../rulebooks/twelve-rooms/describe.js';
import { useNames } from './names.js';
import { type MasterMove, useMaster } from './use.js';

export function usePartWords(): (part: Part, parts: MasterMove['parts']) => string {
  const names = useNames();
  const t = useMaster();
  const { said, lang } = names;
  return (part, parts) => {
    const none = t('sent.nothing');
    switch (part) {
      case 'direction':
        return parts.direction ? names.of('direction', parts.direction) : none;
      case 'actions':
        return parts.actions?.map((action) => actionText(action, said, lang)).join('; ') || none;
      case 'special':
        return parts.special ? actionText(parts.special, said, lang) : none;
      case 'bonus':
        return parts.bonus ? bonusText(parts.bonus, said, lang) : none;
      case 'vote':
        return parts.vote ? names.vote(parts.vote) : none;
      case 'mafkill':
        return parts.mafkill ? names.nick(parts.mafkill.target) : none;
    }
  };
}
