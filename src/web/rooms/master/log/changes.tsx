/** The difference of a correction in human words: who is where, what the rooms are, which turns come out otherwise. */
import type { AmendPreviewAnswer } from '../../../../server/shapes.js';
import { Fallout } from '../../../steer/log/fallout.js';
import { sortDifferences } from '../lib/differences.js';
import { useNames } from '../lib/names.js';
import { type MasterSay, useMaster, useRooms } from '../lib/use.js';

export function ChangesView({ preview }: { preview: AmendPreviewAnswer }) {
  const { view, master } = useRooms();
  const t = useMaster();
  const names = useNames();
  const changes = sortDifferences(preview.differences, view, master);
  const value = (field: string, of: unknown) => sayValue(field, of, names.of, t);
  return (
    <div className="org-changes">
      {changes.nothing && preview.dropped.length === 0 && <p className="quiet">{t('changes.nothing')}</p>}
      {changes.players.length > 0 && (
        <div className="org-change">
          <h4>{t('changes.players')}</h4>
          <ul>
            {changes.players.map(({ player, field, before, after }) => (
              <li key={`${player}-${field}`} className="org-change-row">
                <span>
                  <b>{names.nick(player)}</b>: {t(`changes.field.${field}`)}
                </span>
                <span>
                  <s>{value(field, before)}</s> → <b>{value(field, after)}</b>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {changes.rooms.length > 0 && (
        <div className="org-change">
          <h4>{t('changes.rooms')}</h4>
          <ul>
            {changes.rooms.map(({ room, before, after }) => (
              <li key={room} className="org-change-row">
                <b>{t('room.n', { n: room })}</b>
                <span>
                  <s>{names.of('roomShort', before)}</s> → <b>{names.of('roomShort', after)}</b>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {changes.others.length > 0 && (
        <ul className="org-bullets">
          {changes.others.map((other) => (
            <li key={other}>{t(`changes.${other}`, { list: changes.turns.join(', ') })}</li>
          ))}
        </ul>
      )}
      <Fallout preview={preview} redrawn={(n) => t('changes.redrawn', { n })} />
    </div>
  );
}

function sayValue(
  field: string,
  value: unknown,
  of: (list: 'role' | 'status', key: string) => string,
  t: MasterSay,
): string {
  if (value === null || value === undefined) return '—';
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
  if (field === 'role' && typeof value === 'string') return of('role', value);
  if (field === 'status' && typeof value === 'string') return of('status', value);
  return typeof value === 'object' ? '…' : String(value);
}
