/** Who steers the game, and the link by which it goes to another organiser. */
import { useId, useState } from 'react';
import type { Care } from '../../../server/care-shapes.js';
import { navigate } from '../../app/router.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { CopyButton } from '../../ui/copy-button.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { LocalWarning } from '../local-warning.js';
import { Sure } from './sure.js';
import { type CareOfGame, useCareSay } from './use-care.js';

export function HandoverCard({ all, care }: { all: CareOfGame; care: Care }) {
  const t = useCareSay();
  const group = useId();
  const [stays, setStays] = useState(true);
  const [url, setUrl] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [gone, setGone] = useState<Care['staff'][number] | null>(null);
  const tried = async (what: Promise<unknown>) => {
    setError(null);
    await what.catch(setError);
  };
  const heads = care.staff.filter(({ role }) => role === 'organiser').length;
  return (
    <Card title={t('handover.title')}>
      <ul>
        {care.staff.map((each) => (
          <li key={each.account} className="row">
            <span>
              <b>{each.name}</b> <span className="quiet">{t(`staff.${each.role}`)}</span>{' '}
              {each.me && <span className="tag">{t('people.mine')}</span>}
            </span>
            {(each.me || care.head) && !(each.role === 'organiser' && heads === 1) && (
              <Button
                variant="ghost"
                aria-label={t('people.of', {
                  what: t(each.me ? 'staff.leave' : 'staff.remove'),
                  name: each.name,
                })}
                onClick={() => setGone(each)}
              >
                {t(each.me ? 'staff.leave' : 'staff.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {care.head && (
        <>
          <p>{t('handover.text')}</p>
          {care.handover && (
            <Notice>
              {t('handover.waiting')}
              <div className="row">
                <Button
                  onClick={() => {
                    setUrl(null);
                    void tried(all.act('DELETE', '/handover'));
                  }}
                >
                  {t('handover.back')}
                </Button>
              </div>
            </Notice>
          )}
          {url && care.handover ? (
            <div className="org-fresh">
              <LocalWarning url={url} />
              <p className="org-url">{url}</p>
              <p className="quiet small">{t('handover.once')}</p>
              <CopyButton text={url}>{t('handover.copy')}</CopyButton>
            </div>
          ) : (
            <>
              <fieldset className="org-values">
                <legend className="sr-only">{t('handover.title')}</legend>
                {[true, false].map((one) => (
                  <label key={String(one)} className="choice">
                    <input type="radio" name={group} checked={stays === one} onChange={() => setStays(one)} />
                    <span>{t(one ? 'handover.stay' : 'handover.leave')}</span>
                  </label>
                ))}
              </fieldset>
              <div className="row">
                <Button
                  onClick={() =>
                    void tried(
                      all
                        .act<{ url: string }>('POST', '/handover', { stays })
                        .then((made) => setUrl(made.url)),
                    )
                  }
                >
                  {t('handover.do')}
                </Button>
              </div>
            </>
          )}
        </>
      )}
      <ErrorNotice error={error} />
      <Sure
        open={gone !== null}
        title={
          gone ? t('people.of', { what: t(gone.me ? 'staff.leave' : 'staff.remove'), name: gone.name }) : ''
        }
        action={t(gone?.me ? 'staff.leave' : 'staff.remove')}
        onClose={() => setGone(null)}
        onSure={async () => {
          if (!gone) return;
          await all.act('DELETE', `/staff/${gone.account}`);
          if (gone.me) navigate('/');
        }}
      >
        <p>{t('staff.sure')}</p>
      </Sure>
    </Card>
  );
}
