/** The table at this moment and all that has happened, for whoever looks at it on a phone. */
import { Suspense, use, useEffect } from 'react';
import { knownDevice } from '../../app/device.js';
import { Link } from '../../app/router.js';
import { ChosenRulings } from '../../rules/rule-book.js';
import { Card } from '../../ui/card.js';
import { Loading } from '../../ui/loading.js';
import { loadWords } from '../../words.js';
import { leads, useTableView } from '../shared/use-view.js';
import { TableHistory } from './history.js';
import { NowCard } from './now-card.js';
import { SeatRing } from './ring.js';
import { useW } from './say.js';

export function TableBody() {
  const { id, view } = useTableView();
  const w = useW();
  useNothingKept();
  return (
    <>
      <NowCard />
      <SeatRing view={view} />
      <Card title={w('history.title')} className="tb-course">
        <TableHistory view={view} />
      </Card>
      <Card title={w('rulings.title')}>
        <Suspense fallback={<Loading />}>
          <ChangedRulings />
        </Suspense>
        <div>
          <Link className="button button-ghost" to={`/g/${id}/rules`}>
            {w('rulings.all')}
          </Link>
        </div>
      </Card>
    </>
  );
}

/** Whoever led this table from this device and leads it no more has nothing of it here: a lost tablet tells no roles. */
function useNothingKept(): void {
  const { id, as, view } = useTableView();
  const kept = as === null && !leads(view) && knownDevice() !== null;
  useEffect(() => {
    if (!kept) return;
    void import('../offline/kept-answer.js').then(
      ({ giveUpTable }) => giveUpTable(id),
      // Not even the screens are kept here.
      () => undefined,
    );
  }, [id, kept]);
}

/** Only what is not as the regulation has it: the rest is a page of its own. */
function ChangedRulings() {
  const { view } = useTableView();
  const { rulings } = use(loadWords('vavt-cup-2017'));
  const changed = Object.entries(view.rulings).filter(([id, value]) => rulings[id]?.default !== value);
  return <ChosenRulings chosen={Object.fromEntries(changed)} known={rulings} />;
}
