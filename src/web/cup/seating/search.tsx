/** The search: started, watched, stopped, its result looked at and accepted. */
import { useRef, useState } from 'react';
import type { SeatingFigures } from '../../../rulebooks/table/cup/seating/figures.js';
import { newKey } from '../../app/key.js';
import { usePick } from '../../app/prefs.js';
import { SelectField } from '../../steer/select-field.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { useCupDesk, useDesk } from '../desk/say.js';
import { useCupCommand, useCupNames } from '../lib/use.js';
import { FiguresTable } from './figures-table.js';
import type { SeatsOfRound } from './layout.js';
import { forbidden, type Proposed, proposeSeating } from './propose.js';

/** Rounds of a proposal from `from` on, in order. */
function roundsOf({ tables }: Proposed, from: number): SeatsOfRound[] {
  const rounds = [...new Set(tables.map(({ round }) => round))]
    .filter((round) => round >= from)
    .sort((a, b) => a - b);
  return rounds.map((round) => ({
    round,
    tables: tables
      .filter((table) => table.round === round)
      .sort((a, b) => a.table - b.table)
      .map(({ seats, judges }) => ({ seats, judges })),
  }));
}

/** What is kept with the seating in the log. */
function keptFigures({ meetings, seats, byes, emptySeats }: SeatingFigures): Record<string, number> {
  return {
    meetLeast: meetings.least,
    meetMost: meetings.most,
    meetRange: meetings.range.achieved,
    meetRangeIdeal: meetings.range.ideal,
    seatRepeats: seats.repeats.achieved,
    seatRepeatsIdeal: seats.repeats.ideal,
    outLeast: byes.least,
    outMost: byes.most,
    emptySeats,
  };
}

export function Search({ onDone }: { onDone(): void }) {
  const { id, view } = useCupDesk();
  const t = useDesk();
  const planned = view.plan?.rounds ?? 0;
  const begun = view.rounds.filter(({ status }) => status !== 'planned').length;
  const [from, setFrom] = useState(String(begun + 1));
  const [share, setShare] = useState<number | null>(null);
  const [found, setFound] = useState<{ proposed: Proposed; from: number } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const stop = useRef<AbortController | null>(null);
  const search = async () => {
    const control = new AbortController();
    stop.current = control;
    setError(null);
    setFound(null);
    setShare(0);
    try {
      const proposed = await proposeSeating(id, {
        from: Number(from),
        seed: newKey(),
        signal: control.signal,
        progress: setShare,
      });
      setFound({ proposed, from: Number(from) });
    } catch (caught) {
      if (!control.signal.aborted) setError(caught);
    } finally {
      setShare(null);
    }
  };
  const open = Array.from({ length: planned - begun }, (_, i) => begun + i + 1);
  if (open.length === 0) return <Notice>{t('search.allBegun')}</Notice>;
  return (
    <div className="stack">
      <p>
        {t('search.text')} <Clauses ids={['mafia-cup:2.2']} />
      </p>
      {open.length > 1 && (
        <div className="org-narrow">
          <SelectField
            label={t('search.from')}
            value={from}
            options={open.map((n) => ({ value: String(n), title: t('desk.round', { n }) }))}
            onChange={setFrom}
          />
        </div>
      )}
      <div className="row">
        {share === null ? (
          <Button
            variant={found ? 'secondary' : 'primary'}
            className={found ? undefined : 'org-go'}
            onClick={() => void search()}
          >
            {t(found ? 'search.again' : 'search.do')}
          </Button>
        ) : (
          <>
            <Progress share={share} />
            <Button onClick={() => stop.current?.abort()}>{t('search.stop')}</Button>
          </>
        )}
      </div>
      <ErrorNotice error={error} />
      {found && <Found proposed={found.proposed} from={found.from} onDone={onDone} />}
    </div>
  );
}

function Progress({ share }: { share: number }) {
  const t = useDesk();
  return (
    <div className="cup-progress" role="status">
      <progress max={100} value={share > 0 ? share : undefined} aria-label={t('search.running')} />
      <span>
        {t('search.running')} {share > 0 && `${share} %`}
      </span>
    </div>
  );
}

function Found({ proposed, from, onDone }: { proposed: Proposed; from: number; onDone(): void }) {
  const t = useDesk();
  const pick = usePick();
  const { run, busy, error } = useCupCommand();
  const rounds = roundsOf(proposed, from);
  const blocked = forbidden(proposed, from).length > 0;
  const accept = async () => {
    const receipt = await run({
      type: 'setSeating',
      from,
      rounds: rounds.map(({ tables }) => ({
        tables: tables.map(({ seats, judges }) => ({ seats: [...seats], judges: [...judges] })),
      })),
      source: 'search',
      ...(proposed.figures ? { figures: keptFigures(proposed.figures) } : {}),
    });
    if (receipt) onDone();
  };
  return (
    <Card title={t(rounds.length > 0 && !blocked ? 'search.found' : 'search.none')} tone="call">
      {proposed.obstacles.length > 0 && (
        <Notice tone="warn">
          <ul className="org-bullets">
            {proposed.obstacles.map((obstacle) => (
              <li key={pick(obstacle.text)}>{pick(obstacle.text)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {rounds.length > 0 && (
        <>
          {proposed.figures && <FiguresTable figures={proposed.figures} />}
          <Preview rounds={rounds} />
          <ErrorNotice error={error} />
          <div className="row">
            <Button
              variant="primary"
              className="org-go"
              icon="check"
              busy={busy}
              disabled={blocked}
              aria-describedby={blocked ? 'search-blocked' : undefined}
              onClick={() => void accept()}
            >
              {t('search.accept')}
            </Button>
            {blocked && (
              <p id="search-blocked" className="quiet">
                {t('search.blocked')}
              </p>
            )}
          </div>
        </>
      )}
    </Card>
  );
}

/** Who sits where, before it is accepted. */
function Preview({ rounds }: { rounds: readonly SeatsOfRound[] }) {
  const t = useDesk();
  const names = useCupNames();
  return (
    <details>
      <summary>{t('search.look')}</summary>
      <ol className="cup-preview">
        {rounds.map(({ round, tables }) => (
          <li key={round}>
            <h4>{t('desk.round', { n: round })}</h4>
            <ul>
              {tables.map(({ seats, judges }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a table is its number
                <li key={index}>
                  <b>{t('table.n', { n: index + 1 })}</b>
                  {judges.length > 0 && ` (${judges.map(names.judge).join(', ')})`}:{' '}
                  {seats.map((id, seat) => `${seat + 1}. ${id === null ? '—' : names.nick(id)}`).join(', ')}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}
