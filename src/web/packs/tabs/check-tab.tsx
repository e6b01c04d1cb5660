/** What is wrong with the pack, in the server's words; each remark leads to its place. */
import { usePick } from '../../app/prefs.js';
import { Link, match, useLocation } from '../../app/router.js';
import { Button } from '../../ui/button.js';
import { Clauses } from '../../ui/clause.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { TABS, useEditor, usePackSay } from '../context.js';
import { tabOf } from '../lib/places.js';
import { nameOfOwn } from '../store.js';

export function CheckTab() {
  const { messages, error, go, pack } = useEditor();
  const t = usePackSay();
  const pick = usePick();
  const own = nameOfOwn(match('/packs/:key', useLocation().path)?.key ?? '');
  if (error) {
    return (
      <ErrorNotice error={error}>
        <p>{t('check.failed')}</p>
      </ErrorNotice>
    );
  }
  if (!messages) return <p className="quiet">{t('state.busy')}</p>;
  if (messages.length === 0) {
    return (
      <div className="stack">
        <Notice tone="good">{t('check.good')}</Notice>
        <div>
          <Link className="button button-secondary" to={`/lab?pack=${encodeURIComponent(own)}`}>
            {t('check.lab')}
          </Link>
        </div>
      </div>
    );
  }
  const sorted = [...messages].sort((a, b) => TABS.indexOf(tabOf(a.path)) - TABS.indexOf(tabOf(b.path)));
  const place = ([part, which]: readonly (string | number)[]): string => {
    if (part === 'marks' || part === 'stories') return `: ${t('cell', { n: String(which) })}`;
    const side = part === 'sides' ? pack.sides[Number(which)] : undefined;
    return side ? `: ${pick(side.name) || side.id}` : '';
  };
  return (
    <div className="stack">
      <p className="quiet">{t('check.lead')}</p>
      <ul className="pe-messages">
        {sorted.map(({ path, text, clause }) => (
          <li key={`${path.join('.')} ${text.ru}`} className="notice notice-warn">
            <div>
              <p>
                <b>
                  {t(`tab.${tabOf(path)}`)}
                  {place(path)}
                </b>
              </p>
              <p>
                {pick(text)} <Clauses ids={[clause]} />
              </p>
            </div>
            <Button onClick={() => go(path)}>{t('check.show')}</Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
