/** Write in what was missed, at the moment it really happened. */
import { useState } from 'react';
import type { Author, Command } from '../../../engine/contract.js';
import type { SeasonCommand } from '../../../rulebooks/race/commands.js';
import { serverNow } from '../../app/clock.js';
import { useSeason } from '../../app/game.js';
import { usePick } from '../../app/prefs.js';
import { InstantField } from '../../steer/instant-field.js';
import { useKit } from '../../steer/kit.js';
import { AmendConfirm } from '../../steer/log/amend-confirm.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/field.js';
import { type CommandType, FIELDS, INSERTABLE } from '../lib/fields.js';
import { startCommand } from '../lib/start-command.js';
import { useOrg } from '../say.js';
import { CommandForm } from './command-form.js';
import { RefField } from './ref-field.js';

export function InsertEntry({ onDone }: { onDone(): void }) {
  const { view, answer } = useSeason();
  const t = useOrg();
  const pick = usePick();
  const { host } = useKit();
  const [command, setCommand] = useState<SeasonCommand | null>(null);
  const [at, setAt] = useState(() => new Date(serverNow()).toISOString());
  const [person, setPerson] = useState('');
  const [asked, setAsked] = useState(false);
  const author: Author = person ? { kind: 'person', person } : { kind: 'organiser' };
  const change = (next: SeasonCommand) => {
    setCommand(next);
    setAsked(false);
  };
  return (
    <>
      <Field label={t('amend.what')}>
        {(control) => (
          <select
            {...control}
            value={command?.type ?? ''}
            onChange={(event) => change(startCommand(event.target.value as CommandType, view))}
          >
            <option value="" disabled>
              {t('common.choose')}
            </option>
            {INSERTABLE.map((type) => (
              <option key={type} value={type}>
                {t(`insert.${type}` as 'insert.paint')}
              </option>
            ))}
          </select>
        )}
      </Field>
      {command && (
        <>
          <InstantField
            label={t('amend.when')}
            value={at}
            onChange={(next) => {
              setAt(next);
              setAsked(false);
            }}
          />
          <Field label={t('amend.who')}>
            {(control) => (
              <select
                {...control}
                value={person}
                onChange={(event) => {
                  setPerson(event.target.value);
                  setAsked(false);
                }}
              >
                <option value="">{pick(host)}</option>
                {Object.entries(answer.people).map(([id, name]) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {FIELDS[command.type]
            .filter((field) => field.kind === 'fixed')
            .map((field) => (
              <RefField key={field.name} field={field} command={command} onChange={change} />
            ))}
          <CommandForm key={command.type} command={command} onChange={change} />
          {asked ? (
            <AmendConfirm
              change={{ kind: 'insert', at, author, command: command as unknown as Command }}
              onDone={onDone}
            />
          ) : (
            <div className="row">
              <Button variant="primary" onClick={() => setAsked(true)}>
                {t('amend.previewDo')}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}
