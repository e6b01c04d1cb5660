/** A move that came in time by another way (a letter, a mate's phone) is written in at the moment it came. */
import { useState } from 'react';
import type { Command } from '../../../../engine/contract.js';
import { InstantField } from '../../../steer/instant-field.js';
import { AmendConfirm } from '../../../steer/log/amend-confirm.js';
import { useSteer } from '../../../steer/say.js';
import { SelectField } from '../../../steer/select-field.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/notice.js';
import { blankAction, blankMove } from '../lib/blank-move.js';
import { ABILITY_LIST } from '../lib/lists.js';
import { useNames } from '../lib/names.js';
import { useMaster, useRooms } from '../lib/use.js';
import { PlayerPick } from '../parts/pickers.js';
import { CommandFields } from './command-fields.js';

/** The deadline itself is late. */
const justBefore = (deadline: string) => new Date(Date.parse(deadline) - 60_000).toISOString();

export function InsertEntry({ onDone }: { onDone(): void }) {
  const { view, master } = useRooms();
  const t = useMaster();
  const steer = useSteer();
  const names = useNames();
  const { turn } = view;
  const [player, setPlayer] = useState<string | null>(null);
  const [at, setAt] = useState(() => (turn ? justBefore(turn.deadline) : ''));
  const [command, setCommand] = useState<Command | null>(() => (turn ? blankMove(turn.number) : null));
  const [asked, setAsked] = useState(false);
  if (!turn || !command) return <Notice>{t('insert.noTurn')}</Notice>;
  const person = master.players.find(({ id }) => id === player)?.person;
  const change = (next: Command) => {
    setCommand(next);
    setAsked(false);
  };
  const add = (ability: string) => {
    const actions = Array.isArray(command.actions) ? command.actions : [];
    change({
      ...command,
      actions: [
        ...actions,
        blankAction(
          ability,
          view.players.map(({ id }) => id),
        ),
      ],
    });
  };
  return (
    <>
      <p>{t('insert.text')}</p>
      <PlayerPick label={t('player.nick')} value={player} onChange={setPlayer} who="in" />
      <InstantField
        label={steer('amend.when')}
        value={at}
        onChange={(next) => {
          setAt(next);
          setAsked(false);
        }}
      />
      <CommandFields command={command} onChange={change} />
      <SelectField
        label={t('insert.action')}
        value=""
        options={ABILITY_LIST.filter(
          (one) => one !== 'forgive' && one !== 'redirect' && one !== 'inject',
        ).map((one) => ({ value: one, title: names.of('ability', one) }))}
        onChange={add}
      />
      {asked && person ? (
        <AmendConfirm
          change={{ kind: 'insert', at, author: { kind: 'person', person }, command }}
          onDone={onDone}
        />
      ) : (
        <div className="row">
          <Button variant="primary" disabled={!person} onClick={() => setAsked(true)}>
            {steer('amend.previewDo')}
          </Button>
        </div>
      )}
    </>
  );
}
