/** The form of each command, for correcting an entry and for writing in what was missed. */
import { type ReactNode, useId, useState } from 'react';
import type { CommandOf, TableCommand } from '../../../../rulebooks/table/commands.js';
import { roleName } from '../../../../rulebooks/table/texts.js';
import { usePick } from '../../../app/prefs.js';
import { NumberField } from '../../../steer/number-field.js';
import { useSteer } from '../../../steer/say.js';
import { SelectField } from '../../../steer/select-field.js';
import { Field } from '../../../ui/field.js';
import { useTableView } from '../../shared/use-view.js';
import { ROLE_LIST, violationName } from '../../shared/words.js';
import { useDesk } from '../say.js';
import { EffectFields } from './effect-fields.js';
import { SeatField, SeatsField } from './seat-fields.js';

export interface FormProps<T extends TableCommand['type']> {
  command: CommandOf<T>;
  onChange(command: CommandOf<T>): void;
}

type Forms = { [T in TableCommand['type']]?: (props: FormProps<T>) => ReactNode };

/** Commands without a form have nothing to change: they can only be removed or written in as they are. */
export const forms: Forms = {
  drawSeats: SeatOrder,
  drawCard: DrawCard,
  enterRoles: Roles,
  substitute: Substitute,
  nominate: Nominate,
  withdraw: ({ command, onChange }) => <By command={command} onChange={onChange} />,
  hands: Hands,
  question: ({ command, onChange }) => <HandsFields command={command} onChange={onChange} />,
  shoot: Shoot,
  heal: ({ command, onChange }) => <Target command={command} onChange={onChange} />,
  check: Check,
  bestMove: BestMove,
  record: Colours,
  foul: Foul,
  takeFoul: TakeFoul,
  moveFoul: MoveFoul,
  addTime: AddTime,
  override: Override,
  answerAsk: AnswerAsk,
};

/** Chooses the form by the type of the command; null where there is none. */
export function CommandForm({
  command,
  onChange,
}: {
  command: TableCommand;
  onChange(next: TableCommand): void;
}) {
  const Form = forms[command.type] as ((props: FormProps<TableCommand['type']>) => ReactNode) | undefined;
  return Form ? <Form command={command} onChange={onChange} /> : null;
}

function SeatOrder({ command, onChange }: FormProps<'drawSeats'>) {
  const t = useDesk();
  const [text, setText] = useState(command.order?.join(' ') ?? '');
  return (
    <Field label={t('field.order')} hint={t('field.orderHint')}>
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            const order = (event.target.value.match(/\d+/g) ?? []).map(Number);
            onChange(order.length > 0 ? { ...command, order } : { type: 'drawSeats' });
          }}
        />
      )}
    </Field>
  );
}

function DrawCard({ command, onChange }: FormProps<'drawCard'>) {
  const { view } = useTableView();
  const t = useDesk();
  return (
    <>
      <SeatField
        label={t('field.seat')}
        value={command.seat}
        onChange={(seat) => seat && onChange({ ...command, seat })}
      />
      <SelectField
        label={t('field.card')}
        value={String(command.card)}
        options={view.seats.map(({ n }) => ({ value: String(n), title: String(n) }))}
        onChange={(card) => onChange({ ...command, card: Number(card) })}
      />
    </>
  );
}

function Roles({ command, onChange }: FormProps<'enterRoles'>) {
  const { view } = useTableView();
  const t = useDesk();
  const pick = usePick();
  return (
    <div className="tb-pick-roles">
      {view.seats.map(({ n }) => (
        <SelectField
          key={n}
          label={t('field.roleOf', { n })}
          value={command.roles[String(n)] ?? ''}
          options={ROLE_LIST.map((role) => ({ value: role, title: pick(roleName(role)) }))}
          onChange={(role) => onChange({ ...command, roles: { ...command.roles, [String(n)]: role } })}
        />
      ))}
    </div>
  );
}

function Substitute({ command, onChange }: FormProps<'substitute'>) {
  const t = useDesk();
  return (
    <>
      <SeatField
        label={t('field.seat')}
        value={command.seat}
        onChange={(seat) => seat && onChange({ ...command, seat })}
      />
      <Field label={t('field.name')}>
        {(control) => (
          <input
            {...control}
            maxLength={60}
            autoComplete="off"
            value={command.name}
            onChange={(event) => onChange({ ...command, name: event.target.value })}
          />
        )}
      </Field>
      <Reason value={command.reason} onChange={(reason) => onChange({ ...command, reason })} />
    </>
  );
}

/** A part of a form that several commands share. */
interface PartProps<C> {
  command: C;
  onChange(command: C): void;
}

function By<C extends { by?: number }>({ command, onChange }: PartProps<C>) {
  const t = useDesk();
  return (
    <SeatField
      label={t('field.by')}
      value={command.by ?? null}
      nobody={t('field.bySpeaker')}
      onChange={(by) => {
        const { by: _, ...rest } = command;
        onChange((by === null ? rest : { ...rest, by }) as C);
      }}
    />
  );
}

function Nominate({ command, onChange }: FormProps<'nominate'>) {
  const t = useDesk();
  return (
    <>
      <SeatField
        label={t('field.seat')}
        value={command.seat}
        onChange={(seat) => seat && onChange({ ...command, seat })}
      />
      <By command={command} onChange={onChange} />
    </>
  );
}

function Hands({ command, onChange }: FormProps<'hands'>) {
  const t = useDesk();
  return (
    <>
      <SeatField
        label={t('field.candidate')}
        value={command.candidate}
        onChange={(candidate) => candidate && onChange({ ...command, candidate })}
      />
      <HandsFields command={command} onChange={onChange} />
    </>
  );
}

/** Hands by seats, or only their number. */
function HandsFields<C extends { seats?: number[]; count?: number }>({ command, onChange }: PartProps<C>) {
  const t = useDesk();
  const group = useId();
  const way = command.seats ? 'seats' : 'count';
  const { seats: _, count: __, ...rest } = command;
  const set = (hands: { seats: number[] } | { count: number }) =>
    onChange({ ...rest, ...hands } as unknown as C);
  return (
    <>
      <fieldset className="org-values tb-two">
        <legend className="label">{t('field.handsWay')}</legend>
        {(['seats', 'count'] as const).map((one) => (
          <label key={one} className="choice">
            <input
              type="radio"
              name={group}
              checked={way === one}
              onChange={() =>
                set(one === 'seats' ? { seats: [] } : { count: command.seats?.length ?? command.count ?? 0 })
              }
            />
            <span>{t(one === 'seats' ? 'field.handsSeats' : 'field.handsCount')}</span>
          </label>
        ))}
      </fieldset>
      {way === 'seats' ? (
        <SeatsField
          label={t('field.hands')}
          value={command.seats ?? []}
          onChange={(seats) => set({ seats })}
        />
      ) : (
        <NumberField
          label={t('field.count')}
          value={command.count ?? 0}
          min={0}
          max={20}
          onChange={(count) => set({ count })}
        />
      )}
    </>
  );
}

function Shoot({ command, onChange }: FormProps<'shoot'>) {
  const { view } = useTableView();
  const t = useDesk();
  const group = useId();
  const { shots } = command;
  const black = view.seats.filter(({ role }) => role === 'don' || role === 'mafia').map(({ n }) => n);
  return (
    <>
      <fieldset className="org-values tb-two">
        <legend className="label">{t('field.shotsWay')}</legend>
        <label className="choice">
          <input
            type="radio"
            name={group}
            checked={!shots}
            onChange={() => onChange({ type: 'shoot', target: null })}
          />
          <span>{t('field.shotsTogether')}</span>
        </label>
        <label className="choice">
          <input
            type="radio"
            name={group}
            checked={Boolean(shots)}
            onChange={() =>
              onChange({
                type: 'shoot',
                shots: Object.fromEntries(black.map((n) => [String(n), command.target ?? null])),
              })
            }
          />
          <span>{t('field.shotsEach')}</span>
        </label>
      </fieldset>
      {shots ? (
        Object.entries(shots).map(([seat, target]) => (
          <SeatField
            key={seat}
            label={t('field.shotOf', { n: seat })}
            value={target}
            nobody={t('field.nobody')}
            onChange={(next) => onChange({ ...command, shots: { ...shots, [seat]: next } })}
          />
        ))
      ) : (
        <SeatField
          label={t('field.target')}
          value={command.target ?? null}
          nobody={t('field.nobody')}
          onChange={(target) => onChange({ ...command, target })}
        />
      )}
    </>
  );
}

function Target<C extends { target: number | null }>({ command, onChange }: PartProps<C>) {
  const t = useDesk();
  return (
    <SeatField
      label={t('field.target')}
      value={command.target}
      nobody={t('field.nobody')}
      onChange={(target) => onChange({ ...command, target })}
    />
  );
}

function Check({ command, onChange }: FormProps<'check'>) {
  const t = useDesk();
  const pick = usePick();
  return (
    <>
      <SelectField
        label={t('field.checkBy')}
        value={command.by}
        options={(['don', 'sheriff'] as const).map((one) => ({ value: one, title: pick(roleName(one)) }))}
        onChange={(by) => onChange({ ...command, by })}
      />
      <Target command={command} onChange={onChange} />
    </>
  );
}

function BestMove({ command, onChange }: FormProps<'bestMove'>) {
  const t = useDesk();
  return (
    <SeatsField
      label={t('field.three')}
      value={command.seats}
      most={3}
      onChange={(seats) => onChange({ ...command, seats })}
    />
  );
}

function Colours({ command, onChange }: FormProps<'record'>) {
  const { view } = useTableView();
  const t = useDesk();
  return (
    <>
      <SeatField
        label={t('field.recordBy')}
        value={command.by}
        onChange={(by) => by && onChange({ ...command, by })}
      />
      <fieldset className="tb-pick">
        <legend className="label">{t('field.colours')}</legend>
        <div className="tb-pick-roles">
          {view.seats.map(({ n }) => (
            <SelectField
              key={n}
              label={t('field.colourOf', { n })}
              value={command.colours.find(({ seat }) => seat === n)?.side ?? ''}
              empty={t('field.noColour')}
              options={(['red', 'black'] as const).map((side) => ({
                value: side,
                title: t(`field.${side}`),
              }))}
              onChange={(side) => {
                const others = command.colours.filter(({ seat }) => seat !== n);
                const said = side as 'red' | 'black' | '';
                const colours = said === '' ? others : [...others, { seat: n, side: said }];
                onChange({ ...command, colours: colours.sort((a, b) => a.seat - b.seat) });
              }}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

const VIOLATIONS = Array.from({ length: 15 }, (_, i) => i + 1);

function Foul({ command, onChange }: FormProps<'foul'>) {
  const t = useDesk();
  const pick = usePick();
  return (
    <>
      <SeatField
        label={t('field.seat')}
        value={command.seat}
        onChange={(seat) => seat && onChange({ ...command, seat })}
      />
      <SelectField
        label={t('field.violation')}
        value={command.violation === undefined ? '' : String(command.violation)}
        empty={t('field.noViolation')}
        options={VIOLATIONS.map((n) => ({ value: String(n), title: `${n}. ${pick(violationName(n))}` }))}
        onChange={(next) => {
          const { violation: _, ...rest } = command;
          onChange((next as string) === '' ? rest : { ...rest, violation: Number(next) });
        }}
      />
      <label className="choice">
        <input
          type="checkbox"
          checked={command.technical ?? false}
          onChange={(event) => onChange({ ...command, technical: event.target.checked })}
        />
        <span>{t('field.technical')}</span>
      </label>
    </>
  );
}

function FoulSelect({ value, onChange }: { value: number; onChange(foul: number): void }) {
  const { view } = useTableView();
  const t = useDesk();
  const pick = usePick();
  const fouls = view.secrets?.fouls ?? [];
  return (
    <SelectField
      label={t('field.foul')}
      value={String(value)}
      options={fouls.map(({ seat, n, violation }) => ({
        value: String(n),
        title: `${n}: №${seat}${violation === null ? '' : `, ${pick(violationName(violation))}`}`,
      }))}
      onChange={(next) => onChange(Number(next))}
    />
  );
}

function TakeFoul({ command, onChange }: FormProps<'takeFoul'>) {
  return (
    <>
      <FoulSelect value={command.foul} onChange={(foul) => onChange({ ...command, foul })} />
      <Reason
        optional
        value={command.reason ?? ''}
        onChange={(reason) => onChange(withReason(command, reason))}
      />
    </>
  );
}

function MoveFoul({ command, onChange }: FormProps<'moveFoul'>) {
  const t = useDesk();
  return (
    <>
      <FoulSelect value={command.foul} onChange={(foul) => onChange({ ...command, foul })} />
      <SeatField
        label={t('field.to')}
        value={command.to}
        onChange={(to) => to && onChange({ ...command, to })}
      />
      <Reason
        optional
        value={command.reason ?? ''}
        onChange={(reason) => onChange(withReason(command, reason))}
      />
    </>
  );
}

/** An empty reason is left out: the rulebook takes none or a written one. */
function withReason<C extends { reason?: string }>(command: C, reason: string): C {
  const { reason: _, ...rest } = command;
  return (reason.trim() === '' ? rest : { ...rest, reason }) as C;
}

function AddTime({ command, onChange }: FormProps<'addTime'>) {
  const t = useDesk();
  return (
    <NumberField
      label={t('field.seconds')}
      value={command.seconds}
      min={1}
      max={600}
      onChange={(seconds) => onChange({ ...command, seconds })}
    />
  );
}

function Override({ command, onChange }: FormProps<'override'>) {
  return (
    <>
      <EffectFields effect={command.effect} onChange={(effect) => onChange({ ...command, effect })} />
      <Reason value={command.reason} onChange={(reason) => onChange({ ...command, reason })} />
    </>
  );
}

const CHOICES = ['night', 'draw', 'red', 'continue'] as const;

function AnswerAsk({ command, onChange }: FormProps<'answerAsk'>) {
  const t = useDesk();
  return (
    <>
      <SelectField
        label={t('field.choice')}
        value={command.choice}
        options={CHOICES.map((one) => ({ value: one as string, title: t(`choice.${one}`) }))}
        onChange={(choice) => onChange({ ...command, choice })}
      />
      <Reason
        optional
        value={command.reason ?? ''}
        onChange={(reason) => onChange(withReason(command, reason))}
      />
    </>
  );
}

interface ReasonProps {
  value: string;
  optional?: boolean;
  onChange(reason: string): void;
}

function Reason({ value, optional = false, onChange }: ReasonProps) {
  const t = useDesk();
  const steer = useSteer();
  return (
    <Field label={optional ? t('field.reasonOptional') : steer('common.reason')}>
      {(control) => (
        <textarea
          {...control}
          rows={2}
          maxLength={1000}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
