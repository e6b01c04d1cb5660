/** An answer given to the reckoning, titled with what it answered: the id of a question says what it was about. */
import type { Answer } from '../../../rulebooks/race/commands.js';
import type { AskContext } from './ask-words.js';
import { spellPlaces } from './shared-places.js';

type Context = Pick<AskContext, 't' | 'lang' | 'offers' | 'clan' | 'pick'>;

/** null: a question of no known kind. */
export function answeredWords(ask: string, answer: Answer | undefined, context: Context): string | null {
  const { t, lang, offers, clan, pick } = context;
  const [topic, ...rest] = ask.split(':');
  const [game = '', second = ''] = rest;
  const items = answer && 'groups' in answer ? answer.groups.flat() : [];
  const choice = answer && 'choice' in answer ? answer.choice : '';
  const clans = items.map((item) => clan(Number(item))).join(', ');
  switch (topic) {
    case 'deal':
      return t('cmd.answered.deal', { game, places: spellPlaces(Number(second), items.length, lang) });
    case 'order':
      return t('cmd.answered.order', { game, clans });
    case 'fight':
      return t('cmd.answered.fight', { game, cell: second, clans });
    case 'offer': {
      const offer = offers.find(({ id }) => id === rest.join(':'));
      if (!offer) return null;
      const known = choice === 'fulfilled' || choice === 'refused';
      return t('cmd.answered.offer', {
        offer: pick(offer.title),
        clan: clan(offer.clan),
        answer: known ? t(`offers.${choice}`).toLowerCase() : choice,
      });
    }
    case 'captive': {
      const offer = offers.find(({ id }) => id === rest.join(':'));
      return offer ? t('cmd.answered.captive', { clan: clan(offer.clan), answer: choice }) : null;
    }
    default:
      return null;
  }
}
