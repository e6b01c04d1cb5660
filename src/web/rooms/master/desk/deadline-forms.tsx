import { useState } from 'react';
import type { TwelveRoomsCommand } from '../../../../rulebooks/twelve-rooms/commands.js';
import { serverNow } from '../../../app/clock.js';
import { InstantField } from '../../../steer/instant-field.js';
import { Button } from '../../../ui/button.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { useMaster, useRooms, useSend } from '../lib/use.js';
import { ReasonField } from '../parts/reason.js';

const HOUR = 3_600_000;
const later = (from: number, hours: number) => new Date(from + hours * HOUR).toISOString();

interface FormProps {
  onDone?(): void;
}

interface ShellProps extends FormProps {
  /** None yet: something is missing. */
  command: TwelveRoomsCommand | null;
  label: string;
}

function Send({ command, label, onDone }: ShellProps) {
  const { run, busy, error } = useSend();
  const send = async () => {
    if (command && (await run(command))) onDone?.();
  };
  return (
    <>
      <ErrorNotice error={error} />
      <div className="row">
        <Button variant="primary" busy={busy} disabled={!command} onClick={() => void send()}>
          {label}
        </Button>
      </div>
    </>
  );
}

export function ExtendTurn({ onDone }: FormProps) {
  const { view } = useRooms();
  const t = useMaster();
  const { turn } = view;
  const deadline = turn?.deadline ?? '';
  const [until, setUntil] = useState(() => later(Date.parse(deadline), 1));
  const [round, setRound] = useState(0);
  const [reason, setReason] = useState('');
  if (!turn) return null;
  const quick = (hours: number) => {
    setUntil(later(Date.parse(deadline), hours));
    setRound(round + 1);
  };
  const ready = reason.trim() !== '' && until > deadline;
  return (
    <div className="stack">
      <p>{t('deadline.extendText')}</p>
      <div className="row">
        {[1, 2, 24].map((hours) => (
          <Button key={hours} onClick={() => quick(hours)}>
            {t('deadline.plus', { n: hours })}
          </Button>
        ))}
      </div>
      <InstantField key={round} label={t('deadline.new')} value={until} onChange={setUntil} countdown />
      <ReasonField value={reason} onChange={setReason} />
      <Send
        command={ready ? { type: 'extendTurn', turn: turn.number, until, reason: reason.trim() } : null}
        label={t('deadline.extend')}
        onDone={onDone}
      />
    </div>
  );
}

export function PauseTurn({ onDone }: FormProps) {
  const { view } = useRooms();
  const t = useMaster();
  const [reason, setReason] = useState('');
  const { turn } = view;
  if (!turn) return null;
  return (
    <div className="stack">
      <p>{t('deadline.pauseText')}</p>
      <ReasonField value={reason} onChange={setReason} />
      <Send
        command={reason.trim() ? { type: 'pauseTurn', turn: turn.number, reason: reason.trim() } : null}
        label={t('deadline.pause')}
        onDone={onDone}
      />
    </div>
  );
}

export function ResumeTurn({ onDone }: FormProps) {
  const { view } = useRooms();
  const t = useMaster();
  const { turn } = view;
  const [until, setUntil] = useState(() =>
    later(Math.max(serverNow(), Date.parse(turn?.deadline ?? '') || 0), turn ? 0 : 1),
  );
  const [reason, setReason] = useState('');
  if (!turn) return null;
  const ready = reason.trim() !== '' && Date.parse(until) > serverNow();
  return (
    <div className="stack">
      <InstantField label={t('deadline.new')} value={until} onChange={setUntil} countdown />
      <ReasonField value={reason} onChange={setReason} />
      <Send
        command={ready ? { type: 'resumeTurn', turn: turn.number, until, reason: reason.trim() } : null}
        label={t('deadline.resume')}
        onDone={onDone}
      />
    </div>
  );
}
