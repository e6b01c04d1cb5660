import { formatSeconds } from '../../../app/clock.js';
import { Card } from '../../../ui/card.js';
import { PART_LIST } from '../lib/lists.js';
import { useNames } from '../lib/names.js';
import { usePartWords } from '../lib/part-words.js';
import { type MasterPlayer, useMaster, useRooms } from '../lib/use.js';

/** What the player has sent for the open or closed turn. */
export function PlayerMove({ player }: { player: MasterPlayer }) {
  const { view, master } = useRooms();
  const t = useMaster();
  const names = useNames();
  const words = usePartWords();
  const move = master.moves.find((one) => one.player === player.id);
  if (!move || !view.turn) return null;
  const parts = PART_LIST.filter(
    (part) => move.missing.includes(part) || move.sent.some((sent) => sent.part === part),
  );
  return (
    <Card title={t('player.move', { n: view.turn.number })}>
      <dl className="rm-fact-grid">
        {parts.map((part) => {
          const at = move.sent.find((sent) => sent.part === part)?.at;
          return (
            <div key={part}>
              <dt>{names.of('part', part)}</dt>
              <dd>
                {at ? (
                  <>
                    {words(part, move.parts)}{' '}
                    <span className="quiet small">{formatSeconds(at, view.zone)}</span>
                  </>
                ) : (
                  <span className="rm-not-sent">{t('sent.no')}</span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="quiet small">
        {move.wholeAt
          ? t('player.wholeAt', { at: formatSeconds(move.wholeAt, view.zone) })
          : t('sent.lacks', { n: move.missing.length })}
      </p>
    </Card>
  );
}
