import { useState } from 'react';
import type { pairRuleSchema } from '../../../../rulebooks/table/cup/commands.js';
import { SelectField } from '../../../steer/select-field.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Clauses } from '../../../ui/clause.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { useCupCommand, useCupNames } from '../../lib/use.js';
import { useCupDesk, useDesk } from '../say.js';

type PairRule = ReturnType<(typeof pairRuleSchema)['parse']>;
const RULES: readonly PairRule[] = ['separate', 'avoid', 'together'];

/** Pairs who must not, had better not, or had better meet. */
export function Pairs() {
  const { view, desk } = useCupDesk();
  const t = useDesk();
  const names = useCupNames();
  const { run, busy, error } = useCupCommand();
  const [a, setA] = useState('');
  const [b, setB] = useState('');
  const [rule, setRule] = useState<PairRule>('separate');
  const options = view.players.map(({ id, nick }) => ({ value: id, title: nick }));
  const add = async () => {
    if (await run({ type: 'setPair', a, b, rule })) {
      setA('');
      setB('');
    }
  };
  if (view.players.length < 2) return null;
  return (
    <Card title={t('pairs.title')} actions={<Clauses ids={['mafia-cup:1.6']} />}>
      {desk.pairs.length > 0 && (
        <ul className="lines">
          {desk.pairs.map((pair) => (
            <li key={`${pair.a}-${pair.b}`}>
              <span>
                <b>{names.nick(pair.a)}</b> · <b>{names.nick(pair.b)}</b>{' '}
                <span className="quiet">{t(`pairs.${pair.rule}`)}</span>
              </span>
              <Button
                variant="ghost"
                aria-label={t('pairs.dropOf', { a: names.nick(pair.a), b: names.nick(pair.b) })}
                disabled={busy}
                onClick={() => void run({ type: 'setPair', a: pair.a, b: pair.b, rule: null })}
              >
                {t('common.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="org-form-row">
        <SelectField label={t('pairs.a')} value={a} options={options} onChange={setA} />
        <SelectField
          label={t('pairs.b')}
          value={b}
          options={options.filter(({ value }) => value !== a)}
          onChange={setB}
        />
        <SelectField<PairRule>
          label={t('pairs.rule')}
          value={rule}
          options={RULES.map((value) => ({ value, title: t(`pairs.${value}`) }))}
          onChange={setRule}
        />
      </div>
      <ErrorNotice error={error} />
      <div className="row">
        <Button busy={busy} disabled={a === '' || b === ''} onClick={() => void add()}>
          {t('pairs.add')}
        </Button>
      </div>
    </Card>
  );
}
