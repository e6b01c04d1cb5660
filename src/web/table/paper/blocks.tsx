/** A day with the night after it, as they stand on a sheet. */
import { useSay } from '../../app/prefs.js';
import { Card } from '../../ui/card.js';
import type { Sheet } from './notation.js';
import { SheetField } from './sheet-fields.js';
import { texts } from './texts.js';

interface BlockProps {
  index: number;
  sheet: Sheet;
  /** Whether this deck has a Doctor. */
  doctor: boolean;
  wrong: ReadonlySet<string>;
  onChange(field: string, value: string): void;
}

export function Block({ index, sheet, doctor, wrong, onChange }: BlockProps) {
  const t = useSay(texts);
  const field = (
    part: string,
    key:
      | 'first'
      | 'nominations'
      | 'votes'
      | 'question'
      | 'left'
      | 'fouls'
      | 'shots'
      | 'heal'
      | 'don'
      | 'sheriff'
      | 'killed',
    more: { help?: string; rows?: number; narrow?: boolean } = {},
  ) => {
    const path = `${part}.${index}.${key}`;
    return (
      <SheetField
        field={path}
        label={t(`f.${key}`)}
        value={sheet[path] ?? ''}
        wrong={wrong.has(path)}
        onChange={onChange}
        {...more}
      />
    );
  };
  // Marks are explained once, in the first block.
  const help = (text: string) => (index === 0 ? { help: text } : {});
  const rounds = (sheet[`days.${index}.votes`] ?? '').split('\n').length;
  return (
    <div className="pp-block">
      <Card title={t('day', { n: index + 1 })}>
        <div className="pp-row">
          {field('days', 'first', { narrow: true })}
          {field('days', 'nominations', help(t('help.nominations')))}
          {field('days', 'votes', { rows: Math.max(2, rounds), ...help(t('help.votes')) })}
          {field('days', 'question', { narrow: true, ...help(t('help.question')) })}
          {field('days', 'left', { narrow: true, ...help(t('help.left')) })}
          {field('days', 'fouls', help(t('help.fouls')))}
        </div>
      </Card>
      <Card title={t('night', { n: index + 1 })}>
        <div className="pp-row">
          {field('nights', 'shots', help(t('help.shots')))}
          {doctor && field('nights', 'heal', { narrow: true })}
          {field('nights', 'don', { narrow: true, ...help(t('help.check')) })}
          {field('nights', 'sheriff', { narrow: true, ...help(t('help.check')) })}
          {field('nights', 'killed', { narrow: true, ...help(t('help.killed')) })}
          {field('nights', 'fouls')}
        </div>
      </Card>
    </div>
  );
}
