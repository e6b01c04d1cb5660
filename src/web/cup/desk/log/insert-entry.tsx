/** What was missed is written in at the moment it happened: points by decision, a withdrawal, a result from paper. */
import { useState } from 'react';
import type { CupCommand } from '../../../../rulebooks/table/cup/commands.js';
import { serverNow } from '../../../app/clock.js';
import { InstantField } from '../../../steer/instant-field.js';
import { AmendConfirm } from '../../../steer/log/amend-confirm.js';
import { useSteer } from '../../../steer/say.js';
import { SelectField } from '../../../steer/select-field.js';
import { Button } from '../../../ui/button.js';
import { useCupDesk, useDesk } from '../say.js';
import { CommandForm } from './command-form.js';

const KINDS = ['adjustPoints', 'withdrawPlayer', 'annulTable', 'fileProtest'] as const;
type Kind = (typeof KINDS)[number];

export function InsertEntry({ onDone }: { onDone(): void }) {
  const { view } = useCupDesk();
  const t = useDesk();
  const steer = useSteer();
  const player = view.players[0]?.id ?? '';
  const blank = (kind: Kind, round = 1, table = 1): CupCommand => {
    switch (kind) {
      case 'adjustPoints':
        return { type: kind, player, points: 0, reason: '' };
      case 'withdrawPlayer':
        return { type: kind, player, from: round, reason: '' };
      case 'annulTable':
        return { type: kind, round, table, reason: '' };
      case 'fileProtest':
        return { type: kind, round, table, text: '' };
    }
  };
  const [kind, setKind] = useState<Kind>('adjustPoints');
  const [at, setAt] = useState(() => new Date(serverNow()).toISOString());
  const [place, setPlace] = useState('1-1');
  const [command, setCommand] = useState<CupCommand>(() => blank('adjustPoints'));
  const [asked, setAsked] = useState(false);
  const change = (next: CupCommand) => {
    setCommand(next);
    setAsked(false);
  };
  const places = view.rounds.flatMap(({ n, tables }) =>
    tables.map((table) => ({
      value: `${n}-${table.n}`,
      title: t('block.at', { round: n, table: table.n }),
    })),
  );
  return (
    <div className="stack">
      <SelectField
        label={steer('amend.what')}
        value={kind}
        options={KINDS.map((value) => ({ value, title: t(`entry.${value}`) }))}
        onChange={(next) => {
          setKind(next);
          change(blank(next));
        }}
      />
      <InstantField
        label={steer('amend.when')}
        value={at}
        onChange={(next) => {
          setAt(next);
          setAsked(false);
        }}
      />
      {'table' in command && (
        <SelectField
          label={t('entry.place')}
          value={place}
          options={places}
          onChange={(next) => {
            setPlace(next);
            const [round = 1, table = 1] = next.split('-').map(Number);
            change({ ...command, round, table } as CupCommand);
          }}
        />
      )}
      <CommandForm command={command} onChange={change} />
      {asked ? (
        <AmendConfirm
          change={{ kind: 'insert', at, author: { kind: 'organiser' }, command }}
          onDone={onDone}
        />
      ) : (
        <div className="row">
          <Button variant="primary" onClick={() => setAsked(true)}>
            {steer('amend.previewDo')}
          </Button>
        </div>
      )}
    </div>
  );
}
