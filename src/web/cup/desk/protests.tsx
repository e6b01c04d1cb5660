/** Protests: what is asked, and the decision with everything that follows from it. */
import { useState } from 'react';
import type { CupCommand } from '../../../rulebooks/table/cup/commands.js';
import type { CupResult } from '../../../rulebooks/table/cup/result.js';
import { Outcome } from '../../steer/outcome.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Moment } from '../../ui/countdown.js';
import { Dialog } from '../../ui/dialog.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { type CupProtest, tableOf, useCupCommand, useCupNames } from '../lib/use.js';
import { PointsField, Radios, TextField } from '../parts/fields.js';
import { ProtestForm } from '../parts/protest-form.js';
import { TableCard } from '../parts/table-card.js';
import { ResultForm } from '../result/result-form.js';
import { useCupDesk, useDesk } from './say.js';

export default function Protests() {
  const { view } = useCupDesk();
  const t = useDesk();
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const at = ({ protest: n, round, table }: CupProtest) => t('protests.at', { protest: n, round, table });
  const protest = view.protests.find((one) => one.protest === open) ?? null;
  const waiting = view.protests.filter(({ decision }) => decision === null);
  const decided = view.protests.filter(({ decision }) => decision !== null);
  const games = view.rounds
    .filter(({ status }) => status !== 'planned')
    .flatMap(({ n, tables }) => tables.map((table) => ({ round: n, table: table.n })))
    .reverse();
  return (
    <Page
      title={t('nav.protests')}
      lead={t('protests.lead')}
      actions={
        games.length > 0 && !view.finished ? (
          <Button icon="plus" onClick={() => setOpen('new')}>
            {t('protests.new')}
          </Button>
        ) : undefined
      }
    >
      {view.protests.length === 0 && <EmptyState title={t('protests.none')} text={t('protests.noneText')} />}
      {waiting.map((one) => (
        <Card key={one.protest} title={at(one)} tone="call">
          <Said protest={one} />
          <div className="row">
            <Button variant="primary" onClick={() => setOpen(one.protest)}>
              {t('protests.decide')}
            </Button>
          </div>
        </Card>
      ))}
      {decided.map((one) => (
        <Card
          key={one.protest}
          title={at(one)}
          actions={
            <span className={one.decision?.verdict === 'upheld' ? 'tag tag-good' : 'tag'}>
              {t(`verdict.${one.decision?.verdict ?? 'rejected'}`)}
            </span>
          }
        >
          <Said protest={one} />
          <p>
            <b>{one.decision?.text}</b>
          </p>
        </Card>
      ))}
      <Dialog open={open === 'new'} onClose={() => setOpen(null)} title={t('protests.new')} sheet>
        {open === 'new' && <ProtestForm games={games} onDone={() => setOpen(null)} />}
      </Dialog>
      <Dialog open={protest !== null} onClose={() => setOpen(null)} title={protest ? at(protest) : ''} sheet>
        {protest && <Decide key={protest.protest} protest={protest} onDone={() => setOpen(null)} />}
      </Dialog>
    </Page>
  );
}

function Said({ protest }: { protest: CupProtest }) {
  const { view } = useCupDesk();
  const { answer } = useCupDesk();
  const name = protest.by ? (answer.people[protest.by.replace(/^\w+:/, '')] ?? null) : null;
  return (
    <>
      <blockquote className="cup-said">{protest.text}</blockquote>
      <p className="quiet small">
        {name && `${name}, `}
        <Moment at={protest.at} zone={view.zone} />
      </p>
    </>
  );
}

type GameChange = 'stays' | 'annul' | 'replay' | 'result';

function Decide({ protest, onDone }: { protest: CupProtest; onDone(): void }) {
  const { view } = useCupDesk();
  const t = useDesk();
  const names = useCupNames();
  const { run, busy, error } = useCupCommand();
  const [verdict, setVerdict] = useState<'upheld' | 'rejected'>('rejected');
  const [text, setText] = useState('');
  const [game, setGame] = useState<GameChange>('stays');
  const [points, setPoints] = useState<Record<string, number>>({});
  const table = tableOf(view, protest.round, protest.table);
  if (!table) return null;
  const players = table.seats.flatMap(({ player }) => (player === null ? [] : [player]));
  const changed = Object.entries(points).filter(([, value]) => value !== 0);
  const command = (result?: CupResult): CupCommand => ({
    type: 'decideProtest',
    protest: protest.protest,
    verdict,
    text: text.trim(),
    points: verdict === 'upheld' ? changed.map(([player, value]) => ({ player, points: value })) : [],
    ...(verdict === 'upheld' && (game === 'annul' || game === 'replay') ? { game } : {}),
    ...(result ? { result } : {}),
  });
  const send = async (result?: CupResult) => {
    if (await run(command(result))) onDone();
  };
  const ready = text.trim() !== '';
  const byResult = verdict === 'upheld' && game === 'result';
  return (
    <div className="stack cup-result-dialog">
      <Said protest={protest} />
      <details>
        <summary>{t('protests.game')}</summary>
        <TableCard round={protest.round} table={table} />
      </details>
      <Radios
        legend={t('protests.verdict')}
        value={verdict}
        options={(['rejected', 'upheld'] as const).map((value) => ({ value, title: t(`protests.${value}`) }))}
        onChange={setVerdict}
      />
      <TextField
        label={t('protests.text')}
        hint={t('protests.textHint')}
        value={text}
        onChange={setText}
        rows={3}
        max={2000}
      />
      {verdict === 'upheld' && (
        <>
          <Radios
            legend={t('protests.gameThen')}
            value={game}
            options={(['stays', 'annul', 'replay', 'result'] as const).map((value) => ({
              value,
              title: t(`protests.game.${value}`),
            }))}
            onChange={setGame}
          />
          <details>
            <summary>{t('protests.points')}</summary>
            <p>
              <Clauses ids={['mafia-cup:4.10']} />
            </p>
            <div className="org-form-row">
              {players.map((player) => (
                <PointsField
                  key={player}
                  label={names.nick(player)}
                  value={points[player] ?? 0}
                  onChange={(value) => setPoints({ ...points, [player]: value })}
                />
              ))}
            </div>
          </details>
        </>
      )}
      <ErrorNotice error={error} />
      {byResult ? (
        <ResultForm
          table={table}
          busy={busy}
          held={!ready}
          submit={t('protests.decideDo')}
          onSubmit={(result) => void send(result)}
        />
      ) : (
        <>
          {ready && (
            <div className="org-outcome">
              <h3>{t('protests.outcome')}</h3>
              <Outcome command={command()} />
            </div>
          )}
          <div className="row">
            <Button
              variant="primary"
              className="org-go"
              busy={busy}
              disabled={!ready}
              onClick={() => void send()}
            >
              {t('protests.decideDo')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
