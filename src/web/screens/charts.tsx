/** Positions and territory over the games; each picture with its table. */
import { useMemo } from 'react';
import { type ChartSeries, drawChart } from '../../picture/chart.js';
import { useBook } from '../app/book.js';
import { useSeason } from '../app/game.js';
import { usePick, usePrefs } from '../app/prefs.js';
import { Card } from '../ui/card.js';
import { useNarrow } from '../ui/narrow.js';
import { SideChip } from '../ui/side-chip.js';
import { Table } from '../ui/table.js';
import { territoryByGame } from './frames.js';
import { useS } from './say.js';

export default function Charts() {
  const { view } = useSeason();
  const book = useBook();
  const s = useS();
  const played = view.games.filter((game) => game.after);
  const { sides, size } = view.board;
  const labels = view.games.map((game) => String(game.number));
  const series = (values: (game: (typeof played)[number], index: number) => number | null) =>
    sides.map((side, i) => ({
      side,
      values: view.games.map((game) => (game.after ? values(game, i) : null)),
    }));
  const territory = territoryByGame(view);
  if (played.length === 0) return null;
  return (
    <div className="pair">
      <Chart
        title={s('season.positions')}
        labels={labels}
        series={series((game, i) => game.after?.positions[i] ?? null)}
        max={size}
      />
      {book.has('territory') && (
        <Chart
          title={s('season.territory')}
          labels={labels}
          series={sides.map((side, i) => ({ side, values: territory.map((game) => game?.[i] ?? null) }))}
        />
      )}
    </div>
  );
}

interface ChartProps {
  title: string;
  labels: string[];
  series: ChartSeries[];
  max?: number;
}

function Chart({ title, labels, series, max }: ChartProps) {
  const { theme, lang } = usePrefs();
  const narrow = useNarrow();
  const s = useS();
  const pick = usePick();
  const html = useMemo(
    () => ({
      __html: drawChart(series, {
        theme,
        lang,
        labels,
        title,
        max,
        width: narrow ? 480 : 720,
        height: 420,
      }),
    }),
    [series, theme, lang, labels, title, max, narrow],
  );
  const rows = labels
    .map((label, i) => ({ label, i }))
    .filter(({ i }) => series.some((one) => one.values[i] !== null));
  return (
    <Card>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the picture module escapes everything it draws */}
      <div className="chart" dangerouslySetInnerHTML={html} />
      <details>
        <summary>{s('season.asTable')}</summary>
        <Table
          caption={title}
          columns={[
            { key: 'game', title: s('table.game'), head: true, cell: (row) => row.label },
            ...series.map((one) => ({
              key: String(one.side.id),
              title: (
                <span title={pick(one.side.name)}>
                  <SideChip side={one.side} size="small" bare />
                </span>
              ),
              numeric: true,
              cell: (row: { label: string; i: number }) => one.values[row.i] ?? '—',
            })),
          ]}
          rows={rows}
          rowKey={(row) => row.label}
        />
      </details>
    </Card>
  );
}
