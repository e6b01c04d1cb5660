/** First come, first served: which cells were lost, to whom, and how to go on. */
import { useSides } from '../../app/game.js';
import { Button } from '../../ui/button.js';
import { Clause } from '../../ui/clause.js';
import { Icon } from '../../ui/icon.js';
import { SideChip } from '../../ui/side-chip.js';
import { useC } from '../say.js';

interface TakenProps {
  taken: readonly { cell: number; owner: number }[];
  onRemove(): void;
  onKeep(): void;
}

export function Taken({ taken, onRemove, onKeep }: TakenProps) {
  const c = useC();
  const side = useSides();
  return (
    <div className="notice notice-warn" role="alert">
      <Icon name="warn" />
      <div className="stack-tight">
        <p>
          <b>{c('paint.taken')}</b> <Clause id="mafia-2018:6.3" />
        </p>
        <ul className="stack-tight">
          {taken.map(({ cell, owner }) => (
            <li key={cell} className="row">
              <b>{cell}</b> <SideChip side={side(owner)} size="small" short />
            </li>
          ))}
        </ul>
        <p>{c('paint.takenText')}</p>
        <div className="row">
          <Button variant="primary" onClick={onRemove}>
            {c('paint.removeTaken')}
          </Button>
          <Button onClick={onKeep}>{c('paint.keepTaken')}</Button>
        </div>
      </div>
    </div>
  );
}
