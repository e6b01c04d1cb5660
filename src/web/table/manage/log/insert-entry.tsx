/** What was missed at the table is written in after the entry it followed. */
import { useState } from 'react';
import type { TableCommand } from '../../../../rulebooks/table/commands.js';
import { describe, namesOf } from '../../../../rulebooks/table/describe.js';
import { useLang } from '../../../app/prefs.js';
import { AmendConfirm } from '../../../steer/log/amend-confirm.js';
import { type LogEntry, useLog } from '../../../steer/log/use-log.js';
import { useSteer } from '../../../steer/say.js';
import { SelectField } from '../../../steer/select-field.js';
import { Button } from '../../../ui/button.js';
import { Loading } from '../../../ui/loading.js';
import { useTableView } from '../../shared/use-view.js';
import { useDesk } from '../say.js';
import { blankCommand, INSERTABLE } from './blank.js';
import { useEntryWords } from './entry-words.js';
import { CommandForm } from './forms.js';

const FIRST = 'first';

export function InsertEntry({ onDone }: { onDone(): void }) {
  const { view, answer } = useTableView();
  const t = useDesk();
  const steer = useSteer();
  const words = useEntryWords();
  const lang = useLang();
  const { entries } = useLog();
  const [after, setAfter] = useState<string | null>(null);
  const [command, setCommand] = useState<TableCommand>(() => blankCommand('foul', view));
  const [asked, setAsked] = useState(false);
  if (!entries) return <Loading />;
  const live = entries.filter(
    (entry, i) => entry.inForce && entries.findLastIndex(({ id }) => id === entry.id) === i,
  );
  const last = live.at(-1);
  const chosen = after ?? last?.id ?? FIRST;
  const at = live.find(({ id }) => id === chosen)?.at ?? answer.meta.createdAt;
  /** «Дальше» alone says nothing: what it led to does. */
  const said = ({ command: given, events }: LogEntry): string => {
    const [first] = events;
    return first ? describe(first, namesOf(), lang) : words(given);
  };
  const change = (next: TableCommand) => {
    setCommand(next);
    setAsked(false);
  };
  return (
    <>
      <p>{t('insert.text')}</p>
      <SelectField
        label={t('insert.after')}
        value={chosen}
        options={[
          ...live.map((entry) => ({ value: entry.id, title: `${entry.id}. ${said(entry)}` })).reverse(),
          { value: FIRST, title: t('insert.first') },
        ]}
        onChange={(next) => {
          setAfter(next);
          setAsked(false);
        }}
      />
      <SelectField
        label={t('insert.what')}
        value={command.type as (typeof INSERTABLE)[number]}
        options={INSERTABLE.map((type) => ({ value: type, title: t(`what.${type}`) }))}
        onChange={(type) => change(blankCommand(type, view))}
      />
      <CommandForm key={command.type} command={command} onChange={change} />
      {asked ? (
        <AmendConfirm
          change={{ kind: 'insert', at, author: { kind: 'organiser' }, command }}
          onDone={onDone}
        />
      ) : (
        <div className="row">
          <Button variant="primary" onClick={() => setAsked(true)}>
            {steer('amend.previewDo')}
          </Button>
        </div>
      )}
    </>
  );
}
