/** A new game: first which one, then its own steps; nothing is made before the last button. */
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import type { Text } from '../../engine/contract.js';
import type { Vocabulary } from '../../rulebooks/race/texts/words.js';
import type { Me, RulebookList } from '../../server/shapes.js';
import { api, request } from '../app/api.js';
import { usePick } from '../app/prefs.js';
import { useLocation } from '../app/router.js';
import { VocabularyContext } from '../app/vocabulary.js';
import { useOrg } from '../organiser/say.js';
import '../organiser/organiser.css';
import { EmptyState } from '../ui/empty-state.js';
import { Loading } from '../ui/loading.js';
import { ErrorNotice } from '../ui/notice.js';
import { Page } from '../ui/page.js';
import { CupWizard } from './cup/cup-wizard.js';
import type { Draft } from './draft.js';
import { RoomsWizard } from './rooms/rooms-wizard.js';
import { SeasonWizard } from './season-wizard.js';
import type { WizardProps } from './step-props.js';
import { TableWizard } from './table/table-wizard.js';

/** Games that have a wizard, in the order they are offered. */
const WIZARDS: readonly {
  rulebook: string;
  /** Where the title of the rulebook does not say what is made. */
  title?: Text;
  /** How its season calls the sides; clans where it is left out. */
  vocabulary?: Vocabulary;
  about: Text;
  Wizard: ComponentType<WizardProps>;
}[] = [
  {
    rulebook: 'mafia-2018',
    about: {
      ru: 'Клубный сезон: кланы, поле, покраска, торги.',
      en: 'A club season: clans, a board, painting, auctions.',
    },
    Wizard: SeasonWizard,
  },
  {
    rulebook: 'thrones-2017',
    vocabulary: 'houses',
    about: {
      ru: 'Сезон домов: путь по карте, замки, монета, свадьбы, тайные письма.',
      en: 'A season of houses: a way across a map, castles, a coin, weddings, sealed letters.',
    },
    Wizard: SeasonWizard,
  },
  {
    rulebook: 'season',
    title: {
      ru: 'Свой сезон: поле и правила по пакету',
      en: 'A season of one’s own: board and rules from a pack',
    },
    vocabulary: 'squads',
    about: {
      ru: 'Отряды на поле, которое придумали вы или мы: включено то, что есть в пакете.',
      en: 'Sides on a board of your own making or of ours: what the pack has is switched on.',
    },
    Wizard: SeasonWizard,
  },
  {
    rulebook: 'twelve-rooms',
    about: {
      ru: 'Форумная мафия на тайной карте: записи, ходы по дедлайну, личные отчёты.',
      en: 'Forum mafia on a secret map: sign-up, turns by deadline, private reports.',
    },
    Wizard: RoomsWizard,
  },
  {
    rulebook: 'vavt-cup-2017',
    title: { ru: 'Мафия за столом: одна партия', en: 'Mafia at a table: one game' },
    about: {
      ru: 'Десять игроков, судья с планшетом: часы, фолы, голосования, протокол.',
      en: 'Ten players and a judge with a tablet: clocks, fouls, votes, a protocol.',
    },
    Wizard: TableWizard,
  },
  {
    rulebook: 'mafia-cup',
    title: { ru: 'Кубок по мафии: туры, столы, судьи', en: 'Mafia cup: rounds, tables, judges' },
    about: {
      ru: 'Турнир за столами: запись, рассадка, туры, протесты, таблица по вашей формуле.',
      en: 'A tournament at tables: registration, seating, rounds, protests, standings by your formula.',
    },
    Wizard: CupWizard,
  },
];

export default function NewSeason() {
  const t = useOrg();
  const [loaded, setLoaded] = useState<{ me: Me; rulebooks: RulebookList } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const { query } = useLocation();
  const again = query.get('again') === 'table';
  const pack = query.get('pack');
  const [game, setGame] = useState(again ? 'vavt-cup-2017' : pack ? 'season' : 'mafia-2018');
  // What was chosen outlives a look at the other game.
  const kept = useRef<Draft | null>(null);
  useEffect(() => {
    Promise.all([api.me(), request<RulebookList>('/api/rulebooks')])
      .then(([me, rulebooks]) => setLoaded({ me, rulebooks }))
      .catch(setError);
  }, []);
  const rulebook = loaded?.rulebooks.find(({ id }) => id === game);
  const chosen = WIZARDS.find((one) => one.rulebook === game);
  const Wizard = chosen?.Wizard;
  const choice = loaded && <GameChoice rulebooks={loaded.rulebooks} game={game} onChange={setGame} />;
  return (
    <Page title={t('new.title')}>
      <ErrorNotice error={error} />
      {!loaded && !error && <Loading />}
      {loaded && !loaded.me.organiser && <EmptyState title={t('new.signIn')} text={t('new.signInText')} />}
      {loaded?.me.organiser && rulebook && chosen && Wizard && (
        <VocabularyContext value={chosen.vocabulary ?? 'clans'}>
          <Wizard
            key={game}
            rulebook={rulebook}
            choice={choice}
            now={Date.parse(loaded.me.serverTime)}
            kept={kept}
            again={again}
            pack={pack}
          />
        </VocabularyContext>
      )}
    </Page>
  );
}

interface ChoiceProps {
  rulebooks: RulebookList;
  game: string;
  onChange(game: string): void;
}

function GameChoice({ rulebooks, game, onChange }: ChoiceProps) {
  const t = useOrg();
  const pick = usePick();
  const group = useId();
  return (
    <fieldset className="org-values org-games">
      <legend className="label">{t('new.game')}</legend>
      {WIZARDS.map(({ rulebook, about, ...own }) => {
        const title = own.title ?? rulebooks.find(({ id }) => id === rulebook)?.title;
        if (!title) return null;
        return (
          <label key={rulebook} className="choice org-pack">
            <input
              type="radio"
              name={group}
              checked={game === rulebook}
              onChange={() => onChange(rulebook)}
            />
            <span>
              <b>{pick(title)}</b>
              <span className="org-pack-facts">{pick(about)}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
