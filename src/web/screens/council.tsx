/** What the regulation is silent about: questions, votes of the bosses, answers of the jury. */
import { lazy, Suspense, use, useState } from 'react';
import type { QuestionView } from '../../rulebooks/race/view.js';
import { useBook } from '../app/book.js';
import { type CommandRun, useCommand, usePersonName, useSeason, useSides } from '../app/game.js';
import { usePick } from '../app/prefs.js';
import { Button } from '../ui/button.js';
import { Card } from '../ui/card.js';
import { Clauses } from '../ui/clause.js';
import { Countdown } from '../ui/countdown.js';
import { EmptyState } from '../ui/empty-state.js';
import { Field } from '../ui/field.js';
import { Loading } from '../ui/loading.js';
import { ErrorNotice } from '../ui/notice.js';
import { Page } from '../ui/page.js';
import { Receipt } from '../ui/receipt.js';
import { SideChip } from '../ui/side-chip.js';
import { loadWords, rulebookNamed } from '../words.js';
import { useS } from './say.js';
import './screens.css';

/** Only bosses need it. */
const OpenVote = lazy(() => import('../council/open-vote.js').then((part) => ({ default: part.OpenVote })));

export default function CouncilScreen() {
  const book = useBook();
  const { view } = useSeason();
  const s = useS();
  const running = (question: QuestionView) => (question.stage === 'voting' ? 1 : 0);
  const questions = [...view.questions].reverse().sort((a, b) => running(b) - running(a));
  return (
    <Page
      title={s('council.title')}
      lead={
        <>
          {s('council.lead')} <Clauses ids={book.cite('council', 'council.jury')} />
        </>
      }
    >
      <div className="stack">
        {questions.length === 0 && <EmptyState title={s('council.none')} />}
        {questions.map((question) => (
          <Question key={question.id} question={question} />
        ))}
        {view.me && <AskForm />}
      </div>
    </Page>
  );
}

function AskForm() {
  const { view } = useSeason();
  const s = useS();
  const { run, busy, error, receipt } = useCommand();
  const [text, setText] = useState('');
  return (
    <Card title={s('council.ask')}>
      <form
        className="stack-tight"
        onSubmit={async (event) => {
          event.preventDefault();
          if (await run({ type: 'raiseQuestion', text })) setText('');
        }}
      >
        <Field label={s('council.text')} hint={s('council.textHint')} error={error}>
          {(control) => (
            <textarea
              {...control}
              required
              maxLength={4000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <div className="row">
          <Button type="submit" variant="primary" busy={busy} disabled={text.trim() === ''}>
            {s('council.ask')}
          </Button>
        </div>
        <Receipt receipt={receipt} zone={view.zone} />
      </form>
    </Card>
  );
}

function Question({ question }: { question: QuestionView }) {
  const { view } = useSeason();
  const name = usePersonName();
  const side = useSides();
  const s = useS();
  // Kept here: the form leaves the page together with the task.
  const vote = useCommand();
  const mayVote = view.todo.some((todo) => todo.key === 'vote' && todo.ref === question.id);
  return (
    <Card
      title={question.text}
      tone={mayVote ? 'call' : 'plain'}
      actions={<span className="tag">{s(`council.stage.${question.stage}`)}</span>}
    >
      <p className="quiet small row">
        {question.clan !== null && <SideChip side={side(question.clan)} size="small" short />}
        {s('council.by', { name: name(question.person) })}
      </p>
      <Suspense>
        <Decides question={question.id} />
      </Suspense>
      {question.stage === 'voting' && question.closesAt && (
        <Countdown until={question.closesAt} zone={view.zone} label={s('council.closes')} />
      )}
      {mayVote ? <VoteForm question={question} vote={vote} /> : <Results question={question} />}
      <ErrorNotice error={vote.error} />
      <Receipt receipt={vote.receipt} zone={view.zone} />
      {question.stage === 'raised' && view.me?.role === 'boss' && (
        <Suspense fallback={<Loading />}>
          <OpenVote question={question} />
        </Suspense>
      )}
      {question.voted.length > 0 && (
        <p className="row small">
          <span className="quiet">{s('council.voted')}:</span>
          {question.voted.map((clan) => (
            <SideChip key={clan} side={side(clan)} size="small" short />
          ))}
        </p>
      )}
      {question.jury !== null && (
        <p>
          <b>{s('council.jury')}:</b> {question.jury}
        </p>
      )}
    </Card>
  );
}

/** The open point of the regulation that a vote decides, if it decides any. */
function Decides({ question }: { question: string }) {
  const book = useBook();
  const { view } = useSeason();
  const s = useS();
  const pick = usePick();
  const { rulings } = use(loadWords(rulebookNamed(book.rulebook)));
  const opened = [...view.journal, ...view.games.flatMap((game) => game.journal)].find(
    ({ event }) => event.type === 'VoteOpened' && event.question === question,
  );
  const ruling = opened?.event.ruling as { id: string } | null | undefined;
  if (!ruling) return null;
  const title = rulings[ruling.id]?.title;
  return <p>{s('council.ruling', { ruling: title ? pick(title) : ruling.id })}</p>;
}

function VoteForm({ question, vote }: { question: QuestionView; vote: CommandRun }) {
  const { view } = useSeason();
  const s = useS();
  const mine = question.votes?.find((vote) => vote.clan === view.me?.clan)?.choice ?? null;
  const [choice, setChoice] = useState<number | null>(mine);
  return (
    <form
      className="stack-tight"
      onSubmit={(event) => {
        event.preventDefault();
        if (choice !== null) void vote.run({ type: 'castVote', question: question.id, choice });
      }}
    >
      <fieldset className="stack-tight">
        <legend className="label">{s('council.yours')}</legend>
        {question.choices.map((text, i) => (
          <label key={text} className="choice">
            <input type="radio" name={question.id} checked={choice === i} onChange={() => setChoice(i)} />
            {text}
          </label>
        ))}
      </fieldset>
      <div className="row">
        <Button type="submit" variant="primary" busy={vote.busy} disabled={choice === null}>
          {s('council.vote')}
        </Button>
      </div>
    </form>
  );
}

function Results({ question }: { question: QuestionView }) {
  const side = useSides();
  const s = useS();
  if (question.choices.length === 0) return null;
  return (
    <ul className="lines">
      {question.choices.map((text, i) => {
        const votes = question.votes?.filter((vote) => vote.choice === i) ?? [];
        const won = question.decision === i;
        return (
          <li key={text}>
            <span>
              {won ? <b>{text}</b> : text}{' '}
              {won && <span className="tag tag-good">{s('council.decision')}</span>}
            </span>
            {question.votes && (
              <span className="row">
                {votes.map((vote) => (
                  <SideChip key={vote.clan} side={side(vote.clan)} size="small" bare />
                ))}
                <span className="quiet small">{s('council.votes', { n: votes.length })}</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
