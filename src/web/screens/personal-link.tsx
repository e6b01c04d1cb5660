/** A personal link: looking at it changes nothing, the button enters. */
import { useState } from 'react';
import { api } from '../app/api.js';
import { navigate, useLocation } from '../app/router.js';
import { Button } from '../ui/button.js';
import { Card } from '../ui/card.js';
import { Field } from '../ui/field.js';
import { ErrorNotice } from '../ui/notice.js';
import { Page } from '../ui/page.js';
import { useS } from './say.js';
import './screens.css';

export default function PersonalLink({ token }: { token: string }) {
  const s = useS();
  const { query } = useLocation();
  const first = query.has('first');
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

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
    <Page title={s('link.title')}>
      <Card tone="call">
        <p>{s('link.text')}</p>
        <p className="quiet">{s('link.personal')}</p>
        <form
          className="stack-tight"
          onSubmit={(event) => {
            event.preventDefault();
            void enter();
          }}
        >
          {first && (
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
          <ErrorNotice error={error} />
          <div className="row">
            <Button type="submit" variant="primary" busy={busy}>
              {s('link.enter')}
            </Button>
          </div>
        </form>
      </Card>
    </Page>
  );
}
