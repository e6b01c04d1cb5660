/** The rules: how a move is reckoned, and the modules with their numbers, a sentence each. */
import type { ReactNode } from 'react';
import { usePick } from '../../app/prefs.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { useEditor, usePackSay } from '../context.js';
import { switchOff, switchOn } from '../lib/edit.js';
import { withValue } from '../lib/texts-of.js';
import type { ModuleKey, Pack } from '../lib/types.js';
import { ChoiceInput, MomentInput, NumberInput } from '../parts/fields.js';
import type { packTexts } from '../texts.js';

type Key = keyof typeof packTexts;

/** Modules in the order a newcomer may want them. */
const MODULES = [
  'fights',
  'changes',
  'castles',
  'restart',
  'roulette',
  'twins',
  'coin',
  'offers',
  'territory',
  'emigrants',
  'mercenaries',
  'deserters',
  'blocks',
  'intrigues',
  'proposals',
  'conclave',
] as const satisfies readonly ModuleKey[];

/** Those that live by their cells: they come and go with them. */
const BY_CELLS: readonly ModuleKey[] = [
  'changes',
  'castles',
  'restart',
  'roulette',
  'twins',
  'coin',
  'offers',
];

const CHANGE: [least: number, most: number] = [-99, 99];

/** Whole numbers of modules: where they stand, their words and bounds. */
const NUMBERS: Partial<Record<ModuleKey, { path: string[]; text: Key; bounds: [number, number] }[]>> = {
  blocks: [{ path: ['size'], text: 'field.size', bounds: [1, 100] }],
  castles: [
    { path: ['own'], text: 'field.own', bounds: CHANGE },
    { path: ['other'], text: 'field.other', bounds: CHANGE },
  ],
  twins: [{ path: ['left'], text: 'field.left', bounds: [2, 9] }],
  coin: [
    { path: ['named'], text: 'field.named', bounds: CHANGE },
    { path: ['own'], text: 'field.coinOwn', bounds: CHANGE },
    { path: ['owed'], text: 'field.owed', bounds: CHANGE },
  ],
  offers: [
    { path: ['stake', 'fulfilled'], text: 'field.fulfilled', bounds: CHANGE },
    { path: ['stake', 'refused'], text: 'field.refused', bounds: CHANGE },
    { path: ['storyReward'], text: 'field.storyReward', bounds: CHANGE },
    { path: ['captiveLeast'], text: 'field.captiveLeast', bounds: [1, 99] },
  ],
  emigrants: [{ path: ['absences'], text: 'field.absences', bounds: [1, 99] }],
  deserters: [
    { path: ['absences'], text: 'field.absences', bounds: [1, 99] },
    { path: ['gain'], text: 'field.gain', bounds: [1, 1000] },
    { path: ['loss'], text: 'field.loss', bounds: [1, 1000] },
  ],
  intrigues: [
    { path: ['target'], text: 'field.target', bounds: CHANGE },
    { path: ['ally'], text: 'field.ally', bounds: CHANGE },
    { path: ['failed'], text: 'field.failed', bounds: CHANGE },
    { path: ['winner'], text: 'field.winner', bounds: CHANGE },
    { path: ['loser'], text: 'field.loser', bounds: CHANGE },
  ],
};

const DICE = [
  { field: 'mainDivisor', bounds: [1, 1000] },
  { field: 'cupDivisor', bounds: [1, 1000] },
  { field: 'least', bounds: [0, 99] },
  { field: 'creative', bounds: [-99, 99] },
] as const;

export function RulesTab() {
  const { pack, change } = useEditor();
  const t = usePackSay();
  return (
    <div className="stack">
      <p className="quiet">{t('rules.lead')}</p>
      <Card title={t('rules.dice')} level={3}>
        <p className="quiet small">{t('rules.diceText')}</p>
        <div className="pe-pair">
          {DICE.map(({ field, bounds: [min, max] }) => (
            <NumberInput
              key={field}
              label={t(`dice.${field}`)}
              path={['dice', field]}
              value={pack.dice[field]}
              min={min}
              max={max}
              onChange={(value) =>
                change({ ...pack, dice: { ...pack.dice, [field]: value } }, `dice ${field}`)
              }
            />
          ))}
        </div>
      </Card>
      {MODULES.map((name) => (
        <ModuleCard key={name} name={name} />
      ))}
    </div>
  );
}

function ModuleCard({ name }: { name: ModuleKey }) {
  const { pack, edit, messages } = useEditor();
  const t = usePackSay();
  const pick = usePick();
  const on = pack.modules[name] !== undefined;
  const faults = (messages ?? []).filter(({ path }) => path[0] === 'modules' && path[1] === name);
  return (
    <section
      className={`card pe-module ${on ? 'pe-module-on' : ''}`}
      data-path={`modules.${name}`}
      aria-label={t(`module.${name}`)}
    >
      <label className="pe-switch">
        <input
          type="checkbox"
          checked={on}
          // A rule of cells is switched on by putting such a cell on the board.
          disabled={!on && BY_CELLS.includes(name)}
          onChange={() => edit(on ? switchOff(pack, name) : switchOn(pack, name))}
        />
        <span>
          <b>{t(`module.${name}`)}</b>
          <span className="quiet small pe-about">{t(`module.${name}Text`)}</span>
        </span>
      </label>
      {on && <ModuleFields name={name} />}
      {on && faults.length > 0 && (
        <ul className="pe-faults">
          {faults.map(({ path, text }) => (
            <li key={`${path.join('.')} ${text.ru}`} className="field-error">
              {pick(text)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Sets one value of a module. */
function useModule() {
  const { pack, change } = useEditor();
  return (path: (string | number)[], value: unknown) =>
    change(withValue(pack, ['modules', ...path], value), `module ${path.join('.')}`);
}

function ModuleFields({ name }: { name: ModuleKey }) {
  const { pack } = useEditor();
  const t = usePackSay();
  const set = useModule();
  const numbers = NUMBERS[name] ?? [];
  return (
    <>
      {numbers.length > 0 && (
        <div className="pe-pair">
          {numbers.map(({ path, text, bounds: [min, max] }) => (
            <NumberInput
              key={text}
              label={t(text)}
              path={['modules', name, ...path]}
              value={Number(valueAt(pack, ['modules', name, ...path]) ?? 0)}
              min={min}
              max={max}
              onChange={(value) => set([name, ...path], value)}
            />
          ))}
        </div>
      )}
      <OwnFields name={name} />
    </>
  );
}

function valueAt(pack: Pack, path: readonly string[]): unknown {
  return path.reduce<unknown>((whole, key) => (whole as Record<string, unknown> | undefined)?.[key], pack);
}

/** What is no plain number. */
function OwnFields({ name }: { name: ModuleKey }): ReactNode {
  const { pack } = useEditor();
  const t = usePackSay();
  const pick = usePick();
  const set = useModule();
  const { modules, sides, games } = pack;
  if (name === 'castles' && modules.castles) {
    return (
      <label className="choice">
        <input
          type="checkbox"
          checked={modules.castles.every ?? false}
          onChange={(event) => set(['castles', 'every'], event.target.checked)}
        />
        <span>{t('field.every')}</span>
      </label>
    );
  }
  if (name === 'deserters' && modules.deserters) {
    return (
      <ChoiceInput
        label={t('field.side')}
        path={['modules', 'deserters', 'side']}
        value={String(modules.deserters.side)}
        options={sides.map((side) => ({ value: String(side.id), title: pick(side.name) }))}
        onChange={(side) => set(['deserters', 'side'], Number(side))}
      />
    );
  }
  if (name === 'mercenaries' && modules.mercenaries) {
    const { until } = modules.mercenaries;
    const numbers = games.map(({ number }) => ({ value: String(number), title: String(number) }));
    return (
      <ChoiceInput
        label={t('field.until')}
        path={['modules', 'mercenaries', 'until']}
        value={until === undefined ? '' : String(until)}
        options={[{ value: '', title: t('field.always') }, ...numbers]}
        onChange={(number) => set(['mercenaries'], number === '' ? {} : { until: Number(number) })}
      />
    );
  }
  if (name === 'intrigues' && modules.intrigues) {
    const chosen = modules.intrigues.games;
    return (
      <fieldset className="pe-games" data-path="modules.intrigues.games">
        <legend className="label">{t('field.games')}</legend>
        {[...new Set([...games.map(({ number }) => number), ...chosen])].map((number) => (
          <label key={number} className="choice">
            <input
              type="checkbox"
              checked={chosen.includes(number)}
              disabled={chosen.length === 1 && chosen.includes(number)}
              onChange={() =>
                set(
                  ['intrigues', 'games'],
                  chosen.includes(number)
                    ? chosen.filter((one) => one !== number)
                    : [...chosen, number].sort((a, b) => a - b),
                )
              }
            />
            <span>{number}</span>
          </label>
        ))}
      </fieldset>
    );
  }
  if (name === 'emigrants' && modules.emigrants) {
    const { auction } = modules.emigrants;
    return (
      <>
        {(['open', 'close'] as const).map((end) => (
          <MomentInput
            key={end}
            label={t(`auction.${end}`)}
            path={['modules', 'emigrants', 'auction', end]}
            value={auction[end]}
            onChange={(moment) => set(['emigrants', 'auction', end], moment)}
          />
        ))}
      </>
    );
  }
  return name === 'territory' && modules.territory ? <Windows /> : null;
}

/** The windows of painting, one after the other. */
function Windows() {
  const { pack } = useEditor();
  const t = usePackSay();
  const set = useModule();
  const territory = pack.modules.territory!;
  const { steps, close } = territory;
  const last = steps.at(-1);
  return (
    <>
      {steps.map((step, index) => {
        const path = ['modules', 'territory', 'steps', index];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a window is known by its place
          <fieldset key={index} className="pe-window">
            <legend className="label">{t('window.title', { n: index + 1 })}</legend>
            <MomentInput
              label={t('window.from')}
              path={[...path, 'from']}
              value={step.from}
              onChange={(from) => set(['territory', 'steps', index, 'from'], from)}
            />
            <MomentInput
              label={t('window.to')}
              path={[...path, 'to']}
              value={step.to}
              onChange={(to) => set(['territory', 'steps', index, 'to'], to)}
            />
            <NumberInput
              label={t('window.clans')}
              path={[...path, 'clans']}
              value={step.clans}
              min={1}
              max={pack.sides.length}
              onChange={(clans) => set(['territory', 'steps', index, 'clans'], clans)}
            />
            {steps.length > 1 && (
              <Button
                variant="ghost"
                onClick={() =>
                  set(
                    ['territory', 'steps'],
                    steps.filter((_, at) => at !== index),
                  )
                }
              >
                {t('window.remove', { n: index + 1 })}
              </Button>
            )}
          </fieldset>
        );
      })}
      <Button
        icon="plus"
        onClick={() => {
          const from =
            last?.to.time === '24:00' ? { days: last.to.days + 1, time: '00:00' } : (last?.to ?? pack.report);
          set(
            ['territory', 'steps'],
            [...steps, { from, to: { days: from.days, time: '24:00' }, clans: pack.sides.length }],
          );
        }}
      >
        {t('window.add')}
      </Button>
      <MomentInput
        label={t('window.close')}
        path={['modules', 'territory', 'close']}
        value={close}
        onChange={(moment) => set(['territory', 'close'], moment)}
      />
    </>
  );
}
