import type { GameView } from '../../../rulebooks/race/view.js';
import { useBook } from '../../app/book.js';
import { formatMoment, sameClock, useNow, viewerZone, zoneName } from '../../app/clock.js';
import { useSeason } from '../../app/game.js';
import { useLang } from '../../app/prefs.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Countdown } from '../../ui/countdown.js';
import { Notice } from '../../ui/notice.js';
import { Table } from '../../ui/table.js';
import { Clan, Clans } from '../parts/clan.js';
import { Explained } from '../parts/events.js';
import { type OrgSay, useOrg } from '../say.js';

type Painting = NonNullable<GameView['painting']>;

export function PaintingOf({ game }: { game: GameView }) {
  const book = useBook();
  const { view } = useSeason();
  const t = useOrg();
  const now = useNow(5000);
  const { painting } = game;
  if (!painting) return null;
  const later = painting.steps.find((step) => Date.parse(step.from) > now);
  return (
    <Card
      title={t('windows.painting', { n: String(game.number) })}
      actions={<Clauses ids={book.cite('territory.cells', 'territory.close', 'territory.windows')} />}
    >
      {painting.closed ? (
        <Notice>{t('windows.closed')}</Notice>
      ) : (
        <div className="org-counts">
          <Countdown until={painting.closesAt} zone={view.zone} label={t('windows.closesIn')} big />
          {later && <Countdown until={later.from} zone={view.zone} label={t('windows.nextIn')} big />}
        </div>
      )}
      <h3>{t('windows.clans')}</h3>
      <ClanStates painting={painting} now={now} />
      <Explained entries={game.journal.filter((entry) => entry.step === 'painting')} />
      <details className="org-why">
        <summary>{t('windows.table')}</summary>
        <Steps painting={painting} now={now} />
      </details>
    </Card>
  );
}

function stateOf(painting: Painting, clan: Painting['clans'][number], now: number, t: OrgSay) {
  if (painting.anarchy.includes(clan.clan)) return { text: t('windows.state.anarchy'), tone: 'tag-bad' };
  if (clan.allowed === 0) return { text: t('windows.state.nothing'), tone: '' };
  if (clan.used >= clan.allowed) return { text: t('windows.state.done'), tone: 'tag-good' };
  if (clan.used > 0)
    return { text: t('windows.state.part', { n: clan.allowed - clan.used }), tone: 'tag-warn' };
  if (!painting.closed && Date.parse(clan.opensAt) > now) return { text: t('windows.state.waits'), tone: '' };
  return { text: t('windows.state.none'), tone: 'tag-warn' };
}

function ClanStates({ painting, now }: { painting: Painting; now: number }) {
  const { view } = useSeason();
  const t = useOrg();
  const lang = useLang();
  return (
    <Table
      caption={t('windows.clans')}
      rows={painting.clans}
      rowKey={(clan) => clan.clan}
      columns={[
        { key: 'clan', title: t('common.clan'), head: true, cell: ({ clan }) => <Clan id={clan} short /> },
        {
          key: 'used',
          title: t('windows.used'),
          numeric: true,
          cell: (clan) => `${clan.used} / ${clan.allowed}`,
        },
        {
          key: 'state',
          title: t('windows.state'),
          cell: (clan) => {
            const state = stateOf(painting, clan, now, t);
            return <span className={`tag ${state.tone}`}>{state.text}</span>;
          },
        },
        {
          key: 'opens',
          title: t('windows.when', { zone: zoneName(view.zone, lang) }),
          cell: (clan) => formatMoment(clan.opensAt, view.zone, lang),
        },
      ]}
    />
  );
}

function Steps({ painting, now }: { painting: Painting; now: number }) {
  const { view } = useSeason();
  const t = useOrg();
  const lang = useLang();
  const mine = viewerZone();
  const first = painting.steps[0];
  const same = !first || sameClock(first.from, view.zone, mine);
  return (
    <Table
      caption={t('windows.table')}
      rows={painting.steps}
      rowKey={(step) => step.from}
      rowClass={(step) =>
        Date.parse(step.from) <= now && now < Date.parse(step.to) ? 'row-mine' : undefined
      }
      columns={[
        {
          key: 'when',
          title: t('windows.when', { zone: zoneName(view.zone, lang) }),
          head: true,
          cell: (step) =>
            `${formatMoment(step.from, view.zone, lang)} – ${formatMoment(step.to, view.zone, lang)}`,
        },
        ...(same
          ? []
          : [
              {
                key: 'yours',
                title: t('windows.yours'),
                cell: (step: Painting['steps'][number]) => formatMoment(step.from, mine, lang),
              },
            ]),
        {
          key: 'who',
          title: t('windows.who'),
          cell: (step) => (step.clans.length === 0 ? t('windows.night') : <Clans ids={step.clans} />),
        },
      ]}
    />
  );
}
