/** A substitute takes over the role, the statuses, the weight, the place and what has been sent. */
import { useState } from 'react';
import type { Link, Person } from '../../../../server/shapes.js';
import type { People } from '../../../steer/people/use-people.js';
import { Button } from '../../../ui/button.js';
import { Clauses } from '../../../ui/clause.js';
import { Field } from '../../../ui/field.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { type MasterPlayer, useMaster, useSend } from '../lib/use.js';
import { ReasonField } from '../parts/reason.js';

interface Props {
  player: MasterPlayer;
  people: People;
  onDone(): void;
  onLink(fresh: { person: Person; link: Link }): void;
}

export function ReplaceForm({ player, people, onDone, onLink }: Props) {
  const t = useMaster();
  const { run, busy, error } = useSend();
  const [nick, setNick] = useState('');
  const [reason, setReason] = useState('');
  const [added, setAdded] = useState<Person | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const replace = async () => {
    setFailed(null);
    try {
      // A refusal may follow: the person that is already there is taken the next time.
      const person = added ?? (await people.add({ name: nick.trim(), role: 'player', clan: null }));
      setAdded(person);
      const done = await run({
        type: 'replacePlayer',
        player: player.id,
        person: person.person,
        nick: nick.trim(),
        reason: reason.trim(),
      });
      if (!done) return;
      onDone();
      onLink({ person, link: await people.issue(person.person) });
    } catch (caught) {
      setFailed(caught);
    }
  };
  return (
    <div className="stack">
      <p>
        {t('replace.text')} <Clauses ids={['twelve-rooms:G.9']} />
      </p>
      <Field label={t('replace.nick')}>
        {(control) => (
          <input
            {...control}
            maxLength={60}
            autoComplete="off"
            value={nick}
            onChange={(event) => setNick(event.target.value)}
          />
        )}
      </Field>
      <ReasonField value={reason} onChange={setReason} />
      <ErrorNotice error={failed ?? error} />
      <div className="row">
        <Button
          variant="primary"
          busy={busy}
          disabled={nick.trim() === '' || reason.trim() === ''}
          onClick={() => void replace()}
        >
          {t('replace.do')}
        </Button>
      </div>
    </div>
  );
}
