/** The regulation of the table, the violations among it, and the rulings this table plays by. */
import { useSay } from '../../app/prefs.js';
import { RuleBook } from '../../rules/rule-book.js';
import { rulingStates } from '../shared/rulings.js';
import { useTableView } from '../shared/use-view.js';
import { texts } from './texts.js';
import '../styles.js';

const CHAPTERS = ['I', '1', '2', '3', '4', '5', '6', 'V'] as const;

export default function RulesScreen() {
  const { view } = useTableView();
  const t = useSay(texts);
  return (
    <RuleBook
      rulebook="vavt-cup-2017"
      zone={view.zone}
      chapters={CHAPTERS.map((key) => ({ key, title: t(`chapter.${key}`) }))}
      rulings={({ rulings }) => rulingStates(view, rulings)}
    />
  );
}
