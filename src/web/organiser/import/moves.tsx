/** What the moves would be: one line a clan, and under it why. All numbers are those of the server's trial run. */

import type { EventOf } from '../../../rulebooks/race/events.js';
import type { DryRun } from '../../../server/shapes.js';
import { useSeason } from '../../app/game.js';
import { signed } from '../../app/i18n.js';
import { Notice } from '../../ui/notice.js';
import { useAskWords } from '../lib/ask-words.js';
import { eventsOfType } from '../lib/event-of.js';
import { Clan } from '../parts/clan.js';
import { asEntries, Entries, Explained } from '../parts/events.js';
import { useOrg } from '../say.js';

type Loose = DryRun['events'][number];

function concerns(event: Loose, clan: number): boolean {
  return event.clan === clan || event.owner === clan;
}

export function Moves({ run }: { run: DryRun }) {
  const t = useOrg();
  const order = eventsOfType(run.events, 'OrderSet')
    .at(-1)
    ?.order.map((one) => one.clan);
  const asks = eventsOfType(run.events, 'AskRaised');
  return (
    <section className="org-moves" aria-label={t('import.moves')}>
      <h3>{t('import.moves')}</h3>
      <p className="quiet">{t('import.movesHint')}</p>
      {asks.map((ask) => (
        <WillAsk key={ask.ask} ask={ask} />
      ))}
      {order && (
        <ol className="org-moves-list">
          {order.map((clan) => (
            <ClanMove key={clan} clan={clan} run={run} />
          ))}
        </ol>
      )}
      <Explained entries={asEntries(run.events)} />
    </section>
  );
}

function WillAsk({ ask }: { ask: EventOf<'AskRaised'> }) {
  const t = useOrg();
  const words = useAskWords({ ...ask, id: ask.ask });
  return (
    <Notice tone="warn">
      {t('import.willAsk', { title: words.title })} ({ask.items.map(words.item).join(', ')})
    </Notice>
  );
}

function ClanMove({ clan, run }: { clan: number; run: DryRun }) {
  const { view } = useSeason();
  const t = useOrg();
  const before = view.clans.find((one) => one.id === clan)?.position ?? 0;
  const moved = run.differences.find((one) => one.path === `clans.${clan}.position`);
  const after = typeof moved?.after === 'number' ? moved.after : before;
  const dice = eventsOfType(run.events, 'DiceThrown').find((event) => event.clan === clan);
  const rank = eventsOfType(run.events, 'RanksSet')
    .at(-1)
    ?.ranks.find((one) => one.clan === clan);
  const why = run.events.filter((event) => concerns(event, clan));
  const changes = dice?.modifiers.reduce((sum, one) => sum + one.amount, 0) ?? 0;
  return (
    <li className="org-move">
      <Clan id={clan} />
      <p className="org-move-path">
        <span>{before === 0 ? t('common.start') : before}</span>
        <span aria-hidden="true">→</span>
        <b>{after}</b>
      </p>
      <p className="org-move-dice">
        {dice ? (
          <>
            <b>{signed(dice.total)}</b>{' '}
            <span className="quiet">
              {t('import.diceParts', {
                main: dice.main,
                cup: dice.cup,
                creative: dice.creative,
                mod: signed(changes),
              })}
            </span>
          </>
        ) : (
          '—'
        )}
      </p>
      {rank && (
        <p className="quiet small">
          {t('import.cellsToPaint')}: {rank.cells}
        </p>
      )}
      {why.length > 0 && (
        <details className="org-why">
          <summary>{t('common.explained', { n: why.length })}</summary>
          <Entries entries={asEntries(why)} />
        </details>
      )}
    </li>
  );
}
