/** How everything of the game is called: nicknames from the view, all else in the rulebook's own words. */
import { useMemo } from 'react';
import type { Lang } from '../../../../engine/contract.js';
import {
  type LabelList,
  label,
  namesOf,
  type Names as SaidNames,
  voteText,
} from '../../../../rulebooks/twelve-rooms/describe.js';
import { useLang } from '../../../app/prefs.js';
import { ABILITY_LIST } from './lists.js';
import { useRooms } from './use.js';

export interface Names {
  lang: Lang;
  /** As the rulebook's sentences take them. */
  said: SaidNames;
  nick(player: string): string;
  nicks(players: readonly string[]): string;
  /** A player, or «не судить». */
  vote(vote: string): string;
  of(list: LabelList, key: string): string;
  /** An ability or another act of the trace. */
  act(act: string): string;
}

export function useNames(): Names {
  const { view } = useRooms();
  const lang = useLang();
  return useMemo(() => {
    const said = namesOf(view, lang);
    return {
      lang,
      said,
      nick: said.player,
      nicks: (players) => players.map(said.player).join(', '),
      vote: (vote) => voteText(vote, said, lang),
      of: (list, key) => label(list, key, lang),
      act: (act) => label(ABILITY_LIST.some((one) => one === act) ? 'ability' : 'act', act, lang),
    };
  }, [view, lang]);
}
