/** The fights of a game: the three questions compared, who stayed and who rolled back. */
import type { EventOf } from '../../../rulebooks/race/events.js';
import type { GameView } from '../../../rulebooks/race/view.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Table } from '../../ui/table.js';
import { entriesOfType } from '../lib/event-of.js';
import { Clan, Clans } from '../parts/clan.js';
import { useOrg } from '../say.js';

type Fight = EventOf<'FightHeld'>;

export function FightsOf({ game }: { game: GameView }) {
  const t = useOrg();
  const fights = entriesOfType(game.journal, 'FightHeld');
  const peaces = entriesOfType(game.journal, 'PeaceMade');
  if (fights.length === 0 && peaces.length === 0) return <p className="quiet">{t('fights.none')}</p>;
  return (
    <>
      {fights.map((fight) => (
        <FightCard key={`${fight.cell}-${fight.sides.map((side) => side.clan).join('-')}`} fight={fight} />
      ))}
      {peaces.map((peace) => (
        <p key={`${peace.cell}-${peace.clans.join('-')}`} className="org-line row">
          {t('fights.peace', { cell: peace.cell })} <Clans ids={peace.clans} />{' '}
          <Clauses ids={peace.clauses} />
        </p>
      ))}
    </>
  );
}

function FightCard({ fight }: { fight: Fight }) {
  const t = useOrg();
  return (
    <Card
      level={3}
      title={t('fights.on', { cell: fight.cell })}
      actions={<Clauses ids={fight.clauses} rulings={fight.rulings} />}
    >
      {fight.ask !== null && <p className="quiet">{t('fights.byOrganiser')}</p>}
      <Table
        caption={t('fights.compared', { cell: fight.cell })}
        rows={[...fight.sides].sort((a, b) => a.place - b.place)}
        rowKey={(side) => side.clan}
        columns={[
          { key: 'clan', title: t('common.clan'), head: true, cell: (side) => <Clan id={side.clan} short /> },
          ...fight.criteria.map((question, index) => ({
            key: `q${question}`,
            title: t('fights.question', { n: question }),
            cell: (side: Fight['sides'][number]) =>
              side.taken[index] === undefined
                ? '—'
                : t('fights.of', { n: side.taken[index], all: side.teams }),
          })),
          { key: 'place', title: t('fights.place'), numeric: true, cell: (side) => side.place },
          {
            key: 'to',
            title: t('fights.to'),
            cell: (side) => (
              <span className="org-chips">
                <b>{side.to}</b>
                {side.immune && <span className="tag tag-good">{t('fights.immune')}</span>}
              </span>
            ),
          },
        ]}
      />
    </Card>
  );
}
