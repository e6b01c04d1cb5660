/** M.6: the name of the room one is in, answered at once. */
import { useState } from 'react';
import type { RoomKind } from '../../../rulebooks/twelve-rooms/rooms.js';
import type { MeView } from '../../../rulebooks/twelve-rooms/view.js';
import { usePick } from '../../app/prefs.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clause } from '../../ui/clause.js';
import { Moment } from '../../ui/countdown.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Emblem } from '../shared/emblem.js';
import { KindPicker } from '../shared/kind-picker.js';
import { useMe, useRooms, useRoomsCommand } from '../shared/use-rooms.js';
import { ROOM_WORDS } from '../shared/words.js';
import { useP } from './say.js';
import { Why } from './why.js';

export function Guess() {
  const me = useMe();
  const p = useP();
  const command = useRoomsCommand();
  const [kind, setKind] = useState<RoomKind | null>(null);
  const about = me.form?.guess;
  if (me.room === null && me.guesses.length === 0) return null;
  const ask = async () => {
    if (!kind || !me.form) return;
    await command.run({ type: 'guessRoom', turn: me.form.turn, room: kind });
    setKind(null);
  };
  return (
    <Card title={p('guess.title', { n: me.room ?? '—' })} actions={<Clause id="twelve-rooms:M.6" />}>
      <p className="quiet small">{p('guess.text')}</p>
      {about && !about.why && (
        <details>
          <summary>{p('guess.choose')}</summary>
          <div className="stack-tight">
            <KindPicker
              label={p('guess.choose')}
              name="guess"
              kinds={about.rooms}
              value={kind}
              onChange={setKind}
            />
            <Button variant="primary" busy={command.busy} disabled={kind === null} onClick={() => void ask()}>
              {p('guess.send')}
            </Button>
          </div>
        </details>
      )}
      {about?.why && (
        <p>
          <Why why={about.why} />
        </p>
      )}
      <ErrorNotice error={command.error} />
      {me.guesses.length > 0 && (
        <ul className="lines" aria-label={p('guess.history')} aria-live="polite">
          {me.guesses.toReversed().map((guess) => (
            <GuessLine key={guess.at} guess={guess} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function GuessLine({ guess }: { guess: MeView['guesses'][number] }) {
  const { view } = useRooms();
  const p = useP();
  const pick = usePick();
  const right = guess.answer === 'right';
  return (
    <li className={right ? 'guess guess-right' : 'guess'}>
      <Emblem kind={guess.guess} />
      <div>
        <p>
          <b>
            {p(right ? 'guess.right' : 'guess.wrong', {
              n: guess.room,
              kind: pick(ROOM_WORDS[guess.guess].name),
            })}
          </b>
        </p>
        {guess.hint && <p>{p('guess.hint', { kind: pick(ROOM_WORDS[guess.hint].name) })}</p>}
        <p className="quiet small">
          <Moment at={guess.at} zone={view.zone} />
        </p>
      </div>
    </li>
  );
}
