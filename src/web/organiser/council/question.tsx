import type { QuestionView } from '../../../rulebooks/race/view.js';
import { useCommand, usePersonName, useSeason } from '../../app/game.js';
import { OpenVote } from '../../council/open-vote.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Countdown } from '../../ui/countdown.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Clan, Clans } from '../parts/clan.js';
import { useOrg } from '../say.js';
import { RecordJury } from './record-jury.js';

const TONES: Record<QuestionView['stage'], 'call' | 'plain'> = {
  raised: 'call',
  voting: 'call',
  decided: 'plain',
  escalated: 'call',
  jury: 'plain',
};

export function QuestionCard({ question }: { question: QuestionView }) {
  const t = useOrg();
  const person = usePersonName();
  const decision = question.decision === null ? undefined : question.choices[question.decision];
  return (
    <Card
      level={3}
      tone={TONES[question.stage]}
      title={question.text}
      actions={<span className="tag">{t(`council.stage.${question.stage}`)}</span>}
    >
      <p className="quiet row">
        {t('council.by', { name: question.clan === null ? t('log.organiser') : person(question.person) })}
        {question.clan !== null && <Clan id={question.clan} short />}
      </p>
      {question.choices.length > 0 && <Choices question={question} />}
      {decision !== undefined && (
        <p>
          <b>{t('council.decision', { text: decision })}</b>
        </p>
      )}
      {question.jury && (
        <p>
          <b>{t('council.jury')}:</b> {question.jury}
        </p>
      )}
      {question.stage === 'raised' && <OpenVote question={question} />}
      {question.stage === 'voting' && <Voting question={question} />}
      {question.stage === 'escalated' && <RecordJury question={question} />}
    </Card>
  );
}

function Choices({ question }: { question: QuestionView }) {
  return (
    <ol className="org-votes">
      {question.choices.map((choice, index) => {
        const votes = question.votes?.filter((vote) => vote.choice === index) ?? [];
        return (
          <li key={choice}>
            <span>{choice}</span>
            <Clans ids={votes.map((vote) => vote.clan)} />
          </li>
        );
      })}
    </ol>
  );
}

function Voting({ question }: { question: QuestionView }) {
  const { view } = useSeason();
  const t = useOrg();
  const { run, busy, error } = useCommand();
  return (
    <>
      {question.voted.length === 0 ? (
        <p className="quiet">{t('council.votedNone')}</p>
      ) : (
        <p className="row">
          {t('council.voted')}: <Clans ids={question.voted} />
        </p>
      )}
      {question.closesAt && (
        <Countdown until={question.closesAt} zone={view.zone} label={t('council.closes')} />
      )}
      <ErrorNotice error={error} />
      <div className="row">
        <Button busy={busy} onClick={() => void run({ type: 'closeVote', question: question.id })}>
          {t('council.closeNow')}
        </Button>
      </div>
    </>
  );
}
