/** A protest about one game: which, and what is wrong. */
import { useState } from 'react';
import { SelectField } from '../../steer/select-field.js';
import { Button } from '../../ui/button.js';
import { Clauses } from '../../ui/clause.js';
import { ErrorNotice } from '../../ui/notice.js';
import { useCup, useCupCommand } from '../lib/use.js';
import { TextField } from './fields.js';

export interface GamePlace {
  round: number;
  table: number;
}

interface Props {
  /** Games one may protest about, the latest first. */
  games: readonly GamePlace[];
  onDone(): void;
}

export function ProtestForm({ games, onDone }: Props) {
  const t = useCup();
  const { run, busy, error } = useCupCommand();
  const [which, setWhich] = useState(() => keyOf(games[0]));
  const [text, setText] = useState('');
  const game = games.find((one) => keyOf(one) === which);
  const send = async () => {
    if (game && (await run({ type: 'fileProtest', ...game, text: text.trim() }))) onDone();
  };
  return (
    <>
      <p>
        {t('protest.hint')} <Clauses ids={['mafia-cup:5.1']} />
      </p>
      <SelectField
        label={t('protest.game')}
        value={which}
        options={games.map((one) => ({ value: keyOf(one), title: t('row.at', { ...one }) }))}
        onChange={setWhich}
      />
      <TextField label={t('protest.text')} value={text} onChange={setText} rows={4} max={2000} />
      <ErrorNotice error={error} />
      <div className="row">
        <Button
          variant="primary"
          busy={busy}
          disabled={!game || text.trim() === ''}
          onClick={() => void send()}
        >
          {t('protest.send')}
        </Button>
      </div>
    </>
  );
}

const keyOf = (game: GamePlace | undefined): string => (game ? `${game.round}-${game.table}` : '');
