import { usePick, useSay } from '../../app/prefs.js';
import { presetsOf } from '../../cup/lib/presets.js';
import { ChosenRulingsCard } from '../../rules/rule-book.js';
import { Card } from '../../ui/card.js';
import type { RulebookInfo } from '../step-props.js';
import { sizesOf } from './draft.js';
import { readRoster } from './roster.js';
import type { CupStepProps } from './step-props.js';
import { texts } from './texts.js';

export function CupReview({ draft, pack, rulebook, onChange }: CupStepProps & { rulebook: RulebookInfo }) {
  const t = useSay(texts);
  const pick = usePick();
  const count = (text: string) => readRoster(text).people.length;
  const formula =
    presetsOf(pack.formula).find(({ id }) => id === draft.formula) ?? presetsOf(pack.formula)[0];
  return (
    <>
      <Card title={draft.title} level={3}>
        <ul className="org-bullets">
          <li>{t(`pack.${pack.table.pack}`)}</li>
          <li>{t('review.people', { players: count(draft.players), judges: count(draft.referees) })}</li>
          <li>{t('review.plan', { rounds: draft.rounds, tables: sizesOf(draft, pack).tables })}</li>
          {formula && (
            <li>
              {t('formula')}: {pick(formula.title)}
            </li>
          )}
        </ul>
        <p className="quiet">{t('review.then')}</p>
      </Card>
      <ChosenRulingsCard chosen={draft.rulings} known={rulebook.rulings} />
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
