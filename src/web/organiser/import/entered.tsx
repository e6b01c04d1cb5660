/** Results are in: a typo is corrected and everything is reckoned anew; an appeal is recorded and moves nothing (5.5). */
import { useState } from 'react';
import type { CommandOf } from '../../../rulebooks/race/commands.js';
import type { GameView } from '../../../rulebooks/race/view.js';
import { useBook } from '../../app/book.js';
import { useCommand } from '../../app/game.js';
import { type LogEntry, useLog } from '../../steer/log/use-log.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Field } from '../../ui/field.js';
import { Loading } from '../../ui/loading.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Tabs } from '../../ui/tabs.js';
import { useOrg } from '../say.js';
import { ManualTable } from './manual.js';
import { NewTable } from './new-table.js';

export function EnteredResults({ game }: { game: GameView }) {
  const t = useOrg();
  const [fixing, setFixing] = useState(false);
  return (
    <div className="stack">
      <p>{t('import.entered.title', { n: String(game.number) })}.</p>
      <div className="grid">
        <Card title={t('import.entered.typo')} tone={fixing ? 'call' : 'plain'}>
          <p>{t('import.entered.typoText')}</p>
          <div className="row">
            <Button variant="primary" aria-expanded={fixing} onClick={() => setFixing(!fixing)}>
              {t('import.entered.typo')}
            </Button>
          </div>
        </Card>
        <Appeal game={game} />
      </div>
      {fixing && <FixTable game={game} />}
    </div>
  );
}

function Appeal({ game }: { game: GameView }) {
  const book = useBook();
  const t = useOrg();
  const { run, busy, error } = useCommand();
  const [text, setText] = useState('');
  const send = async () => {
    if (await run({ type: 'recordAppeal', game: game.number, text: text.trim() })) setText('');
  };
  return (
    <Card title={t('import.entered.appeal')} actions={<Clauses ids={book.cite('results')} />}>
      <p>{t('import.entered.appealText')}</p>
      <Field label={t('import.appeal.label')}>
        {(control) => (
          <textarea {...control} rows={3} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      <ErrorNotice error={error} />
      <div className="row">
        <Button busy={busy} disabled={text.trim() === ''} onClick={() => void send()}>
          {t('import.appeal.do')}
        </Button>
      </div>
      {game.appeals.length > 0 && (
        <div>
          <h3>{t('import.appeals')}</h3>
          <ul className="org-bullets">
            {game.appeals.map((appeal) => (
              <li key={appeal}>{appeal}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

type Way = 'edit' | 'again';

function entryOf(entries: readonly LogEntry[], game: number): LogEntry | undefined {
  return entries.findLast(
    (entry) =>
      entry.inForce && !entry.refused && entry.command.type === 'enterResults' && entry.command.game === game,
  );
}

function FixTable({ game }: { game: GameView }) {
  const t = useOrg();
  const { entries, error } = useLog();
  const [way, setWay] = useState<Way>('edit');
  if (!entries) return error ? <ErrorNotice error={error} /> : <Loading />;
  const entry = entryOf(entries, game.number);
  if (!entry) return null;
  const { results } = entry.command as unknown as CommandOf<'enterResults'>;
  return (
    <Tabs<Way>
      label={t('import.entered.typo')}
      current={way}
      onChange={setWay}
      tabs={[
        { key: 'edit', title: t('import.fixRows') },
        { key: 'again', title: t('import.fixFile') },
      ]}
    >
      {way === 'edit' ? (
        <ManualTable game={game.number} replaces={entry.id} from={results} />
      ) : (
        <NewTable game={game.number} replaces={entry.id} />
      )}
    </Tabs>
  );
}
