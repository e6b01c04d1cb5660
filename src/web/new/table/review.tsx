import type { TablePack } from '../../../rulebooks/table/setup.js';
import { usePick, useSay } from '../../app/prefs.js';
import { ChosenRulingsCard } from '../../rules/rule-book.js';
import { Card } from '../../ui/card.js';
import type { RulebookInfo } from '../step-props.js';
import { presetOf, type TableDraft, tableSetupOf } from './draft.js';
import { NameList } from './players-step.js';
import { texts } from './texts.js';

interface Props {
  draft: TableDraft;
  pack: TablePack;
  rulebook: RulebookInfo;
  onChange(part: Partial<TableDraft>): void;
}

export function TableReview({ draft, pack, rulebook, onChange }: Props) {
  const t = useSay(texts);
  const pick = usePick();
  const { rulings, players } = tableSetupOf(draft, pack);
  // What this game rules otherwise than the regulation, be it by the preset or by the judge.
  const inForce = Object.keys(rulebook.rulings)
    .map(
      (id) => [id, (rulings as Record<string, string>)[id] ?? presetOf(pack, rulebook.rulings, id)] as const,
    )
    .filter(([id, value]) => value !== rulebook.rulings[id]?.default);
  return (
    <>
      <Card title={draft.title} level={3}>
        <p>{pick(pack.title)}</p>
        {players.length > 0 ? (
          <NameList names={players.map(({ name }) => name)} />
        ) : (
          <p className="quiet">{t('byNumbers')}</p>
        )}
      </Card>
      <ChosenRulingsCard chosen={Object.fromEntries(inForce)} known={rulebook.rulings} />
      <label className="choice">
        <input
          type="checkbox"
          checked={draft.open}
          onChange={(event) => onChange({ open: event.target.checked })}
        />
        <span>{t('open')}</span>
      </label>
    </>
  );
}
