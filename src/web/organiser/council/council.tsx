/** Questions to the bosses, rulings on open points, and the decree as a last resort. */
import { Suspense } from 'react';
import { useBook } from '../../app/book.js';
import { useSeason } from '../../app/game.js';
import { Rulings } from '../../steer/rulings.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Loading } from '../../ui/loading.js';
import { Page } from '../../ui/page.js';
import { Clan } from '../parts/clan.js';
import { useOrg } from '../say.js';
import { Decree } from './decree.js';
import { QuestionCard } from './question.js';
import { RaiseQuestion } from './raise.js';

export default function CouncilScreen() {
  const book = useBook();
  const { view } = useSeason();
  const t = useOrg();
  const by = (who: string) =>
    who === 'council' || who === 'jury' ? t(`rulings.by.${who}`) : t('rulings.by.organiser');
  const open = (stage: string) => stage === 'raised' || stage === 'voting' || stage === 'escalated';
  const questions = [...view.questions]
    .reverse()
    .sort((a, b) => Number(open(b.stage)) - Number(open(a.stage)));
  return (
    <Page title={t('council.title')}>
      <section className="stack" aria-labelledby="questions">
        <h2 id="questions">
          {t('council.questions')} <Clauses ids={book.cite('council', 'council.jury')} />
        </h2>
        {questions.length === 0 && <p className="quiet">{t('council.noQuestions')}</p>}
        <Suspense fallback={<Loading />}>
          {questions.map((question) => (
            <QuestionCard key={question.id} question={question} />
          ))}
        </Suspense>
        {view.phase === 'running' && <RaiseQuestion />}
      </section>
      {view.proposals.length > 0 && (
        <Card title={t('council.proposals')}>
          <ul className="stack-tight">
            {view.proposals.map((proposal) => (
              <li key={`${proposal.clan}-${proposal.text}`}>
                <Clan id={proposal.clan} short /> {proposal.text}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Suspense fallback={<Loading />}>
        <Rulings rulings={view.rulings} by={by} />
      </Suspense>
      {view.phase === 'running' && <Decree />}
    </Page>
  );
}
