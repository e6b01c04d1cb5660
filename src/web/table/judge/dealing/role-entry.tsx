/** Roles from a real deck: who is the don, who is mafia … touched one after the other; whoever is left is a citizen. */
import { useEffect, useState } from 'react';
import { roleName } from '../../../../rulebooks/table/describe.js';
import type { Role } from '../../../../rulebooks/table/setup.js';
import { usePick } from '../../../app/prefs.js';
import { HoldButton } from '../parts/hold.js';
import type { Scene } from '../scenes/scene.js';
import { useDesk, useJudge } from '../use-desk.js';
import { useDeck } from './use-deck.js';

type Picks = { n: number; role: Role }[];

const ASKED: readonly Role[] = ['don', 'mafia', 'sheriff', 'doctor'];

/** Null while it is not under way. Roles are not on the screen: only that a seat has been written down. */
export function useRoleEntry(active: boolean, back: () => void): Scene | null {
  const t = useJudge();
  const pick = usePick();
  const { view, enter } = useDesk();
  const deck = useDeck(active);
  const [picks, setPicks] = useState<Picks>([]);
  useEffect(() => {
    if (!active) setPicks([]);
  }, [active]);
  if (!active) return null;
  const lacks = (each: Role): boolean =>
    !deck || picks.filter((one) => one.role === each).length < deck[each];
  const role = ASKED.find(lacks);
  const got = picks.filter((one) => one.role === role).length;
  const cancel = () => (picks.length > 0 ? setPicks(picks.slice(0, -1)) : back());
  const keep = () => {
    const roles = Object.fromEntries(
      view.seats.map(({ n }) => [String(n), picks.find((one) => one.n === n)?.role ?? ('citizen' as Role)]),
    );
    void enter({ type: 'enterRoles', roles });
  };
  const all = picks.map(({ n, role: each }) => `№${n} ${pick(roleName(each))}`).join(', ');
  return {
    words: role
      ? t('roles.who', { role: pick(roleName(role)) })
      : t('roles.ready', { n: view.seats.length - picks.length }),
    body: (
      <div className="j-deal">
        <p className="j-big-line">
          {role
            ? t('roles.touch', { role: pick(roleName(role)), n: got, of: deck?.[role] ?? 0 })
            : t('roles.check')}
        </p>
        <HoldButton className="j-button j-roles-check" label={t('roles.hold')}>
          {all || t('roles.none')}
        </HoldButton>
      </div>
    ),
    next: {
      label: t('roles.keep'),
      after: t('roles.keepThen'),
      disabled: !deck || role !== undefined,
      run: keep,
    },
    others: [{ label: t(picks.length > 0 ? 'roles.back' : 'back'), run: cancel }],
    cancel,
    seat: (n) => {
      const written = picks.some((one) => one.n === n);
      return {
        does: role ? t('roles.does', { role: pick(roleName(role)) }) : t('roles.all'),
        disabled: written || role === undefined || !deck,
        tap: () => role && setPicks([...picks, { n, role }]),
        pressed: written,
        sign: written ? { text: t('roles.written'), tone: 'spent' } : null,
      };
    },
  };
}
