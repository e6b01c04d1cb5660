/** The difference of a correction in human words: who moves in the standings, what else changes, what no longer holds. */
import type { AmendPreviewAnswer } from '../../../../server/shapes.js';
import { Fallout } from '../../../steer/log/fallout.js';
import { StandingsChanges } from '../../parts/changes-table.js';
import { useDesk } from '../say.js';

const OTHERS = [
  'players',
  'judges',
  'plan',
  'rounds',
  'formulas',
  'lots',
  'protests',
  'rulings',
  'hiding',
  'finished',
] as const;

export function ChangesView({ preview }: { preview: AmendPreviewAnswer }) {
  const t = useDesk();
  const tops = new Set(preview.differences.map(({ path }) => path.split('.')[0]));
  const others = OTHERS.filter((other) => tops.has(other));
  const nothing = preview.differences.length === 0 && preview.dropped.length === 0;
  return (
    <div className="stack">
      {nothing ? (
        <p className="quiet">{t('changes.nothing')}</p>
      ) : (
        <StandingsChanges differences={preview.differences} />
      )}
      {others.length > 0 && (
        <p>{t('changes.others', { list: others.map((other) => t(`changes.${other}`)).join(', ') })}</p>
      )}
      <Fallout preview={preview} redrawn={(n) => t('changes.redrawn', { n })} />
    </div>
  );
}
