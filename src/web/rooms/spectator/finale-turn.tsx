/** One turn with everything open: the results, what each player had sent, the trace step by step. */
import { Suspense, use, useMemo } from 'react';
import type { FinaleView } from '../../../rulebooks/twelve-rooms/view.js';
import { usePrefs } from '../../app/prefs.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Icon } from '../../ui/icon.js';
import { Loading } from '../../ui/loading.js';
import { ResultsCard } from '../shared/results.js';
import { loadSentences } from '../shared/sentences.js';
import { useNick, useRooms } from '../shared/use-rooms.js';
import { useV } from './say.js';

type Turn = FinaleView['turns'][number];

export function FinaleTurn({ turn }: { turn: Turn }) {
  const { view } = useRooms();
  const v = useV();
  const results = view.results.find((each) => each.results.turn === turn.turn);
  return (
    <>
      {results && <ResultsCard {...results} />}
      <Card>
        <details open>
          <summary>{v('finale.trace')}</summary>
          <Suspense fallback={<Loading />}>
            <Trace turn={turn} />
          </Suspense>
        </details>
      </Card>
      <Card>
        <details>
          <summary>{v('finale.moves')}</summary>
          <Suspense fallback={<Loading />}>
            <Moves turn={turn} />
          </Suspense>
        </details>
      </Card>
    </>
  );
}

function useSentences() {
  const { view } = useRooms();
  const { lang } = usePrefs();
  const words = use(loadSentences());
  const names = useMemo(() => words.namesOf(view, lang), [words, view, lang]);
  return { words, names, lang };
}

function Trace({ turn }: { turn: Turn }) {
  const v = useV();
  const { words, names, lang } = useSentences();
  const told = turn.trace.filter(({ lines }) => lines.length > 0);
  const quiet = turn.trace.length - told.length;
  return (
    <ol className="trace">
      {told.map(({ step, lines }) => (
        <li key={step}>
          <h3>{words.stepTitle(step, lang)}</h3>
          <ul>
            {lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a finished turn never change
              <li key={i} className={`trace-line trace-${line.outcome}`}>
                <Icon
                  name={line.outcome === 'failed' ? 'close' : line.outcome === 'stored' ? 'clock' : 'check'}
                />
                <span>{words.lineText(line, names, lang)}</span>
                <Clauses ids={line.clauses} rulings={line.rulings} />
              </li>
            ))}
          </ul>
        </li>
      ))}
      {quiet > 0 && <li className="quiet small">{v('finale.quietSteps', { n: quiet })}</li>}
    </ol>
  );
}

function Moves({ turn }: { turn: Turn }) {
  const v = useV();
  const nick = useNick();
  const { words, names, lang } = useSentences();
  return (
    <ul className="lines">
      {turn.moves.map((move) => (
        <li key={move.player} className="sent-move">
          <b>{nick(move.player)}</b>
          <span>
            {move.sent.length === 0 ? (
              <span className="quiet">{v('finale.nothingSent')}</span>
            ) : (
              words.sentTexts(move, names, lang).join('; ')
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
