/** «Если что-то случилось»: one section of every desk for whatever goes wrong with people, devices and the game itself. */
import { useSeason } from '../../app/game.js';
import { Link } from '../../app/router.js';
import { Loading } from '../../ui/loading.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { DevicesCard } from './devices.js';
import { HandoverCard } from './handover.js';
import { KeepCard } from './keep.js';
import { PeopleCard } from './people.js';
import { AwayCard } from './removal.js';
import { useCare, useCareSay } from './use-care.js';

export default function CareScreen() {
  const { answer } = useSeason();
  const t = useCareSay();
  const all = useCare();
  const { parent } = answer.meta;
  return (
    <Page title={t('nav')} lead={t('lead')}>
      {parent !== null && (
        <Notice>
          {t('table')} <Link to={`/g/${parent}/manage/care`}>{t('toCup')}</Link>
        </Notice>
      )}
      <ErrorNotice error={all.error} />
      {!all.care && !all.error && <Loading />}
      {all.care && (
        <>
          <DevicesCard all={all} care={all.care} />
          {parent === null && (
            <>
              <PeopleCard care={all.care} />
              <HandoverCard all={all} care={all.care} />
              <KeepCard all={all} care={all.care} />
              {all.care.head && <AwayCard />}
            </>
          )}
        </>
      )}
    </Page>
  );
}
