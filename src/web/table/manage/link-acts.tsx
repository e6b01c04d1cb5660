/** Somebody with a personal link: where he sits, how his link stands, and what can be done with it. */
import { type ReactNode, useState } from 'react';
import type { Person } from '../../../server/shapes.js';
import { hadLink } from '../../steer/people/fresh-link.js';
import { useSteer } from '../../steer/say.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { useDesk } from './say.js';

const TONES: Record<Person['link'], string> = {
  none: '',
  issued: 'tag-warn',
  used: 'tag-good',
  revoked: 'tag-bad',
};

interface RowProps {
  /** The seat; helpers of the judge have none. */
  n?: number;
  name: string;
  /** null: nobody can get a link here. */
  person: Person | null;
  children: ReactNode;
}

export function PersonRow({ n, name, person, children }: RowProps) {
  const t = useDesk();
  return (
    <li>
      <span className="tb-person">
        {n !== undefined && (
          <span className="tb-person-n">
            <span className="sr-only">{t('people.seat')} </span>
            {n}
          </span>
        )}
        <b>{name}</b>
        {person && <span className={`tag ${TONES[person.link]}`}>{t(`people.state.${person.link}`)}</span>}
      </span>
      <span className="tb-person-acts">{children}</span>
    </li>
  );
}

interface Acts {
  person: Person;
  onIssue(person: Person): void;
  onRevoke(person: Person): void;
  /** Whoever has left his seat gets no new link. */
  former?: boolean;
}

export function LinkActs({ person, onIssue, onRevoke, former = false }: Acts) {
  const t = useDesk();
  const [ask, setAsk] = useState<'reissue' | 'revoke' | null>(null);
  const { name } = person;
  const had = hadLink(person);
  return (
    <>
      {had && !former && (
        <Button
          variant="ghost"
          aria-label={t('people.reissueOf', { name })}
          onClick={() => setAsk('reissue')}
        >
          {t('people.reissue')}
        </Button>
      )}
      {had && (
        <Button variant="ghost" aria-label={t('people.revokeOf', { name })} onClick={() => setAsk('revoke')}>
          {t('people.revoke')}
        </Button>
      )}
      {!had && !former && (
        <Button variant="ghost" aria-label={t('people.issueOf', { name })} onClick={() => onIssue(person)}>
          {t('people.issue')}
        </Button>
      )}
      <Sure
        ask={ask}
        name={name}
        onClose={() => setAsk(null)}
        onSure={() => {
          setAsk(null);
          if (ask === 'reissue') onIssue(person);
          else onRevoke(person);
        }}
      />
    </>
  );
}

interface SureProps {
  ask: 'reissue' | 'revoke' | null;
  name: string;
  onClose(): void;
  onSure(): void;
}

function Sure({ ask, name, onClose, onSure }: SureProps) {
  const t = useDesk();
  const steer = useSteer();
  const again = ask === 'reissue';
  return (
    <Dialog
      open={ask !== null}
      onClose={onClose}
      title={t(again ? 'people.reissueOf' : 'people.revokeOf', { name })}
      actions={
        <>
          <Button onClick={onClose}>{steer('common.cancel')}</Button>
          <Button variant="danger" onClick={onSure}>
            {t(again ? 'people.reissue' : 'people.revoke')}
          </Button>
        </>
      }
    >
      <p>{t(again ? 'people.sureReissue' : 'people.sureRevoke')}</p>
    </Dialog>
  );
}
