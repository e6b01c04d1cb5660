/** Where the entries are, who leads the table, and the ways out when something is stuck. */
import { useId, useState } from 'react';
import { useLang } from '../../../app/prefs.js';
import { errorText } from '../../../app/problem.js';
import { Button } from '../../../ui/button.js';
import { Moment } from '../../../ui/countdown.js';
import { Dialog } from '../../../ui/dialog.js';
import { Field } from '../../../ui/field.js';
import { Notice } from '../../../ui/notice.js';
import { capital } from '../../shared/stage.js';
import type { Stuck } from '../../use-table.js';
import { commandName } from '../lib/command-name.js';
import { useKept } from '../lib/kept.js';
import type { SoundState } from '../lib/sound.js';
import type { WakeState } from '../lib/wake.js';
import { useDesk, useJudge } from '../use-desk.js';

interface Props {
  wake: WakeState;
  sound: SoundState;
}

export function StatusPanel({ wake, sound }: Props) {
  const t = useJudge();
  const { table, open } = useDesk();
  const { waiting, connection, stuck, opensOffline } = table;
  return (
    <Dialog open onClose={() => open(null)} title={t('status')}>
      <p>
        {t(connection === 'live' ? 'status.live' : 'status.lost')}{' '}
        <b>{waiting === 0 ? t('status.sent') : `${capital(t('status.kept', { n: waiting }))}.`}</b>
      </p>
      <p className="quiet">{t('status.hint')}</p>
      {stuck && <StuckWays stuck={stuck} />}
      <Lead />
      {!opensOffline && <Notice tone="warn">{t('status.noReload')}</Notice>}
      <p>{t(`wake.${wake}`)}</p>
      <p>{t(`sound.${sound}`)}</p>
    </Dialog>
  );
}

/** Who leads, and taking over, which both devices see at once. */
export function Lead() {
  const t = useJudge();
  const lang = useLang();
  const { table, view } = useDesk();
  const { lead } = table;
  const [label, setLabel] = useKept('judge:label', t(`device.${deviceKind()}`));
  const [lost, setLost] = useState(false);
  const lostHint = useId();
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    setError(null);
    try {
      await table.takeLead(label.trim() || t('device.other'), lost);
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  };
  if (lead.mine) return <p>{t('lead.mine', { label: lead.label ?? label })}</p>;
  return (
    <div className="stack">
      <p>
        <b>{lead.label ? t('lead.other', { label: lead.label }) : t('lead.nobody')}</b>{' '}
        {lead.since && <Moment at={lead.since} zone={view.zone} />}
      </p>
      {lead.label && (
        <>
          <Field label={t('lead.label')} error={error ? errorText(error, lang) : undefined}>
            {(control) => (
              <input
                {...control}
                value={label}
                maxLength={60}
                onChange={(event) => setLabel(event.target.value)}
              />
            )}
          </Field>
          <label className="choice j-lost">
            <input
              type="checkbox"
              checked={lost}
              aria-describedby={lostHint}
              onChange={(event) => setLost(event.target.checked)}
            />
            <span>
              <b>{t('lead.lost')}</b>
              <span id={lostHint} className="quiet">
                {t('lead.lostHint')}
              </span>
            </span>
          </label>
          <Button variant={lost ? 'danger' : 'primary'} wide busy={busy} onClick={() => void take()}>
            {t(lost ? 'lead.takeLost' : 'lead.take')}
          </Button>
        </>
      )}
    </div>
  );
}

export function deviceKind(): 'phone' | 'tablet' | 'other' {
  if (!matchMedia('(pointer: coarse)').matches) return 'other';
  return Math.min(screen.width, screen.height) < 600 ? 'phone' : 'tablet';
}

/** Entries made here that could not be sent: each with its fate, and two ways out. */
function StuckWays({ stuck }: { stuck: Stuck }) {
  const t = useJudge();
  const lang = useLang();
  const [busy, setBusy] = useState(false);
  const fitting = stuck.unsent.filter(({ fits }) => fits).length;
  const run = async (way: () => Promise<void>) => {
    setBusy(true);
    try {
      await way();
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="j-stuck">
      <h3>{t(`stuck.${stuck.kind}`, { n: stuck.unsent.length })}</h3>
      {stuck.text && <p>{stuck.text[lang]}</p>}
      <ol className="j-lines">
        {stuck.unsent.map(({ command, at, fits, text }) => (
          <li key={`${at}/${command.type}`}>
            <p>
              <b>{commandName(command, lang)}</b> — {fits ? t('stuck.fits') : t('stuck.not')}
            </p>
            {text && <p className="quiet">{text[lang]}</p>}
          </li>
        ))}
      </ol>
      <div className="j-chips">
        <Button
          variant="primary"
          busy={busy}
          disabled={stuck.kind === 'led-elsewhere' || fitting === 0}
          onClick={() => void run(stuck.sendFitting)}
        >
          {t('stuck.send', { n: fitting })}
        </Button>
        <Button variant="danger" busy={busy} onClick={() => void run(stuck.discard)}>
          {t('stuck.discard')}
        </Button>
      </div>
      {stuck.kind === 'led-elsewhere' && <p className="quiet">{t('stuck.takeFirst')}</p>}
    </section>
  );
}
