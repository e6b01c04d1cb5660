/** Correct or remove one entry: its form, then what would change. */
import { useState } from 'react';
import type { CommandOf, MafiaCommand } from '../../../rulebooks/mafia-2018/commands.js';
import { useSeason } from '../../app/game.js';
import { Button } from '../../ui/button.js';
import { Moment } from '../../ui/countdown.js';
import { Notice } from '../../ui/notice.js';
import { ManualTable } from '../import/manual.js';
import { FIELDS, isCommandType } from '../lib/fields.js';
import { useOrg } from '../say.js';
import { AmendConfirm } from './amend-confirm.js';
import { CommandForm } from './command-form.js';
import { useEntryWords } from './entry-words.js';
import type { LogEntry } from './use-log.js';

interface Props {
  kind: 'replace' | 'remove';
  entry: LogEntry;
  onDone(): void;
}

export function EditEntry({ kind, entry, onDone }: Props) {
  const t = useOrg();
  const words = useEntryWords();
  const { view } = useSeason();
  return (
    <>
      <p>
        {t('amend.was')}: <b>{words(entry.command)}</b>, <Moment at={entry.at} zone={view.zone} />
      </p>
      {kind === 'remove' ? (
        <AmendConfirm change={{ kind: 'remove', target: entry.id }} onDone={onDone} />
      ) : (
        <Replace entry={entry} onDone={onDone} />
      )}
    </>
  );
}

function Replace({ entry, onDone }: Omit<Props, 'kind'>) {
  const t = useOrg();
  const original = entry.command as unknown as MafiaCommand;
  const [command, setCommand] = useState<MafiaCommand>(original);
  const [asked, setAsked] = useState<MafiaCommand | null>(null);
  if (!isCommandType(entry.command.type)) return null;
  if (original.type === 'enterResults') {
    const { game, results } = original as CommandOf<'enterResults'>;
    return <ManualTable game={game} replaces={entry.id} from={results} />;
  }
  const fields = FIELDS[original.type].filter((field) => field.kind !== 'fixed');
  if (fields.length === 0) return <Notice>{t('amend.noFields')}</Notice>;
  const same = JSON.stringify(command) === JSON.stringify(original);
  const change = (next: MafiaCommand) => {
    setCommand(next);
    setAsked(null);
  };
  return (
    <>
      <CommandForm command={command} onChange={change} />
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
