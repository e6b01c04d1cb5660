/** Roles: drawn as usual, drawn of a composition, or given by hand. Dealing them closes the sign-up. */
import { useId, useState } from 'react';
import type { Role } from '../../../../rulebooks/twelve-rooms/roles.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Clauses } from '../../../ui/clause.js';
import { Dialog } from '../../../ui/dialog.js';
import { ErrorNotice, Notice } from '../../../ui/notice.js';
import { NAMED_ROLES, ROLES_LIST } from '../lib/lists.js';
import { useNames } from '../lib/names.js';
import { keptRolesWay, ROLES_WAYS, type RolesWay } from '../lib/roles-way.js';
import { useMaster, useRooms, useSend } from '../lib/use.js';
import { Composition, type Counts, total, usualCounts } from './composition.js';
import { HandRoles } from './hand-roles.js';

export function DealRoles() {
  const { id, view, master } = useRooms();
  const t = useMaster();
  const group = useId();
  const { run, busy, error } = useSend();
  const n = master.players.length;
  const [way, setWay] = useState<RolesWay>(() => keptRolesWay(id));
  const [counts, setCounts] = useState<Counts | null>(null);
  const [roles, setRoles] = useState<Record<string, Role>>({});
  const [sure, setSure] = useState(false);
  const chosen = counts ?? usualCounts(n);
  if (view.phase !== 'signup') return <Dealt />;
  const ready =
    way === 'usual'
      ? n >= NAMED_ROLES.length
      : way === 'composition'
        ? n >= 2 && total(chosen) === n
        : n >= 2 && master.players.every(({ id }) => roles[id]);
  const deal = async () => {
    const composition = ROLES_LIST.flatMap((role) => Array.from({ length: chosen[role] }, () => role));
    const given = Object.fromEntries(
      master.players.flatMap(({ id }) => (roles[id] ? [[id, roles[id]] as const] : [])),
    );
    const more = way === 'usual' ? {} : way === 'composition' ? { composition } : { roles: given };
    if (await run({ type: 'dealRoles', ...more })) setSure(false);
  };
  return (
    <Card title={t('roles.title')} actions={<Clauses ids={['twelve-rooms:S']} />} tone="call">
      <fieldset className="org-values">
        <legend className="sr-only">{t('roles.title')}</legend>
        {ROLES_WAYS.map((one) => (
          <label key={one} className="choice">
            <input type="radio" name={group} checked={way === one} onChange={() => setWay(one)} />
            <span>{t(`roles.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {way === 'usual' && n < NAMED_ROLES.length && (
        <Notice tone="warn">{t('roles.tooFew', { n: NAMED_ROLES.length - n })}</Notice>
      )}
      {way === 'composition' && <Composition counts={chosen} players={n} onChange={setCounts} />}
      {way === 'hand' && <HandRoles roles={roles} onChange={setRoles} />}
      <div className="row">
        <Button variant="primary" disabled={!ready} onClick={() => setSure(true)}>
          {t(way === 'hand' ? 'roles.give' : 'roles.draw')}
        </Button>
      </div>
      <Dialog
        open={sure}
        onClose={() => setSure(false)}
        title={t('roles.sure')}
        actions={
          <>
            <Button onClick={() => setSure(false)}>{t('common.cancel')}</Button>
            <Button variant="primary" busy={busy} onClick={() => void deal()}>
              {t(way === 'hand' ? 'roles.give' : 'roles.draw')}
            </Button>
          </>
        }
      >
        <p>{t('roles.sureText', { n })}</p>
        <ErrorNotice error={error} />
      </Dialog>
    </Card>
  );
}

function Dealt() {
  const { master } = useRooms();
  const t = useMaster();
  const names = useNames();
  const roles = ROLES_LIST.map((role) => ({
    role,
    players: master.players.filter(({ originalRole }) => originalRole === role),
  })).filter(({ players }) => players.length > 0);
  return (
    <Card title={t('roles.dealt')} actions={<Clauses ids={['twelve-rooms:S']} />}>
      <dl className="rm-dealt">
        {roles.map(({ role, players }) => (
          <div key={role}>
            <dt>{names.of('role', role)}</dt>
            <dd>{players.map(({ nick }) => nick).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
