/** The judge's screen: seats round the table, his words and the clock in the middle, the next action the biggest of all. */
import { useCallback, useEffect, useState } from 'react';
import { usePrefs } from '../../app/prefs.js';
import type { ClockTone } from '../shared/clock.js';
import { Tray } from './dealing/tray.js';
import { useDealing } from './dealing/use-dealing.js';
import { useKept } from './lib/kept.js';
import { momentOf } from './lib/moment.js';
import { type Sound, useSound } from './lib/sound.js';
import { useKeys } from './lib/use-keys.js';
import { useWakeLock, type WakeState } from './lib/wake.js';
import { EntriesPanel } from './panels/entries.js';
import { KeysPanel } from './panels/keys.js';
import { MenuPanel } from './panels/menu.js';
import { OverridePanel } from './panels/override.js';
import { PointsPanel } from './panels/points.js';
import { SeatPanel } from './panels/seat.js';
import { Lead, StatusPanel } from './panels/status.js';
import { SubstitutePanel } from './panels/substitute.js';
import { ViolationPanel } from './panels/violation.js';
import { Acts, useNext } from './parts/acts.js';
import { Clock } from './parts/clock.js';
import { News } from './parts/news.js';
import { Ring } from './parts/ring.js';
import { Strip } from './parts/strip.js';
import { useLastWords } from './scenes/last-words.js';
import { useNight } from './scenes/night.js';
import { useQuestion } from './scenes/question.js';
import type { Scene } from './scenes/scene.js';
import { useSpeeches, useTieSpeeches } from './scenes/speeches.js';
import { useAsk, useEnded, useVerdict } from './scenes/verdict.js';
import { useVote } from './scenes/vote.js';
import { DeskProvider, useDesk, useJudge } from './use-desk.js';
import '../shared/table.css';
import './judge.css';

export function JudgeDesk() {
  return (
    <DeskProvider>
      <Screen />
    </DeskProvider>
  );
}

/** What keeps the tablet with the players, and whose card is being looked at: over a reload too. */
interface OnTray {
  shown: number | null;
}

function Screen() {
  const { view, table } = useDesk();
  const sound = useSound();
  const wake = useWakeLock();
  const [tray, setTray] = useKept<OnTray | null>(`judge:tray:${table.id}`, null);
  const dealing = useDealing(useCallback(() => setTray({ shown: null }), [setTray]));
  const scene = useScene(dealing);
  if (tray && (view.phase === 'dealing' || view.phase === 'firstNight')) {
    return (
      <div className="judge j-tray-screen">
        <Tray shown={tray.shown} onShown={(shown) => setTray({ shown })} onClose={() => setTray(null)} />
      </div>
    );
  }
  return <Table scene={scene} sound={sound} wake={wake} />;
}

/** All phases stand ready; the one that is on is shown. An open question and a decided game come before any phase. */
function useScene(dealing: Scene | null): Scene {
  const ended = useEnded();
  const ask = useAsk();
  const verdict = useVerdict();
  const speeches = useSpeeches();
  const tie = useTieSpeeches();
  const vote = useVote();
  const question = useQuestion();
  const words = useLastWords();
  const night = useNight();
  return (
    ended ?? ask ?? verdict ?? dealing ?? speeches ?? tie ?? vote ?? question ?? words ?? night ?? NOTHING
  );
}

/** Between two phases there is nothing to lead; no state of the rules stays here. */
const NOTHING: Scene = {
  words: '',
  body: null,
  next: null,
  others: [],
  seat: () => ({ does: null, sign: null }),
};

interface TableProps {
  scene: Scene;
  sound: Sound;
  wake: WakeState;
}

function Table({ scene, sound, wake }: TableProps) {
  const { view, enter, watches, panel } = useDesk();
  const { theme } = usePrefs();
  const [tone, setTone] = useState<ClockTone | 'none'>('none');
  const { once, resting } = useNext(momentOf(view));
  const foul = (n: number) => void enter({ type: 'foul', seat: n });
  useKeys({ scene, foul, once });
  useTitle(scene.words);
  return (
    <div
      className="judge"
      data-theme-now={theme}
      data-tone={scene.still ? 'none' : tone}
      data-phase={view.phase}
    >
      <Strip sound={sound} />
      {watches && <Watching />}
      <WakeNotice wake={wake} />
      <main className="j-table" id="main">
        <Ring seat={scene.seat} onFoul={foul} />
        <div className="j-centre">
          <p className="j-words" aria-live="polite">
            {scene.words}
          </p>
          {!scene.still && <Clock sound={sound} onTone={setTone} />}
          <div className="j-body">{scene.body}</div>
          <News />
          <Acts next={scene.next} others={scene.others} once={once} resting={resting} />
        </div>
      </main>
      {panel?.kind === 'menu' && <MenuPanel />}
      {panel?.kind === 'entries' && <EntriesPanel />}
      {panel?.kind === 'keys' && <KeysPanel />}
      {panel?.kind === 'points' && <PointsPanel />}
      {panel?.kind === 'status' && <StatusPanel wake={wake} sound={sound.state} />}
      {panel?.kind === 'seat' && <SeatPanel n={panel.n} />}
      {panel?.kind === 'substitute' && <SubstitutePanel n={panel.n} />}
      {panel?.kind === 'violation' && <ViolationPanel foul={panel.foul} />}
      {panel?.kind === 'override' && <OverridePanel effect={panel.effect} n={panel.n} />}
    </div>
  );
}

function useTitle(words: string): void {
  useEffect(() => {
    if (words) document.title = words;
  }, [words]);
}

/** Seen at once on both devices: this one only watches. */
function Watching() {
  const t = useJudge();
  return (
    <section className="j-watching" aria-label={t('lead.watch')}>
      <Lead />
    </section>
  );
}

/** Said once: a tablet that goes dark stops nothing, but the judge should know why it does. */
function WakeNotice({ wake }: { wake: WakeState }) {
  const t = useJudge();
  const [read, setRead] = useKept('judge:wake-read', false);
  if (read || wake === 'on' || wake === 'asking') return null;
  return (
    <p className="j-wake">
      <span>{t(`wake.${wake}`)}</span>
      <button type="button" className="j-button" onClick={() => setRead(true)}>
        {t('wake.read')}
      </button>
    </p>
  );
}
