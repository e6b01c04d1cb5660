/** One player: name and team, a withdrawal with its round, a return, a substitute. */
import { useState } from 'react';
import { SelectField } from '../../../steer/select-field.js';
import { Button } from '../../../ui/button.js';
import { Clauses } from '../../../ui/clause.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { firstToLeave, roundsToLeave } from '../../lib/leaving.js';
import { type CupPlayer, useCupCommand } from '../../lib/use.js';
import { TextField } from '../../parts/fields.js';
import { useCupDesk, useDesk } from '../say.js';

interface Props {
  player: CupPlayer;
  onDone(): void;
}

export function PlayerForm(props: Props) {
  const { view } = useCupDesk();
  const away = props.player.absences.some(({ to }) => to === null);
  return (
    <div className="stack">
      <Names {...props} />
      {!view.finished && view.plan && (
        <>
          {away ? <Return {...props} /> : <Withdraw {...props} />}
          {!props.player.replacedBy && <Substitute {...props} />}
        </>
      )}
    </div>
  );
}

function Names({ player, onDone }: Props) {
  const t = useDesk();
  const { run, busy, error } = useCupCommand();
  const [nick, setNick] = useState(player.nick);
  const [team, setTeam] = useState(player.team ?? '');
  const same = nick.trim() === player.nick && team.trim() === (player.team ?? '');
  const save = async () => {
    const receipt = await run({
      type: 'editPlayer',
      player: player.id,
      nick: nick.trim(),
      team: team.trim() === '' ? null : team.trim(),
    });
    if (receipt) onDone();
  };
  return (
    <section className="stack-tight">
      <div className="org-form-row">
        <TextField label={t('players.nick')} value={nick} onChange={setNick} max={60} />
        <TextField label={t('players.team')} value={team} onChange={setTeam} max={60} />
      </div>
      <ErrorNotice error={error} />
      <div className="row">
        <Button busy={busy} disabled={same || nick.trim() === ''} onClick={() => void save()}>
          {t('common.save')}
        </Button>
      </div>
    </section>
  );
}

interface Rounds {
  options: { value: string; title: string }[];
  /** Empty when no round is left. */
  first: string;
}

/** Rounds a return may begin with: those that have not begun. */
function useRoundsAhead(): Rounds {
  const { view } = useCupDesk();
  const t = useDesk();
  const options = view.rounds
    .filter(({ status }) => status === 'planned')
    .map(({ n }) => ({ value: String(n), title: t('desk.round', { n }) }));
  return { options, first: options[0]?.value ?? '' };
}

function useRoundsToLeave(player: string): Rounds {
  const { view } = useCupDesk();
  const t = useDesk();
  const rounds = roundsToLeave(view, player);
  return {
    options: rounds.map(({ n, now }) => ({
      value: String(n),
      title: t(now ? 'desk.roundNow' : 'desk.round', { n }),
    })),
    first: String(firstToLeave(rounds) ?? ''),
  };
}

function Withdraw({ player, onDone }: Props) {
  const t = useDesk();
  const { run, busy, error } = useCupCommand();
  const { options: rounds, first } = useRoundsToLeave(player.id);
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState('');
  const [reason, setReason] = useState('');
  if (rounds.length === 0) return null;
  const send = async () => {
    const receipt = await run({
      type: 'withdrawPlayer',
      player: player.id,
      from: Number(from),
      ...(to ? { to: Number(to) } : {}),
      reason: reason.trim(),
    });
    if (receipt) onDone();
  };
  return (
    <section className="stack-tight">
      <h3>
        {t('withdraw.title')} <Clauses ids={['mafia-cup:1.3']} />
      </h3>
      <div className="org-form-row">
        <SelectField label={t('withdraw.from')} value={from} options={rounds} onChange={setFrom} />
        <SelectField
          label={t('withdraw.to')}
          value={to}
          empty={t('withdraw.good')}
          options={rounds.filter(({ value }) => Number(value) >= Number(from))}
          onChange={setTo}
        />
      </div>
      <TextField label={t('common.reason')} value={reason} onChange={setReason} />
      <ErrorNotice error={error} />
      <div className="row">
        <Button
          variant="danger"
          busy={busy}
          disabled={from === '' || reason.trim() === ''}
          onClick={() => void send()}
        >
          {t('withdraw.do')}
        </Button>
      </div>
    </section>
  );
}

function Return({ player, onDone }: Props) {
  const t = useDesk();
  const { run, busy, error } = useCupCommand();
  const { options: rounds, first } = useRoundsAhead();
  const [from, setFrom] = useState(first);
  if (rounds.length === 0) return null;
  const send = async () => {
    if (await run({ type: 'returnPlayer', player: player.id, from: Number(from) })) onDone();
  };
  return (
    <section className="stack-tight">
      <h3>{t('return.title')}</h3>
      <SelectField label={t('return.from')} value={from} options={rounds} onChange={setFrom} />
      <ErrorNotice error={error} />
      <div className="row">
        <Button busy={busy} disabled={from === ''} onClick={() => void send()}>
          {t('return.do')}
        </Button>
      </div>
    </section>
  );
}

function Substitute({ player, onDone }: Props) {
  const { view } = useCupDesk();
  const t = useDesk();
  const { run, busy, error } = useCupCommand();
  const { options: rounds, first } = useRoundsToLeave(player.id);
  const [from, setFrom] = useState(first);
  const [by, setBy] = useState('');
  const [reason, setReason] = useState('');
  const seated = new Set(
    view.rounds
      .filter(({ n }) => n >= Number(from))
      .flatMap(({ tables }) => tables.flatMap(({ seats }) => seats.map((seat) => seat.player))),
  );
  // Whoever has been replaced or replaces somebody already cannot replace anybody else (1.4).
  const free = view.players.filter(
    ({ id, replaces, replacedBy }) => id !== player.id && !seated.has(id) && !replaces && !replacedBy,
  );
  if (rounds.length === 0) return null;
  const send = async () => {
    const receipt = await run({
      type: 'substitute',
      player: player.id,
      by,
      from: Number(from),
      reason: reason.trim(),
    });
    if (receipt) onDone();
  };
  return (
    <section className="stack-tight">
      <h3>
        {t('substitute.title')} <Clauses ids={['mafia-cup:1.4']} />
      </h3>
      <div className="org-form-row">
        <SelectField label={t('substitute.from')} value={from} options={rounds} onChange={setFrom} />
        {free.length > 0 && (
          <SelectField
            label={t('substitute.by')}
            value={by}
            options={free.map(({ id, nick }) => ({ value: id, title: nick }))}
            onChange={setBy}
          />
        )}
      </div>
      <p className="quiet small">{t(free.length > 0 ? 'substitute.hint' : 'substitute.nobody')}</p>
      {free.length > 0 && (
        <>
          <TextField label={t('common.reason')} value={reason} onChange={setReason} />
          <ErrorNotice error={error} />
          <div className="row">
            <Button
              busy={busy}
              disabled={from === '' || !free.some(({ id }) => id === by) || reason.trim() === ''}
              onClick={() => void send()}
            >
              {t('substitute.do')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
