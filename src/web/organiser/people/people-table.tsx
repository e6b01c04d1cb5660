import { useState } from 'react';
import type { Person } from '../../../server/shapes.js';
import { useBook } from '../../app/book.js';
import { formatMoment, viewerZone, zoneName } from '../../app/clock.js';
import { useLang } from '../../app/prefs.js';
import type { People } from '../../steer/people/use-people.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Table } from '../../ui/table.js';
import { Clan } from '../parts/clan.js';
import { useOrg } from '../say.js';
import { Representative } from './representative.js';

type Action = 'reissue' | 'revoke' | 'remove';

interface Props {
  people: People;
  list: Person[];
  owner: boolean;
  onIssue(person: Person): Promise<void>;
}

const TONES: Record<Person['link'], string> = {
  none: '',
  issued: 'tag-warn',
  used: 'tag-good',
  revoked: 'tag-bad',
};

export function PeopleTable({ people, list, owner, onIssue }: Props) {
  const t = useOrg();
  const lang = useLang();
  const ofTeams = useBook().has('conclave');
  const [ask, setAsk] = useState<{ action: Action; person: Person } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const sorted = [...list].sort((a, b) => (a.clan ?? 99) - (b.clan ?? 99) || (a.role < b.role ? -1 : 1));
  const act = async (action: Action, person: Person) => {
    setAsk(null);
    setError(null);
    try {
      if (action === 'reissue') await onIssue(person);
      else if (action === 'revoke') await people.revoke(person.person);
      else await people.remove(person.person);
    } catch (caught) {
      setError(caught);
    }
  };
  const button = (person: Person, what: string, onClick: () => void) => (
    <Button variant="ghost" aria-label={t('people.for', { what, name: person.name })} onClick={onClick}>
      {what}
    </Button>
  );
  return (
    <>
      <ErrorNotice error={error} />
      <Table
        caption={t('people.table')}
        rows={sorted}
        rowKey={(person) => person.person}
        columns={[
          { key: 'name', title: t('people.name'), head: true, cell: (person) => <b>{person.name}</b> },
          {
            key: 'seat',
            title: t('people.role'),
            cell: (person) => (
              <span className="org-chips">
                {person.clan !== null && <Clan id={person.clan} short />}
                <span className="quiet">{t(`role.${person.role}`)}</span>
              </span>
            ),
          },
          ...(ofTeams
            ? [
                {
                  key: 'team',
                  title: t('people.team'),
                  cell: (person: Person) => <Representative person={person} owner={owner} />,
                },
              ]
            : []),
          {
            key: 'link',
            title: t('people.link'),
            cell: (person) => (
              <>
                <span className={`tag ${TONES[person.link]}`}>{t(`people.state.${person.link}`)}</span>
                {person.lastSeen && (
                  <span className="org-seen">
                    {t('people.seenAt', {
                      at: `${formatMoment(person.lastSeen, viewerZone(), lang)} ${zoneName(viewerZone(), lang)}`,
                    })}
                  </span>
                )}
              </>
            ),
          },
          ...(owner
            ? [
                {
                  key: 'do',
                  title: <span className="sr-only">{t('people.link')}</span>,
                  cell: (person: Person) => (
                    <span className="org-acts">
                      {person.link === 'none' || person.link === 'revoked'
                        ? button(person, t('people.issue'), () => void act('reissue', person))
                        : button(person, t('people.reissue'), () => setAsk({ action: 'reissue', person }))}
                      {(person.link === 'issued' || person.link === 'used') &&
                        button(person, t('people.revoke'), () => setAsk({ action: 'revoke', person }))}
                      {button(person, t('people.removeDo'), () => setAsk({ action: 'remove', person }))}
                    </span>
                  ),
                },
              ]
            : []),
        ]}
      />
      <Sure ask={ask} onClose={() => setAsk(null)} onSure={act} />
    </>
  );
}

interface SureProps {
  ask: { action: Action; person: Person } | null;
  onClose(): void;
  onSure(action: Action, person: Person): Promise<void>;
}

function Sure({ ask, onClose, onSure }: SureProps) {
  const t = useOrg();
  const words = {
    reissue: { title: t('people.reissue'), text: t('people.sureReissue') },
    revoke: { title: t('people.revoke'), text: t('people.sureRevoke') },
    remove: { title: t('people.removeDo'), text: t('people.sureRemove') },
  };
  const said = ask ? words[ask.action] : null;
  return (
    <Dialog
      open={ask !== null}
      onClose={onClose}
      title={ask && said ? t('people.for', { what: said.title, name: ask.person.name }) : ''}
      actions={
        ask &&
        said && (
          <>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button variant="danger" onClick={() => void onSure(ask.action, ask.person)}>
              {said.title}
            </Button>
          </>
        )
      }
    >
      <p>{said?.text}</p>
    </Dialog>
  );
}
