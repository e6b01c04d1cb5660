/** Who has signed up, with the wishes nobody else sees; a player can be written in by hand. */
import { useState } from 'react';
import type { Link, Person } from '../../../../server/shapes.js';
import { FreshLink } from '../../../steer/people/fresh-link.js';
import { usePeople } from '../../../steer/people/use-people.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Clauses } from '../../../ui/clause.js';
import { Dialog } from '../../../ui/dialog.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { Table } from '../../../ui/table.js';
import { type MasterPlayer, useMaster, useRooms, useSend } from '../lib/use.js';
import { AddPlayer } from './add-player.js';
import { SignupLink } from './signup-link.js';

export function SignupCard() {
  const { view, master, answer } = useRooms();
  const t = useMaster();
  const people = usePeople();
  const [fresh, setFresh] = useState<{ person: Person; link: Link } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const owner = answer.role === 'organiser' || answer.role === 'co-organiser';
  const open = view.phase === 'signup';
  const [out, setOut] = useState<MasterPlayer | null>(null);
  const { run, busy, error: refused } = useSend();
  const takeOut = async () => {
    if (out && (await run({ type: 'leave', player: out.id }))) setOut(null);
  };
  const issue = async (person: Person) => {
    setError(null);
    try {
      setFresh({ person, link: await people.issue(person.person) });
    } catch (caught) {
      setError(caught);
    }
  };
  const personOf = (player: MasterPlayer) => people.list?.find(({ person }) => person === player.person);
  return (
    <Card
      title={t('signup.title', { n: master.players.length })}
      actions={<Clauses ids={['twelve-rooms:S']} />}
      tone={open ? 'call' : 'plain'}
    >
      {open && <SignupLink />}
      {master.players.length === 0 ? (
        <p className="quiet">{t('signup.nobody')}</p>
      ) : (
        <Table
          caption={t('signup.table')}
          rows={master.players}
          rowKey={({ id }) => id}
          columns={[
            { key: 'n', title: '№', cell: (player) => player.id.slice(1) },
            { key: 'nick', title: t('player.nick'), head: true, cell: (player) => <b>{player.nick}</b> },
            {
              key: 'wish',
              title: t('signup.wish'),
              cell: (player) =>
                player.wish === null ? (
                  <span className="quiet">{t('signup.noWish')}</span>
                ) : (
                  t('room.n', { n: player.wish })
                ),
            },
            {
              key: 'link',
              title: t('signup.access'),
              cell: (player) => <LinkState state={personOf(player)?.link} />,
            },
            ...(owner
              ? [
                  {
                    key: 'do',
                    title: <span className="sr-only">{t('signup.access')}</span>,
                    cell: (player: MasterPlayer) => {
                      const person = personOf(player);
                      if (!person) return null;
                      return (
                        <span className="org-acts">
                          <Button
                            variant="ghost"
                            aria-label={t('signup.linkOf', { nick: player.nick })}
                            onClick={() => void issue(person)}
                          >
                            {t('signup.newLink')}
                          </Button>
                          {open && (
                            <Button
                              variant="ghost"
                              aria-label={t('signup.outOf', { nick: player.nick })}
                              onClick={() => setOut(player)}
                            >
                              {t('signup.out')}
                            </Button>
                          )}
                        </span>
                      );
                    },
                  },
                ]
              : []),
          ]}
        />
      )}
      <ErrorNotice error={error ?? people.error} />
      {open && <AddPlayer people={people} onAdded={issue} />}
      <Dialog
        open={out !== null}
        onClose={() => setOut(null)}
        title={t('signup.outOf', { nick: out?.nick ?? '' })}
        actions={
          <>
            <Button onClick={() => setOut(null)}>{t('common.back')}</Button>
            <Button variant="danger" busy={busy} onClick={() => void takeOut()}>
              {t('signup.out')}
            </Button>
          </>
        }
      >
        <p>{t('signup.outText', { nick: out?.nick ?? '' })}</p>
        <ErrorNotice error={refused} />
      </Dialog>
      <FreshLink fresh={fresh} onClose={() => setFresh(null)} />
    </Card>
  );
}

function LinkState({ state }: { state: Person['link'] | undefined }) {
  const t = useMaster();
  if (!state) return <span className="quiet">—</span>;
  const tone = { none: '', issued: 'tag-warn', used: 'tag-good', revoked: 'tag-bad' }[state];
  return <span className={`tag ${tone}`}>{t(`link.${state}`)}</span>;
}
