/** Who sits where, each with his link, and who sat there before. */
import { useState } from 'react';
import type { Person } from '../../../server/shapes.js';
import { Link } from '../../app/router.js';
import type { People } from '../../steer/people/use-people.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { Table } from '../../ui/table.js';
import { type TableView, useTableView } from '../shared/use-view.js';
import { LinkActs, LinkState } from './link-acts.js';
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
      <Table
        caption={t('people.players')}
        rows={places}
        rowKey={({ n }) => n}
        columns={[
          { key: 'seat', title: t('people.seat'), numeric: true, cell: ({ n }) => n },
          {
            key: 'name',
            title: t('people.name'),
            head: true,
            cell: ({ n }) => (view.seats[n - 1]!.name === String(n) ? '—' : view.seats[n - 1]!.name),
          },
          {
            key: 'link',
            title: t('people.link'),
            cell: (place) => {
              const person = personOf(place.person);
              return person ? <LinkState person={person} /> : <span className="quiet">—</span>;
            },
          },
          {
            key: 'do',
            title: <span className="sr-only">{t('people.link')}</span>,
            cell: ({ n, person: id }) => {
              const person = personOf(id);
              const { alive, name } = view.seats[n - 1]!;
              const replace = alive && view.phase !== 'ended' && (
                <Button
                  variant="ghost"
                  aria-label={t('people.replaceOf', { n, name: name === String(n) ? '' : name })}
                  onClick={() => setReplacing(n)}
                >
                  {t('people.replace')}
                </Button>
              );
              return owner && person ? (
                <LinkActs person={person} {...links}>
                  {replace}
                </LinkActs>
              ) : (
                <span className="org-acts">{replace}</span>
              );
            },
          },
        ]}
      />
      {former.length > 0 && (
        <>
          <h3>{t('people.former')}</h3>
          <p className="quiet small">{t('people.formerText')}</p>
          <Table
            caption={t('people.former')}
            rows={former}
            rowKey={({ n, person }) => `${n}-${person.person}`}
            columns={[
              { key: 'seat', title: t('people.seat'), numeric: true, cell: ({ n }) => n },
              { key: 'name', title: t('people.name'), head: true, cell: ({ person }) => person.name },
              {
                key: 'link',
                title: t('people.link'),
                cell: ({ person }) => <LinkState person={person} />,
              },
              {
                key: 'do',
                title: <span className="sr-only">{t('people.link')}</span>,
                cell: ({ person }) => owner && <LinkActs person={person} former {...links} />,
              },
            ]}
          />
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
