/** Seasons of one's own: the list of this browser, a new one, and the editor of each. */
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import type { GameList, Me, RulebookList } from '../../server/shapes.js';
import { api, request } from '../app/api.js';
import { viewerZone } from '../app/clock.js';
import { datesOf, datesOfPack } from '../app/listed.js';
import { useLang, usePick } from '../app/prefs.js';
import { Link, navigate } from '../app/router.js';
import { VocabularyContext } from '../app/vocabulary.js';
import '../organiser/organiser.css';
import { nextWeekday } from '../organiser/lib/dates.js';
import { Button } from '../ui/button.js';
import { Card } from '../ui/card.js';
import { Dialog } from '../ui/dialog.js';
import { EmptyState } from '../ui/empty-state.js';
import { ErrorBoundary } from '../ui/error-boundary.js';
import { Loading } from '../ui/loading.js';
import { ErrorNotice, Notice } from '../ui/notice.js';
import { Page } from '../ui/page.js';
import { usePackSay } from './context.js';
import { PackEditor } from './editor.js';
import { ruleOf, withRule } from './lib/calendar.js';
import { blankPack, idOf } from './lib/defaults.js';
import { download, readFile } from './lib/file.js';
import type { Pack } from './lib/types.js';
import './packs.css';
import { addPack, dropPack, type OwnPack, ownPack, useOwnPacks } from './store.js';

interface Loaded {
  me: Me;
  shipped: Record<string, Pack>;
  games: GameList;
}

/** @param rest what stands after `/packs/` */
export default function Packs({ rest }: { rest: string }) {
  const t = usePackSay();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    Promise.all([api.me(), request<RulebookList>('/api/rulebooks'), api.games()])
      .then(([me, rulebooks, games]) => {
        const book = rulebooks.find(({ id }) => id === 'season');
        setLoaded({ me, shipped: (book?.packs ?? {}) as Record<string, Pack>, games });
      })
      .catch(setError);
  }, []);
  if (error) return <ErrorNotice error={error} />;
  if (!loaded) return <Loading />;
  if (!loaded.me.organiser) return <EmptyState page title={t('signIn')} text={t('signInText')} />;
  return (
    <VocabularyContext value="squads">
      {rest ? <Kept key={rest} of={rest} /> : <List {...loaded} />}
    </VocabularyContext>
  );
}

function Kept({ of }: { of: string }) {
  const t = usePackSay();
  const [own] = useState(() => ownPack(of));
  const toList = (
    <Link className="button button-secondary" to="/packs">
      {t('toList')}
    </Link>
  );
  if (!own) {
    return (
      <EmptyState page title={t('lost')} text={t('lostText')}>
        {toList}
      </EmptyState>
    );
  }
  return (
    <ErrorBoundary
      fallback={() => (
        <EmptyState page title={t('broken')} text={t('brokenText')}>
          {toList}
        </EmptyState>
      )}
    >
      <PackEditor own={own} />
    </ErrorBoundary>
  );
}

function List(loaded: Loaded) {
  const t = usePackSay();
  const pick = usePick();
  const lang = useLang();
  const packs = useOwnPacks();
  const [leaving, setLeaving] = useState<OwnPack | null>(null);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className="pe-list">
        <Begin {...loaded} />
        <section className="stack-tight" aria-label={t('mine')}>
          <h2>{t('mine')}</h2>
          {packs.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
          {packs.map((own) => (
            <Card key={own.key} level={3} title={pick(own.pack.title) || '—'} className="pe-own">
              <p className="row">
                <span className="quiet">
                  {t('version', { v: own.pack.version })} · {t('from.packText', { n: own.pack.size })} ·{' '}
                  {t('from.sides', { n: own.pack.sides.length })}
                </span>
                <span className={own.ready ? 'tag tag-good' : 'tag tag-warn'}>
                  {t(own.ready ? 'ready' : 'unready')}
                </span>
              </p>
              <p className="quiet small">
                {datesOfPack(own.saved, own.pack.games[0]?.date, viewerZone(), lang).join(' · ')}
              </p>
              <div className="row">
                <Link className="button button-primary" to={`/packs/${own.key}`}>
                  {t('open')}
                </Link>
                <Button onClick={() => download(own.pack)}>{t('file')}</Button>
                <Button variant="ghost" onClick={() => setLeaving(own)}>
                  {t('remove')}
                </Button>
              </div>
            </Card>
          ))}
          {packs.length > 0 && <p className="quiet small">{t('keptHere')}</p>}
        </section>
      </div>
      <Dialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={leaving ? t('removeTitle', { title: pick(leaving.pack.title) }) : ''}
        actions={
          <>
            <Button onClick={() => setLeaving(null)}>{t('keepIt')}</Button>
            {leaving && <Button onClick={() => download(leaving.pack)}>{t('file')}</Button>}
            <Button
              variant="danger"
              onClick={() => {
                if (leaving) dropPack(leaving.key);
                setLeaving(null);
              }}
            >
              {t('remove')}
            </Button>
          </>
        }
      >
        <p>{t('removeText')}</p>
      </Dialog>
    </Page>
  );
}

type Origin = 'blank' | 'file' | `pack:${string}` | `game:${string}`;

function Begin({ shipped, games, me }: Loaded) {
  const t = usePackSay();
  const pick = usePick();
  const lang = useLang();
  const group = useId();
  const [origin, setOrigin] = useState<Origin>('blank');
  const [name, setName] = useState(t('nameStart'));
  const [size, setSize] = useState('60');
  const [sides, setSides] = useState('4');
  const [error, setError] = useState<unknown>(null);
  const [fault, setFault] = useState<string | null>(null);
  const seasons = games.filter(({ rulebook, role }) => rulebook === 'season' && /organiser$/.test(role));
  const open = (pack: Pack, ready: boolean) => {
    const key = addPack(pack, ready);
    if (key) navigate(`/packs/${key}`);
    else setFault(t('cannotKeep'));
  };
  const now = Date.parse(me.serverTime);
  const begin = async () => {
    setFault(null);
    setError(null);
    if (origin === 'blank') {
      const zone = 'Europe/Samara';
      const first = nextWeekday(now, zone, 0, '19:00');
      const whole = (text: string, least: number, most: number) =>
        Math.min(most, Math.max(least, Math.round(Number(text)) || least));
      open(
        blankPack({
          size: whole(size, 10, 999),
          sides: whole(sides, 2, 12),
          title: name.trim() || t('nameStart'),
          first,
          zone,
        }),
        true,
      );
      return;
    }
    if (origin.startsWith('pack:')) {
      const pack = shipped[origin.slice('pack:'.length)];
      if (pack) open(asMine(pack, now), true);
      return;
    }
    try {
      const id = encodeURIComponent(origin.slice('game:'.length));
      const { setup } = await request<{ setup: { pack: Pack } }>(`/api/games/${id}/export?format=json`);
      open(setup.pack, true);
    } catch (caught) {
      setError(caught);
    }
  };
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    const pack = readFile(await file.text());
    event.target.value = '';
    if (pack) open(pack, false);
    else setFault(t('notPack'));
  };
  const choice = (value: Origin, title: string, text: string) => (
    <label key={value} className="choice org-pack">
      <input type="radio" name={group} checked={origin === value} onChange={() => setOrigin(value)} />
      <span>
        <b>{title}</b>
        <span className="org-pack-facts">{text}</span>
      </span>
    </label>
  );
  return (
    <Card title={t('make')}>
      <fieldset className="org-values org-games">
        <legend className="label">{t('from')}</legend>
        {choice('blank', t('from.blank'), t('from.blankText'))}
        {Object.entries(shipped).map(([key, pack]) =>
          choice(
            `pack:${key}`,
            pick(pack.title),
            `${t('from.ready')}: ${t('from.packText', { n: pack.size })}, ${t('from.sides', { n: pack.sides.length })}.`,
          ),
        )}
        {choice('file', t('from.file'), t('from.fileText'))}
        {seasons.map((season) =>
          choice(
            `game:${season.id}`,
            `${t('from.season')}: ${season.title}`,
            `${datesOf(season, viewerZone(), lang).join(' · ')}. ${t('from.seasonText')}`,
          ),
        )}
      </fieldset>
      {origin === 'blank' && (
        <div className="org-form-row">
          <PlainField label={t('name')} value={name} onChange={setName} />
          <PlainField label={t('cells')} value={size} numeric onChange={setSize} />
          <PlainField label={t('sidesCount')} value={sides} numeric onChange={setSides} />
        </div>
      )}
      <ErrorNotice error={error} />
      {fault && <Notice tone="warn">{fault}</Notice>}
      <div className="row">
        {origin === 'file' ? (
          <label className="button button-primary pe-file">
            {t('choosePack')}
            <input
              className="sr-only"
              type="file"
              accept=".json,application/json"
              onChange={(event) => void read(event)}
            />
          </label>
        ) : (
          <Button variant="primary" onClick={() => void begin()}>
            {t('create')}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface PlainProps {
  label: string;
  value: string;
  numeric?: boolean;
  onChange(value: string): void;
}

function PlainField({ label, value, numeric, onChange }: PlainProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        maxLength={numeric ? 3 : 80}
        inputMode={numeric ? 'numeric' : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** A shipped pack as the beginning of one's own: a name of its own, and games still to come. */
function asMine(pack: Pack, now: number): Pack {
  const title = { ru: `${pack.title.ru} — по-своему`, en: `${pack.title.en}, our way` };
  const rule = ruleOf(pack.games, pack.calendar);
  const weekday = new Date(`${rule.first}T00:00:00Z`).getUTCDay();
  const first =
    rule.first > new Date(now).toISOString().slice(0, 10)
      ? rule.first
      : nextWeekday(now, pack.zone, weekday, pack.gameTime);
  return withRule({ ...pack, title, id: idOf(title.ru), version: '1' }, { ...rule, first });
}
