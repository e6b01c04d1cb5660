/** A personal link: the page says who is invited to what and changes nothing; the button enters. */
import { useEffect, useState } from 'react';
import type { LinkLook } from '../../server/shapes.js';
import { api } from '../app/api.js';
import { usePick } from '../app/prefs.js';
import { navigate } from '../app/router.js';
import { Button } from '../ui/button.js';
import { Card } from '../ui/card.js';
import { Field } from '../ui/field.js';
import { ErrorNotice } from '../ui/notice.js';
import { Page } from '../ui/page.js';
import { useS } from './say.js';
import './screens.css';

export default function PersonalLink({ token }: { token: string }) {
  const s = useS();
  const [look, setLook] = useState<LinkLook | null>(null);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    api.lookAtLink(token).then(setLook, setError);
  }, [token]);

  const enter = async () => {
    setBusy(true);
    setError(null);
    try {
      const { game } = await api.consume(token, name.trim() || undefined);
      navigate(game ? `/g/${game}` : '/', { replace: true });
    } catch (caught) {
      setError(caught);
      setBusy(false);
    }
  };

  return (
    <Page title={look?.purpose === 'organiser' ? s('link.organiserTitle') : s('link.title')}>
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
            {look.first && (
              <Field label={s('link.name')} hint={s('link.nameHint')}>
                {(control) => (
                  <input
                    {...control}
                    autoComplete="name"
                    maxLength={80}
                    value={name}
                    onChange={(event) => setName(event.target.value)}
                  />
                )}
              </Field>
            )}
            <div className="row">
              <Button type="submit" variant="primary" busy={busy}>
                {s('link.enter')}
              </Button>
            </div>
          </form>
        )}
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
  const seat =
    look.role === 'boss' || look.role === 'consigliere' || look.role === 'member'
      ? s(`seat.${look.role}`)
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
