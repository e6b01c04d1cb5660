/** The difference of a correction in human words: who is in and who is out, votes, nights, the course and the outcome. */
import { phaseName, roleName, winnerName } from '../../../../rulebooks/table/texts.js';
import type { AmendPreviewAnswer } from '../../../../server/shapes.js';
import { useLang } from '../../../app/prefs.js';
import { Fallout } from '../../../steer/log/fallout.js';
import { useTableView } from '../../shared/use-view.js';
import { useDesk } from '../say.js';
import { sortDifferences } from './differences.js';

export function ChangesView({ preview }: { preview: AmendPreviewAnswer }) {
  const { view } = useTableView();
  const t = useDesk();
  const value = useValue();
  const changes = sortDifferences(preview.differences);
  const name = (n: number) => {
    const known = view.seats[n - 1]?.name;
    return known && known !== String(n) ? `№${n} ${known}` : `№${n}`;
  };
  const voteName = (at: number) => {
    const vote = view.votes[at];
    return vote ? t('changes.voteOf', { day: vote.day, round: vote.round }) : t('changes.voteNew');
  };
  return (
    <div className="org-changes">
      {changes.nothing && preview.dropped.length === 0 && <p className="quiet">{t('changes.nothing')}</p>}
      {changes.small && preview.dropped.length === 0 && <p className="quiet">{t('changes.small')}</p>}
      <Part
        title={t('changes.stage')}
        rows={changes.stage.map(({ field, before, after }) => ({
          key: field,
          what: t(`changes.stageOf.${field}`),
          before: value(field, before),
          after: value(field, after),
        }))}
      />
      <Part
        title={t('changes.seats')}
        rows={changes.seats.map(({ n, field, before, after }) => ({
          key: `${n}-${field}`,
          what: `${name(n)}: ${t(`changes.field.${field}`)}`,
          before: value(field, before),
          after: value(field, after),
        }))}
      />
      <Part
        title={t('changes.tallies')}
        rows={changes.tallies.map(({ vote, at, before, after }) => ({
          key: `${vote}-${at}`,
          what: `${voteName(vote)}: №${view.votes[vote]?.tally[at]?.candidate ?? '?'}`,
          before: value('votes', before),
          after: value('votes', after),
        }))}
      />
      {changes.votes.length > 0 && changes.tallies.length === 0 && (
        <p>
          {t('changes.votes')}: {changes.votes.map(voteName).join('; ')}
        </p>
      )}
      <Part
        title={t('changes.nights')}
        rows={changes.nights.map(({ n, field, before, after }) => ({
          key: `${n}-${field}`,
          what: `${t('changes.nightOf', { n })}: ${t(`changes.night.${field}`)}`,
          before: value('seat', before),
          after: value('seat', after),
        }))}
      />
      {changes.others.length > 0 && (
        <p className="quiet">
          {t('changes.others', {
            list: changes.others.map((other) => t(`changes.other.${other}`)).join(', '),
          })}
        </p>
      )}
      <Fallout preview={preview} redrawn={(n) => t('changes.redrawn', { n })} />
    </div>
  );
}

interface Row {
  key: string;
  what: string;
  before: string;
  after: string;
}

function Part({ title, rows }: { title: string; rows: Row[] }) {
  if (rows.length === 0) return null;
  return (
    <div className="org-change">
      <h4>{title}</h4>
      <ul>
        {rows.map((row) => (
          <li key={row.key} className="org-change-row">
            <span>{row.what}</span>
            <span>
              <s>{row.before}</s> → <b>{row.after}</b>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useValue(): (field: string, value: unknown) => string {
  const t = useDesk();
  const lang = useLang();
  return (field, value) => {
    if (value === null || value === undefined) return t('changes.none');
    if (typeof value === 'boolean') return t(value ? 'changes.yes' : 'changes.no');
    if (field === 'points') return String(Number(value) / 100);
    if (field === 'speaker' || field === 'seat') return `№${String(value)}`;
    if (field === 'role') return roleName(String(value))[lang];
    if (field === 'phase') return phaseName(String(value))[lang];
    if (field === 'winner') return winnerName(String(value))[lang];
    return typeof value === 'object' ? '…' : String(value);
  };
}
