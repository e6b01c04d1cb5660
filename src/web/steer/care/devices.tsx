/** Sign-ins, newest first; the one of a lost device is closed here. */
import { useState } from 'react';
import type { Care } from '../../../server/care-shapes.js';
import { formatMoment, viewerZone } from '../../app/clock.js';
import { useSeason } from '../../app/game.js';
import { useLang } from '../../app/prefs.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Sure } from './sure.js';
import { type CareOfGame, useCareSay } from './use-care.js';
import './care.css';

type Device = Care['devices'][number];

interface ListProps {
  devices: readonly Device[];
  nameOf(device: Device): string;
  onEnd(device: Device): Promise<unknown>;
}

export function DevicesList({ devices, nameOf, onEnd }: ListProps) {
  const t = useCareSay();
  const lang = useLang();
  const [lost, setLost] = useState<Device | null>(null);
  const moment = (at: string | null) => (at ? formatMoment(at, viewerZone(), lang) : '—');
  const label = (device: Device) => device.label ?? t('devices.unknown');
  return (
    <>
      <ul className="care-list" aria-label={t('devices.title')}>
        {devices.map((device) => (
          <li key={device.device}>
            <span className="care-who">
              <span>
                <b>{nameOf(device)}</b> — {label(device)}{' '}
                {device.mine && <span className="tag tag-good">{t('devices.this')}</span>}
              </span>
              <span className="quiet small">
                {t('devices.times', { since: moment(device.since), seen: moment(device.seen) })}
              </span>
            </span>
            {!device.mine && (
              <Button
                aria-label={t('people.of', {
                  what: t('devices.end'),
                  name: `${nameOf(device)}, ${label(device)}`,
                })}
                onClick={() => setLost(device)}
              >
                {t('devices.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Sure
        open={lost !== null}
        title={
          lost ? t('people.of', { what: t('devices.end'), name: `${nameOf(lost)}, ${label(lost)}` }) : ''
        }
        action={t('devices.end')}
        onClose={() => setLost(null)}
        onSure={async () => lost && onEnd(lost)}
      >
        <p>{t('devices.sure')}</p>
      </Sure>
    </>
  );
}

export function DevicesCard({ all, care }: { all: CareOfGame; care: Care }) {
  const { answer } = useSeason();
  const t = useCareSay();
  return (
    <Card title={t('devices.title')}>
      <p>{t('devices.text')}</p>
      {care.devices.length === 0 ? (
        <p className="quiet">{t('devices.none')}</p>
      ) : (
        <DevicesList
          devices={care.devices}
          nameOf={({ person }) => answer.people[person] ?? person}
          onEnd={({ device }) => all.act('DELETE', `/devices/${device}`)}
        />
      )}
    </Card>
  );
}
