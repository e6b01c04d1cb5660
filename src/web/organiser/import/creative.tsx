/** Who won the creative contest. */
import type { ImportPreview } from '../../../quiz/import.js';
import { useBook } from '../../app/book.js';
import { useSeason } from '../../app/game.js';
import { signed } from '../../app/i18n.js';
import { useOrg } from '../say.js';
import type { Review } from './use-import.js';

export function Creative({ review, preview }: { review: Review; preview: ImportPreview }) {
  const t = useOrg();
  const { view } = useSeason();
  const fights = useBook().has('fights');
  const n = signed(view.numbers?.creative ?? 0);
  const teams = preview.rows.map((row) => row.team);
  return (
    <CreativePicker
      teams={teams}
      winners={preview.results.creative}
      onChange={(creative) => review.decide((old) => ({ ...old, creative }))}
      hint={t(fights ? 'import.creativeHint' : 'import.creativePlain', { n })}
    />
  );
}

interface PickerProps {
  teams: string[];
  winners: string[];
  hint: string;
  onChange(winners: string[]): void;
}

function CreativePicker({ teams, winners, hint, onChange }: PickerProps) {
  const t = useOrg();
  const slots = winners.length === 0 ? [''] : winners;
  const sorted = [...teams].sort((a, b) => (a < b ? -1 : 1));
  return (
    <div className="stack-tight">
      <p className="quiet">{hint}</p>
      {slots.map((winner, index) => (
        <select
          key={winner || 'none'}
          className="org-narrow"
          aria-label={t('import.step.creative')}
          value={winner}
          onChange={(event) => {
            const next = slots
              .map((old, i) => (i === index ? event.target.value : old))
              .filter((team) => team !== '');
            onChange([...new Set(next)]);
          }}
        >
          <option value="">{t('import.creativeNone')}</option>
          {sorted.map((team) => (
            <option key={team} value={team}>
              {team}
            </option>
          ))}
        </select>
      ))}
      {winners.length > 0 && (
        <select
          className="org-narrow"
          aria-label={t('import.creativeAdd')}
          value=""
          onChange={(event) => onChange([...new Set([...winners, event.target.value])])}
        >
          <option value="">{t('import.creativeAdd')}</option>
          {sorted
            .filter((team) => !winners.includes(team))
            .map((team) => (
              <option key={team} value={team}>
                {team}
              </option>
            ))}
        </select>
      )}
    </div>
  );
}
