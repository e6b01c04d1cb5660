/** Game by game: every number with its reason, and the report to copy. */
import { lazy, Suspense, useState } from 'react';
import type { GameView, JournalEntry, JournalStep } from '../../rulebooks/race/view.js';
import { formatDate } from '../app/clock.js';
import { useSeason, useSides } from '../app/game.js';
import { useLang } from '../app/prefs.js';
import { Card } from '../ui/card.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loading } from '../ui/loading.js';
import { Page } from '../ui/page.js';
import { SideChip } from '../ui/side-chip.js';
import { Tabs } from '../ui/tabs.js';
import { WhyList } from '../ui/why-list.js';
import { useS } from './say.js';
import './screens.css';

const Report = lazy(() => import('./report.js'));

const STEPS: JournalStep[] = [
  ...(['import', 'order', 'dice', 'intrigues', 'walks', 'fights', 'marks', 'zeroing', 'ranks'] as const),
  ...(['report', 'painting', 'auction', 'offers', 'choices', 'council', 'season'] as const),
];

export default function HistoryScreen() {
  const { view } = useSeason();
  const s = useS();
  const games = view.games.filter((game) => game.journal.length > 0 || game.stage !== 'future');
  const [number, setNumber] = useState<number | null>(null);
  const [tab, setTab] = useState<'journal' | 'report'>('journal');
  const last = games.findLast((one) => one.stage === 'resolved') ?? games.at(-1);
  const game = games.find((one) => one.number === number) ?? last;
  if (!game) {
    return (
      <Page title={s('history.title')}>
        <EmptyState title={s('history.none')} text={s('history.noneText')} />
        <Journal entries={view.journal} />
      </Page>
    );
  }
  return (
    <Page title={s('history.title')}>
      <div className="stack">
        <GameStrip games={games} current={game.number} onPick={setNumber} />
        <Tabs
          label={s('history.title')}
          tabs={[
            { key: 'journal', title: s('history.journal') },
            { key: 'report', title: s('history.report') },
          ]}
          current={tab}
          onChange={setTab}
        >
          {tab === 'journal' ? (
            <GameJournal game={game} />
          ) : (
            <Suspense fallback={<Loading />}>
              <Report key={game.number} game={game.number} />
            </Suspense>
          )}
        </Tabs>
        {view.journal.length > 0 && (
          <details>
            <summary>{s('history.outside')}</summary>
            <WhyList entries={view.journal} />
          </details>
        )}
      </div>
    </Page>
  );
}

interface GameStripProps {
  games: readonly GameView[];
  current: number;
  onPick(game: number): void;
}

function GameStrip({ games, current, onPick }: GameStripProps) {
  const lang = useLang();
  const s = useS();
  return (
    <fieldset className="game-strip">
      <legend className="sr-only">{s('history.game')}</legend>
      {games.map((game) => (
        <button
          key={game.number}
          type="button"
          aria-pressed={game.number === current}
          onClick={() => onPick(game.number)}
        >
          {game.number}
          <small>{formatDate(game.date, lang).replace(/ \d{4}$/, '')}</small>
        </button>
      ))}
    </fieldset>
  );
}

function GameJournal({ game }: { game: GameView }) {
  const s = useS();
  return (
    <div className="stack">
      <Journal entries={game.journal} order={game.order} />
      {game.appeals.length > 0 && (
        <Card title={s('history.appeals')}>
          <ul className="lines">
            {game.appeals.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

/** A journal in the order of the regulation's steps. */
function Journal({ entries, order = [] }: { entries: readonly JournalEntry[]; order?: readonly number[] }) {
  const s = useS();
  const side = useSides();
  return STEPS.map((step) => {
    const own = entries.filter((entry) => entry.step === step);
    if (own.length === 0) return null;
    return (
      <Card key={step} title={s(`step.${step}`)}>
        {step === 'order' && (
          <ol className="order-line">
            {order.map((clan) => (
              <li key={clan}>
                <SideChip side={side(clan)} short />
              </li>
            ))}
          </ol>
        )}
        <WhyList entries={own} />
      </Card>
    );
  });
}
