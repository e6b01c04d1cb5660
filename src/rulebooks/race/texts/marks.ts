/** What a cell does, in a few words: `переход на 5 клеток вперёд`. */
import type { Lang } from '../../../engine/contract.js';
import { speaker } from '../../../texts/messages.js';
import { signed } from '../../../texts/numbers.js';
import type { CellMark } from '../board-view.js';
import { label } from './labels.js';

const say = speaker({
  free: { ru: 'свободная', en: 'free' },
  unspecified: { ru: 'метка только на картинке поля', en: 'a mark only on the picture of the field' },
  skip: { ru: 'пропуск хода', en: 'skip a move' },
  forward: {
    ru: 'переход на {n, plural, one {# клетку} few {# клетки} many {# клеток} other {# клетки}} вперёд',
    en: '{n, plural, one {# cell} other {# cells}} forward',
  },
  back: {
    ru: 'переход на {n, plural, one {# клетку} few {# клетки} many {# клеток} other {# клетки}} назад',
    en: '{n, plural, one {# cell} other {# cells}} back',
  },
  offer: { ru: 'предложение «{offer}»', en: 'offer “{offer}”' },
  roulette: { ru: 'русская рулетка', en: 'Russian roulette' },
  restart: { ru: 'возврат на клетку 1', en: 'back to cell 1' },
  change: { ru: '{amount} к следующему ходу', en: '{amount} to the next move' },
  castle: { ru: 'замок', en: 'a castle' },
  twins: {
    ru: 'выбор: жениться и продолжить с клетки {to} или отказаться',
    en: 'a choice: marry and go on from cell {to}, or refuse',
  },
  coin: { ru: 'здесь дают монету', en: 'a coin is given here' },
  name: { ru: 'имя за монету или долг', en: 'a name for the coin, or a debt' },
});
export const markMessages = say.messages;

export function markText(mark: CellMark, lang: Lang): string {
  switch (mark.kind) {
    case 'move':
      return say(mark.by > 0 ? 'forward' : 'back', lang, { n: Math.abs(mark.by) });
    case 'offer':
      return say('offer', lang, { offer: label('offer', mark.offer, lang) });
    case 'change':
      return say('change', lang, { amount: signed(mark.by) });
    case 'twins':
      return say('twins', lang, { to: mark.to });
    default:
      return say(mark.kind, lang);
  }
}
