/** The fields of a command that a correction may change. What a command is about stays: another round is another entry. */
import type { CupCommand } from '../../../../rulebooks/table/cup/commands.js';
import { SelectField } from '../../../steer/select-field.js';
import { Clauses } from '../../../ui/clause.js';
import { PointsField, Radios, TextField } from '../../parts/fields.js';
import { ResultForm } from '../../result/result-form.js';
import { FormulaFields } from '../points/formula-fields.js';
import { useCupDesk, useDesk } from '../say.js';

interface Props {
  command: CupCommand;
  onChange(command: CupCommand): void;
}

const EDITABLE: ReadonlySet<CupCommand['type']> = new Set([
  'editPlayer',
  'editJudge',
  'withdrawPlayer',
  'returnPlayer',
  'substitute',
  'enterResult',
  'replaceResult',
  'annulTable',
  'replayTable',
  'setFormula',
  'adjustPoints',
  'fileProtest',
  'decideProtest',
  'hide',
]);

export const editable = ({ type }: CupCommand): boolean => EDITABLE.has(type);

export function CommandForm({ command, onChange }: Props) {
  const { view } = useCupDesk();
  const t = useDesk();
  const set = (part: object) => onChange({ ...command, ...part } as CupCommand);
  const rounds = view.rounds.map(({ n }) => ({ value: String(n), title: t('desk.round', { n }) }));
  const players = view.players.map(({ id, nick }) => ({ value: id, title: nick }));
  return (
    <div className="stack">
      {'player' in command && command.player !== null && command.type !== 'editPlayer' && (
        <SelectField
          label={t('players.nick')}
          value={command.player}
          options={players}
          onChange={(player) => set({ player })}
        />
      )}
      {command.type === 'substitute' && (
        <SelectField
          label={t('substitute.by')}
          value={command.by}
          options={players}
          onChange={(by) => set({ by })}
        />
      )}
      {'nick' in command && command.nick !== undefined && (
        <TextField
          label={t('players.nick')}
          value={command.nick}
          max={60}
          onChange={(nick) => set({ nick })}
        />
      )}
      {'from' in command && (
        <SelectField
          label={t('withdraw.from')}
          value={String(command.from)}
          options={rounds}
          onChange={(from) => set({ from: Number(from) })}
        />
      )}
      {command.type === 'adjustPoints' && (
        <PointsField
          label={t('adjust.points')}
          value={command.points}
          onChange={(points) => set({ points })}
        />
      )}
      {command.type === 'decideProtest' && (
        <Radios
          legend={t('protests.verdict')}
          value={command.verdict}
          options={(['rejected', 'upheld'] as const).map((value) => ({
            value,
            title: t(`protests.${value}`),
          }))}
          onChange={(verdict) => set({ verdict })}
        />
      )}
      {(command.type === 'fileProtest' || command.type === 'decideProtest') && (
        <TextField
          label={t('protests.text')}
          value={command.text}
          rows={3}
          max={2000}
          onChange={(text) => set({ text })}
        />
      )}
      {command.type === 'setFormula' && (
        <FormulaFields formula={command.formula} onChange={(formula) => set({ formula })} />
      )}
      {'reason' in command && command.reason !== undefined && (
        <TextField
          label={t('entry.reason')}
          value={command.reason}
          rows={2}
          onChange={(reason) => set({ reason })}
        />
      )}
      {(command.type === 'enterResult' || command.type === 'replaceResult') && (
        <>
          {command.type === 'enterResult' && command.game !== undefined && (
            <p className="quiet">
              {t('entry.fromGame')} <Clauses ids={['mafia-cup:3.3']} />
            </p>
          )}
          <ResultForm
            table={{
              seats: command.result.seats.map(({ n, player }) => ({ n, player })),
              result: command.result,
            }}
            busy={false}
            submit={t('entry.take')}
            onSubmit={(result) => set({ result })}
          />
        </>
      )}
    </div>
  );
}
