/** Who sits where, each with his link, and who sat there before. */
import { useState } from 'react';
import type { Person } from '../../../server/shapes.js';
import { Link } from '../../app/router.js';
import type { People } from '../../steer/people/use-people.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { type TableView, useTableView } from '../shared/use-view.js';
import { LinkActs, PersonRow } from './link-acts.js';
import { ReplaceDialog } from './replace.js';
import { useDesk } from './say.js';

interface Props {
  people: People;
  /** Whether this visitor gives out links. */
  owner: boolean;
  onIssue(person: Pick<Person, 'person' | 'name' | 'link'>): Promise<void>;
}

export function Players({ people, owner, onIssue }: Props) {
  const { view } = useTableView();
  const t = useDesk();
  if (view.cup) {
    return (
      <Card title={t('people.players')}>
        <Notice>
          {t('people.ofCup')} <Link to={`/g/${view.cup.cup}/manage/players`}>{t('people.toCup')}</Link>
        </Notice>
      </Card>
    );
  }
  return <Seats people={people} owner={owner} onIssue={onIssue} />;
}

type Place = NonNullable<TableView['judge']>['places'][number];

function Seats({ people, owner, onIssue }: Props) {
  const { view } = useTableView();
  const t = useDesk();
  const [replacing, setReplacing] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const places = view.judge?.places ?? [];
  const personOf = (id: string | null) => people.list?.find(({ person }) => person === id) ?? null;
  const act = async (what: Promise<void>) => {
    setError(null);
    await what.catch(setError);
  };
  const links = {
    onIssue: (person: Person) => void act(onIssue(person)),
    onRevoke: (person: Person) => void act(people.revoke(person.person)),
  };
  const former = formerOf(places).flatMap(({ n, person }) => {
    const found = personOf(person);
    return found ? [{ n, person: found }] : [];
  });
  return (
    <Card title={t('people.players')}>
      <ErrorNotice error={error} />
      <ul className="tb-people" aria-label={t('people.players')}>
        {places.map(({ n, person: id }) => {
          const person = personOf(id);
          const { alive, name } = view.seats[n - 1]!;
          const named = name !== String(n);
          return (
            <PersonRow key={n} n={n} name={named ? name : t('people.unnamed')} person={person}>
              {alive && view.phase !== 'ended' && (
                <Button
                  variant="ghost"
                  aria-label={t('people.replaceOf', { n, name: named ? name : '' })}
                  onClick={() => setReplacing(n)}
                >
                  {t('people.replace')}
                </Button>
              )}
              {owner && person && <LinkActs person={person} {...links} />}
            </PersonRow>
          );
        })}
      </ul>
      {former.length > 0 && (
        <>
          <h3>{t('people.former')}</h3>
          <p className="quiet small">{t('people.formerText')}</p>
          <ul className="tb-people" aria-label={t('people.former')}>
            {former.map(({ n, person }) => (
              <PersonRow key={person.person} n={n} name={person.name} person={person}>
                {owner && <LinkActs person={person} former {...links} />}
              </PersonRow>
            ))}
          </ul>
        </>
      )}
      {replacing !== null && (
        <ReplaceDialog
          n={replacing}
          former={formerOf(places)}
          onClose={() => setReplacing(null)}
          onDone={({ person, name }) => {
            setReplacing(null);
            // Somebody who comes back has a link already; a newcomer needs one now.
            const known = personOf(person);
            if (owner && !known) void act(onIssue({ person, name, link: 'none' }));
          }}
        />
      )}
    </Card>
  );
}

/** Who sat at this table and sits nowhere now, once each, at the seat he left last. */
function formerOf(places: readonly Place[]): { n: number; name: string; person: string }[] {
  const seated = new Set(places.map(({ person }) => person));
  const left = new Map<string, { n: number; name: string; person: string }>();
  for (const { n, former } of places) {
    for (const { name, person } of former) {
      if (person !== null && !seated.has(person)) left.set(person, { n, name, person });
    }
  }
  return [...left.values()];
}
