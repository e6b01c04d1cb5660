/** The move: a form that explains each choice, a look before sending, and what the server has taken. */
import { useCallback, useState } from 'react';
import type { Part } from '../../../rulebooks/twelve-rooms/commands.js';
import type { FormView } from '../../../rulebooks/twelve-rooms/view.js';
import { useNow } from '../../app/clock.js';
import { usePick } from '../../app/prefs.js';
import { navigate } from '../../app/router.js';
import { Button } from '../../ui/button.js';
import { Clause } from '../../ui/clause.js';
import { Countdown } from '../../ui/countdown.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Notice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { useMe, useRooms, useRoomsCommand } from '../shared/use-rooms.js';
import { PART_SHORT } from '../shared/words.js';
import { type Draft, EMPTY_DRAFT, finish, type MoveParts } from './draft.js';
import { MoveForm } from './move-form.js';
import { MoveReview } from './move-review.js';
import { MoveSent } from './move-sent.js';
import { partsOf } from './parts.js';
import { useP } from './say.js';
import '../styles.js';

export default function MoveScreen() {
  const { id } = useRooms();
  const me = useMe();
  const p = useP();
  if (!me.form) {
    return (
      <Page title={p('home.title')}>
        <EmptyState title={p('move.none')} text={p('move.noneText')}>
          <Button onClick={() => navigate(`/g/${id}/turn`)}>{p('move.toHome')}</Button>
        </EmptyState>
      </Page>
    );
  }
  // A new turn is a new form.
  return <MoveOf key={me.form.turn} form={me.form} />;
}

function MoveOf({ form }: { form: FormView }) {
  const { view } = useRooms();
  const me = useMe();
  const p = useP();
  const pick = usePick();
  const command = useRoomsCommand();
  const now = useNow(1000);
  const [draft, setDraft] = useDraft(form.turn);
  const [step, setStep] = useState<'form' | 'review' | 'sent'>('form');
  const [sentNow, setSentNow] = useState<MoveParts>({});
  const { turn } = form;
  const { parts, gaps } = finish(draft, me.move?.sent.map(({ part }) => part) ?? []);
  const chosen = Object.keys(parts) as Part[];
  const deadline = view.turn?.deadline ?? null;
  const late = deadline !== null && Date.parse(deadline) <= now;
  const open = partsOf(me).filter((part) => !me.move?.sent.some((each) => each.part === part));

  const go = (next: typeof step) => {
    setStep(next);
    scrollTo(0, 0);
  };
  const send = async () => {
    const receipt = await command.run({ type: 'sendMove', turn, ...parts });
    if (!receipt) return;
    setSentNow(parts);
    setDraft(EMPTY_DRAFT);
    go('sent');
  };

  if (step === 'sent') {
    return <MoveSent turn={turn} sent={sentNow} receipt={command.receipt} onMore={() => go('form')} />;
  }
  if (step === 'review') {
    return (
      <MoveReview
        turn={turn}
        parts={parts}
        unsent={open.filter((part) => !chosen.includes(part))}
        late={late}
        busy={command.busy}
        error={command.error}
        onBack={() => go('form')}
        onSend={() => void send()}
      />
    );
  }
  return (
    <Page
      title={p('move.title', { n: turn })}
      lead={
        <>
          {p('move.lead')} <Clause id="twelve-rooms:M.3" />
        </>
      }
    >
      <div className="move">
        {deadline && (
          <div className="deadline deadline-strip">
            <Countdown until={deadline} zone={view.zone} label={p('home.deadline', { n: turn })} />
          </div>
        )}
        {late && <Notice tone="warn">{p('move.late')}</Notice>}
        <MoveForm form={form} draft={draft} onChange={setDraft} />
        <div className="move-end">
          {gaps.length > 0 && (
            <p className="field-error" role="status">
              {p('move.incomplete', { parts: gaps.map((part) => pick(PART_SHORT[part])).join(', ') })}
            </p>
          )}
          <Button
            variant="primary"
            wide
            disabled={chosen.length === 0 || gaps.length > 0 || late}
            onClick={() => {
              command.reset();
              go('review');
            }}
          >
            {chosen.length === 0 && gaps.length === 0 ? p('move.empty') : p('move.review')}
          </Button>
        </div>
      </div>
    </Page>
  );
}

/** Drafts outlive a look at the map or at the thread, but not the page. */
const drafts = new Map<string, Draft>();

function useDraft(turn: number): [Draft, (draft: Draft) => void] {
  const { id, as } = useRooms();
  const key = `${id} ${as ?? ''} ${turn}`;
  const [draft, setDraft] = useState(() => drafts.get(key) ?? EMPTY_DRAFT);
  const keep = useCallback(
    (next: Draft) => {
      drafts.set(key, next);
      setDraft(next);
    },
    [key],
  );
  return [draft, keep];
}
