/** A read table under review, from the columns down to what the moves would be. */
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { CommandOf } from '../../../rulebooks/race/commands.js';
import { useBook } from '../../app/book.js';
import { useLang } from '../../app/prefs.js';
import { Button } from '../../ui/button.js';
import { Clauses } from '../../ui/clause.js';
import { Loading } from '../../ui/loading.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { Table } from '../../ui/table.js';
import { useOrg } from '../say.js';
import { AcceptResults } from './accept.js';
import { Columns } from './columns.js';
import { Contradictions } from './contradictions.js';
import { Creative } from './creative.js';
import { ExtraTables } from './extra-table.js';
import { previewColumns } from './preview-rows.js';
import { TeamMatches } from './team-matches.js';
import { type TableSource, useImport } from './use-import.js';

interface Props {
  game: number;
  source: TableSource;
  replaces?: string;
  onAnother(): void;
}

export function ReviewTable({ game, source, replaces, onAnother }: Props) {
  const book = useBook();
  const t = useOrg();
  const lang = useLang();
  const review = useImport(game, source);
  const { preview, refusal } = review;
  const [all, setAll] = useState(false);
  const head = (
    <div className="row row-apart org-source">
      <p>{t('import.source', { name: source.name })}</p>
      <Button variant="ghost" onClick={onAnother}>
        {t('import.another')}
      </Button>
    </div>
  );
  if (!preview) {
    return (
      <>
        {head}
        {review.busy && <Loading />}
        <ErrorNotice error={review.error} />
        {refusal && <Notice tone="warn">{refusal.text?.[lang] ?? refusal.detail ?? refusal.title}</Notice>}
      </>
    );
  }
  const near = preview.rows.filter((row) => row.match.status === 'near').length;
  const open = preview.contradictions.filter((one) => !one.accepted).length;
  const shown = all ? preview.rows : preview.rows.slice(0, 10);
  const command: CommandOf<'enterResults'> = {
    type: 'enterResults',
    game,
    results: preview.results,
    accepted: preview.accepted.map((one) => ({ id: one.id, text: one.text.ru })),
    source: source.name,
  };
  return (
    <div className="org-review" aria-busy={review.busy}>
      {head}
      <ErrorNotice error={review.error} />
      <Part number={1} title={t('import.step.columns')} done>
        <Columns review={review} preview={preview} />
        <Table
          caption={t('import.table')}
          columns={previewColumns(preview, lang, t)}
          rows={shown}
          rowKey={(row) => row.nameRef}
        />
        {!all && preview.rows.length > shown.length && (
          <Button variant="ghost" onClick={() => setAll(true)}>
            {t('import.showAll', { n: preview.rows.length })}
          </Button>
        )}
        <ExtraTables review={review} />
        {preview.skipped.length > 0 && (
          <p className="quiet small">{t('import.skipped', { n: preview.skipped.length })}</p>
        )}
      </Part>
      <Part number={2} title={t('import.step.teams')} done={near === 0}>
        <TeamMatches review={review} preview={preview} />
      </Part>
      <Part number={3} title={t('import.step.check')} done={open - near <= 0}>
        <Contradictions review={review} preview={preview} />
      </Part>
      <Part
        number={4}
        title={t('import.step.creative')}
        done
        clauses={book.cite('dice.sum', 'fights.immunity')}
      >
        <Creative review={review} preview={preview} />
      </Part>
      <Part number={5} title={t('import.step.moves')} done={preview.ready}>
        {preview.ready ? (
          <AcceptResults
            command={command}
            replaces={replaces}
            known={replaces ? null : { run: review.dryRun, refusal }}
            onAccepted={() => void review.rememberMapping().catch(() => {})}
          />
        ) : (
          <Notice>
            <p>
              <b>{t('import.left', { n: open })}</b>
            </p>
            <p>{t('import.notYet')}</p>
          </Notice>
        )}
      </Part>
    </div>
  );
}

interface PartProps {
  number: number;
  title: string;
  done: boolean;
  clauses?: string[];
  children: ReactNode;
}

function Part({ number, title, done, clauses = [], children }: PartProps) {
  return (
    <section className={done ? 'org-part org-part-done' : 'org-part'} aria-label={title}>
      <h2>
        <span className="org-part-number" aria-hidden="true">
          {number}
        </span>
        {title} <Clauses ids={clauses} />
      </h2>
      <div className="stack">{children}</div>
    </section>
  );
}
