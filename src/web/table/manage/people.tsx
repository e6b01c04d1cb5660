/** Players with their seats and links, and the judge's helpers. */
import { type FormEvent, useState } from 'react';
import type { Link, Person } from '../../../server/shapes.js';
import { FreshLink, hadLink } from '../../steer/people/fresh-link.js';
import { type People, usePeople } from '../../steer/people/use-people.js';
import { useSteer } from '../../steer/say.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Dialog } from '../../ui/dialog.js';
import { Field } from '../../ui/field.js';
import { Loading } from '../../ui/loading.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { Table } from '../../ui/table.js';
import { useTableView } from '../shared/use-view.js';
import { useDesk } from './say.js';

type Fresh = { person: Person; link: Link };

export default function PeopleScreen() {
  const { answer } = useTableView();
  const t = useDesk();
  const people = usePeople();
  const [fresh, setFresh] = useState<Fresh | null>(null);
  const owner = !answer.meta.demo;
  const issue = async (person: Person) => setFresh({ person, link: await people.issue(person.person) });
  const of = (role: Person['role']) => people.list?.filter((person) => person.role === role) ?? [];
  return (
    <Page title={t('nav.people')} lead={t('people.lead')}>
      {!owner && <Notice>{t('people.demo')}</Notice>}
      <ErrorNotice error={people.error} />
      {!people.list && !people.error && <Loading />}
      {people.list && (
        <>
          <Card title={t('people.players')}>
            {of('player').length === 0 ? (
              <p className="quiet">{t('people.noPlayers')}</p>
            ) : (
              <PeopleTable
                caption={t('people.players')}
                list={of('player')}
                people={people}
                owner={owner}
                onIssue={issue}
              />
            )}
          </Card>
          <Card title={t('people.judges')}>
            <p>{t('people.judgesText')}</p>
            {of('co-organiser').length > 0 && (
              <PeopleTable
                caption={t('people.judges')}
                list={of('co-organiser')}
                people={people}
                owner={owner}
                onIssue={issue}
              />
            )}
            {owner && <AddJudge people={people} onIssue={issue} />}
          </Card>
        </>
      )}
      <FreshLink fresh={fresh} onClose={() => setFresh(null)} />
    </Page>
  );
}

function AddJudge({ people, onIssue }: { people: People; onIssue(person: Person): Promise<void> }) {
  const t = useDesk();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    setBusy(true);
    setError(null);
    try {
      const person = await people.add({ name: name.trim(), role: 'co-organiser', clan: null });
      setName('');
      await onIssue(person);
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="org-form-row" onSubmit={(event) => void add(event)}>
      <Field label={t('people.name')}>
        {(control) => (
          <input
            {...control}
            maxLength={80}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <div className="row org-form-do">
        <Button type="submit" busy={busy} disabled={name.trim() === ''}>
          {t('people.addJudge')}
        </Button>
      </div>
      <ErrorNotice error={error} />
    </form>
  );
}

const TONES: Record<Person['link'], string> = {
  none: '',
  issued: 'tag-warn',
  used: 'tag-good',
  revoked: 'tag-bad',
};

interface TableProps {
  caption: string;
  list: Person[];
  people: People;
  owner: boolean;
  onIssue(person: Person): Promise<void>;
}

/** A player is looked for by name: chance may have moved him to another seat since. */
function PeopleTable({ caption, list, people, owner, onIssue }: TableProps) {
  const { view } = useTableView();
  const t = useDesk();
  const [ask, setAsk] = useState<{ action: 'reissue' | 'revoke'; person: Person } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const act = async (what: Promise<void>) => {
    setError(null);
    await what.catch(setError);
  };
  const seat = (person: Person) => view.seats.find(({ name }) => name === person.name)?.n ?? null;
  const rows = [...list].sort((a, b) => (seat(a) ?? 99) - (seat(b) ?? 99));
  return (
    <>
      <ErrorNotice error={error} />
      <Table
        caption={caption}
        rows={rows}
        rowKey={({ person }) => person}
        columns={[
          {
            key: 'seat',
            title: t('people.seat'),
            numeric: true,
            cell: (person) => seat(person) ?? '',
          },
          { key: 'name', title: t('people.name'), head: true, cell: ({ name }) => name },
          {
            key: 'link',
            title: t('people.link'),
            cell: ({ link }) => <span className={`tag ${TONES[link]}`}>{t(`people.state.${link}`)}</span>,
          },
          ...(owner
            ? [
                {
                  key: 'do',
                  title: <span className="sr-only">{t('people.link')}</span>,
                  cell: (person: Person) => (
                    <span className="org-acts">
                      {hadLink(person) ? (
                        <>
                          <Button
                            variant="ghost"
                            aria-label={t('people.reissueOf', { name: person.name })}
                            onClick={() => setAsk({ action: 'reissue', person })}
                          >
                            {t('people.reissue')}
                          </Button>
                          <Button
                            variant="ghost"
                            aria-label={t('people.revokeOf', { name: person.name })}
                            onClick={() => setAsk({ action: 'revoke', person })}
                          >
                            {t('people.revoke')}
                          </Button>
                        </>
                      ) : (
                        <Button
                          variant="ghost"
                          aria-label={t('people.issueOf', { name: person.name })}
                          onClick={() => void act(onIssue(person))}
                        >
                          {t('people.issue')}
                        </Button>
                      )}
                    </span>
                  ),
                },
              ]
            : []),
        ]}
      />
      <Sure
        ask={ask}
        onClose={() => setAsk(null)}
        onSure={({ action, person }) => {
          setAsk(null);
          void act(action === 'reissue' ? onIssue(person) : people.revoke(person.person));
        }}
      />
    </>
  );
}

interface SureProps {
  ask: { action: 'reissue' | 'revoke'; person: Person } | null;
  onClose(): void;
  onSure(ask: NonNullable<SureProps['ask']>): void;
}

function Sure({ ask, onClose, onSure }: SureProps) {
  const t = useDesk();
  const steer = useSteer();
  const again = ask?.action === 'reissue';
  return (
    <Dialog
      open={ask !== null}
      onClose={onClose}
      title={ask ? t(again ? 'people.reissueOf' : 'people.revokeOf', { name: ask.person.name }) : ''}
      actions={
        ask && (
          <>
            <Button onClick={onClose}>{steer('common.cancel')}</Button>
            <Button variant="danger" onClick={() => onSure(ask)}>
              {t(again ? 'people.reissue' : 'people.revoke')}
            </Button>
          </>
        )
      }
    >
      <p>{t(again ? 'people.sureReissue' : 'people.sureRevoke')}</p>
    </Dialog>
  );
}
