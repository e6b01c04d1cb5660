/** The regulation of a season and the rulings in force. */
import type { Text } from '../../engine/contract.js';
import { concerns } from '../../rulebooks/season/chapters.js';
import { useBook } from '../app/book.js';
import { useSeason } from '../app/game.js';
import { usePick } from '../app/prefs.js';
import { RuleBook } from '../rules/rule-book.js';
import { rulebookNamed } from '../words.js';
import { chaptersOf } from './chapters.js';
import { useS } from './say.js';
import { SeasonNumbersCard } from './season-numbers.js';
import './screens.css';

export default function RulesScreen() {
  const { view } = useSeason();
  const { rulebook } = useBook();
  const s = useS();
  const pick = usePick();
  const title = (key: string, text: Text) => `${key}. ${pick(text)}`;
  return (
    <RuleBook
      rulebook={rulebookNamed(rulebook)}
      zone={view.zone}
      title={s('rules.title')}
      only={view.modules && ((clause) => concerns(clause, view.modules ?? []))}
      chapters={chaptersOf(rulebook).map(([key, text]) => ({ key, title: title(key, text) }))}
      intro={(clauses) => <SeasonNumbersCard view={view} shown={clauses} />}
      rulings={() => view.rulings}
      by={(who) => (who === 'organiser' || who === 'council' || who === 'jury' ? s(`by.${who}`) : who)}
    />
  );
}
