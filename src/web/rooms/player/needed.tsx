/** The first line: what is needed, and by when; under it each part of the move, sent or missing. */
import { formatSeconds } from '../../app/clock.js';
import { usePick } from '../../app/prefs.js';
import { Link } from '../../app/router.js';
import { Card } from '../../ui/card.js';
import { Clause, Clauses } from '../../ui/clause.js';
import { Countdown } from '../../ui/countdown.js';
import { Icon } from '../../ui/icon.js';
import { useMe, useR, useRooms } from '../shared/use-rooms.js';
import { PART_WORDS } from '../shared/words.js';
import { partsOf } from './parts.js';
import { useP } from './say.js';

export function Needed() {
  const { id, view } = useRooms();
  const me = useMe();
  const p = useP();
  const { turn } = view;
  if (view.phase === 'ended') {
    return (
      <Card tone="call" title={p('home.ended')}>
        <Link className="button button-primary" to={`/g/${id}/finale`}>
          {p('home.toFinale')}
        </Link>
      </Card>
    );
  }
  if (!me.inGame) {
    return (
      <Card tone="call" title={p('home.out')}>
        <p>
          {p('home.outText')} <Clause id="twelve-rooms:G.7" />
        </p>
      </Card>
    );
  }
  if (view.phase === 'dealt') return <Waiting text={p('home.dealt')} />;
  if (view.phase === 'regroup') return <Waiting text={p('home.regroup')} until={view.regroupUntil} />;
  if (!turn || turn.stage === 'resolved') return <Waiting text={p('home.between')} />;
  if (turn.stage === 'paused') return <Waiting text={p('home.paused')} />;
  if (turn.stage === 'closed') return <Waiting text={p('home.waitMaster')} />;
  return <OpenTurn />;
}

function Waiting({ text, until }: { text: string; until?: string | null }) {
  const { view } = useRooms();
  return (
    <Card tone="plain">
      <p className="needed-line">{text}</p>
      {until && <Countdown until={until} zone={view.zone} big />}
    </Card>
  );
}

function OpenTurn() {
  const { id, view } = useRooms();
  const { move } = useMe();
  const p = useP();
  const { turn } = view;
  if (!turn) return null;
  const n = turn.number;
  const whole = move?.wholeAt ?? null;
  const voteMissing = move?.missing.includes('vote') ?? true;
  const begun = (move?.sent.length ?? 0) > 0;
  return (
    <Card tone={whole ? 'good' : 'call'}>
      <h2 className="needed-line">
        {whole ? p('home.whole', { n }) : voteMissing && begun ? p('todo.vote') : p('todo.move', { n })}
      </h2>
      <div className="deadline">
        <Countdown until={turn.deadline} zone={view.zone} label={p('home.deadline', { n })} big />
        <p className="quiet small">
          {p('home.late')} <Clause id="twelve-rooms:G.1" />
        </p>
      </div>
      {whole && (
        <p>
          {p('home.wholeAt', { at: formatSeconds(whole, view.zone) })} <Clause id="twelve-rooms:M.3" />
        </p>
      )}
      <PartStates />
      {!whole && (
        <Link className="button button-primary button-wide" to={`/g/${id}/move`}>
          <Icon name="door" />
          <span>{begun ? p('home.sendRest') : p('home.send', { n })}</span>
        </Link>
      )}
    </Card>
  );
}

/** Each part with its state and, when sent, the server's time. */
export function PartStates() {
  const { view } = useRooms();
  const me = useMe();
  const p = useP();
  const r = useR();
  const pick = usePick();
  if (!me.move) return null;
  const { sent } = me.move;
  return (
    <ul className="part-states" aria-label={p('home.parts')}>
      {partsOf(me).map((part) => {
        const at = sent.find((each) => each.part === part)?.at;
        return (
          <li key={part} className={at ? 'part-sent' : 'part-missing'}>
            <Icon name={at ? 'check' : 'clock'} />
            <span>
              {pick(PART_WORDS[part].name)}
              {part === 'vote' && <span className="quiet small"> · {r('weight', { n: me.weight })}</span>}
            </span>
            <span className="quiet small">
              {at ? p('home.sent', { at: formatSeconds(at, view.zone) }) : p('home.missing')}
            </span>
            <Clauses ids={[PART_WORDS[part].clause]} />
          </li>
        );
      })}
    </ul>
  );
}
