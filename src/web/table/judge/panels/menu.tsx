import { usePrefs } from '../../../app/prefs.js';
import { Link } from '../../../app/router.js';
import { Dialog } from '../../../ui/dialog.js';
import { Icon, type IconName } from '../../../ui/icon.js';
import { useDesk, useJudge } from '../use-desk.js';

/** Phases one may leave in one go. */
const ENDABLE: readonly string[] = ['firstNight', 'speeches', 'lastWords', 'night'];

/** What is not needed every minute. */
export function MenuPanel() {
  const t = useJudge();
  const { view, table, open, enter } = useDesk();
  const { lang, setLang, theme, setChoice } = usePrefs();
  const link = (rest: string) => `/g/${encodeURIComponent(table.id)}/${rest}`;
  const links: [string, IconName, string][] = [
    [link('manage/log'), 'history', t('menu.log')],
    [link('manage/rulings'), 'rules', t('menu.rulings')],
    [link('table'), 'screen', t('menu.table')],
    [link('hall'), 'screen', t('menu.hall')],
    [link('protocol'), 'list', t('menu.protocol')],
    [link('rules'), 'rules', t('menu.rules')],
    [link('manage/people'), 'steer', t('menu.manage')],
    ['/', 'out', t('menu.home')],
  ];
  // A table of a cup: back to the judge's other tables.
  if (view.cup) links.unshift([`/g/${encodeURIComponent(view.cup.cup)}`, 'left', t('menu.cup')]);
  const over = view.phase === 'ended';
  return (
    <Dialog open onClose={() => open(null)} title={t('menu')} sheet>
      <ul className="j-menu">
        {!over && (
          <li>
            <button type="button" className="j-button" onClick={() => open({ kind: 'override' })}>
              <Icon name="gavel" />
              <span>{t('override')}</span>
            </button>
          </li>
        )}
        {!over && !view.cup && (
          <li>
            <button type="button" className="j-button" onClick={() => open({ kind: 'substitute' })}>
              <Icon name="council" />
              <span>{t('substitute')}</span>
            </button>
          </li>
        )}
        <li>
          <button type="button" className="j-button" onClick={() => open({ kind: 'entries' })}>
            <Icon name="list" />
            <span>{t('entries')}</span>
          </button>
        </li>
        {!over && (
          <li>
            <button type="button" className="j-button" onClick={() => open({ kind: 'points' })}>
              <Icon name="plus" />
              <span>{t('points')}</span>
            </button>
          </li>
        )}
        {ENDABLE.includes(view.phase) && (
          <li>
            <button
              type="button"
              className="j-button"
              onClick={() => {
                open(null);
                void enter({ type: 'endPhase' });
              }}
            >
              <Icon name="right" />
              <span>{t(`menu.end.${view.phase as 'firstNight' | 'speeches' | 'lastWords' | 'night'}`)}</span>
            </button>
          </li>
        )}
        <li>
          <button type="button" className="j-button" onClick={() => open({ kind: 'keys' })}>
            <Icon name="why" />
            <span>{t('keys')}</span>
          </button>
        </li>
        <li>
          <button
            type="button"
            className="j-button"
            lang={lang === 'ru' ? 'en' : 'ru'}
            onClick={() => setLang(lang === 'ru' ? 'en' : 'ru')}
          >
            <span>{lang === 'ru' ? 'English' : 'Русский'}</span>
          </button>
        </li>
        <li>
          <button
            type="button"
            className="j-button"
            onClick={() => setChoice(theme === 'dark' ? 'light' : 'dark')}
          >
            <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
            <span>{t(theme === 'dark' ? 'theme.light' : 'theme.dark')}</span>
          </button>
        </li>
        {document.fullscreenEnabled && (
          <li>
            <button type="button" className="j-button" onClick={() => void wholeScreen()}>
              <Icon name="screen" />
              <span>{t('menu.whole')}</span>
            </button>
          </li>
        )}
        {links.map(([to, icon, label]) => (
          <li key={label}>
            <Link className="j-button" to={to}>
              <Icon name={icon} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Without the browser's own bars, and back. */
async function wholeScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen();
}
