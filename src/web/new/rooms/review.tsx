import { useSay } from '../../app/prefs.js';
import { ChosenRulingsCard } from '../../rules/rule-book.js';
import { Card } from '../../ui/card.js';
import type { RulebookInfo } from '../step-props.js';
import type { RoomsDraft } from './draft.js';
import { texts } from './texts.js';

interface Props {
  draft: RoomsDraft;
  rulebook: RulebookInfo;
  onChange(part: Partial<RoomsDraft>): void;
}

export function RoomsReview({ draft, rulebook, onChange }: Props) {
  const t = useSay(texts);
  return (
    <>
      <Card title={draft.title} level={3}>
        <ul className="org-bullets">
          <li>
            {t('map')}: {t(`map.${draft.map}`)}
          </li>
          <li>
            {t('roles')}: {t(`roles.${draft.roles}`)}
          </li>
          <li>{t('deadline')}</li>
        </ul>
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
