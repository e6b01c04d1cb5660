/** What the games of a cup say together; each plot with its table. */
import { roleName } from '../../../rulebooks/table/texts.js';
import { useLang, usePick } from '../../app/prefs.js';
import { sideOfRole } from '../../table/shared/words.js';
import { Card } from '../../ui/card.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Page } from '../../ui/page.js';
import { Table } from '../../ui/table.js';
import { duration, share } from '../lib/numbers.js';
import { useCup, useCupGame, useCupNames } from '../lib/use.js';
import { Bars } from '../parts/bars.js';
import '../styles.js';

export default function Statistics() {
  const { view } = useCupGame();
  const t = useCup();
  const lang = useLang();
  const pick = usePick();
  const names = useCupNames();
  const { statistics: all } = view;
  if (all.games === 0) {
    return (
      <Page title={t('stats.title')}>
        <EmptyState title={t('stats.none')} text={t('stats.noneText')} />
      </Page>
    );
  }
  const wins = (title: string) => ({
    label: title,
    value: t('stats.winRate'),
    more: [t('row.wins'), t('row.games')],
  });
  const judges = all.judges.filter(({ assigned }) => assigned > 0);
  return (
    <Page title={t('stats.title')} lead={t('stats.lead', { n: all.games })}>
      <div className="pair">
        <Card>
          <Bars
            title={t('stats.sides')}
            head={{ label: t('stats.side'), value: t('stats.winRate'), more: [t('row.wins')] }}
            max={all.games}
            bars={(['red', 'black', 'draws'] as const)
              .filter((side) => side !== 'draws' || all.draws > 0)
              .map((side) => ({
                key: side,
                label: t(`side.${side}`),
                value: all[side],
                shown: share(all[side], all.games),
                more: [String(all[side])],
                tone: side === 'draws' ? 'plain' : side,
              }))}
          />
        </Card>
        <Card>
          <Bars
            title={t('stats.roles')}
            head={wins(t('stats.role'))}
            max={1}
            bars={all.roles
              .filter(({ games }) => games > 0)
              .map(({ role, games, wins: won }) => ({
                key: role,
                label: pick(roleName(role)),
                value: won / games,
                shown: share(won, games),
                more: [String(won), String(games)],
                tone: sideOfRole(role),
              }))}
          />
        </Card>
        <Card>
          <Bars
            title={t('stats.seats')}
            head={wins(t('stats.seat'))}
            max={1}
            bars={all.seats.map(({ n, games, wins: won }) => ({
              key: String(n),
              label: `№${n}`,
              value: games === 0 ? 0 : won / games,
              shown: share(won, games),
              more: [String(won), String(games)],
            }))}
          />
        </Card>
        <Card>
          <Bars
            title={t('stats.victims')}
            head={{ label: t('stats.seat'), value: t('stats.times') }}
            max={Math.max(1, ...all.seats.map(({ firstVictims }) => firstVictims))}
            bars={all.seats.map(({ n, firstVictims }) => ({
              key: String(n),
              label: `№${n}`,
              value: firstVictims,
              shown: String(firstVictims),
            }))}
          />
        </Card>
        {judges.length > 0 && (
          <Card>
            <Bars
              title={t('stats.judges')}
              head={{ label: t('stats.judge'), value: t('stats.led') }}
              max={Math.max(1, ...judges.map(({ assigned }) => assigned))}
              bars={judges.map(({ judge, assigned, led }) => ({
                key: judge,
                label: names.judge(judge),
                value: led,
                shown: t('stats.ledOf', { n: led, all: assigned }),
              }))}
            />
          </Card>
        )}
        {all.length && (
          <Card title={t('stats.length')}>
            <dl className="stat-row">
              {(['average', 'shortest', 'longest'] as const).map((key) => (
                <div key={key} className="stat">
                  <dt>{t(`stats.${key}`)}</dt>
                  <dd>{duration(all.length?.[key] ?? 0, lang)}</dd>
                </div>
              ))}
            </dl>
            <p className="quiet small">{t('stats.known', { n: all.length.games })}</p>
          </Card>
        )}
      </div>
      <Card title={t('stats.players')}>
        <Table
          caption={t('stats.players')}
          rows={all.players.filter(({ games }) => games > 0)}
          rowKey={(row) => row.player}
          columns={[
            { key: 'nick', title: t('row.player'), head: true, cell: (row) => names.nick(row.player) },
            { key: 'games', title: t('row.games'), numeric: true, cell: (row) => row.games },
            { key: 'wins', title: t('row.wins'), numeric: true, cell: (row) => row.wins },
            {
              key: 'red',
              title: t('side.red'),
              numeric: true,
              cell: ({ red }) => (red.games ? `${red.wins}/${red.games}` : '—'),
            },
            {
              key: 'black',
              title: t('side.black'),
              numeric: true,
              cell: ({ black }) => (black.games ? `${black.wins}/${black.games}` : '—'),
            },
            { key: 'first', title: t('measure.firstVictim'), numeric: true, cell: (row) => row.firstVictim },
            { key: 'hits', title: t('measure.bestMove'), numeric: true, cell: (row) => row.hits },
            { key: 'fouls', title: t('measure.fouls'), numeric: true, cell: (row) => row.fouls },
            { key: 'removals', title: t('stats.removals'), numeric: true, cell: (row) => row.removals },
          ]}
        />
      </Card>
    </Page>
  );
}
