/** Judges of the cup, their load, and whom they may not judge. */
import { useState } from 'react';
import { SelectField } from '../../../steer/select-field.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Clauses } from '../../../ui/clause.js';
import { Dialog } from '../../../ui/dialog.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { Page } from '../../../ui/page.js';
import { Table } from '../../../ui/table.js';
import { useCupCommand, useCupNames } from '../../lib/use.js';
import { TextField } from '../../parts/fields.js';
import { useCupDesk, useDesk } from '../say.js';
import { AddPeople } from './add-people.js';
import { nextIds } from './ids.js';

export default function Judges() {
  const { view, desk } = useCupDesk();
  const t = useDesk();
  const [open, setOpen] = useState<string | null>(null);
  const judge = view.judges.find(({ id }) => id === open) ?? null;
  const load = (id: string) => view.statistics.judges.find((one) => one.judge === id);
  return (
    <Page title={t('nav.judges')} lead={t('judges.lead')}>
      {view.judges.length > 0 && (
        <Table
          caption={t('nav.judges')}
          rows={view.judges}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', title: t('judges.name'), head: true, cell: ({ name }) => <b>{name}</b> },
            { key: 'led', title: t('judges.led'), numeric: true, cell: ({ id }) => load(id)?.led ?? 0 },
            {
              key: 'assigned',
              title: t('judges.assigned'),
              numeric: true,
              cell: ({ id }) => load(id)?.assigned ?? 0,
            },
            {
              key: 'conflicts',
              title: t('judges.conflicts'),
              numeric: true,
              cell: ({ id }) => desk.conflicts.filter((one) => one.judge === id).length || '—',
            },
            {
              key: 'do',
              title: <span className="sr-only">{t('players.actions')}</span>,
              cell: ({ id, name }) => (
                <span className="org-acts">
                  <Button
                    variant="ghost"
                    aria-label={t('players.openOf', { nick: name })}
                    onClick={() => setOpen(id)}
                  >
                    {t('players.open')}
                  </Button>
                </span>
              ),
            },
          ]}
        />
      )}
      {!view.finished && <Add />}
      <Conflicts />
      <Dialog open={judge !== null} onClose={() => setOpen(null)} title={judge?.name ?? ''} sheet>
        {judge && <JudgeForm key={judge.id} judge={judge} onDone={() => setOpen(null)} />}
      </Dialog>
    </Page>
  );
}

function Add() {
  const { view, desk } = useCupDesk();
  const t = useDesk();
  const { run, busy, error } = useCupCommand();
  return (
    <Card title={t('judges.add')} actions={<Clauses ids={['mafia-cup:1.5']} />}>
      <AddPeople
        label={t('judges.list')}
        hint={t('judges.listHint')}
        taken={view.judges.map(({ name }) => name)}
        teams={false}
        busy={busy}
        error={error}
        onAdd={async (people) => {
          const taken = [...view.judges, ...desk.removedJudges].map(({ id }) => id);
          const ids = nextIds('j', taken, people.length);
          const judges = people.map(({ name }, i) => ({ id: ids[i] ?? name, name }));
          return (await run({ type: 'addJudges', judges })) !== null;
        }}
      />
    </Card>
  );
}

function JudgeForm({ judge, onDone }: { judge: { id: string; name: string }; onDone(): void }) {
  const { view } = useCupDesk();
  const t = useDesk();
  const { run, busy, error } = useCupCommand();
  const [name, setName] = useState(judge.name);
  const [reason, setReason] = useState('');
  const done = async (command: Parameters<typeof run>[0]) => {
    if (await run(command)) onDone();
  };
  return (
    <div className="stack">
      <TextField label={t('judges.name')} value={name} onChange={setName} max={60} />
      <div className="row">
        <Button
          busy={busy}
          disabled={name.trim() === '' || name.trim() === judge.name}
          onClick={() => void done({ type: 'editJudge', judge: judge.id, name: name.trim() })}
        >
          {t('common.save')}
        </Button>
      </div>
      <ErrorNotice error={error} />
      {!view.finished && (
        <section className="stack-tight">
          <h3>{t('judges.remove')}</h3>
          <p className="quiet">{t('judges.removeText')}</p>
          <TextField label={t('common.reason')} value={reason} onChange={setReason} />
          <div className="row">
            <Button
              variant="danger"
              busy={busy}
              onClick={() =>
                void done({
                  type: 'removeJudge',
                  judge: judge.id,
                  ...(reason.trim() ? { reason: reason.trim() } : {}),
                })
              }
            >
              {t('judges.removeDo')}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}

function Conflicts() {
  const { view, desk } = useCupDesk();
  const t = useDesk();
  const names = useCupNames();
  const { run, busy, error } = useCupCommand();
  const [judge, setJudge] = useState('');
  const [player, setPlayer] = useState('');
  const add = async () => {
    if (await run({ type: 'setConflict', judge, player, on: true })) setPlayer('');
  };
  if (view.judges.length === 0 || view.players.length === 0) return null;
  return (
    <Card title={t('conflicts.title')} actions={<Clauses ids={['mafia-cup:1.5']} />}>
      <p className="quiet">{t('conflicts.text')}</p>
      {desk.conflicts.length > 0 && (
        <ul className="lines">
          {desk.conflicts.map((one) => (
            <li key={`${one.judge}-${one.player}`}>
              <span>
                <b>{names.judge(one.judge)}</b> · {names.nick(one.player)}
              </span>
              <Button
                variant="ghost"
                aria-label={t('conflicts.dropOf', {
                  judge: names.judge(one.judge),
                  player: names.nick(one.player),
                })}
                disabled={busy}
                onClick={() => void run({ type: 'setConflict', ...one, on: false })}
              >
                {t('common.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="org-form-row">
        <SelectField
          label={t('conflicts.judge')}
          value={judge}
          options={view.judges.map(({ id, name }) => ({ value: id, title: name }))}
          onChange={setJudge}
        />
        <SelectField
          label={t('conflicts.player')}
          value={player}
          options={view.players.map(({ id, nick }) => ({ value: id, title: nick }))}
          onChange={setPlayer}
        />
      </div>
      <ErrorNotice error={error} />
      <div className="row">
        <Button busy={busy} disabled={judge === '' || player === ''} onClick={() => void add()}>
          {t('conflicts.add')}
        </Button>
      </div>
    </Card>
  );
}
