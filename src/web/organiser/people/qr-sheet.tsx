/** An A4 sheet of personal codes. Links are kept only as hashes, so a sheet is made of new ones. */
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Link, Person } from '../../../server/shapes.js';
import { useSeason } from '../../app/game.js';
import { usePick } from '../../app/prefs.js';
import { LocalWarning } from '../../steer/local-warning.js';
import { hadLink } from '../../steer/people/fresh-link.js';
import type { People } from '../../steer/people/use-people.js';
import { Qr } from '../../steer/qr.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Clan } from '../parts/clan.js';
import { useOrg } from '../say.js';

interface Made {
  person: Person;
  link: Link;
}

export function QrSheet({ people, list }: { people: People; list: Person[] }) {
  const t = useOrg();
  const group = useId();
  const [whom, setWhom] = useState<'new' | 'all'>('new');
  const [made, setMade] = useState<Made[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const chosen = list.filter(
    (person) => whom === 'all' || person.link === 'none' || person.link === 'revoked',
  );
  const ended = chosen.filter(hadLink).length;
  const [sure, setSure] = useState(false);
  const make = async () => {
    setSure(false);
    setBusy(true);
    setError(null);
    const done: Made[] = [];
    try {
      for (const person of chosen) done.push({ person, link: await people.issue(person.person) });
    } catch (caught) {
      setError(caught);
    }
    setMade(done);
    setBusy(false);
  };
  return (
    <Card title={t('people.sheet')}>
      <p>{t('people.sheetText')}</p>
      <LocalWarning url={made?.[0]?.link.url} />
      <fieldset className="org-values">
        <legend className="label">{t('people.sheetWhom')}</legend>
        {(['new', 'all'] as const).map((value) => (
          <label key={value} className="choice">
            <input type="radio" name={group} checked={whom === value} onChange={() => setWhom(value)} />
            <span>{t(value === 'all' ? 'people.sheetAll' : 'people.sheetNew')}</span>
          </label>
        ))}
      </fieldset>
      <p className="quiet" aria-live="polite">
        {ended > 0
          ? t('people.sheetEnds', { n: ended })
          : chosen.length === 0
            ? t('people.sheetNobody')
            : t('people.sheetOnly', { n: chosen.length })}
      </p>
      <ErrorNotice error={error} />
      <div className="row">
        <Button
          busy={busy}
          disabled={chosen.length === 0}
          onClick={() => (ended > 0 ? setSure(true) : void make())}
        >
          {t('people.sheetMake')}
        </Button>
        {made && made.length > 0 && (
          <>
            <span role="status">{t('people.sheetCount', { n: made.length })}</span>
            <Button variant="primary" onClick={() => print()}>
              {t('common.print')}
            </Button>
          </>
        )}
      </div>
      {made && made.length > 0 && <Sheet made={made} />}
      <Dialog
        open={sure}
        onClose={() => setSure(false)}
        title={t('people.sheetSure')}
        actions={
          <>
            <Button onClick={() => setSure(false)}>{t('common.cancel')}</Button>
            <Button variant="danger" onClick={() => void make()}>
              {t('people.sheetSureDo')}
            </Button>
          </>
        }
      >
        <p>{t('people.sheetSureText', { n: ended })}</p>
      </Dialog>
    </Card>
  );
}

/** Stands beside the application, so that paper shows nothing else. */
function Sheet({ made }: { made: Made[] }) {
  const { view } = useSeason();
  const t = useOrg();
  const pick = usePick();
  return createPortal(
    <section className="org-sheet" aria-label={t('people.sheet')}>
      {made.map(({ person, link }) => (
        <article key={person.person} className="org-card">
          <p className="org-card-season">{pick(view.title)}</p>
          {person.clan !== null && <Clan id={person.clan} />}
          <p className="org-card-name">{person.name}</p>
          <p>{t(`role.${person.role}`)}</p>
          <Qr text={link.url} label={t('people.fresh', { name: person.name })} />
          <p className="org-card-how">{t('people.sheetHow')}</p>
        </article>
      ))}
    </section>,
    document.body,
  );
}
