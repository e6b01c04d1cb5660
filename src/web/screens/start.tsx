/** The first page: what this is, my seasons, and a demonstration for whoever came to look. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Lang } from '../../engine/contract.js';
import { phaseName } from '../../rulebooks/table/texts.js';
import type { DemoKind, GameList, Me } from '../../server/shapes.js';
import { api } from '../app/api.js';
import { viewerZone } from '../app/clock.js';
import { newKey } from '../app/key.js';
import { datesOf } from '../app/listed.js';
import { useLang, useT } from '../app/prefs.js';
import { Link, navigate } from '../app/router.js';
import { Button } from '../ui/button.js';
import { Card } from '../ui/card.js';
import { EmptyState } from '../ui/empty-state.js';
import { Icon } from '../ui/icon.js';
import { Loading } from '../ui/loading.js';
import { ErrorNotice } from '../ui/notice.js';
import { useS } from './say.js';
import { SignOut } from './sign-out.js';
import { screenTexts } from './texts.js';
import './screens.css';

const RemovedGames = lazy(() => import('../steer/care/removed.js'));

const DEMOS = [
  { of: 'season', text: 'start.demo' },
  { of: 'thrones', text: 'start.demoThrones' },
  { of: 'pack', text: 'start.demoPack' },
  { of: 'table', text: 'start.demoTable' },
  { of: 'cup', text: 'start.demoCup' },
] as const satisfies readonly { of: DemoKind; text: string }[];

interface Loaded {
  me: Me;
  games: GameList;
}

export default function Start() {
  const s = useS();
  const t = useT();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [opening, setOpening] = useState<DemoKind | null>(null);
  const key = useRef<string | null>(null);

  useEffect(() => {
    document.title = t('brand');
    Promise.all([api.me(), api.games()])
      .then(([me, games]) => setLoaded({ me, games }))
      .catch(setError);
  }, [t]);

  const demo = async (of: DemoKind) => {
    setOpening(of);
    setError(null);
    key.current ??= newKey();
    try {
      const { id } = await api.demo(of, key.current);
      navigate(`/g/${id}`);
    } catch (caught) {
      setError(caught);
      setOpening(null);
    }
  };

  return (
    <div className="stack">
      <section className="hero">
        <div className="hero-film" aria-hidden="true" />
        <h1>{s('start.title')}</h1>
        <p className="lead">{s('start.lead')}</p>
        <div className="row">
          {DEMOS.map(({ of, text }, n) => (
            <Button
              key={of}
              variant={n === 0 ? 'primary' : 'secondary'}
              icon="play"
              busy={opening === of}
              disabled={opening !== null && opening !== of}
              onClick={() => void demo(of)}
            >
              {s(text)}
            </Button>
          ))}
        </div>
        <p className="quiet small">{s('start.demoNote')}</p>
      </section>
      <ErrorNotice error={error}>
        <Button variant="ghost" onClick={() => location.reload()}>
          {t('common.retry')}
        </Button>
      </ErrorNotice>
      {loaded ? <Seasons {...loaded} onError={setError} /> : !error && <Loading />}
      <div className="grid">
        {([1, 2, 3] as const).map((n) => (
          <Card key={n} title={s(`start.why${n}`)} tone="quiet">
            <p className="quiet">{s(`start.why${n}Text`)}</p>
          </Card>
        ))}
      </div>
    </div>
  );
}

function Seasons({ me, games, onError }: Loaded & { onError(error: unknown): void }) {
  const s = useS();
  const lang = useLang();
  return (
    <section className="stack">
      <div className="row row-apart">
        <h2>{s(me.signedIn ? 'start.mine' : 'start.open')}</h2>
        {me.signedIn ? (
          <div className="row">
            <span className="quiet">
              {s('start.signedIn', { name: me.name ?? '—' })}
              {me.organiser && ` · ${s('start.organiser')}`}
            </span>
            {me.organiser && (
              <>
                <Link className="button button-secondary" to="/new">
                  {s('start.create')}
                </Link>
                <Link className="button button-ghost" to="/packs">
                  {s('start.packs')}
                </Link>
                <Link className="button button-ghost" to="/lab">
                  {s('start.lab')}
                </Link>
              </>
            )}
            <SignOut onError={onError} />
          </div>
        ) : (
          <p className="quiet small">{s('start.stranger')}</p>
        )}
      </div>
      {me.organiser && (
        <Suspense fallback={null}>
          <RemovedGames />
        </Suspense>
      )}
      {games.length === 0 && (
        <EmptyState title={s('start.none')} text={s(me.organiser ? 'start.noneYours' : 'start.noneText')} />
      )}
      {games.map((game) => (
        <Link key={game.id} to={`/g/${game.id}`} className="season-link">
          <span>
            <b>
              {game.title} {game.demo && <span className="tag">{s('start.demoTag')}</span>}
            </b>
            <span className="quiet small">
              {phaseOf(game, lang, s)} · {roleOf(game, s)}
            </span>
            <span className="quiet small season-dates">{datesOf(game, viewerZone(), lang).join(' · ')}</span>
          </span>
          <Icon name="right" />
        </Link>
      ))}
    </section>
  );
}

type Listed = GameList[number];

/** Where a game is, by its own words: seasons and forum games, or the phases of a table. */
function phaseOf({ rulebook, phase, ended }: Listed, lang: Lang, s: ReturnType<typeof useS>): string {
  if (rulebook === 'vavt-cup-2017') return phaseName(phase)[lang];
  if (rulebook === 'mafia-cup') return s(ended ? 'phase.ended' : 'phase.running');
  const key = `phase.${phase}`;
  return isKey(key) ? s(key) : phase;
}

/** Whoever steers a table is its judge. */
function roleOf({ rulebook, role }: Listed, s: ReturnType<typeof useS>): string {
  return s(rulebook === 'vavt-cup-2017' && role === 'organiser' ? 'role.judge' : `role.${role}`);
}

type Key = keyof typeof screenTexts;
const isKey = (key: string): key is Key => Object.hasOwn(screenTexts, key);
