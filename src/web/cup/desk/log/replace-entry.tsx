/** The form of an entry that is being corrected, then what would change. */
import { useState } from 'react';
import type { CupCommand } from '../../../../rulebooks/table/cup/commands.js';
import { AmendConfirm } from '../../../steer/log/amend-confirm.js';
import type { LogEntry } from '../../../steer/log/use-log.js';
import { useSteer } from '../../../steer/say.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/notice.js';
import { CommandForm, editable } from './command-form.js';

export function ReplaceEntry({ entry, onDone }: { entry: LogEntry; onDone(): void }) {
  const t = useSteer();
  const original = entry.command as unknown as CupCommand;
  const [command, setCommand] = useState<CupCommand>(original);
  const [asked, setAsked] = useState<CupCommand | null>(null);
  if (!editable(original)) return <Notice>{t('amend.noFields')}</Notice>;
  const same = JSON.stringify(command) === JSON.stringify(original);
  return (
    <div className="stack cup-result-dialog">
      <CommandForm
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
    </div>
  );
}
