/** Seasons played for a trial: one to be looked at game by game, many in a few numbers. */
import { useEffect, useState } from 'react';
import { describeMark } from '../../../picture/cell-text.js';
import type { PackTrial } from '../../../server/shapes.js';
import { request } from '../../app/api.js';
import { formatDate } from '../../app/clock.js';
import { signed } from '../../app/i18n.js';
import { useLang, usePick } from '../../app/prefs.js';
import { Button } from '../../ui/button.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { ReplayBar } from '../../ui/replay-bar.js';
import { SideChip } from '../../ui/side-chip.js';
import { type Column, Table } from '../../ui/table.js';
import { useEditor, usePackSay } from '../context.js';
import type { Pack } from '../lib/types.js';
import { boardOf, type Standing } from '../parts/board-pane.js';
import { NumberInput } from '../parts/fields.js';

type Trial = NonNullable<PackTrial['trial']>;
type Played = Trial['season']['games'][number];

const MANY = 40;
const PACE_MS = 1400;

export interface Tried {
  pack: Pack;
  trial: Trial;
}

interface Props {
  tried: Tried | null;
  onTried(tried: Tried): void;
  /** What the board shows meanwhile. */
  onStand(standing: Standing | null): void;
}

export function TrialTab({ tried, onTried, onStand }: Props) {
  const { pack, messages } = useEditor();
  const t = usePackSay();
  const [teams, setTeams] = useState(3);
  const [busy, setBusy] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const run = async (seasons: number) => {
    setBusy(seasons);
    setError(null);
    try {
      const seed = Math.floor(Math.random() * 1_000_000);
      const body = { pack, seed, seasons, teams };
      const { trial } = await request<PackTrial>('/api/packs/dry-run', { method: 'POST', body });
      if (trial) onTried({ pack, trial });
    } catch (caught) {
      setError(caught);
    }
    setBusy(null);
  };
  const faulty = messages !== null && messages.length > 0;
  return (
    <div className="stack">
      <p className="quiet">{t('trial.lead')}</p>
      {faulty && <Notice tone="warn">{t('trial.first')}</Notice>}
      <NumberInput label={t('trial.teams')} value={teams} min={1} max={8} onChange={setTeams} />
      <div className="row">
        <Button
          variant="primary"
          icon="play"
          busy={busy === 1}
          disabled={faulty || busy !== null}
          onClick={() => void run(1)}
        >
          {t(tried ? 'trial.again' : 'trial.one')}
        </Button>
        <Button busy={busy === MANY} disabled={faulty || busy !== null} onClick={() => void run(MANY)}>
          {t('trial.many', { n: MANY })}
        </Button>
      </div>
      <ErrorNotice error={error} />
      {tried && tried.pack !== pack && <Notice>{t('trial.old')}</Notice>}
      {tried && <Season key={JSON.stringify(tried.trial.season.games.at(-1))} {...tried} onStand={onStand} />}
      {tried && tried.trial.summary.seasons > 1 && <Summary {...tried} />}
    </div>
  );
}

const useSide = (pack: Pack) => (id: number) => pack.sides.find((side) => side.id === id);

function Season({ pack, trial, onStand }: Tried & Pick<Props, 'onStand'>) {
  const t = usePackSay();
  const lang = useLang();
  const pick = usePick();
  const sideOf = useSide(pack);
  const { games, winner, how } = trial.season;
  const [at, setAt] = useState(games.length);
  const [playing, setPlaying] = useState(false);
  const game = games[at - 1];
  useEffect(() => {
    onStand({
      pawns: pack.sides.map(({ id }) => ({
        side: id,
        cell: game?.moves.find(({ side }) => side === id)?.to ?? 0,
      })),
      owners: game?.owners ?? [],
      trail: (game?.moves ?? []).filter(({ from, to }) => from !== to),
    });
  }, [game, pack, onStand]);
  useEffect(() => () => onStand(null), [onStand]);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setAt((now) => Math.min(games.length, now + 1)), PACE_MS);
    return () => clearInterval(timer);
  }, [playing, games.length]);
  useEffect(() => {
    if (at === games.length) setPlaying(false);
  }, [at, games.length]);
  const title = game
    ? t('trial.game', { n: game.number, date: formatDate(game.date, lang) })
    : t('trial.start');
  const won = winner === null ? undefined : sideOf(winner);
  return (
    <section className="stack-tight" aria-label={t('trial.replay')}>
      {won && (
        <Notice tone="good">
          <b>{t('trial.winner', { name: pick(won.name) })}</b>:{' '}
          {t(how === 'finish' ? 'trial.finish' : 'trial.calendar')}.
        </Notice>
      )}
      <ReplayBar
        at={at}
        last={games.length}
        title={title}
        playing={playing}
        labels={{
          play: t('trial.play'),
          pause: t('trial.pause'),
          back: t('trial.back'),
          forward: t('trial.forward'),
          slider: t('trial.replay'),
        }}
        onGo={setAt}
        onPlay={() => {
          if (!playing && at === games.length) setAt(0);
          setPlaying(!playing);
        }}
      />
      <p aria-live="polite">
        <b>{title}</b>
      </p>
      {game && <Moves pack={pack} game={game} />}
    </section>
  );
}

function Moves({ pack, game }: { pack: Pack; game: Played }) {
  const t = usePackSay();
  const lang = useLang();
  const sideOf = useSide(pack);
  const board = boardOf(pack, null);
  const hits = (side: number) =>
    game.hits
      .filter((hit) => hit.side === side)
      .map(({ cell }) => `${cell}: ${describeMark(pack.marks[cell] ?? { kind: 'free' }, board, lang)}`);
  const columns: Column<Played['moves'][number]>[] = [
    {
      key: 'side',
      title: t('trial.side'),
      head: true,
      cell: ({ side }) => <SideChip side={sideOf(side)} short size="small" />,
    },
    {
      key: 'total',
      title: t('trial.threw'),
      numeric: true,
      cell: ({ total }) => (total === null ? '—' : signed(total)),
    },
    { key: 'to', title: t('trial.to'), numeric: true, cell: ({ to }) => to },
    { key: 'hit', title: t('trial.hit'), cell: ({ side }) => hits(side).join('; ') || t('trial.none') },
  ];
  return <Table caption={t('trial.table')} columns={columns} rows={game.moves} rowKey={({ side }) => side} />;
}

function Summary({ pack, trial: { summary } }: Tried) {
  const t = usePackSay();
  const lang = useLang();
  const sideOf = useSide(pack);
  const board = boardOf(pack, null);
  const { seasons, wins, games, finished, fired, empty } = summary;
  const one = (value: number) =>
    value.toLocaleString(lang === 'ru' ? 'ru-RU' : 'en-GB', { maximumFractionDigits: 1 });
  return (
    <section className="stack-tight" aria-label={t('trial.summary', { n: seasons })}>
      <h3>{t('trial.summary', { n: seasons })}</h3>
      <p>
        {t('trial.length', { least: games.least, most: games.most, mean: one(games.mean) })}{' '}
        {t('trial.finished', { n: finished, all: seasons })}
      </p>
      {finished === 0 && <Notice tone="warn">{t('trial.tooLong')}</Notice>}
      <Table
        caption={t('trial.share')}
        columns={[
          {
            key: 'side',
            title: t('trial.side'),
            head: true,
            cell: ({ side }) => <SideChip side={sideOf(side)} short size="small" />,
          },
          { key: 'wins', title: t('trial.wins'), numeric: true, cell: (row) => row.wins },
          {
            key: 'share',
            title: t('trial.share'),
            cell: (row) => (
              <span className="pe-share">
                <meter min={0} max={seasons} value={row.wins} aria-label={t('trial.share')} />
                {Math.round((100 * row.wins) / seasons)} %
              </span>
            ),
          },
        ]}
        rows={wins}
        rowKey={({ side }) => side}
      />
      {fired.length > 0 && (
        <details className="pe-more">
          <summary>{t('trial.fired')}</summary>
          <Table
            caption={t('trial.fired')}
            columns={[
              { key: 'cell', title: t('list.cell'), head: true, cell: ({ cell }) => cell },
              {
                key: 'effect',
                title: t('list.effect'),
                cell: ({ cell }) => describeMark(pack.marks[cell] ?? { kind: 'free' }, board, lang),
              },
              {
                key: 'times',
                title: t('trial.times'),
                numeric: true,
                cell: ({ times }) => one(times / seasons),
              },
            ]}
            rows={fired}
            rowKey={({ cell }) => cell}
          />
        </details>
      )}
      <p className="quiet">
        {empty.length > 0 ? t('trial.empty', { n: empty.length, list: ranges(empty) }) : t('trial.allSeen')}
      </p>
    </section>
  );
}

/** 1, 2, 3, 7 → «1–3, 7». */
function ranges(cells: readonly number[]): string {
  const parts: [number, number][] = [];
  for (const cell of cells) {
    const last = parts.at(-1);
    if (last && last[1] === cell - 1) last[1] = cell;
    else parts.push([cell, cell]);
  }
  return parts.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}
