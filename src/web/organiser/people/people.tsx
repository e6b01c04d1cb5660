/** People of the season, their seats and personal links. */
import { useState } from 'react';
import type { Link, Person } from '../../../server/shapes.js';
import { formatMoment, zoneName } from '../../app/clock.js';
import { useSeason } from '../../app/game.js';
import { useLang } from '../../app/prefs.js';
import { FreshLink } from '../../steer/people/fresh-link.js';
import { usePeople } from '../../steer/people/use-people.js';
import { Loading } from '../../ui/loading.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { useOrg } from '../say.js';
import { AddPerson } from './add-person.js';
import { Deal } from './deal.js';
import { PeopleTable } from './people-table.js';
import { QrSheet } from './qr-sheet.js';

export default function PeopleScreen() {
  const { view, answer } = useSeason();
  const t = useOrg();
  const lang = useLang();
  const people = usePeople();
  const [fresh, setFresh] = useState<{ person: Person; link: Link } | null>(null);
  // A demonstration has seats, not people: nobody may add any.
  const owner = !answer.meta.demo;
  const issue = async (person: Person) => setFresh({ person, link: await people.issue(person.person) });
  return (
    <Page title={t('people.title')} lead={t('people.lead')}>
      {!owner && <Notice>{t('people.demo')}</Notice>}
      <ErrorNotice error={people.error} />
      <Deal />
      {owner && <AddPerson people={people} onIssue={issue} />}
      <p className="quiet small">
        {t('people.deadline', {
          at: `${formatMoment(view.appointmentsUntil, view.zone, lang)} ${zoneName(view.zone, lang)}`,
        })}
      </p>
      {!people.list && !people.error && <Loading />}
      {people.list?.length === 0 && <p className="quiet">{t('people.none')}</p>}
      {people.list && people.list.length > 0 && (
        <>
          <PeopleTable people={people} list={people.list} owner={owner} onIssue={issue} />
          {owner && <QrSheet people={people} list={people.list} />}
        </>
      )}
      <FreshLink fresh={fresh} onClose={() => setFresh(null)} />
    </Page>
  );
}
