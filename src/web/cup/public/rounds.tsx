/** Rounds with their tables; whoever looks for himself writes his name. */
import { useState } from 'react';
import { useLocation } from '../../app/router.js';
import { sameName } from '../../new/cup/roster.js';
import { cupStampOf } from '../../revisions/stamp.js';
import { WhatChanged } from '../../revisions/what-changed.js';
import { Moment } from '../../ui/countdown.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Notice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { type CupRound, currentRound, useCup, useCupGame, useCupNames } from '../lib/use.js';
import { TextField } from '../parts/fields.js';
import { RoundStrip } from '../parts/round-strip.js';
import { RoundStatus } from '../parts/status.js';
import { TableCard } from '../parts/table-card.js';
import '../styles.js';
import { Evenness } from './evenness.js';

export default function Rounds() {
  const { view } = useCupGame();
  const t = useCup();
  const asked = Number(useLocation().query.get('round'));
  const [chosen, setChosen] = useState<number | null>(null);
  const [find, setFind] = useState('');
  const round = view.rounds.find(({ n }) => n === (chosen ?? asked)) ?? currentRound(view);
  if (!round || view.rounds.every(({ tables }) => tables.length === 0)) {
    return (
      <Page title={t('rounds.title')}>
        <EmptyState
          title={t('rounds.none')}
          text={t(view.rounds.some((one) => one.seatsHidden) ? 'rounds.hiddenSeats' : 'rounds.noneText')}
        />
      </Page>
    );
  }
  return (
    <Page title={t('rounds.title')}>
      <div className="org-narrow">
        <TextField label={t('rounds.find')} value={find} onChange={setFind} />
      </div>
      {find.trim() !== '' && <Found name={find} />}
      <RoundStrip rounds={view.rounds} current={round.n} onPick={setChosen} />
      <RoundView round={round} />
      <Evenness />
    </Page>
  );
}

function RoundView({ round }: { round: CupRound }) {
  const { view } = useCupGame();
  const t = useCup();
  const names = useCupNames();
  return (
    <>
      <div className="cup-round-head">
        <h2>{t('round.n', { n: round.n })}</h2>
        <RoundStatus round={round} />
        {round.startsAt && (
          <span className="quiet">
            <Moment at={round.startsAt} zone={view.zone} />
          </span>
        )}
      </div>
      {round.seatsHidden && <Notice>{t('rounds.hiddenSeats')}</Notice>}
      {round.hidden && <Notice tone="warn">{t('rounds.hidden')}</Notice>}
      <WhatChanged report={round.n} stamp={cupStampOf(view)} />
      <div className="cup-tables">
        {round.tables.map((table) => (
          <TableCard key={table.n} round={round.n} table={table} />
        ))}
      </div>
      {round.byes.length > 0 && (
        <p className="quiet">{t('rounds.byes', { list: round.byes.map(names.nick).join(', ') })}</p>
      )}
    </>
  );
}

/** Where everybody whose name begins so sits, round by round. */
function Found({ name }: { name: string }) {
  const { view } = useCupGame();
  const t = useCup();
  const wanted = sameName(name);
  const found = view.players.filter(({ nick }) => sameName(nick).includes(wanted)).slice(0, 5);
  return (
    <div className="cup-found" role="status">
      {found.length === 0 && <p className="quiet">{t('rounds.nobody')}</p>}
      {found.map((player) => (
        <div key={player.id}>
          <b>{player.nick}</b>
          <ul>
            {view.rounds.map((round) => {
              const table = round.tables.find(({ seats }) => seats.some((seat) => seat.player === player.id));
              const seat = table?.seats.find((one) => one.player === player.id)?.n;
              return (
                <li key={round.n}>
                  {t('round.n', { n: round.n })}:{' '}
                  {table && seat ? t('seat.at', { table: table.n, seat }) : t('seat.out')}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}
