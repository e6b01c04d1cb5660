/** Every number of a formula, to be changed. */
import { measureName } from '../../../../rulebooks/table/cup/describe.js';
import type { Formula, TieBreak } from '../../../../rulebooks/table/cup/formula.js';
import { roleName } from '../../../../rulebooks/table/texts.js';
import { usePick } from '../../../app/prefs.js';
import { SelectField } from '../../../steer/select-field.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Clauses } from '../../../ui/clause.js';
import { Icon } from '../../../ui/icon.js';
import { rolesOf } from '../../lib/formula-words.js';
import { PointsField } from '../../parts/fields.js';
import { Counter } from '../../result/result-form.js';
import { useCupDesk, useDesk } from '../say.js';

interface Props {
  formula: Formula;
  onChange(formula: Formula): void;
}

const OUTCOMES = ['win', 'loss', 'draw'] as const;

export function FormulaFields({ formula, onChange }: Props) {
  const t = useDesk();
  const pick = usePick();
  const { view } = useCupDesk();
  const set = (part: Partial<Formula>) => onChange({ ...formula, ...part });
  const { bestMove, extra, foul } = formula;
  return (
    <div className="grid cup-formula-fields">
      {OUTCOMES.map((outcome) => (
        <Card
          key={outcome}
          level={3}
          title={t(`formula.${outcome}`)}
          actions={<Clauses ids={['mafia-cup:4.1']} />}
        >
          <div className="cup-five">
            {rolesOf(view.table.pack).map((role) => (
              <PointsField
                key={role}
                label={pick(roleName(role))}
                value={formula[outcome][role]}
                onChange={(value) => set({ [outcome]: { ...formula[outcome], [role]: value } })}
              />
            ))}
          </div>
        </Card>
      ))}
      <Card level={3} title={t('formula.bestMove')} actions={<Clauses ids={['mafia-cup:4.2']} />}>
        <div className="cup-five">
          {([0, 1, 2, 3] as const).map((hits) => (
            <PointsField
              key={hits}
              label={t('formula.hits', { n: hits })}
              value={bestMove[hits]}
              onChange={(value) => {
                const next: Formula['bestMove'] = [...bestMove];
                next[hits] = value;
                set({ bestMove: next });
              }}
            />
          ))}
        </div>
      </Card>
      <Card level={3} title={t('formula.extra')} actions={<Clauses ids={['mafia-cup:4.3']} />}>
        <div className="cup-five">
          <PointsField
            label={t('formula.least')}
            value={extra.least}
            max={extra.most}
            onChange={(least) => set({ extra: { ...extra, least } })}
          />
          <PointsField
            label={t('formula.most')}
            value={extra.most}
            min={extra.least}
            onChange={(most) => set({ extra: { ...extra, most } })}
          />
        </div>
      </Card>
      <Card level={3} title={t('formula.fouls')} actions={<Clauses ids={['mafia-cup:4.4']} />}>
        <div className="cup-five">
          <PointsField
            label={t('formula.foul')}
            value={foul.each}
            max={0}
            onChange={(each) => set({ foul: { ...foul, each } })}
          />
          <PointsField
            label={t('formula.technical')}
            value={formula.technical}
            max={0}
            onChange={(technical) => set({ technical })}
          />
          <PointsField
            label={t('formula.removal')}
            value={formula.removal}
            max={0}
            onChange={(removal) => set({ removal })}
          />
        </div>
        <Counter
          label={t('formula.free')}
          value={foul.free}
          min={0}
          max={4}
          onChange={(free) => set({ foul: { ...foul, free } })}
        />
      </Card>
      <FirstVictim rule={formula.firstVictim} onChange={(firstVictim) => set({ firstVictim })} />
      <Ties ties={formula.ties} onChange={(ties) => set({ ties })} />
      <Card level={3} title={t('formula.leastGames')} actions={<Clauses ids={['mafia-cup:4.7']} />}>
        <Counter
          label={t('formula.leastGamesLabel')}
          value={formula.leastGames}
          min={0}
          max={100}
          onChange={(leastGames) => set({ leastGames })}
        />
      </Card>
    </div>
  );
}

type VictimRule = Formula['firstVictim'];

function FirstVictim({ rule, onChange }: { rule: VictimRule; onChange(rule: VictimRule): void }) {
  const t = useDesk();
  const shape =
    rule.kind === 'none'
      ? { side: 'red' as const, when: 'lost' as const }
      : { side: rule.side, when: rule.when };
  const choose = (kind: VictimRule['kind']) => {
    if (kind === 'none') onChange({ kind });
    else if (kind === 'fixed') onChange({ kind, points: 20, ...shape });
    else onChange({ kind, most: 40, percent: 40, base: 'played', rounding: 'half', least: 4, ...shape });
  };
  return (
    <Card level={3} title={t('formula.victim')} actions={<Clauses ids={['mafia-cup:4.5']} />}>
      <SelectField
        label={t('formula.victimKind')}
        value={rule.kind}
        options={(['none', 'fixed', 'share'] as const).map((value) => ({
          value,
          title: t(`formula.victim.${value}`),
        }))}
        onChange={choose}
      />
      {rule.kind === 'fixed' && (
        <PointsField
          label={t('formula.victimPoints')}
          value={rule.points}
          onChange={(points) => onChange({ ...rule, points })}
        />
      )}
      {rule.kind === 'share' && (
        <>
          <PointsField
            label={t('formula.victimMost')}
            value={rule.most}
            onChange={(most) => onChange({ ...rule, most })}
          />
          <SelectField
            label={t('formula.victimBase')}
            value={rule.base}
            options={(['played', 'planned'] as const).map((value) => ({
              value,
              title: t(`formula.base.${value}`),
            }))}
            onChange={(base) => onChange({ ...rule, base })}
          />
          <Counter
            label={t('formula.victimPercent')}
            value={rule.percent}
            min={1}
            max={100}
            onChange={(percent) => onChange({ ...rule, percent })}
          />
          <SelectField
            label={t('formula.victimRounding')}
            value={rule.rounding}
            options={(['half', 'up', 'down'] as const).map((value) => ({
              value,
              title: t(`formula.rounding.${value}`),
            }))}
            onChange={(rounding) => onChange({ ...rule, rounding })}
          />
          <Counter
            label={t('formula.victimLeast')}
            value={rule.least}
            min={1}
            max={100}
            onChange={(least) => onChange({ ...rule, least })}
          />
        </>
      )}
      {rule.kind !== 'none' && (
        <>
          <SelectField
            label={t('formula.victimSide')}
            value={rule.side}
            options={(['red', 'both'] as const).map((value) => ({
              value,
              title: t(`formula.side.${value}`),
            }))}
            onChange={(side) => onChange({ ...rule, side })}
          />
          <SelectField
            label={t('formula.victimWhen')}
            value={rule.when}
            options={(['lost', 'any'] as const).map((value) => ({
              value,
              title: t(`formula.when.${value}`),
            }))}
            onChange={(when) => onChange({ ...rule, when })}
          />
        </>
      )}
    </Card>
  );
}

const TIES: readonly TieBreak[] = [
  'plain',
  'wins',
  'headToHead',
  'firstVictim',
  'bestMove',
  'extra',
  'fouls',
  'keyWins',
  'lot',
];

/** The measures in the order they are asked; the lot can only be the last. */
function Ties({ ties, onChange }: { ties: readonly TieBreak[]; onChange(ties: TieBreak[]): void }) {
  const t = useDesk();
  const pick = usePick();
  const put = (list: TieBreak[]) =>
    onChange([...list.filter((tie) => tie !== 'lot'), ...list.filter((tie) => tie === 'lot')]);
  const move = (from: number, by: number) => {
    const next = [...ties];
    const [tie] = next.splice(from, 1);
    if (tie) next.splice(from + by, 0, tie);
    put(next);
  };
  const left = TIES.filter((tie) => !ties.includes(tie));
  return (
    <Card level={3} title={t('formula.ties')} actions={<Clauses ids={['mafia-cup:4.8']} />}>
      <ol className="org-order">
        {ties.map((tie, index) => {
          const name = pick(measureName(tie));
          return (
            <li key={tie}>
              <span className="org-order-name">
                {index + 1}. {name}
              </span>
              <span className="org-order-moves">
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('formula.up', { name })}
                  disabled={index === 0 || tie === 'lot'}
                  onClick={() => move(index, -1)}
                >
                  <Icon name="up" />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('formula.down', { name })}
                  disabled={index === ties.length - 1 || ties[index + 1] === 'lot'}
                  onClick={() => move(index, 1)}
                >
                  <Icon name="down" />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('formula.drop', { name })}
                  onClick={() => put(ties.filter((one) => one !== tie))}
                >
                  <Icon name="close" />
                </button>
              </span>
            </li>
          );
        })}
      </ol>
      {left.length > 0 && (
        <div className="row">
          {left.map((tie) => (
            <Button key={tie} variant="ghost" icon="plus" onClick={() => put([...ties, tie])}>
              {pick(measureName(tie))}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}
