import { useState } from 'react';
import { useT } from '../../app/prefs.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clause } from '../../ui/clause.js';
import { Dialog } from '../../ui/dialog.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Receipt } from '../../ui/receipt.js';
import { ALL_ROOMS } from '../shared/geometry.js';
import { Plan } from '../shared/plan.js';
import { useR, useRooms, useRoomsCommand } from '../shared/use-rooms.js';
import { useP } from './say.js';

/** Joining, or once joined the wish and the way out. */
export function SignUpForm() {
  const { view, answer } = useRooms();
  const p = useP();
  const r = useR();
  const command = useRoomsCommand();
  const { me } = view;
  const [nick, setNick] = useState(() => (answer.person && answer.people[answer.person]) || '');
  const [wish, setWish] = useState<number | null>(me?.wish ?? null);

  const join = () => {
    void command.run({ type: 'join', nick: nick.trim(), ...(wish === null ? {} : { wish }) });
  };
  return (
    <Card
      title={me ? p('signup.you', { nick: me.nick }) : p('signup.join')}
      tone={me && me.wish !== null ? 'good' : 'call'}
      actions={<Clause id="twelve-rooms:S" />}
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (me && wish !== null) void command.run({ type: 'setWish', room: wish });
          else if (!me) join();
        }}
      >
        {!me && (
          <Field label={p('signup.nick')} hint={p('signup.nickHint')}>
            {(control) => (
              <input
                {...control}
                required
                maxLength={60}
                autoComplete="nickname"
                value={nick}
                onChange={(event) => setNick(event.target.value)}
              />
            )}
          </Field>
        )}
        <fieldset className="stack-tight">
          <legend className="label">{p('signup.wish')}</legend>
          <p className="field-hint">{p('signup.wishHint')}</p>
          <Plan
            small
            rooms={ALL_ROOMS.map((room) => ({ room, kind: null }))}
            onPick={(room) => setWish(room === wish && !me ? null : room)}
            picked={wish}
          />
          <p aria-live="polite">{wish === null ? p('signup.wishNone') : p('signup.wishNow', { n: wish })}</p>
          <p className="quiet small">{r('map.wrap')}</p>
        </fieldset>
        <ErrorNotice error={command.error} />
        <Receipt receipt={command.receipt} zone={view.zone} />
        <Button
          type="submit"
          variant="primary"
          wide
          busy={command.busy}
          disabled={me ? wish === null || wish === me.wish : nick.trim() === ''}
        >
          {p(me ? 'signup.wishSave' : 'signup.join')}
        </Button>
      </form>
      {me && <Leave />}
    </Card>
  );
}

function Leave() {
  const p = useP();
  const t = useT();
  const command = useRoomsCommand();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" icon="out" onClick={() => setAsking(true)}>
        {p('signup.leave')}
      </Button>
      <ErrorNotice error={command.error} />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={p('signup.leave')}
        sheet
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('common.cancel')}</Button>
            <Button
              variant="danger"
              busy={command.busy}
              onClick={() => void command.run({ type: 'leave' }).then(() => setAsking(false))}
            >
              {p('signup.leaveYes')}
            </Button>
          </>
        }
      >
        <p>{p('signup.leaveSure')}</p>
      </Dialog>
    </>
  );
}
