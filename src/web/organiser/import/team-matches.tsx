/** Names that look like a team of the season: the organiser says who it is. Nothing is joined by itself. */
import type { ImportPreview } from '../../../quiz/import.js';
import { Button } from '../../ui/button.js';
import { useOrg } from '../say.js';
import { NearName } from './near-name.js';
import type { Review } from './use-import.js';

export function TeamMatches({ review, preview }: { review: Review; preview: ImportPreview }) {
  const t = useOrg();
  const near = preview.rows.filter((row) => row.match.status === 'near');
  const decided = Object.entries(review.decisions.names ?? {});
  const fresh = preview.rows.filter((row) => row.match.status === 'new');
  const name = (raw: string, to: string | { new: true }) =>
    review.decide((old) => ({ ...old, names: { ...old.names, [raw]: to } }));
  const forget = (raw: string) =>
    review.decide((old) => {
      const { [raw]: _, ...names } = old.names ?? {};
      return { ...old, names };
    });
  return (
    <>
      {near.length > 0 && <p className="quiet">{t('import.teamsHint')}</p>}
      {near.map((row) => (
        <NearName
          key={row.nameRef}
          name={row.rawName}
          candidates={row.match.candidates.map((candidate) => candidate.team)}
          onTeam={(team) => name(row.rawName, team)}
          onNew={() => name(row.rawName, { new: true })}
        />
      ))}
      {decided.map(([raw, to]) => (
        <p key={raw} className="row row-apart org-line">
          <span>
            {typeof to === 'string'
              ? t('import.decidedAs', { name: raw, team: to })
              : t('import.decidedNew', { name: raw })}
          </span>
          <Button variant="ghost" onClick={() => forget(raw)}>
            {t('import.undo')}
          </Button>
        </p>
      ))}
      <p className="org-line">
        {t('common.teams', { n: preview.rows.length })}
        {fresh.length > 0 && `; ${t('import.new')}: ${fresh.map((row) => row.team).join(', ')}`}
      </p>
    </>
  );
}
