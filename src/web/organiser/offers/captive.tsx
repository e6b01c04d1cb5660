/** The captive team: who it is, its auction, and the cells paid. The Triads' boss decides; the organiser may act on his word. */
import { useState } from 'react';
import type { OfferView } from '../../../rulebooks/race/view.js';
import { useCommand, useSeason } from '../../app/game.js';
import { InstantField } from '../../steer/instant-field.js';
import { Button } from '../../ui/button.js';
import { Countdown, Moment } from '../../ui/countdown.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { writeCells } from '../lib/cells.js';
import { Clan, useClanName } from '../parts/clan.js';
import { useOrg } from '../say.js';

export function CaptiveState({ offer }: { offer: OfferView }) {
  const { view } = useSeason();
  const t = useOrg();
  const clan = useClanName();
  const { captive } = offer;
  if (!captive) return null;
  return (
    <div className="stack-tight">
      <p>
        <b>{captive.team ? t('captive.team', { team: captive.team }) : t('captive.none')}</b>
      </p>
      {captive.mustName && !captive.team && (
        <>
          <Notice tone="warn">{t('captive.mustName')}</Notice>
          <NameCaptive offer={offer} />
        </>
      )}
      {captive.team && !captive.closesAt && !captive.closed && <OpenAuction offer={offer} />}
      {captive.closesAt && !captive.closed && (
        <Countdown until={captive.closesAt} zone={view.zone} label={t('captive.closes')} />
      )}
      {(captive.closesAt || captive.closed) && (
        <div>
          <h4>{t('captive.bids')}</h4>
          {captive.bids.length === 0 && <p className="quiet">{t('captive.noBids')}</p>}
          <ol className="org-bids">
            {captive.bids.map((bid) => (
              <li key={`${bid.at}-${bid.clan}`}>
                <Clan id={bid.clan} short /> <b>{t('common.cells', { n: bid.cells })}</b>{' '}
                <span className="quiet small">
                  <Moment at={bid.at} zone={view.zone} />
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
      {captive.closed && captive.winner !== null && (
        <p>
          {captive.bids.length > 0
            ? t('captive.sold', {
                clan: clan(captive.winner),
                cells: t('common.cells', { n: captive.price }),
              })
            : t('captive.kept', { clan: clan(captive.winner) })}
          .{' '}
          {captive.price > 0 &&
            (captive.paid ? t('captive.paid', { list: writeCells(captive.paid) }) : t('captive.unpaid'))}
        </p>
      )}
    </div>
  );
}

function NameCaptive({ offer }: { offer: OfferView }) {
  const { view } = useSeason();
  const t = useOrg();
  const { run, busy, error } = useCommand();
  const [team, setTeam] = useState('');
  const teams = view.clans.find((one) => one.id === offer.clan)?.teams ?? [];
  return (
    <div className="org-form-row">
      <Field label={t('captive.name')}>
        {(control) => (
          <select {...control} value={team} onChange={(event) => setTeam(event.target.value)}>
            <option value="">{t('common.choose')}</option>
            {teams.map((one) => (
              <option key={one.team} value={one.team}>
                {one.team}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button
        busy={busy}
        disabled={team === ''}
        onClick={() => void run({ type: 'nameCaptive', offer: offer.id, team })}
      >
        {t('common.save')}
      </Button>
      <ErrorNotice error={error} />
    </div>
  );
}

function OpenAuction({ offer }: { offer: OfferView }) {
  const t = useOrg();
  const { run, busy, error } = useCommand();
  const [closesAt, setClosesAt] = useState<string | null>(null);
  return (
    <div className="org-form-row">
      <InstantField label={t('captive.openAuction')} value={closesAt} onChange={setClosesAt} />
      <Button
        busy={busy}
        disabled={!closesAt}
        onClick={() => closesAt && void run({ type: 'openCaptiveAuction', offer: offer.id, closesAt })}
      >
        {t('common.save')}
      </Button>
      <ErrorNotice error={error} />
    </div>
  );
}
