/** Figures of a seating in plain words, beside what could not be bettered or beside what they would become. */
import { Table } from '../../ui/table.js';
import { useDesk } from '../desk/say.js';
import type { Figures } from './figures.js';

interface Line {
  key: string;
  shown: string;
  other: string | null;
  /** Worse than the ideal, or changed. */
  mark: boolean;
}

/** The best any seating could reach, where that is proved. */
export interface Ideal {
  meetRange?: number;
  seatRepeats?: number;
  broken?: number;
}

const span = (least: number, most: number): string => (least === most ? String(most) : `${least}–${most}`);

interface Props {
  figures: Figures;
  ideal?: Ideal | null;
  /** What the figures would be. */
  after?: Figures | null;
}

export function FiguresTable({ figures, ideal, after }: Props) {
  const t = useDesk();
  const line = (key: string, say: (of: Figures) => string, best?: string): Line => ({
    key,
    shown: say(figures),
    other: after ? say(after) : (best ?? null),
    mark: after ? say(after) !== say(figures) : best !== undefined && best !== say(figures),
  });
  const lines: Line[] = [
    line('meet', (of) => span(of.meetLeast, of.meetMost)),
    line('range', (of) => String(of.meetMost - of.meetLeast), text(ideal?.meetRange)),
    line('repeats', (of) => String(of.seatRepeats), text(ideal?.seatRepeats)),
    line('broken', (of) => String(of.broken), text(ideal ? (ideal.broken ?? 0) : undefined)),
    ...(figures.avoided > 0 || (after?.avoided ?? 0) > 0
      ? [line('avoided', (of) => String(of.avoided))]
      : []),
    ...(figures.outMost > 0 ? [line('out', (of) => span(of.outLeast, of.outMost))] : []),
    ...(figures.judgeMost > 0 ? [line('judges', (of) => span(of.judgeLeast, of.judgeMost))] : []),
    ...(figures.emptySeats > 0 || (after?.emptySeats ?? 0) > 0
      ? [line('empty', (of) => String(of.emptySeats))]
      : []),
  ];
  return (
    <Table
      caption={t('figures.title')}
      rows={lines}
      rowKey={(row) => row.key}
      columns={[
        {
          key: 'what',
          title: t('figures.what'),
          head: true,
          cell: ({ key }) => <span className="cup-figure">{t(`figures.${key as 'meet'}`)}</span>,
        },
        {
          key: 'now',
          title: t(after ? 'figures.before' : 'figures.got'),
          numeric: true,
          cell: ({ shown }) => <b>{shown}</b>,
        },
        ...(after || ideal
          ? [
              {
                key: 'other',
                title: t(after ? 'figures.after' : 'figures.ideal'),
                numeric: true,
                cell: ({ other, mark }: Line) =>
                  other === null ? '—' : <span className={mark ? 'cup-mark' : 'quiet'}>{other}</span>,
              },
            ]
          : []),
      ]}
    />
  );
}

const text = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : String(value);
