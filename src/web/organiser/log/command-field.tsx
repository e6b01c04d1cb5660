import type { CellMark } from '../../../rulebooks/race/board-view.js';
import { useSeason } from '../../app/game.js';
import { InstantField } from '../../steer/instant-field.js';
import { NumberField } from '../../steer/number-field.js';
import { Field as Labelled } from '../../ui/field.js';
import { parseCells, parseNames, writeCells } from '../lib/cells.js';
import type { Field } from '../lib/fields.js';
import { ClanSelect } from '../parts/clan.js';
import { type Effect, EffectFields } from '../parts/effect-fields.js';
import { ListField } from '../parts/list-field.js';
import { MarkFields } from '../parts/mark-fields.js';
import { RulingFields } from '../parts/ruling-fields.js';
import { useOrg } from '../say.js';
import { AnswerField } from './answer-field.js';

interface Props {
  field: Field;
  command: Record<string, unknown>;
  value: unknown;
  onChange(part: Record<string, unknown>): void;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const list = <T,>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);

export function CommandField({ field, command, value, onChange }: Props) {
  const { view, answer } = useSeason();
  const t = useOrg();
  const label = t(field.label);
  const set = (next: unknown) => onChange({ [field.name]: next });
  const options = (items: { value: string; title: string }[], parse: (value: string) => unknown = String) => (
    <Labelled label={label}>
      {(control) => (
        <select
          {...control}
          value={typeof value === 'boolean' ? String(value) : text(value)}
          onChange={(event) => set(event.target.value === '' ? undefined : parse(event.target.value))}
        >
          {field.optional || text(value) === '' ? <option value="">{t('common.choose')}</option> : null}
          {items.map((item) => (
            <option key={item.value} value={item.value}>
              {item.title}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
  switch (field.kind) {
    case 'text':
    case 'date':
    case 'long':
      return (
        <Labelled label={label}>
          {(control) =>
            field.kind === 'long' ? (
              <textarea
                {...control}
                rows={2}
                value={text(value)}
                onChange={(event) => set(event.target.value || undefined)}
              />
            ) : (
              <input
                {...control}
                type={field.kind === 'date' ? 'date' : 'text'}
                value={text(value)}
                onChange={(event) => set(event.target.value)}
              />
            )
          }
        </Labelled>
      );
    case 'number':
    case 'cell':
      return <NumberField label={label} value={Number(value ?? 1)} min={0} onChange={set} />;
    case 'cells':
      return (
        <ListField
          label={label}
          hint={t('field.cellsHint')}
          value={list<number>(value)}
          parse={parseCells}
          write={writeCells}
          onChange={set}
        />
      );
    case 'teams':
    case 'choices':
      return (
        <ListField
          label={label}
          lines
          value={list<string>(value)}
          parse={parseNames}
          write={(names) => names.join('\n')}
          onChange={set}
        />
      );
    case 'clan':
    case 'clanOrNone':
      return (
        <Labelled label={label}>
          {(control) => (
            <ClanSelect
              {...control}
              value={typeof value === 'number' ? value : null}
              onChange={(clan) => set(clan ?? (field.kind === 'clan' ? value : undefined))}
            />
          )}
        </Labelled>
      );
    case 'game':
      return options(
        view.games.map(({ number, date }) => ({ value: String(number), title: `${number} · ${date}` })),
        Number,
      );
    case 'role':
      return options(
        (['boss', 'consigliere', 'member'] as const).map((role) => ({
          value: role,
          title: t(`role.${role}`),
        })),
      );
    case 'person':
      return options(Object.entries(answer.people).map(([id, name]) => ({ value: id, title: name })));
    case 'yesNo':
      return options(
        [
          { value: 'true', title: t('common.yes') },
          { value: 'false', title: t('common.no') },
        ],
        (chosen) => chosen === 'true',
      );
    case 'instant':
      return <InstantField label={label} value={text(value) || null} onChange={set} />;
    case 'mark':
      return (
        <MarkFields
          cell={Number(command.cell ?? 1)}
          mark={(value as CellMark | undefined) ?? { kind: 'free' }}
          onChange={set}
        />
      );
    case 'effect':
      return <EffectFields effect={value as Effect} onChange={set} />;
    case 'ruling':
      return (
        <RulingFields
          ruling={text(command.ruling)}
          value={text(command.value)}
          onChange={(part) => onChange({ ...part })}
        />
      );
    case 'answer':
      return <AnswerField value={value} onChange={set} />;
    case 'results':
    case 'fixed':
      return null;
  }
}
