/** What the public sees: its page with the code, the freeze, the reveal. */
import { useState } from 'react';
import { Link } from '../../app/router.js';
import { LinkBlock, OpenToAll } from '../../steer/export-parts.js';
import { LocalWarning } from '../../steer/local-warning.js';
import { SelectField } from '../../steer/select-field.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { currentRound, useCupCommand, useCupPath } from '../lib/use.js';
import { Radios } from '../parts/fields.js';
import { useCupDesk, useDesk } from './say.js';

export default function Publication() {
  const { id, view } = useCupDesk();
  const t = useDesk();
  const path = useCupPath();
  const url = `${location.origin}/g/${encodeURIComponent(id)}/cup`;
  return (
    <Page title={t('nav.publication')} lead={t('publication.lead')}>
      <div className="grid">
        <Card title={t('publication.page')}>
          <p>{t('publication.pageText')}</p>
          <OpenToAll />
          <LocalWarning />
          <LinkBlock url={url} label={t('publication.page')} />
        </Card>
        <Card title={t('publication.hall')}>
          <p>{t('publication.hallText')}</p>
          <div className="row">
            <Link className="button button-secondary" to={path('/hall')}>
              {t('publication.hallOpen')}
            </Link>
          </div>
        </Card>
        {!view.finished && (view.hiding ? <Reveal /> : <Hide />)}
      </div>
    </Page>
  );
}

function Hide() {
  const { view } = useCupDesk();
  const t = useDesk();
  const { run, busy, error } = useCupCommand();
  const rounds = view.plan?.rounds ?? 0;
  const [from, setFrom] = useState(() => String(Math.min(rounds, currentRound(view)?.n ?? 1)));
  const [what, setWhat] = useState<'standings' | 'results'>('standings');
  if (rounds === 0) return null;
  return (
    <Card title={t('hide.title')} actions={<Clauses ids={['mafia-cup:6.2']} />}>
      <p>{t('hide.text')}</p>
      <SelectField
        label={t('hide.from')}
        value={from}
        options={Array.from({ length: rounds }, (_, i) => ({
          value: String(i + 1),
          title: t('desk.round', { n: i + 1 }),
        }))}
        onChange={setFrom}
      />
      <Radios
        legend={t('hide.what')}
        value={what}
        options={(['standings', 'results'] as const).map((value) => ({
          value,
          title: t(`hide.${value}`),
          about: t(`hide.${value}About`),
        }))}
        onChange={setWhat}
      />
      <ErrorNotice error={error} />
      <div className="row">
        <Button
          variant="primary"
          busy={busy}
          onClick={() => void run({ type: 'hide', from: Number(from), what })}
        >
          {t(what === 'standings' ? 'hide.freeze' : 'hide.do')}
        </Button>
      </div>
    </Card>
  );
}

function Reveal() {
  const { view } = useCupDesk();
  const t = useDesk();
  const { run, busy, error } = useCupCommand();
  const [sure, setSure] = useState(false);
  const { hiding } = view;
  if (!hiding) return null;
  return (
    <Card title={t('reveal.title')} tone="call" actions={<Clauses ids={['mafia-cup:6.2']} />}>
      <p>{t(`reveal.${hiding.what}`, { n: hiding.from })}</p>
      <ErrorNotice error={error} />
      <div className="row">
        {sure ? (
          <>
            <Button variant="primary" busy={busy} onClick={() => void run({ type: 'reveal' })}>
              {t('reveal.sure')}
            </Button>
            <Button onClick={() => setSure(false)}>{t('common.cancel')}</Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => setSure(true)}>
            {t('reveal.do')}
          </Button>
        )}
      </div>
    </Card>
  );
}
