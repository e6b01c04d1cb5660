/** B.3: a contest among the earliest movers. */
import { useEffect, useState } from 'react';
import type { Contest, Prize } from '../../../../rulebooks/twelve-rooms/commands.js';
import { NumberField } from '../../../steer/number-field.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/field.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { useMaster, useRooms, useSend } from '../lib/use.js';
import { PrizeFields } from '../parts/prize-fields.js';

export function ContestFields({ onChange }: { onChange(contest: Contest | null): void }) {
  const { view } = useRooms();
  const t = useMaster();
  const players = view.players.filter(({ inGame }) => inGame).length;
  const [title, setTitle] = useState('');
  const [rules, setRules] = useState('');
  const [among, setAmong] = useState(Math.min(5, Math.max(1, players)));
  const [winners, setWinners] = useState(1);
  const [prize, setPrize] = useState<Prize | null>({ kind: 'armour' });
  const ready = title.trim() !== '' && rules.trim() !== '' && prize !== null;
  const text = JSON.stringify(
    ready ? { title: title.trim(), rules: rules.trim(), among, winners, prize } : null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the contest itself changes
  useEffect(() => onChange(JSON.parse(text) as Contest | null), [text]);
  return (
    <fieldset className="stack rm-set">
      <legend className="label">{t('contest.title')}</legend>
      <Field label={t('contest.name')}>
        {(control) => (
          <input
            {...control}
            maxLength={200}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('contest.rules')} hint={t('contest.rulesHint')}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={4000}
            value={rules}
            onChange={(event) => setRules(event.target.value)}
          />
        )}
      </Field>
      <div className="org-form-row">
        <NumberField label={t('contest.among')} value={among} min={1} max={60} onChange={setAmong} />
        <NumberField label={t('contest.winners')} value={winners} min={1} max={10} onChange={setWinners} />
      </div>
      <PrizeFields prize={prize} onChange={setPrize} />
    </fieldset>
  );
}

export function Announce({ turn, onDone }: { turn: number; onDone(): void }) {
  const t = useMaster();
  const { run, busy, error } = useSend();
  const [contest, setContest] = useState<Contest | null>(null);
  const send = async () => {
    if (contest && (await run({ type: 'announceContest', turn, contest }))) onDone();
  };
  return (
    <div className="stack">
      <ContestFields onChange={setContest} />
      <ErrorNotice error={error} />
      <div className="row">
        <Button variant="primary" busy={busy} disabled={!contest} onClick={() => void send()}>
          {t('contest.announce')}
        </Button>
      </div>
    </div>
  );
}
