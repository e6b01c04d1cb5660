/** Lots: drawn by the program, or drawn by hand and recorded; those who are equal are offered first. */
import { useState } from 'react';
import { SelectField } from '../../../steer/select-field.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Clauses } from '../../../ui/clause.js';
import { Icon } from '../../../ui/icon.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { useCup, useCupCommand, useCupNames } from '../../lib/use.js';
import { Radios, TextField } from '../../parts/fields.js';
import { useCupDesk, useDesk } from '../say.js';

export function Lots() {
  const { view, desk } = useCupDesk();
  const t = useDesk();
  const cup = useCup();
  const names = useCupNames();
  const [chosen, setChosen] = useState<string[] | null>(null);
  return (
    <Card title={t('lots.title')} actions={<Clauses ids={['mafia-cup:4.9']} />}>
      {view.lots.length > 0 && (
        <ul className="lines">
          {view.lots.map((lot) => (
            <li key={lot.lot}>
              <span>
                {lot.about}: <b>{lot.order.map(names.nick).join(' → ')}</b>
              </span>
              <span className="tag">{cup(`lot.${lot.by}`)}</span>
            </li>
          ))}
        </ul>
      )}
      {!view.finished && chosen === null && (
        <>
          {desk.shared.map((group) => (
            <p key={group.join()} className="row">
              <span>{t('lots.equal', { list: group.map(names.nick).join(', ') })}</span>
              <Button onClick={() => setChosen(group)}>{t('lots.between')}</Button>
            </p>
          ))}
          <div className="row">
            <Button variant="ghost" icon="plus" onClick={() => setChosen([])}>
              {t('lots.other')}
            </Button>
          </div>
        </>
      )}
      {chosen !== null && <LotForm start={chosen} onDone={() => setChosen(null)} />}
    </Card>
  );
}

function LotForm({ start, onDone }: { start: readonly string[]; onDone(): void }) {
  const { view } = useCupDesk();
  const t = useDesk();
  const names = useCupNames();
  const { run, busy, error } = useCupCommand();
  const tie = start.length > 0;
  const [players, setPlayers] = useState<string[]>([...start]);
  const [about, setAbout] = useState(() =>
    tie ? t('lots.aboutTie', { list: start.map(names.nick).join(', ') }) : '',
  );
  const [way, setWay] = useState<'draw' | 'hand'>('draw');
  const use = tie ? ('tie' as const) : ('other' as const);
  const move = (from: number, by: number) => {
    const next = [...players];
    const [one] = next.splice(from, 1);
    if (one) next.splice(from + by, 0, one);
    setPlayers(next);
  };
  const send = async () => {
    const receipt = await run(
      way === 'draw'
        ? { type: 'drawLot', about: about.trim(), use, players }
        : { type: 'recordLot', about: about.trim(), use, order: players },
    );
    if (receipt) onDone();
  };
  return (
    <div className="stack">
      <TextField label={t('lots.about')} value={about} onChange={setAbout} max={200} />
      <Radios
        legend={t('lots.way')}
        value={way}
        options={(['draw', 'hand'] as const).map((value) => ({ value, title: t(`lots.${value}`) }))}
        onChange={setWay}
      />
      <ol className="org-order">
        {players.map((player, index) => (
          <li key={player}>
            <span className="org-order-name">
              {way === 'hand' && `${index + 1}. `}
              {names.nick(player)}
            </span>
            <span className="org-order-moves">
              {way === 'hand' && (
                <>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={t('formula.up', { name: names.nick(player) })}
                    disabled={index === 0}
                    onClick={() => move(index, -1)}
                  >
                    <Icon name="up" />
                  </button>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={t('formula.down', { name: names.nick(player) })}
                    disabled={index === players.length - 1}
                    onClick={() => move(index, 1)}
                  >
                    <Icon name="down" />
                  </button>
                </>
              )}
              {!tie && (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('formula.drop', { name: names.nick(player) })}
                  onClick={() => setPlayers(players.filter((one) => one !== player))}
                >
                  <Icon name="close" />
                </button>
              )}
            </span>
          </li>
        ))}
      </ol>
      {!tie && (
        <SelectField
          label={t('lots.player')}
          value=""
          options={view.players
            .filter(({ id }) => !players.includes(id))
            .map(({ id, nick }) => ({ value: id, title: nick }))}
          onChange={(id) => setPlayers([...players, id])}
        />
      )}
      <ErrorNotice error={error} />
      <div className="row">
        <Button
          variant="primary"
          busy={busy}
          disabled={players.length < 2 || about.trim() === ''}
          onClick={() => void send()}
        >
          {t(way === 'draw' ? 'lots.drawDo' : 'lots.handDo')}
        </Button>
        <Button onClick={onDone}>{t('common.cancel')}</Button>
      </div>
    </div>
  );
}
