/** What to play: a rulebook or a pack of one's own, how often, by whom, and which ruling to switch. */
import { useState } from 'react';
import type { LabBody, LabMenu } from '../../server/lab-shapes.js';
import { usePick, useSay } from '../app/prefs.js';
import { nameOfOwn, ownPackOf, ownPacks } from '../packs/store.js';
import { NumberField } from '../steer/number-field.js';
import { SelectField } from '../steer/select-field.js';
import { Button } from '../ui/button.js';
import { Card } from '../ui/card.js';
import { Field } from '../ui/field.js';
import { labTexts } from './texts.js';

interface Props {
  menu: LabMenu;
  /** Chosen by the address: a name of the menu or of a pack of one's own. */
  first: string | null;
  running: boolean;
  onStart(body: LabBody): void;
}

const COUNTS = ['100', '500', '2000', '5000'] as const;

export function Setup({ menu, first, running, onStart }: Props) {
  const t = useSay(labTexts);
  const pick = usePick();
  const own = ownPacks().map(({ key, pack, ready }) => ({ name: nameOfOwn(key), pack, ready }));
  const known = [...menu.subjects.map(({ name }) => name), ...own.map(({ name }) => name)];
  const [name, setName] = useState(first !== null && known.includes(first) ? first : known[0]!);
  const [games, setGames] = useState<(typeof COUNTS)[number]>('500');
  const [strategy, setStrategy] = useState(menu.strategies[0]!.id);
  const [teams, setTeams] = useState(3);
  const [players, setPlayers] = useState(14);
  const [seed, setSeed] = useState('1');
  const [ruling, setRuling] = useState('');
  const [value, setValue] = useState('');
  const subject = menu.subjects.find((one) => one.name === name);
  const kind = subject?.kind ?? 'season';
  const rulings = menu.rulings[subject?.rulebook ?? 'season'] ?? [];
  const chosen = rulings.find(({ id }) => id === ruling);
  const choose = (next: string) => {
    setName(next);
    setRuling('');
  };
  const chooseRuling = (id: string) => {
    setRuling(id);
    const found = rulings.find((one) => one.id === id);
    setValue(found?.values.find((one) => one.value !== found.default)?.value ?? '');
  };
  const about = menu.strategies.find(({ id }) => id === strategy)?.about;
  const start = () => {
    const pack = ownPackOf(name)?.pack;
    onStart({
      ...(pack ? { pack: { ...pack } } : { name }),
      games: Number(games),
      seed: seed.trim() || '1',
      strategy,
      teams,
      players,
      ruling: chosen ? { id: chosen.id, value } : null,
    });
  };
  return (
    <Card title={t('setup')}>
      <form
        className="lab-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!running) start();
        }}
      >
        <SelectField
          label={t('subject')}
          value={name}
          options={[
            ...menu.subjects.map((one) => ({ value: one.name, title: pick(one.title) })),
            ...own.map(({ name: value, pack, ready }) => ({
              value,
              title: `${pick(pack.title)} (${t(ready ? 'own' : 'unready')})`,
            })),
          ]}
          onChange={choose}
        />
        <SelectField<(typeof COUNTS)[number]>
          label={t('games')}
          value={games}
          options={COUNTS.map((count) => ({ value: count, title: t(`games.${count}`) }))}
          onChange={setGames}
        />
        <SelectField
          label={t('strategy')}
          hint={about && pick(about)}
          value={strategy}
          options={menu.strategies.map(({ id, title }) => ({ value: id, title: pick(title) }))}
          onChange={setStrategy}
        />
        {kind === 'season' && (
          <NumberField label={t('teams')} value={teams} min={1} max={8} onChange={setTeams} />
        )}
        {kind === 'rooms' && (
          <NumberField label={t('players')} value={players} min={10} max={40} onChange={setPlayers} />
        )}
        <Field label={t('seed')} hint={t('seed.hint')}>
          {(control) => (
            <input
              {...control}
              value={seed}
              maxLength={80}
              onChange={(event) => setSeed(event.target.value)}
            />
          )}
        </Field>
        <SelectField
          label={t('compare')}
          hint={t('compare.hint')}
          value={ruling}
          empty={t('compare.none')}
          options={rulings.map(({ id, title }) => ({ value: id, title: pick(title) }))}
          onChange={chooseRuling}
        />
        {chosen && (
          <SelectField
            label={t('value')}
            value={value}
            options={chosen.values.map((one) => ({
              value: one.value,
              title: one.value === chosen.default ? `${pick(one.title)} (${t('usual')})` : pick(one.title),
            }))}
            onChange={setValue}
          />
        )}
        <div className="lab-go">
          <Button type="submit" variant="primary" icon="play" disabled={running}>
            {t('start')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
