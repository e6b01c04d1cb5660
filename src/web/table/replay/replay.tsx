/** A game step by step: everybody's once it has ended, the judge's at any time. */
import { Suspense, use, useEffect, useMemo, useState } from 'react';
import { describe, namesOf } from '../../../rulebooks/table/describe.js';
import type { ReplayAnswer } from '../../../server/shapes.js';
import { request } from '../../app/api.js';
import { useLang, useSay } from '../../app/prefs.js';
import { EventLines } from '../../steer/event-lines.js';
import { Card } from '../../ui/card.js';
import { Moment } from '../../ui/countdown.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loading } from '../../ui/loading.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { ReplayBar } from '../../ui/replay-bar.js';
import { loadWords } from '../../words.js';
import { seatsText } from '../shared/say-seats.js';
import { stageTitle } from '../shared/stage.js';
import { leads, useTableView } from '../shared/use-view.js';
import { useHeadline } from '../spectator/headline.js';
import { TableHistory } from '../spectator/history.js';
import { SeatRing } from '../spectator/ring.js';
import { VoteBars } from '../spectator/vote-bars.js';
import { chapterStarts, closed, type Frame, framesOf, opened } from './frames.js';
import { texts } from './texts.js';
import '../styles.js';
import './replay.css';

const PACE = 1600;

export default function ReplayScreen() {
  const { view } = useTableView();
  const t = useSay(texts);
  const { frames, error } = useFrames();
  const open = view.phase === 'ended' || leads(view);
  return (
    <Page title={t('title')} lead={t('lead')}>
      {!open && <EmptyState title={t('later')} />}
      {open && <ErrorNotice error={error} />}
      {open && !frames && !error && <Loading />}
      {open && frames && (
        <Suspense fallback={<Loading />}>
          <Player frames={frames} />
        </Suspense>
      )}
    </Page>
  );
}

/** Fetched again when the game moves on: the judge may look back while it goes. */
function useFrames(): { frames: Frame[] | null; error: unknown } {
  const { id, as, answer, view } = useTableView();
  const [got, setGot] = useState<ReplayAnswer | null>(null);
  const [error, setError] = useState<unknown>(null);
  const open = view.phase === 'ended' || leads(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mark is the reason to ask again
  useEffect(() => {
    if (!open) return;
    let alive = true;
    request<ReplayAnswer>(`/api/games/${encodeURIComponent(id)}/replay`, { query: { as } })
      .then((next) => {
        if (!alive) return;
        setGot(next);
        setError(null);
      })
      .catch((caught: unknown) => alive && setError(caught));
    return () => {
      alive = false;
    };
  }, [id, as, open, answer.mark]);
  return { frames: useMemo(() => (got ? framesOf(got) : null), [got]), error };
}

function Player({ frames }: { frames: Frame[] }) {
  const { view: now } = useTableView();
  const t = useSay(texts);
  const lang = useLang();
  const headline = useHeadline();
  const { rulings } = use(loadWords('vavt-cup-2017'));
  const say = (event: { type: string }) => describe(event, namesOf({ rulings }), lang);
  const last = frames.length - 1;
  const [chosen, setChosen] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [roles, setRoles] = useState(true);
  const at = Math.min(chosen, last);
  const frame = frames[at]!;
  const view = useMemo(() => (roles ? opened(frame.view, now) : closed(frame.view)), [frame, now, roles]);
  const chapters = useMemo(() => chapterStarts(frames, lang), [frames, lang]);
  const chapter = chapters.findLast((one) => one.at <= at);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      if (at >= last) setPlaying(false);
      else setChosen(at + 1);
    }, PACE);
    return () => clearTimeout(timer);
  }, [playing, at, last]);

  const go = (to: number) => {
    setPlaying(false);
    setChosen(Math.min(last, Math.max(0, to)));
  };
  const play = () => {
    if (!playing && at >= last) setChosen(0);
    setPlaying(!playing);
  };
  useKeys({ at, last, go, play });

  const first = frame.events[0];
  const title = first ? t('stepTitle', { n: at, what: say(first) }) : t('start');
  return (
    <div className="tb-replay">
      <section className="tb-replay-bar" aria-label={t('slider')}>
        <p className="row row-apart">
          <b>{at === 0 ? t('start') : t('step', { n: at, of: last })}</b>
          <span className="quiet">{stageTitle(view, lang)}</span>
        </p>
        <ReplayBar
          at={at}
          last={last}
          title={title}
          playing={playing}
          labels={{
            play: t('play'),
            pause: t('pause'),
            back: t('back'),
            forward: t('forward'),
            slider: t('slider'),
          }}
          onGo={go}
          onPlay={play}
        />
        <nav className="tb-replay-chapters" aria-label={t('chapters')}>
          {chapters.map((one) => (
            <button
              key={`${one.at}-${one.title}`}
              type="button"
              aria-current={one === chapter ? 'step' : undefined}
              onClick={() => go(one.at)}
            >
              {one.title}
            </button>
          ))}
        </nav>
      </section>
      <div className="tb-replay-now">
        <Card
          title={t('happened')}
          actions={
            frame.at && (
              <span className="quiet small">
                <Moment at={frame.at} zone={view.zone} />
              </span>
            )
          }
        >
          <div aria-live={playing ? 'off' : 'polite'}>
            {at === 0 ? (
              <p className="quiet">{t('nothing')}</p>
            ) : (
              <EventLines events={frame.events} say={say} />
            )}
          </div>
        </Card>
        <Card>
          <p className="tb-now-line">{headline(view)}</p>
          {view.vote && <VoteBars view={view} vote={view.vote} />}
          {!view.vote && view.nominations.length > 0 && view.phase !== 'ended' && (
            <p>{t('nominees', { seats: seatsText(view.nominations.map(({ seat }) => seat)) })}</p>
          )}
          <label className="choice">
            <input type="checkbox" checked={roles} onChange={(event) => setRoles(event.target.checked)} />
            <span>{t('roles')}</span>
          </label>
          <p className="quiet small tb-wide">{t('keys')}</p>
        </Card>
      </div>
      <SeatRing view={view} />
      <Card className="tb-course">
        <TableHistory view={view} />
      </Card>
    </div>
  );
}

interface Keys {
  at: number;
  last: number;
  go(to: number): void;
  play(): void;
}

/** Arrows and space wherever one is on the page, unless a control of the page has its own use for them. */
function useKeys({ at, last, go, play }: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (
        event.target instanceof Element &&
        event.target.closest('input, select, textarea, button, a, summary')
      )
        return;
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
      if (to === undefined && event.key !== ' ') return;
      event.preventDefault();
      if (to === undefined) play();
      else go(to);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
