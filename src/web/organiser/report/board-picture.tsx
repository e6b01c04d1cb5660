import { useState } from 'react';
import { api } from '../../app/api.js';
import { useSeason } from '../../app/game.js';
import { usePrefs } from '../../app/prefs.js';
import { Card } from '../../ui/card.js';
import { Tabs } from '../../ui/tabs.js';
import { useOrg } from '../say.js';

/** The board as a picture for the post, light or dark. */
export function BoardPicture({ game }: { game: number }) {
  const { id, answer } = useSeason();
  const { theme: shown, lang } = usePrefs();
  const t = useOrg();
  const [theme, setTheme] = useState<'light' | 'dark'>(shown);
  const url = api.boardPng(id, { game, theme, lang });
  return (
    <Card title={t('report.picture')}>
      <Tabs<'light' | 'dark'>
        label={t('report.picture')}
        current={theme}
        onChange={setTheme}
        tabs={[
          { key: 'light', title: t('report.light') },
          { key: 'dark', title: t('report.dark') },
        ]}
      >
        <img
          key={`${url}-${answer.seq}`}
          className="org-picture"
          src={url}
          alt={t('report.pictureAlt', { n: String(game) })}
        />
      </Tabs>
      <div className="row">
        <a className="button button-secondary" href={url} download={`game-${game}-${theme}.png`}>
          {t('report.downloadPng')}
        </a>
      </div>
    </Card>
  );
}
