import { Link } from '../../../app/router.js';
import { useManagePath } from '../../../steer/say.js';
import { Icon } from '../../../ui/icon.js';
import { useNames } from '../lib/names.js';
import { useMaster } from '../lib/use.js';
import { TeamMark } from '../parts/team-mark.js';
import type { Person } from './frames.js';

const ARROWS = { up: '↑', down: '↓', left: '←', right: '→', stay: '•' } as const;

/** A player in his room: side, name, where he is going, and everything that hangs on him. */
export function Occupant({ player }: { player: Person }) {
  const t = useMaster();
  const names = useNames();
  const path = useManagePath();
  const { now, role, team, direction } = player;
  const mark = (key: string, on: boolean, sign: string, words: string) =>
    on ? (
      <span key={key} className={`rm-sign rm-sign-${key}`} title={words}>
        <span aria-hidden="true">{sign}</span>
        <span className="sr-only">{words}</span>
      </span>
    ) : null;
  return (
    <li className="rm-person">
      <Link to={path(`/players/${player.id}`)}>
        <TeamMark team={team} />
        <span className="rm-person-name">{names.nick(player.id)}</span>
        {direction && (
          <span className="rm-arrow">
            <span aria-hidden="true">{ARROWS[direction]}</span>
            <span className="sr-only">{names.of('direction', direction)}</span>
          </span>
        )}
      </Link>
      <span className="rm-person-more">
        {role && <span className="rm-person-role">{names.of('role', role)}</span>}
        {now && (
          <>
            <span className="rm-sign" title={t('player.weightIs', { n: now.weight })}>
              <span aria-hidden="true">×{now.weight}</span>
              <span className="sr-only">{t('player.weightIs', { n: now.weight })}</span>
            </span>
            {mark('guilt', now.guilt, 'В', t('sign.guilt'))}
            {mark('false', now.falseUntil !== null, '±', t('sign.false', { n: now.falseUntil ?? 0 }))}
            {mark('immune', now.immune, 'И', t('sign.immune'))}
            {mark('halved', now.halved, '½', t('sign.halved'))}
            {mark('armour', now.armour === 'ready', 'Б', t('sign.armour'))}
            {now.stored.length > 0 && (
              <span className="rm-sign rm-sign-stored" title={t('sign.stored', { n: now.stored.length })}>
                <Icon name="clock" />
                <span className="sr-only">{t('sign.stored', { n: now.stored.length })}</span>
              </span>
            )}
          </>
        )}
      </span>
    </li>
  );
}
