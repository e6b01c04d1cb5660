/** The regulation of a season and the rulings in force. */
import { useSeason } from '../app/game.js';
import { RuleBook } from '../rules/rule-book.js';
import { useS } from './say.js';
import './screens.css';

const CHAPTERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const;

export default function RulesScreen() {
  const { view } = useSeason();
  const s = useS();
  return (
    <RuleBook
      rulebook="mafia-2018"
      zone={view.zone}
      title={s('rules.title')}
      chapters={CHAPTERS.map((key) => ({ key, title: `${key}. ${s(`chapter.${key}`)}` }))}
      rulings={() => view.rulings}
      by={(who) => (who === 'organiser' || who === 'council' || who === 'jury' ? s(`by.${who}`) : who)}
    />
  );
}
