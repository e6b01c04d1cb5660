/** Rulings of the cup, each change with its reason. */
import { Suspense, use } from 'react';
import { Rulings } from '../../steer/rulings.js';
import { Loading } from '../../ui/loading.js';
import { Page } from '../../ui/page.js';
import { loadWords } from '../../words.js';
import { rulingsInForce } from '../lib/rulings.js';
import { useCupDesk, useDesk } from './say.js';

export default function RulingsScreen() {
  const t = useDesk();
  return (
    <Page title={t('nav.rulings')}>
      <Suspense fallback={<Loading />}>
        <List />
      </Suspense>
    </Page>
  );
}

function List() {
  const { view } = useCupDesk();
  return <Rulings rulings={rulingsInForce(view, use(loadWords('mafia-cup')))} />;
}
