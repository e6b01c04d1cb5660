/** N.DEPUTY.PS1: one active ability of each teammate who has left. */
import { useState } from 'react';
import type { CommandOf } from '../../../rulebooks/twelve-rooms/commands.js';
import { usePick, useT } from '../../app/prefs.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clause } from '../../ui/clause.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorNotice } from '../../ui/notice.js';
import { useMe, useNick, useRoomsCommand } from '../shared/use-rooms.js';
import { ABILITY_WORDS } from '../shared/words.js';
import { useP } from './say.js';

export function Inheritances() {
  const me = useMe();
  const p = useP();
  const t = useT();
  const nick = useNick();
  const pick = usePick();
  const command = useRoomsCommand();
  const [chosen, setChosen] = useState<CommandOf<'inherit'> | null>(null);
  if (me.inheritances.length === 0) return null;
  const name = chosen ? pick(ABILITY_WORDS[chosen.ability].name) : '';
  const take = async () => {
    if (chosen) await command.run(chosen);
    setChosen(null);
  };
  return (
    <Card title={p('inherit.title')} tone="call" actions={<Clause id="twelve-rooms:N.DEPUTY.PS1" />}>
      {me.inheritances.map(({ from, abilities }) => (
        <div key={from} className="stack-tight">
          <p>{p('inherit.from', { nick: nick(from) })}</p>
          <div className="row">
            {abilities.map((ability) => (
              <Button key={ability} onClick={() => setChosen({ type: 'inherit', from, ability })}>
                {p('inherit.take', { ability: pick(ABILITY_WORDS[ability].name) })}
              </Button>
            ))}
          </div>
        </div>
      ))}
      <ErrorNotice error={command.error} />
      <Dialog
        open={chosen !== null}
        onClose={() => setChosen(null)}
        title={p('inherit.take', { ability: name })}
        sheet
        actions={
          <>
            <Button onClick={() => setChosen(null)}>{t('common.cancel')}</Button>
            <Button variant="primary" busy={command.busy} onClick={() => void take()}>
              {p('inherit.take', { ability: name })}
            </Button>
          </>
        }
      >
        <p>{p('inherit.sure')}</p>
      </Dialog>
    </Card>
  );
}
