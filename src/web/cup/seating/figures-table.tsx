/** Figures of a seating in plain words, beside what could not be bettered or beside what they would become. */
import type { SeatingFigures } from '../../../rulebooks/table/cup/seating/figures.js';
import { Table } from '../../ui/table.js';
import { type DeskSay, useDesk } from '../desk/say.js';

interface Line {
  key: string;
  name: string;
  shown: string;
  /** The proved bound; null: none is known. */
  ideal: string | null;
}

const span = (least: number, most: number): string => (least === most ? String(most) : `${least}–${most}`);

type Kind = SeatingFigures['rules'][number]['kind'];

/** Meetings of all pairs and teams under rules of these kinds. */
function met({ rules }: SeatingFigures, which: 'achieved' | 'ideal', ...kinds: Kind[]): number {
  return rules
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { meetings }) => sum + meetings[which], 0);
}

function linesOf(figures: SeatingFigures, t: DeskSay): Line[] {
  const { meetings, seats, byes, judges, rules, emptySeats } = figures;
  const line = (key: Parameters<DeskSay>[0], shown: string | number, ideal: number | null = null): Line => ({
    key,
    name: t(key),
    shown: String(shown),
    ideal: ideal === null ? null : String(ideal),
  });
  const wish = (key: Parameters<DeskSay>[0], kind: Kind): Line[] =>
    rules.some((rule) => rule.kind === kind)
      ? [line(key, met(figures, 'achieved', kind), met(figures, 'ideal', kind))]
      : [];
  const forbidden = ['separate', 'team'] as const;
  return [
    line('figures.meet', span(meetings.least, meetings.most)),
    line('figures.range', meetings.range.achieved, meetings.range.ideal),
    line('figures.repeats', seats.repeats.achieved, seats.repeats.ideal),
    line(
      'figures.broken',
      met(figures, 'achieved', ...forbidden) + judges.conflicts.length,
      met(figures, 'ideal', ...forbidden),
    ),
    ...wish('figures.avoided', 'avoid'),
    ...wish('figures.together', 'together'),
    ...(byes.most > 0 ? [line('figures.out', span(byes.least, byes.most))] : []),
    ...(judges.most > 0 ? [line('figures.judges', span(judges.least, judges.most))] : []),
    ...(judges.lacking.length > 0 ? [line('figures.lacking', judges.lacking.length, 0)] : []),
    ...(emptySeats > 0 ? [line('figures.empty', emptySeats)] : []),
  ];
}

interface Props {
  figures: SeatingFigures;
  /** What they would become; instead of the bounds. */
  after?: SeatingFigures | null;
}

export function FiguresTable({ figures, after }: Props) {
  const t = useDesk();
  const then = after ? new Map(linesOf(after, t).map((line) => [line.key, line])) : null;
  const now = linesOf(figures, t);
  // What was none of the seating before may be one after: an empty seat.
  const fresh = [...(then?.values() ?? [])].filter(({ key }) => now.every((line) => line.key !== key));
  const rows = [...now, ...fresh.map((line) => ({ ...line, shown: '0' }))];
  const other = (line: Line): string => (then ? (then.get(line.key)?.shown ?? '0') : (line.ideal ?? '—'));
  return (
    <Table
      caption={t('figures.title')}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'what',
          title: t('figures.what'),
          head: true,
          cell: ({ name }) => <span className="cup-figure">{name}</span>,
        },
        {
          key: 'now',
          title: t(then ? 'figures.before' : 'figures.got'),
          numeric: true,
          cell: ({ shown }) => <b>{shown}</b>,
        },
        {
          key: 'other',
          title: t(then ? 'figures.after' : 'figures.ideal'),
          numeric: true,
          cell: (line) => {
            const said = other(line);
            return <span className={said !== '—' && said !== line.shown ? 'cup-mark' : 'quiet'}>{said}</span>;
          },
        },
      ]}
    />
  );
}
