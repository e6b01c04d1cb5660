/** First come, first served: which cells have changed hands, whose they are now, and how to go on. */
import { useBook } from '../../app/book.js';
import { useSides } from '../../app/game.js';
import type { ChangedCell } from '../../board/cells.js';
import { Button } from '../../ui/button.js';
import { Clauses } from '../../ui/clause.js';
import { Icon } from '../../ui/icon.js';
import { SideChip } from '../../ui/side-chip.js';
import { useC } from '../say.js';

interface TakenProps {
  clan: number;
  changed: readonly ChangedCell[];
  onRemove(): void;
  onKeep(): void;
}

export function Taken({ clan, changed, onRemove, onKeep }: TakenProps) {
  const book = useBook();
  const c = useC();
  const side = useSides();
  const others = changed.filter(({ owner }) => owner !== null && owner !== clan);
  return (
    <div className="notice notice-warn" role="alert">
      <Icon name="warn" />
      <div className="stack-tight">
        <p>
          <b>{c(others.length > 0 ? 'paint.taken' : 'paint.changed')}</b>{' '}
          <Clauses ids={book.cite('territory.cells')} />
        </p>
        <ul className="stack-tight">
          {changed.map(({ cell, owner }) => (
            <li key={cell} className="row">
              <b>{cell}</b>
              {owner === null ? (
                <span>{c('paint.nowFree')}</span>
              ) : owner === clan ? (
                <span>{c('paint.nowYours')}</span>
              ) : (
                <SideChip side={side(owner)} size="small" short />
              )}
            </li>
          ))}
        </ul>
        <p>{c(others.length > 0 ? 'paint.takenText' : 'paint.changedText')}</p>
        <div className="row">
          <Button onClick={onRemove}>
            {c(others.length > 0 ? 'paint.removeTaken' : 'paint.removeChanged')}
          </Button>
          {others.length > 0 && <Button onClick={onKeep}>{c('paint.keepTaken')}</Button>}
        </div>
      </div>
    </div>
  );
}
