/** The standings with everything that is entered, whatever the public sees; points by decision; lots. */
import { useState } from 'react';
import { signedPoints } from '../../../../texts/numbers.js';
import { useLang } from '../../../app/prefs.js';
import { SelectField } from '../../../steer/select-field.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Clauses } from '../../../ui/clause.js';
import { Moment } from '../../../ui/countdown.js';
import { ErrorNotice, Notice } from '../../../ui/notice.js';
import { Page } from '../../../ui/page.js';
import { useCupCommand, useCupNames } from '../../lib/use.js';
import { PointsField, TextField } from '../../parts/fields.js';
import { StandingsTable } from '../../parts/standings-table.js';
import { useCupDesk, useDesk } from '../say.js';
import { Lots } from './lots.js';

export default function PointsScreen() {
  const { view, desk } = useCupDesk();
  const t = useDesk();
  return (
    <Page title={t('nav.points')} lead={t('points.lead')}>
      {view.hiding && (
        <Notice tone="warn">
          {t(view.hiding.what === 'results' ? 'points.hidden' : 'points.frozen', { n: view.hiding.from })}
        </Notice>
      )}
      <StandingsTable rows={desk.standings} caption={t('nav.points')} />
      <Lots />
      <Adjust />
    </Page>
  );
}

function Adjust() {
  const { view } = useCupDesk();
  const t = useDesk();
  const lang = useLang();
  const names = useCupNames();
  const { run, busy, error } = useCupCommand();
  const [player, setPlayer] = useState('');
  const [points, setPoints] = useState(0);
  const [round, setRound] = useState('');
  const [reason, setReason] = useState('');
  const send = async () => {
    const receipt = await run({
      type: 'adjustPoints',
      player,
      points,
      ...(round ? { round: Number(round) } : {}),
      reason: reason.trim(),
    });
    if (!receipt) return;
    setPoints(0);
    setReason('');
  };
  return (
    <Card title={t('adjust.title')} actions={<Clauses ids={['mafia-cup:4.10']} />}>
      {view.adjustments.length > 0 && (
        <ul className="lines">
          {view.adjustments.map((one) => (
            <li key={`${one.at}-${one.player}`}>
              <span>
                <b>{names.nick(one.player)}</b> {signedPoints(one.points, lang)}: {one.reason}
              </span>
              <span className="quiet small">
                <Moment at={one.at} zone={view.zone} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {!view.finished && (
        <>
          <div className="org-form-row">
            <SelectField
              label={t('players.nick')}
              value={player}
              options={view.players.map(({ id, nick }) => ({ value: id, title: nick }))}
              onChange={setPlayer}
            />
            <PointsField label={t('adjust.points')} value={points} onChange={setPoints} />
            <SelectField
              label={t('adjust.round')}
              value={round}
              empty={t('adjust.whole')}
              options={view.rounds.map(({ n }) => ({ value: String(n), title: t('desk.round', { n }) }))}
              onChange={setRound}
            />
          </div>
          <TextField label={t('common.reason')} value={reason} onChange={setReason} />
          <ErrorNotice error={error} />
          <div className="row">
            <Button
              busy={busy}
              disabled={player === '' || points === 0 || reason.trim() === ''}
              onClick={() => void send()}
            >
              {t('adjust.do')}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
