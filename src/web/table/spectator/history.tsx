/** Days and nights, the newest first: votes with the hands, departures with their clause, and the nights once they are open. */
import { describe, namesOf } from '../../../rulebooks/table/describe.js';
import { causeName } from '../../../rulebooks/table/texts.js';
import { useLang } from '../../app/prefs.js';
import { Clauses } from '../../ui/clause.js';
import { type Chapter, chaptersOf } from '../shared/history.js';
import { seatsText } from '../shared/say-seats.js';
import type { TableView } from '../shared/use-view.js';
import { useW } from './say.js';

export function TableHistory({ view }: { view: TableView }) {
  const w = useW();
  const chapters = chaptersOf(view).reverse();
  if (chapters.length === 0) return <p className="quiet">{w('history.empty')}</p>;
  return (
    <ol className="tb-history">
      {chapters.map((chapter, i) => (
        <li key={`${chapter.kind}-${chapter.n}`} className={`tb-chapter tb-chapter-${chapter.kind}`}>
          <h3>
            {title(chapter, w)}
            {i === 0 && view.phase !== 'ended' && <span className="tag">{w('history.running')}</span>}
          </h3>
          <ChapterBody
            chapter={chapter}
            running={i === 0 && view.phase !== 'ended'}
            blind={view.rulings['night.shooting'] === 'blind'}
          />
        </li>
      ))}
    </ol>
  );
}

function title({ kind, n }: Chapter, w: ReturnType<typeof useW>): string {
  if (kind === 'day') return w('history.day', { n });
  return n === 0 ? w('history.firstNight') : w('history.night', { n });
}

interface BodyProps {
  chapter: Chapter;
  running: boolean;
  /** Each of the mafia shoots alone: what each showed is told. */
  blind: boolean;
}

function ChapterBody({ chapter, running, blind }: BodyProps) {
  const w = useW();
  const lang = useLang();
  const named = chapter.day?.nominations ?? [];
  return (
    <>
      {named.length > 0 && (
        <p className="small">
          {w('history.named', {
            list: named
              .map(({ seat, by, withdrawn }) =>
                w(withdrawn ? 'history.namedBack' : 'history.namedBy', { seat, by }),
              )
              .join(', '),
          })}
        </p>
      )}
      {chapter.votes.map((vote) => (
        <div key={vote.round} className="tb-tally">
          <p className="quiet small">{w('history.round', { n: vote.round })}</p>
          <ul>
            {vote.tally.map(({ candidate, votes, seats, silent }) => (
              <li key={candidate} className={vote.leaders.includes(candidate) ? 'tb-most' : undefined}>
                <span>
                  №{candidate}: <b>{votes}</b>
                </span>
                <span className="quiet small">
                  {[
                    seats && seats.length > 0 ? seatsText(seats) : '',
                    silent > 0 ? w('history.silent', { n: silent }) : '',
                  ]
                    .filter(Boolean)
                    .join('; ')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {chapter.questions.map((question) => (
        <p key={`${seatsText(question.seats)}-${question.count}`}>
          {w('history.question', {
            seats: seatsText(question.seats),
            a: question.count,
            b: question.living,
          })}
          {': '}
          {w(question.passed ? 'history.questionYes' : 'history.questionNo')}
        </p>
      ))}
      {chapter.secret && <NightDone night={chapter.secret} blind={blind} />}
      {chapter.departures.map((departure) => (
        <p key={`${departure.at}-${departure.seats.join()}`} className="tb-left">
          <b>
            {w(departure.seats.length > 1 ? 'history.leftAll' : 'history.left', {
              seats: seatsText(departure.seats),
              cause: causeName(departure.cause)[lang],
            })}
          </b>{' '}
          <Clauses ids={departure.clauses} rulings={departure.rulings} />
        </p>
      ))}
      {chapter.substitutes.map(({ seat, former, name }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: who has sat down stays where it stands
        <p key={i} className="tb-left">
          <b>{w('history.substitute', { n: seat, former, name })}</b>{' '}
          <Clauses ids={['vavt-cup-2017:1.1', 'vavt-cup-2017:I.2']} rulings={['substitute']} />
        </p>
      ))}
      <ByHand chapter={chapter} />
      <Quiet chapter={chapter} />
      {!running && chapter.departures.length === 0 && !chapter.day?.noVote && !chapter.day?.stayed && (
        <p className="quiet">{w(chapter.kind === 'night' ? 'history.allAlive' : 'history.noVote')}</p>
      )}
    </>
  );
}

function ByHand({ chapter }: { chapter: Chapter }) {
  const w = useW();
  return chapter.byHand.map(({ effect }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what was done stays where it stands
    <p key={i} className="tb-left">
      <b>{handText(effect, w)}</b> <Clauses ids={['vavt-cup-2017:I.2']} />
    </p>
  ));
}

function handText(effect: Chapter['byHand'][number]['effect'], w: ReturnType<typeof useW>): string {
  if (effect.kind === 'revive') return w('history.hand.revive', { n: effect.seat });
  return w(effect.kind === 'phase' ? `history.hand.${effect.to}` : 'history.hand.cancelVote');
}

/** Why there was no vote, or why nobody left after it. */
function Quiet({ chapter: { day } }: { chapter: Chapter }) {
  const lang = useLang();
  const events = [
    ...(day?.noVote ? [{ type: 'NoVote', why: day.noVote }] : []),
    ...(day?.stayed ? [{ type: 'AllStayed', ...day.stayed }] : []),
  ];
  return events.map((event) => (
    <p key={event.type} className="quiet">
      {describe(event, namesOf(), lang)}
    </p>
  ));
}

function NightDone({ night, blind }: { night: NonNullable<Chapter['secret']>; blind: boolean }) {
  const w = useW();
  return (
    <ul className="tb-night small">
      {night.shots !== null && (
        <li>
          {night.target === null ? w('night.miss') : w('night.shot', { n: night.target })}
          {blind && (
            <span className="quiet">
              {' '}
              (
              {w('night.shots', {
                list: (night.shots ?? [])
                  .map(({ seat, target }) => `№${seat} → ${target ? `№${target}` : '–'}`)
                  .join(', '),
              })}
              )
            </span>
          )}
        </li>
      )}
      {night.healed !== null && <li>{w('night.healed', { n: night.healed })}</li>}
      {night.checks
        .filter(({ target }) => target !== null)
        .map(({ by, target, answer }) => (
          <li key={by}>
            {w(`night.check.${by}`, {
              n: target ?? 0,
              answer: w(`answer.${by}.${answer ? 'yes' : 'no'}`),
            })}
          </li>
        ))}
    </ul>
  );
}
