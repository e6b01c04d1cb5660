/** Everybody with a link, and what can be done when something has happened to him. */
import { useState } from 'react';
import type { Care } from '../../../server/care-shapes.js';
import type { Link, Person } from '../../../server/shapes.js';
import { request } from '../../app/api.js';
import { useSeason } from '../../app/game.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice } from '../../ui/notice.js';
import { FreshLink, hadLink } from '../people/fresh-link.js';
import { usePeople } from '../people/use-people.js';
import { ForgetDialog } from './forget.js';
import { Sure } from './sure.js';
import { useCareSay } from './use-care.js';

export function PeopleCard({ care }: { care: Care }) {
  const { id } = useSeason();
  const t = useCareSay();
  const people = usePeople();
  const [fresh, setFresh] = useState<{ person: Person; link: Link } | null>(null);
  const [ask, setAsk] = useState<{ what: 'revoke' | 'replace'; person: Person } | null>(null);
  const [whom, setWhom] = useState<{ person: string | null; name: string } | null>(null);
  const [next, setNext] = useState('');
  const [written, setWritten] = useState('');
  const [error, setError] = useState<unknown>(null);
  const me = care.staff.find((each) => each.me)?.account;
  const base = `/api/games/${encodeURIComponent(id)}/people`;
  const button = (person: Person, what: string, onClick: () => void) => (
    <Button variant="ghost" aria-label={t('people.of', { what, name: person.name })} onClick={onClick}>
      {what}
    </Button>
  );
  const same = async (person: Person) => {
    setError(null);
    try {
      await request(`${base}/${person.person}/same`, {
        method: 'PUT',
        body: { mine: person.account !== me },
      });
      await people.reload();
    } catch (caught) {
      setError(caught);
    }
  };
  const players = people.list?.some(({ role, left }) => role === 'player' && left === null) ?? false;
  return (
    <Card title={t('people.title')}>
      <ErrorNotice error={error ?? people.error} />
      {people.list?.length === 0 && <p className="quiet">{t('people.none')}</p>}
      {people.list && people.list.length > 0 && (
        <ul className="care-list" aria-label={t('people.title')}>
          {people.list.map((person) => (
            <li key={person.person}>
              <span className="care-who">
                <b>{person.name}</b>
                <span className="org-chips">
                  <span className="tag">{t(`people.link.${person.link}`)}</span>
                  {person.left && <span className="tag">{t('people.left')}</span>}
                  {person.erased && <span className="tag">{t('people.erased')}</span>}
                  {person.asked && <span className="tag tag-warn">{t('people.asked')}</span>}
                  {me !== undefined && person.account === me && (
                    <span className="tag tag-good">{t('people.mine')}</span>
                  )}
                </span>
              </span>
              <span className="care-acts">
                {person.left === null &&
                  person.role !== 'player' &&
                  button(person, t('people.replace'), () => {
                    setNext('');
                    setAsk({ what: 'replace', person });
                  })}
                {hadLink(person) &&
                  button(person, t('people.revoke'), () => setAsk({ what: 'revoke', person }))}
                <a
                  className="button button-ghost"
                  href={`${base}/${person.person}/data`}
                  download
                  aria-label={t('people.of', { what: t('people.data'), name: person.name })}
                >
                  {t('people.data')}
                </a>
                {me !== undefined &&
                  person.left === null &&
                  person.erased === null &&
                  (person.account === null || person.account === me) &&
                  button(
                    person,
                    t(person.account === me ? 'people.notSame' : 'people.same'),
                    () => void same(person),
                  )}
                {person.erased === null && button(person, t('people.forget'), () => setWhom(person))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {players && <p className="quiet small">{t('people.inGame')}</p>}
      <details>
        <summary>{t('written.title')}</summary>
        <form
          className="org-form-row"
          onSubmit={(event) => {
            event.preventDefault();
            if (written.trim() !== '') setWhom({ person: null, name: written.trim() });
          }}
        >
          <Field label={t('written.name')} hint={t('written.text')}>
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                maxLength={80}
                value={written}
                onChange={(event) => setWritten(event.target.value)}
              />
            )}
          </Field>
          <div className="row org-form-do">
            <Button type="submit" disabled={written.trim() === ''}>
              {t('people.forget')}
            </Button>
          </div>
        </form>
      </details>
      <ForgetDialog whom={whom} onClose={() => setWhom(null)} onDone={people.reload} />
      <FreshLink fresh={fresh} onClose={() => setFresh(null)} />
      <Sure
        open={ask?.what === 'revoke'}
        title={t('people.of', { what: t('people.revoke'), name: ask?.person.name ?? '' })}
        action={t('people.revoke')}
        onClose={() => setAsk(null)}
        onSure={async () => ask && people.revoke(ask.person.person)}
      >
        <p>{t('revoke.text')}</p>
      </Sure>
      <Sure
        open={ask?.what === 'replace'}
        title={t('replace.title', { name: ask?.person.name ?? '' })}
        action={t('replace.do')}
        ready={next.trim() !== ''}
        onClose={() => setAsk(null)}
        onSure={async () => {
          if (!ask) return;
          const name = next.trim();
          const link = await request<Link>(`${base}/${ask.person.person}/replace`, {
            method: 'POST',
            body: { name },
          });
          await people.reload();
          setFresh({ person: { ...ask.person, person: link.person, name, link: 'none' }, link });
        }}
      >
        <p>{t('replace.text')}</p>
        <Field label={t('replace.name')}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={80}
              value={next}
              onChange={(event) => setNext(event.target.value)}
            />
          )}
        </Field>
      </Sure>
    </Card>
  );
}
