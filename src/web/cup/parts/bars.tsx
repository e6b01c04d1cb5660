/** A plot of shares or counts as bars, each with its number, and the same as a table. */
import { useId } from 'react';
import { Table } from '../../ui/table.js';
import { useCup } from '../lib/use.js';

export interface Bar {
  key: string;
  label: string;
  /** Length against `max`. */
  value: number;
  /** The number as people read it: «54 %», «3 из 12». */
  shown: string;
  /** Further cells of the table. */
  more?: readonly string[];
  tone?: 'red' | 'black' | 'plain';
}

interface Props {
  title: string;
  /** What a bar is, and what its number is. */
  head: { label: string; value: string; more?: readonly string[] };
  bars: readonly Bar[];
  max: number;
}

export function Bars({ title, head, bars, max }: Props) {
  const t = useCup();
  const id = useId();
  return (
    <figure className="cup-plot" aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <div className="cup-bars" aria-hidden="true">
        {bars.map((bar) => (
          <div key={bar.key} className="cup-bar">
            <span className="cup-bar-label">{bar.label}</span>
            <span className="cup-bar-track">
              <span
                className={`cup-bar-fill cup-bar-${bar.tone ?? 'plain'}`}
                style={{ width: `${max > 0 ? Math.round((100 * bar.value) / max) : 0}%` }}
              />
            </span>
            <span className="cup-bar-value">{bar.shown}</span>
          </div>
        ))}
      </div>
      <details>
        <summary>{t('stats.asTable')}</summary>
        <Table
          caption={title}
          columns={[
            { key: 'label', title: head.label, head: true, cell: (bar) => bar.label },
            { key: 'value', title: head.value, numeric: true, cell: (bar) => bar.shown },
            ...(head.more ?? []).map((title, index) => ({
              key: `more-${index}`,
              title,
              numeric: true,
              cell: (bar: Bar) => bar.more?.[index] ?? '—',
            })),
          ]}
          rows={bars}
          rowKey={(bar) => bar.key}
        />
      </details>
    </figure>
  );
}
