import { useContext } from 'react';
import { Icon } from '../ui/icon.js';
import { GameContext } from './game.js';
import { type ThemeChoice, usePrefs, useT } from './prefs.js';
import { Link } from './router.js';

const NEXT: Record<ThemeChoice, ThemeChoice> = { auto: 'light', light: 'dark', dark: 'auto' };

/** Name of the product, name of the season, language, theme, and whether the line is up. */
/** @param note what the game is played by, under its title where there is room */
export function TopBar({ title, note }: { title?: string; note?: string | null }) {
  const { lang, setLang, choice, setChoice } = usePrefs();
  const t = useT();
  const game = useContext(GameContext);
  const themeLabel = t(`theme.${choice}`);
  return (
    <header className="top-bar">
      <a className="skip-link" href="#main">
        {t('nav.skip')}
      </a>
      <Link to="/" className="brand" aria-label={t('nav.home')}>
        <Icon name="brand" />
        <span className={title ? 'brand-name brand-name-quiet' : 'brand-name'}>{t('brand')}</span>
      </Link>
      {title && (
        <p className="top-title">
          {title}
          {note && <small className="wide-only">{note}</small>}
        </p>
      )}
      <div className="top-tools">
        {game?.connection === 'lost' && (
          <span className="line-lost" role="status">
            <Icon name="offline" />
            <span className="wide-only">{t('line.lost')}</span>
            <span className="sr-only narrow-only">{t('line.lost')}</span>
          </span>
        )}
        <button
          type="button"
          className="icon-button"
          lang={lang === 'ru' ? 'en' : 'ru'}
          aria-label={lang === 'ru' ? 'English' : 'Русский'}
          title={lang === 'ru' ? 'English' : 'Русский'}
          onClick={() => setLang(lang === 'ru' ? 'en' : 'ru')}
        >
          {lang === 'ru' ? 'EN' : 'RU'}
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('theme.switch', { now: themeLabel })}
          title={themeLabel}
          onClick={() => setChoice(NEXT[choice])}
        >
          <Icon name={choice === 'auto' ? 'auto' : choice === 'dark' ? 'moon' : 'sun'} />
        </button>
      </div>
    </header>
  );
}
