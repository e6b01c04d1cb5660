import { usePick, useSay } from '../../app/prefs.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
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
  const pick = usePick();
  const changed = Object.entries(draft.rulings);
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
      <Card title={t('changed')} level={3}>
        {changed.length === 0 ? (
          <p className="quiet">{t('allDefault')}</p>
        ) : (
          <ul className="org-bullets">
            {changed.map(([id, value]) => {
              const ruling = rulebook.rulings[id];
              const text = ruling?.values[value];
              return (
                <li key={id}>
                  {ruling ? pick(ruling.title) : id}: <b>{text ? pick(text) : value}</b>{' '}
                  <Clauses ids={ruling?.clauses ?? []} />
                </li>
              );
            })}
          </ul>
        )}
      </Card>
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
