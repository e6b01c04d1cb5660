/** Personal links: one by one, or a sheet of codes for everybody who has none. */
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Link, Person } from '../../../../server/shapes.js';
import { usePick } from '../../../app/prefs.js';
import { LocalWarning } from '../../../steer/local-warning.js';
import { FreshLink, hadLink } from '../../../steer/people/fresh-link.js';
import { Qr } from '../../../steer/qr.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Loading } from '../../../ui/loading.js';
import { ErrorNotice, Notice } from '../../../ui/notice.js';
import { Page } from '../../../ui/page.js';
import { Table } from '../../../ui/table.js';
import { TextField } from '../../parts/fields.js';
import { useCupDesk, useDesk } from '../say.js';
import { type Entrant, type Links, useLinks } from './use-links.js';

type Made = { person: Person; link: Link };

const TONES: Record<Person['link'], string> = {
  none: '',
  issued: 'tag-warn',
  used: 'tag-good',
  revoked: 'tag-bad',
};

export default function LinksScreen() {
  const { answer } = useCupDesk();
  const t = useDesk();
  const links = useLinks();
  const [fresh, setFresh] = useState<Made | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const issue = async (entrant: Entrant) => {
    setBusy(entrant.id);
    setError(null);
    try {
      setFresh(await links.issue(entrant));
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(null);
    }
  };
  return (
    <Page title={t('nav.links')} lead={t('links.lead')}>
      {answer.meta.demo && <Notice>{t('links.demo')}</Notice>}
      <ErrorNotice error={links.error ?? links.people.error ?? error} />
      {!links.people.list && !links.people.error && <Loading />}
      {links.people.list && (
        <>
          <Sheet links={links} />
          <Table
            caption={t('nav.links')}
            rows={links.entrants}
            rowKey={({ kind, id }) => `${kind}-${id}`}
            columns={[
              { key: 'name', title: t('players.nick'), head: true, cell: ({ name }) => <b>{name}</b> },
              { key: 'kind', title: t('links.kind'), cell: ({ kind }) => t(`links.${kind}`) },
              {
                key: 'state',
                title: t('links.state'),
                cell: ({ person }) => (
                  <span className={`tag ${TONES[person?.link ?? 'none']}`}>
                    {t(`links.is.${person?.link ?? 'none'}`)}
                  </span>
                ),
              },
              {
                key: 'do',
                title: <span className="sr-only">{t('players.actions')}</span>,
                cell: (entrant) => (
                  <span className="org-acts">
                    <Button
                      variant="ghost"
                      busy={busy === entrant.id}
                      aria-label={t('links.issueOf', { name: entrant.name })}
                      onClick={() => void issue(entrant)}
                    >
                      {t(entrant.person && hadLink(entrant.person) ? 'links.again' : 'links.issue')}
                    </Button>
                  </span>
                ),
              },
            ]}
          />
          <Helpers links={links} onFresh={setFresh} />
        </>
      )}
      <FreshLink fresh={fresh} onClose={() => setFresh(null)} />
    </Page>
  );
}

/** An A4 sheet of personal codes. Links are kept only as hashes, so a sheet is made of new ones. */
function Sheet({ links }: { links: Links }) {
  const t = useDesk();
  const [made, setMade] = useState<(Made & { kind: Entrant['kind'] })[] | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const without = links.entrants.filter(({ person }) => !person || !hadLink(person));
  const make = async () => {
    const all: (Made & { kind: Entrant['kind'] })[] = [];
    setError(null);
    setDone(0);
    try {
      for (const entrant of without) {
        all.push({ ...(await links.issue(entrant)), kind: entrant.kind });
        setDone(all.length);
      }
    } catch (caught) {
      setError(caught);
    }
    setMade(all);
    setDone(null);
  };
  return (
    <Card title={t('links.sheet')}>
      <p>{t('links.sheetText')}</p>
      <LocalWarning url={made?.[0]?.link.url} />
      <ErrorNotice error={error} />
      <div className="row">
        <Button
          variant="primary"
          busy={done !== null}
          disabled={without.length === 0}
          onClick={() => void make()}
        >
          {done === null
            ? t('links.make', { n: without.length })
            : t('links.making', { n: done, all: without.length })}
        </Button>
        {made && made.length > 0 && (
          <>
            <span role="status">{t('links.made', { n: made.length })}</span>
            <Button onClick={() => print()}>{t('common.print')}</Button>
          </>
        )}
      </div>
      {made && made.length > 0 && <Paper made={made} />}
    </Card>
  );
}

/** Stands beside the application, so that paper shows nothing else. */
function Paper({ made }: { made: readonly (Made & { kind: Entrant['kind'] })[] }) {
  const { view } = useCupDesk();
  const t = useDesk();
  const pick = usePick();
  return createPortal(
    <section className="org-sheet" aria-label={t('links.sheet')}>
      {made.map(({ person, link, kind }) => (
        <article key={person.person} className="org-card">
          <p className="org-card-season">{pick(view.title)}</p>
          <p className="org-card-name">{person.name}</p>
          <p>{t(`links.${kind}`)}</p>
          <Qr text={link.url} label={person.name} />
          <p className="org-card-how">{t('links.how')}</p>
        </article>
      ))}
    </section>,
    document.body,
  );
}

/** Whoever helps to run the cup sees and does everything the organiser does. */
function Helpers({ links, onFresh }: { links: Links; onFresh(made: Made): void }) {
  const t = useDesk();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const act = async (who: () => Promise<Person>) => {
    setBusy(true);
    setError(null);
    try {
      const person = await who();
      onFresh({ person, link: await links.people.issue(person.person) });
      setName('');
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={t('links.helpers')}>
      <p className="quiet">{t('links.helpersText')}</p>
      {links.helpers.length > 0 && (
        <ul className="lines">
          {links.helpers.map((person) => (
            <li key={person.person}>
              <b>{person.name}</b>
              <Button
                variant="ghost"
                busy={busy}
                aria-label={t('links.issueOf', { name: person.name })}
                onClick={() => void act(() => Promise.resolve(person))}
              >
                {t('links.again')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="org-form-row">
        <TextField label={t('links.helperName')} value={name} onChange={setName} max={80} />
      </div>
      <ErrorNotice error={error} />
      <div className="row">
        <Button
          busy={busy}
          disabled={name.trim() === ''}
          onClick={() =>
            void act(() => links.people.add({ name: name.trim(), role: 'co-organiser', clan: null }))
          }
        >
          {t('links.helperAdd')}
        </Button>
      </div>
    </Card>
  );
}
