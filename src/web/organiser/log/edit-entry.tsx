/** The form of an entry that is being corrected, then what would change. */
import { useState } from 'react';
import type { Command } from '../../../engine/contract.js';
import type { CommandOf, SeasonCommand } from '../../../rulebooks/race/commands.js';
import { AmendConfirm } from '../../steer/log/amend-confirm.js';
import type { LogEntry } from '../../steer/log/use-log.js';
import { Button } from '../../ui/button.js';
import { Notice } from '../../ui/notice.js';
import { ManualTable } from '../import/manual.js';
import { FIELDS, isCommandType } from '../lib/fields.js';
import { useOrg } from '../say.js';
import { CommandForm } from './command-form.js';

export function ReplaceEntry({ entry, onDone }: { entry: LogEntry; onDone(): void }) {
  const t = useOrg();
  const original = entry.command as unknown as SeasonCommand;
  const [command, setCommand] = useState<SeasonCommand>(original);
  const [asked, setAsked] = useState<SeasonCommand | null>(null);
  if (!isCommandType(entry.command.type)) return null;
  if (original.type === 'enterResults') {
    const { game, results } = original as CommandOf<'enterResults'>;
    return <ManualTable game={game} replaces={entry.id} from={results} />;
  }
  const fields = FIELDS[original.type].filter((field) => field.kind !== 'fixed');
  if (fields.length === 0) return <Notice>{t('amend.noFields')}</Notice>;
  const same = JSON.stringify(command) === JSON.stringify(original);
  const change = (next: SeasonCommand) => {
    setCommand(next);
    setAsked(null);
  };
  return (
    <>
      <CommandForm command={command} onChange={change} />
      {asked ? (
        <AmendConfirm
          change={{ kind: 'replace', target: entry.id, command: asked as unknown as Command }}
          onDone={onDone}
        />
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
