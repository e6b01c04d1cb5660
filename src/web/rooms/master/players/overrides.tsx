/** Every override so far, with its reason, and the way to a new one. */
import { useState } from 'react';
import { effectText } from '../../../../rulebooks/twelve-rooms/describe.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Clauses } from '../../../ui/clause.js';
import { Moment } from '../../../ui/countdown.js';
import { Dialog } from '../../../ui/dialog.js';
import { useNames } from '../lib/names.js';
import { useMaster, useRooms } from '../lib/use.js';
import { ForgiveForm } from './forgive.js';
import { OverrideForm } from './override-form.js';

export function OverridesCard() {
  const { view, master } = useRooms();
  const t = useMaster();
  const names = useNames();
  const [open, setOpen] = useState<'override' | 'forgiveAll' | null>(null);
  const close = () => setOpen(null);
  return (
    <Card title={t('overrides.title')} actions={<Clauses ids={['twelve-rooms:G.9']} />}>
      <p className="quiet">{t('overrides.text')}</p>
      {master.overrides.length === 0 ? (
        <p>{t('overrides.none')}</p>
      ) : (
        <ol className="rm-overrides">
          {[...master.overrides].reverse().map(({ at, effect, reason }) => (
            <li key={at + JSON.stringify(effect)}>
              <b>{effectText(effect, names.said, names.lang)}</b>
              <span>{reason}</span>
              <span className="quiet small">
                <Moment at={at} zone={view.zone} />
              </span>
            </li>
          ))}
        </ol>
      )}
      <div className="row">
        <Button disabled={view.phase === 'signup'} onClick={() => setOpen('override')}>
          {t('act.override')}
        </Button>
        <Button disabled={!view.turn} onClick={() => setOpen('forgiveAll')}>
          {t('act.forgiveAll')}
        </Button>
      </div>
      <Dialog open={open !== null} onClose={close} title={open ? t(`act.${open}`) : ''} sheet>
        {open === 'override' && <OverrideForm onDone={close} />}
        {open === 'forgiveAll' && <ForgiveForm onDone={close} />}
      </Dialog>
    </Card>
  );
}
