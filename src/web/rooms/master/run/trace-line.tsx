import { changeText } from '../../../../rulebooks/twelve-rooms/describe.js';
import type { Line } from '../../../../rulebooks/twelve-rooms/shapes.js';
import { Clauses } from '../../../ui/clause.js';
import { Icon } from '../../../ui/icon.js';
import { useNames } from '../lib/names.js';
import { useMaster } from '../lib/use.js';

/** One line of a step. `own`: the clause of the step itself, said once above. */
export function TraceLine({ line, own }: { line: Line; own: string }) {
  const t = useMaster();
  const names = useNames();
  const targets = [...line.targets.map(names.vote), ...line.rooms.map((room) => t('room.n', { n: room }))];
  return (
    <li className={`rm-line rm-line-${line.outcome}`}>
      <p className="rm-line-head">
        <span className="rm-line-who">
          {line.actor && <b>{names.nick(line.actor)}</b>}
          <span>{names.act(line.act)}</span>
          {targets.length > 0 && (
            <>
              <span aria-hidden="true">→</span>
              <span className="sr-only">{t('trace.on')}</span>
              <b>{targets.join(', ')}</b>
            </>
          )}
        </span>
        {(line.outcome === 'failed' || line.outcome === 'stored') && (
          <span className={`tag ${line.outcome === 'failed' ? 'tag-bad' : 'tag-warn'}`}>
            <Icon name={line.outcome === 'failed' ? 'close' : 'clock'} />
            {names.of('outcome', line.outcome)}
          </span>
        )}
        {line.outcome === 'done' && (
          <span className="rm-done" title={names.of('outcome', 'done')}>
            <Icon name="check" />
            <span className="sr-only">{names.of('outcome', 'done')}</span>
          </span>
        )}
      </p>
      {line.why && (
        <p className="rm-line-why">
          {t('trace.because')} {names.of('why', line.why)}
        </p>
      )}
      <div className="rm-line-more">
        {line.changes.map((change) => (
          <span key={JSON.stringify(change)} className="rm-change">
            {changeText(change, names.said, names.lang)}
          </span>
        ))}
        <Clauses ids={line.clauses.filter((id) => id !== own)} rulings={line.rulings} />
      </div>
    </li>
  );
}
