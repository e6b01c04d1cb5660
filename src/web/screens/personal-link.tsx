/** A personal link: the page says who is invited to what and changes nothing; the button enters. */
import { useEffect, useState } from 'react';
import type { LinkLook } from '../../server/shapes.js';
import { api } from '../app/api.js';
import { landingOf } from '../app/places.js';
import { usePick } from '../app/prefs.js';
import { navigate } from '../app/router.js';
import { Button } from '../ui/button.js';
import { Card } from '../ui/card.js';
import { CopyButton } from '../ui/copy-button.js';
import { Field } from '../ui/field.js';
import { ErrorNotice } from '../ui/notice.js';
import { Page } from '../ui/page.js';
import { useS } from './say.js';
import './screens.css';

const TITLES = {
  organiser: 'link.organiserTitle',
  person: 'link.title',
  signup: 'link.signupTitle',
  handover: 'link.handoverTitle',
} as const;

export default function PersonalLink({ token }: { token: string }) {
  const s = useS();
  const [look, setLook] = useState<LinkLook | null>(null);
  const [name, setName] = useState('');
  const [own, setOwn] = useState<{ game: string; url: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    api.lookAtLink(token).then(setLook, setError);
  }, [token]);

  const enter = async () => {
    setBusy(true);
    setError(null);
    try {
      const { game, url } = await api.consume(token, name.trim() || undefined);
      if (game && url) setOwn({ game, url });
      else navigate(game ? landingOf(game, look) : '/', { replace: true });
    } catch (caught) {
      setError(caught);
      setBusy(false);
    }
  };

  if (own) return <OwnLink {...own} />;
  const signup = look?.purpose === 'signup';
  return (
    <Page title={s(TITLES[look?.purpose ?? 'person'])}>
      <Card tone="call">
        {look && <Invitation look={look} />}
        <ErrorNotice error={error} />
        {look && (
          <form
            className="stack-tight"
            onSubmit={(event) => {
              event.preventDefault();
              void enter();
            }}
          >
            {(look.first || signup) && (
              <Field
                label={s(signup ? 'link.signupName' : 'link.name')}
                hint={s(signup ? 'link.signupNameHint' : 'link.nameHint')}
              >
                {(control) => (
                  <input
                    {...control}
                    autoComplete="name"
                    maxLength={80}
                    required={signup || look.purpose === 'handover'}
                    value={name}
                    onChange={(event) => setName(event.target.value)}
                  />
                )}
              </Field>
            )}
            <div className="row">
              <Button type="submit" variant="primary" busy={busy}>
                {s(signup ? 'link.signup' : look.purpose === 'handover' ? 'link.handover' : 'link.enter')}
              </Button>
            </div>
          </form>
        )}
      </Card>
    </Page>
  );
}

/** After a sign-up: the personal link, shown this once. */
function OwnLink({ game, url }: { game: string; url: string }) {
  const s = useS();
  return (
    <Page title={s('link.own')}>
      <Card tone="call">
        <p>{s('link.ownText')}</p>
        <p>
          <code>{url}</code>
        </p>
        <div className="row">
          <CopyButton text={url}>{s('link.copy')}</CopyButton>
          <Button variant="primary" onClick={() => navigate(`/g/${game}`, { replace: true })}>
            {s('link.go')}
          </Button>
        </div>
      </Card>
    </Page>
  );
}

function Invitation({ look }: { look: LinkLook }) {
  const s = useS();
  const pick = usePick();
  if (look.purpose === 'organiser') {
    return (
      <p>{look.first ? s('link.organiserFirst') : s('link.organiserAgain', { name: look.name ?? '' })}</p>
    );
  }
  if (look.purpose === 'handover') {
    return (
      <>
        <p className="lead">{look.game}</p>
        <p>{s('link.handoverText', { name: look.name ?? '' })}</p>
        {look.first && <p>{s('link.handoverNew')}</p>}
      </>
    );
  }
  if (look.purpose === 'signup') {
    return (
      <>
        <p className="lead">{look.game}</p>
        <p>{s('link.signupText')}</p>
      </>
    );
  }
  const seat =
    look.role === 'boss' || look.role === 'consigliere' || look.role === 'member'
      ? s(`seat.${look.role}`)
      : look.role === 'player' || look.role === 'judge'
        ? s(`link.${look.role}`)
        : s('link.coOrganiser');
  return (
    <>
      <p className="lead">{look.game}</p>
      <p>
        <strong>{look.name}</strong>
        {' — '}
        {seat}
        {look.clan && ` · ${pick(look.clan)}`}
      </p>
      <p>{s('link.text')}</p>
      <p className="quiet">{s('link.personal')}</p>
    </>
  );
}
