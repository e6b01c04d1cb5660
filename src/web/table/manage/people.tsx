/** Players with their seats and links, and the judge's helpers. */
import { type FormEvent, useState } from 'react';
import type { Link, Person } from '../../../server/shapes.js';
import { FreshLink } from '../../steer/people/fresh-link.js';
import { type People, usePeople } from '../../steer/people/use-people.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Field } from '../../ui/field.js';
import { Loading } from '../../ui/loading.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { useTableView } from '../shared/use-view.js';
import { LinkActs, PersonRow } from './link-acts.js';
import { Players } from './players.js';
import { useDesk } from './say.js';

type Named = Pick<Person, 'person' | 'name' | 'link'>;
type Fresh = { person: Named; link: Link };

export default function PeopleScreen() {
  const { answer } = useTableView();
  const t = useDesk();
  const people = usePeople();
  const [fresh, setFresh] = useState<Fresh | null>(null);
  const owner = !answer.meta.demo;
  const issue = async (person: Named) => setFresh({ person, link: await people.issue(person.person) });
  const judges = people.list?.filter(({ role }) => role === 'co-organiser') ?? [];
  return (
    <Page title={t('nav.people')} lead={t('people.lead')}>
      {!owner && <Notice>{t('people.demo')}</Notice>}
      <ErrorNotice error={people.error} />
      {!people.list && !people.error && <Loading />}
      {people.list && (
        <>
          <Players people={people} owner={owner} onIssue={issue} />
          <Card title={t('people.judges')}>
            <p>{t('people.judgesText')}</p>
            {judges.length > 0 && <Judges list={judges} people={people} owner={owner} onIssue={issue} />}
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

interface JudgesProps {
  list: Person[];
  people: People;
  owner: boolean;
  onIssue(person: Named): Promise<void>;
}

function Judges({ list, people, owner, onIssue }: JudgesProps) {
  const t = useDesk();
  const [error, setError] = useState<unknown>(null);
  const act = async (what: Promise<void>) => {
    setError(null);
    await what.catch(setError);
  };
  return (
    <>
      <ErrorNotice error={error} />
      <ul className="tb-people" aria-label={t('people.judges')}>
        {list.map((one) => (
          <PersonRow key={one.person} name={one.name} person={one}>
            {owner && (
              <LinkActs
                person={one}
                onIssue={(person) => void act(onIssue(person))}
                onRevoke={({ person }) => void act(people.revoke(person))}
              />
            )}
          </PersonRow>
        ))}
      </ul>
    </>
  );
}
