/** Which column is what: as found, to be corrected by a choice. */
import type { ImportPreview } from '../../../quiz/import.js';
import type { Role } from '../../../quiz/labels.js';
import type { MappedColumn } from '../../../quiz/mapping.js';
import { useOrg } from '../say.js';
import type { Review } from './use-import.js';

const ROLES: Role[] = [
  'place',
  'team',
  'total',
  'cup',
  'creative',
  'question',
  'tour',
  'tourNumber',
  'subtotal',
  'game',
  'teamId',
  'city',
  'note',
  'ignored',
];

export function Columns({ review, preview }: { review: Review; preview: ImportPreview }) {
  const t = useOrg();
  const header = preview.headers[0];
  if (!header) return null;
  const many = (column: MappedColumn) => column.role === 'question' || column.role === 'tour';
  const few = header.columns.filter((column) => !many(column));
  const rest = header.columns.filter(many);
  const rounds = rest.filter((column) => column.role === 'tour').length;
  const more =
    rounds === 0 ? 'import.moreColumns' : rounds === rest.length ? 'import.moreRounds' : 'import.moreMixed';
  return (
    <>
      <p className="quiet">
        {header.row > 0 && `${t('import.headerRow', { n: header.row })}. `}
        {t('import.columnsHint')}
      </p>
      <ul className="org-columns">
        {few.map((column) => (
          <ColumnRole key={column.index} column={column} onRole={(role) => review.setRole(column, role)} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="org-why">
          <summary>{t(more, { n: rest.length })}</summary>
          <ul className="org-columns">
            {rest.map((column) => (
              <ColumnRole
                key={column.index}
                column={column}
                onRole={(role) => review.setRole(column, role)}
              />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function ColumnRole({ column, onRole }: { column: MappedColumn; onRole(role: Role): void }) {
  const t = useOrg();
  const label = column.label.trim() || t('import.noLabel');
  return (
    <li className={column.role === 'ignored' ? 'org-column org-column-off' : 'org-column'}>
      <span aria-hidden="true">{label}</span>
      <select
        aria-label={t('import.column', { label })}
        value={column.role}
        onChange={(event) => onRole(event.target.value as Role)}
      >
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {t(`import.role.${role}`)}
          </option>
        ))}
      </select>
    </li>
  );
}
