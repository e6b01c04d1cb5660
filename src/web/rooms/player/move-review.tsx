/** The last look before sending: what goes now, what stays, and that it is final. */
import type { Part } from '../../../rulebooks/twelve-rooms/commands.js';
import { usePick } from '../../app/prefs.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clause } from '../../ui/clause.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { PART_SHORT, PART_WORDS } from '../shared/words.js';
import type { MoveParts } from './draft.js';
import { useSaidParts } from './said-parts.js';
import { useP } from './say.js';

interface MoveReviewProps {
  turn: number;
  parts: MoveParts;
  unsent: readonly Part[];
  late: boolean;
  busy: boolean;
  error: unknown;
  onBack(): void;
  onSend(): void;
}

export function MoveReview({ turn, parts, unsent, late, busy, error, onBack, onSend }: MoveReviewProps) {
  const p = useP();
  const pick = usePick();
  return (
    <Page title={p('move.reviewTitle', { n: turn })}>
      <div className="move">
        <Card title={p('move.goesNow')} tone="call">
          <SaidParts parts={parts} />
          <Notice tone="warn">
            <p>
              <b>{p('move.final')}</b> <Clause id="twelve-rooms:G.1" />
            </p>
          </Notice>
        </Card>
        {unsent.length > 0 && (
          <Card title={p('move.staysOpen')} tone="quiet">
            <p>{unsent.map((part) => pick(PART_SHORT[part])).join(', ')}</p>
            <p className="quiet small">
              {p('move.staysText')} <Clause id="twelve-rooms:M.3" />
            </p>
            {unsent.includes('vote') && (
              <p className="field-error">
                {p('move.noVoteYet')} <Clause id="twelve-rooms:G.1" />
              </p>
            )}
          </Card>
        )}
        {late && <Notice tone="warn">{p('move.late')}</Notice>}
        <ErrorNotice error={error} />
        <div className="move-buttons">
          <Button onClick={onBack}>{p('move.back')}</Button>
          <Button variant="primary" busy={busy} disabled={late} onClick={onSend}>
            {p('move.sendNow')}
          </Button>
        </div>
      </div>
    </Page>
  );
}

/** Parts of a move with their names, one a line. */
export function SaidParts({ parts }: { parts: MoveParts }) {
  const pick = usePick();
  const say = useSaidParts();
  const given = (Object.keys(PART_WORDS) as Part[]).filter((part) => parts[part] !== undefined);
  return (
    <dl className="said-parts">
      {given.map((part) => (
        <div key={part}>
          <dt>{pick(PART_WORDS[part].name)}</dt>
          <dd>{say({ [part]: parts[part] }).join('; ')}</dd>
        </div>
      ))}
    </dl>
  );
}
