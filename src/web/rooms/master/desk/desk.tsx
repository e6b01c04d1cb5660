/** The master's desk: what is needed now, the deadline, who has sent, what waits. */
import { Quarantine } from '../../../steer/quarantine.js';
import { Page } from '../../../ui/page.js';
import { useMaster, useRooms } from '../lib/use.js';
import { AskCard } from '../run/ask-card.js';
import { Aside } from './aside.js';
import { DeadlineCard } from './deadline.js';
import { NextAction } from './next-action.js';
import { PlanCard } from './plan.js';
import { SentCard } from './sent.js';

export default function Desk() {
  const { view, master } = useRooms();
  const t = useMaster();
  const { turn } = view;
  const running = view.phase === 'running';
  const deadline = running && turn !== null;
  const lead = turn && running ? t('desk.turn', { n: turn.number }) : t(`desk.phase.${view.phase}`);
  return (
    <Page title={t('desk.title')} lead={lead}>
      <Quarantine />
      <div className="rm-desk">
        <div className="org-day-main">
          {master.asks.length > 0 && turn?.stage === 'closed' ? (
            master.asks.map((ask) => <AskCard key={ask.id} ask={ask} />)
          ) : (
            <NextAction />
          )}
        </div>
        <div className="org-day-main">
          <DeadlineCard />
          {!deadline && <Aside />}
        </div>
      </div>
      {running && turn && turn.stage !== 'resolved' && <SentCard />}
      {(running || deadline) && (
        <div className="rm-pair">
          {deadline && <Aside />}
          {running && <PlanCard />}
        </div>
      )}
    </Page>
  );
}
