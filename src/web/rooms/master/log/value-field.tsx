import { InstantField } from '../../../steer/instant-field.js';
import { NumberField } from '../../../steer/number-field.js';
import { SelectField } from '../../../steer/select-field.js';
import { Field } from '../../../ui/field.js';
import { DIRECTION_LIST } from '../../shared/geometry.js';
import { KINDS, ROLES_LIST } from '../lib/lists.js';
import { useNames } from '../lib/names.js';
import { useMaster, useRooms } from '../lib/use.js';
import { KindPick, PlayerPick, RolePick, RoomPick } from '../parts/pickers.js';
import { type TextKey, texts } from '../texts.js';

interface Props {
  name: string;
  value: unknown;
  onChange(value: unknown): void;
  /** Its place in a list. */
  at?: number;
}

/** The name of the members of a list. */
const SINGULAR: Record<string, string> = {
  targets: 'target',
  players: 'player',
  votes: 'vote',
  actions: 'action',
  doors: 'door',
  door: 'room',
  rooms: 'kind',
  dates: 'date',
};

const PLAYERS = ['player', 'target', 'voter', 'from'];
const isPlayer = (value: unknown) => typeof value === 'string' && /^p[1-9]\d?$/.test(value);

export function ValueField({ name, value, onChange, at }: Props) {
  const t = useMaster();
  const names = useNames();
  const { view } = useRooms();
  const key = `field.${name}`;
  const base = Object.hasOwn(texts, key) ? t(key as TextKey) : name;
  const label = at === undefined ? base : `${base} ${at}`;
  if (value === null || value === undefined) {
    return (
      <p>
        {label}: <span className="quiet">{t('sent.nothing')}</span>
      </p>
    );
  }
  if (Array.isArray(value)) {
    return <ListFields label={label} name={name} value={value} onChange={onChange} />;
  }
  if (typeof value === 'object') {
    return <ObjectFields label={label} value={value as Record<string, unknown>} onChange={onChange} />;
  }
  if (name === 'vote') {
    const players = view.players.map(({ id, nick }) => ({ value: id, title: nick }));
    return (
      <SelectField
        label={label}
        value={String(value)}
        options={[...players, { value: 'acquit', title: names.vote('acquit') }]}
        onChange={onChange}
      />
    );
  }
  if (PLAYERS.includes(name) && isPlayer(value)) {
    return <PlayerPick label={label} value={String(value)} onChange={onChange} />;
  }
  if ((name === 'room' || name === 'wish') && typeof value === 'number') {
    return <RoomPick label={label} value={value} onChange={onChange} />;
  }
  const kind = KINDS.find((one) => one === value);
  if (kind) return <KindPick label={label} value={kind} onChange={onChange} />;
  const role = ROLES_LIST.find((one) => one === value);
  if (role) return <RolePick label={label} value={role} onChange={onChange} />;
  if (name === 'direction') {
    return (
      <SelectField
        label={label}
        value={String(value)}
        options={DIRECTION_LIST.map((one) => ({ value: one, title: names.of('direction', one) }))}
        onChange={onChange}
      />
    );
  }
  if (name === 'until') return <InstantField label={label} value={String(value)} onChange={onChange} />;
  if (typeof value === 'number')
    return <NumberField label={label} value={value} min={0} onChange={onChange} />;
  if (typeof value === 'boolean') {
    return (
      <label className="choice">
        <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
        <span>{label}</span>
      </label>
    );
  }
  return (
    <Field label={label}>
      {(control) =>
        name === 'date' || name === 'nick' ? (
          <input
            {...control}
            type={name === 'date' ? 'date' : 'text'}
            value={String(value)}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <textarea
            {...control}
            rows={2}
            value={String(value)}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}

interface ListProps {
  label: string;
  name: string;
  value: unknown[];
  onChange(value: unknown): void;
}

function ListFields({ label, name, value, onChange }: ListProps) {
  const t = useMaster();
  const single = SINGULAR[name] ?? name;
  if (value.length === 0) {
    return (
      <p>
        {label}: <span className="quiet">{t('sent.nothing')}</span>
      </p>
    );
  }
  return (
    <fieldset className="stack-tight rm-set">
      <legend className="label">{label}</legend>
      {value.map((item, index) => (
        <ValueField
          // biome-ignore lint/suspicious/noArrayIndexKey: members of a list are told by their place
          key={index}
          name={single}
          at={index + 1}
          value={item}
          onChange={(next) => onChange(value.map((one, place) => (place === index ? next : one)))}
        />
      ))}
    </fieldset>
  );
}

interface ObjectProps {
  label: string;
  value: Record<string, unknown>;
  onChange(value: unknown): void;
}

function ObjectFields({ label, value, onChange }: ObjectProps) {
  const names = useNames();
  const { ability } = value;
  const title = typeof ability === 'string' ? `${label}: ${names.act(ability)}` : label;
  return (
    <fieldset className="stack-tight rm-set">
      <legend className="label">{title}</legend>
      {Object.entries(value)
        .filter(([name]) => name !== 'ability' && name !== 'kind' && name !== 'turn')
        .map(([name, inner]) => (
          <ValueField
            key={name}
            name={isPlayer(name) ? 'role' : name}
            value={inner}
            onChange={(next) => onChange({ ...value, [name]: next })}
          />
        ))}
    </fieldset>
  );
}
