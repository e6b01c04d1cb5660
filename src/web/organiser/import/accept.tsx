/** What accepting would do, and the one button that does it. */
import { useState } from 'react';
import type { CommandOf } from '../../../rulebooks/race/commands.js';
import type { DryRun, Problem } from '../../../server/shapes.js';
import { useCommand } from '../../app/game.js';
import { useLang } from '../../app/prefs.js';
import { navigate } from '../../app/router.js';
import { AmendConfirm } from '../../steer/log/amend-confirm.js';
import { useDryRun } from '../../steer/outcome.js';
import { Button } from '../../ui/button.js';
import { Clauses } from '../../ui/clause.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { useManagePath, useOrg } from '../say.js';
import { Moves } from './moves.js';

interface Props {
  command: CommandOf<'enterResults'>;
  /** The entry to correct, when the game has been entered before. */
  replaces?: string;
  /** A trial run the server has already made. */
  known: { run: DryRun | null; refusal: Problem | null } | null;
  onAccepted?(): void;
}

export function AcceptResults({ command, replaces, known, onAccepted }: Props) {
  const to = useManagePath();
  const day = to(`?game=${command.game}`);
  if (replaces) {
    return (
      <AmendConfirm
        change={{ kind: 'replace', target: replaces, command }}
        onDone={() => {
          onAccepted?.();
          navigate(day);
        }}
      />
    );
  }
  return (
    <AcceptNew
      command={command}
      known={known}
      onDone={() => {
        onAccepted?.();
        navigate(day);
      }}
    />
  );
}

function AcceptNew({ command, known, onDone }: Omit<Props, 'replaces' | 'onAccepted'> & { onDone(): void }) {
  const t = useOrg();
  const lang = useLang();
  const ready = known?.run || known?.refusal;
  const own = useDryRun(ready ? null : command);
  const run = known?.run ?? own.run;
  const refusal = known?.refusal;
  const { run: send, busy, error } = useCommand();
  const [sent, setSent] = useState(false);
  const accept = async () => {
    const receipt = await send(command);
    if (!receipt) return;
    setSent(true);
    onDone();
  };
  return (
    <>
      {own.busy && <p className="quiet">{t('common.outcomeLoading')}</p>}
      {refusal && (
        <Notice tone="warn">
          {refusal.text?.[lang] ?? refusal.detail ?? refusal.title} <Clauses ids={refusal.clauses ?? []} />
        </Notice>
      )}
      <ErrorNotice error={own.error} />
      {run && <Moves run={run} />}
      <ErrorNotice error={error} />
      <div className="org-accept">
        <Button variant="primary" busy={busy} disabled={!run || sent} onClick={() => void accept()}>
          {t('import.accept.do')}
        </Button>
      </div>
    </>
  );
}
