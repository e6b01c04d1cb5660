/** The server has it: what was taken, when, and what is still missing. */
import type { Receipt as ReceiptShape } from '../../../server/shapes.js';
import { navigate } from '../../app/router.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Page } from '../../ui/page.js';
import { Receipt } from '../../ui/receipt.js';
import { useMe, useRooms } from '../shared/use-rooms.js';
import type { MoveParts } from './draft.js';
import { SaidParts } from './move-review.js';
import { PartStates } from './needed.js';
import { useP } from './say.js';

interface MoveSentProps {
  turn: number;
  sent: MoveParts;
  receipt: ReceiptShape | null;
  onMore(): void;
}

export function MoveSent({ sent, receipt, onMore }: MoveSentProps) {
  const { id, view } = useRooms();
  const { move } = useMe();
  const p = useP();
  const whole = move?.wholeAt !== null && move !== null;
  return (
    <Page title={p(whole ? 'move.done' : 'move.donePart')}>
      <div className="move">
        <Receipt receipt={receipt} zone={view.zone} />
        <Card>
          <SaidParts parts={sent} />
        </Card>
        <Card title={p('home.parts')} tone={whole ? 'good' : 'plain'}>
          <PartStates />
        </Card>
        <div className="move-buttons">
          {!whole && <Button onClick={onMore}>{p('move.more')}</Button>}
          <Button variant="primary" onClick={() => navigate(`/g/${id}/turn`)}>
            {p('move.toHome')}
          </Button>
        </div>
      </div>
    </Page>
  );
}
