/** A question of the reckoning in words. */
import type { AskView } from '../../../rulebooks/mafia-2018/view.js';
import { useLang } from '../../app/prefs.js';
import { useClanName } from '../parts/clan.js';
import { useOrg } from '../say.js';
import { writePoints } from './cells.js';

interface AskWords {
  title: string;
  facts: { name: string; value: string }[];
  item(item: string): string;
}

export function useAskWords(ask: AskView): AskWords {
  const t = useOrg();
  const lang = useLang();
  const clan = useClanName();
  const titles: Record<string, string> = {
    sharedPlaces: t('ask.sharedPlaces'),
    sharedBest: t('ask.sharedBest'),
    fight: t('ask.fight'),
  };
  const ofClans = ask.topic === 'sharedBest' || ask.topic === 'fight';
  const facts = Object.entries(ask.facts).map(([name, value]) => {
    if (name === 'place') return { name: t('ask.factPlace'), value: writePoints(Number(value), lang) };
    if (name === 'cell') return { name: t('ask.factCell'), value: String(value) };
    return { name, value: String(value) };
  });
  return {
    title: titles[ask.topic] ?? t('ask.other'),
    facts: [{ name: t('ask.factGame'), value: String(ask.game) }, ...facts],
    item: (item) => (ofClans ? clan(Number(item)) : item),
  };
}
