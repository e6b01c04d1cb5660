import { useId } from 'react';
import { useSay } from '../../app/prefs.js';
import { ROLES_WAYS } from '../../rooms/master/lib/roles-way.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import type { MapWay, RoomsDraft } from './draft.js';
import { texts } from './texts.js';

interface Props {
  draft: RoomsDraft;
  onChange(part: Partial<RoomsDraft>): void;
}

const MAPS: MapWay[] = ['draw', 'hand'];

export function DealStep({ draft, onChange }: Props) {
  const t = useSay(texts);
  const group = useId();
  return (
    <>
      <Card level={3} title={t('map')} actions={<Clauses ids={['twelve-rooms:M.2']} />}>
        <fieldset className="org-values">
          <legend className="sr-only">{t('map')}</legend>
          {MAPS.map((way) => (
            <label key={way} className="choice">
              <input
                type="radio"
                name={`${group}-map`}
                checked={draft.map === way}
                onChange={() => onChange({ map: way })}
              />
              <span>{t(`map.${way}`)}</span>
            </label>
          ))}
        </fieldset>
        <p className="quiet small">{t('map.secret')}</p>
      </Card>
      <Card level={3} title={t('roles')} actions={<Clauses ids={['twelve-rooms:S']} />}>
        <fieldset className="org-values">
          <legend className="sr-only">{t('roles')}</legend>
          {ROLES_WAYS.map((way) => (
            <label key={way} className="choice">
              <input
                type="radio"
                name={`${group}-roles`}
                checked={draft.roles === way}
                onChange={() => onChange({ roles: way })}
              />
              <span>{t(`roles.${way}`)}</span>
            </label>
          ))}
        </fieldset>
        <p className="quiet small">{t('roles.later')}</p>
      </Card>
    </>
  );
}
