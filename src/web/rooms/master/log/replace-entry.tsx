/** The form of an entry that is being corrected, then what would change. */
import { useState } from 'react';
import type { Command } from '../../../../engine/contract.js';
import { AmendConfirm } from '../../../steer/log/amend-confirm.js';
import type { LogEntry } from '../../../steer/log/use-log.js';
import { useSteer } from '../../../steer/say.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/notice.js';
import { CommandFields, editable } from './command-fields.js';

export function ReplaceEntry({ entry, onDone }: { entry: LogEntry; onDone(): void }) {
  const t = useSteer();
  const original = entry.command as Command;
  const [command, setCommand] = useState<Command>(original);
  const [asked, setAsked] = useState<Command | null>(null);
  if (!editable(original)) return <Notice>{t('amend.noFields')}</Notice>;
  const same = JSON.stringify(command) === JSON.stringify(original);
  return (
    <>
      <CommandFields
        command={command}
        onChange={(next) => {
          setCommand(next);
          setAsked(null);
        }}
      />
      {asked ? (
        <AmendConfirm change={{ kind: 'replace', target: entry.id, command: asked }} onDone={onDone} />
      ) : (
        <div className="row">
          <Button variant="primary" disabled={same} onClick={() => setAsked(command)}>
            {t('amend.previewDo')}
          </Button>
          {same && <span className="quiet">{t('amend.same')}</span>}
        </div>
      )}
    </>
  );
}
