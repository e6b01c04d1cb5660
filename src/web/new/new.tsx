/** A new game: first which one, then its own steps; nothing is made before the last button. */
import { useEffect, useId, useRef, useState } from 'react';
import type { Me, RulebookList } from '../../server/shapes.js';
import { api, request } from '../app/api.js';
import { usePick } from '../app/prefs.js';
import { useOrg } from '../organiser/say.js';
import '../organiser/organiser.css';
import { EmptyState } from '../ui/empty-state.js';
import { Loading } from '../ui/loading.js';
import { ErrorNotice } from '../ui/notice.js';
import { Page } from '../ui/page.js';
import type { Draft } from './draft.js';
import { MafiaWizard } from './mafia-wizard.js';
import { RoomsWizard } from './rooms/rooms-wizard.js';

/** Games that have a wizard, in the order they are offered. */
const GAMES = ['mafia-2018', 'twelve-rooms'] as const;
type GameName = (typeof GAMES)[number];

export default function NewSeason() {
  const t = useOrg();
  const [loaded, setLoaded] = useState<{ me: Me; rulebooks: RulebookList } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [game, setGame] = useState<GameName>('mafia-2018');
  // What was chosen outlives a look at the other game.
  const kept = useRef<Draft | null>(null);
  useEffect(() => {
    Promise.all([api.me(), request<RulebookList>('/api/rulebooks')])
      .then(([me, rulebooks]) => setLoaded({ me, rulebooks }))
      .catch(setError);
  }, []);
  const rulebook = loaded?.rulebooks.find(({ id }) => id === game);
  const choice = loaded && <GameChoice rulebooks={loaded.rulebooks} game={game} onChange={setGame} />;
  return (
    <Page title={t(game === 'mafia-2018' ? 'new.title' : 'new.titleGame')}>
      <ErrorNotice error={error} />
      {!loaded && !error && <Loading />}
      {loaded && !loaded.me.organiser && <EmptyState title={t('new.signIn')} text={t('new.signInText')} />}
      {loaded?.me.organiser &&
        rulebook &&
        (game === 'twelve-rooms' ? (
          <RoomsWizard rulebook={rulebook} choice={choice} />
        ) : (
          <MafiaWizard
            rulebook={rulebook}
            choice={choice}
            now={Date.parse(loaded.me.serverTime)}
            kept={kept}
          />
        ))}
    </Page>
  );
}

interface ChoiceProps {
  rulebooks: RulebookList;
  game: GameName;
  onChange(game: GameName): void;
}

function GameChoice({ rulebooks, game, onChange }: ChoiceProps) {
  const t = useOrg();
  const pick = usePick();
  const group = useId();
  return (
    <fieldset className="org-values org-games">
      <legend className="label">{t('new.game')}</legend>
      {GAMES.map((name) => {
        const title = rulebooks.find(({ id }) => id === name)?.title;
        if (!title) return null;
        return (
          <label key={name} className="choice org-pack">
            <input type="radio" name={group} checked={game === name} onChange={() => onChange(name)} />
            <span>
              <b>{pick(title)}</b>
              <span className="org-pack-facts">{t(`new.about.${name}`)}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
