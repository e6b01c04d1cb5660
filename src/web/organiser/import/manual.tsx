/** The table typed by hand: teams, place, main points, cup, contest, and only the three questions that decide fights. */
import { useId, useState } from 'react';
import type { CommandOf } from '../../../rulebooks/race/commands.js';
import { useBook } from '../../app/book.js';
import { useSeason } from '../../app/game.js';
import { Button } from '../../ui/button.js';
import { Clauses } from '../../ui/clause.js';
import { Notice } from '../../ui/notice.js';
import {
  dateQuestions,
  emptyRow,
  type ManualFault,
  type ManualRow,
  manualRows,
  readManual,
} from '../lib/manual-table.js';
import { likeness } from '../lib/names.js';
import { type OrgSay, useOrg } from '../say.js';
import { AcceptResults } from './accept.js';
import { ManualRowFields } from './manual-row.js';
import { NearName } from './near-name.js';

type Results = CommandOf<'enterResults'>['results'];

interface Props {
  game: number;
  /** The entry being corrected, and what it says now. */
  replaces?: string;
  from?: Results;
}

export function ManualTable({ game, replaces, from }: Props) {
  const book = useBook();
  const { view } = useSeason();
  const t = useOrg();
  const listId = useId();
  const date = view.games.find((one) => one.number === game)?.date ?? '';
  const questions = dateQuestions(date);
  const [rows, setRows] = useState<ManualRow[]>(() =>
    from ? manualRows(from, questions) : Array.from({ length: 6 }, () => emptyRow()),
  );
  const [fault, setFault] = useState<ManualFault | null>(null);
  const [results, setResults] = useState<Results | null>(null);
  const [sure, setSure] = useState<string[]>([]);
  const known = view.teams.map((team) => team.team);
  const change = (key: number, part: Partial<ManualRow>) => {
    setResults(null);
    setRows((old) => old.map((row) => (row.key === key ? { ...row, ...part } : row)));
  };
  const near = rows.flatMap((row) => {
    const like = row.team.trim() === '' || sure.includes(row.team) ? null : likeness(row.team, known);
    return like?.kind === 'near' ? [{ row, team: like.team }] : [];
  });
  const look = () => {
    const read = readManual(rows.map((row) => ({ ...row, team: spelled(row.team, known) })));
    setFault('fault' in read ? read.fault : null);
    setResults('results' in read ? mergeQuestions(read.results, from) : null);
  };
  return (
    <div className="stack">
      <p className="quiet">
        {t('manual.hint', { list: questions.join(', ') })} <Clauses ids={book.cite('fights.questions')} />
      </p>
      <datalist id={listId}>
        {known.map((team) => (
          <option key={team} value={team} />
        ))}
      </datalist>
      <div className="org-manual">
        {rows.map((row, index) => (
          <ManualRowFields
            key={row.key}
            row={row}
            number={index + 1}
            listId={listId}
            questions={questions}
            onChange={(part) => change(row.key, part)}
            onRemove={() => {
              setResults(null);
              setRows((old) => old.filter((one) => one.key !== row.key));
            }}
          />
        ))}
      </div>
      <div className="row">
        <Button icon="plus" onClick={() => setRows((old) => [...old, emptyRow()])}>
          {t('manual.add')}
        </Button>
        {known.length > 0 && !from && (
          <Button variant="ghost" onClick={() => setRows(known.map((team) => emptyRow(team)))}>
            {t('manual.fill')}
          </Button>
        )}
      </div>
      {near.map(({ row, team }) => (
        <NearName
          key={row.key}
          name={row.team}
          candidates={[team]}
          onTeam={(chosen) => change(row.key, { team: chosen })}
          onNew={() => setSure((old) => [...old, row.team])}
        />
      ))}
      {fault && <Notice tone="warn">{faultText(fault, t)}</Notice>}
      {results ? (
        <AcceptResults
          key={JSON.stringify(results)}
          command={{ type: 'enterResults', game, results, accepted: [], source: t('import.typed') }}
          replaces={replaces}
          known={null}
        />
      ) : (
        <div className="row">
          <Button variant="primary" disabled={near.length > 0} onClick={look}>
            {t('manual.preview')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The season's own spelling of a name that differs only in case, quotes or spaces. */
function spelled(name: string, known: readonly string[]): string {
  const like = likeness(name, known);
  return like.kind === 'same' ? like.team : name;
}

/** Questions of the earlier table that the form does not show stay as they were. */
function mergeQuestions(results: Results, from: Results | undefined): Results {
  if (!from) return results;
  const teams = results.teams.map((team) => {
    const before = from.teams.find((one) => one.team === team.team)?.questions;
    return before ? { ...team, questions: { ...before, ...team.questions } } : team;
  });
  return { ...results, teams, ...(from.questionCount ? { questionCount: from.questionCount } : {}) };
}

function faultText(fault: ManualFault, t: OrgSay): string {
  switch (fault.kind) {
    case 'empty':
      return t('manual.empty');
    case 'twice':
      return t('manual.twice', { team: fault.team });
    case 'number': {
      const fields = { place: t('import.place'), main: t('import.mainLong'), cup: t('import.cup') };
      return t('manual.bad', { n: fault.row, field: fields[fault.field] });
    }
  }
}
