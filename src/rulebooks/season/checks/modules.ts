/** Modules of a pack: parameters that contradict one another, and modules that would never come into play. */
import type { Text } from '../../../engine/contract.js';
import type { Mark } from '../../race/pack.js';
import type { Fault } from '../../race/season-pack.js';
import type { SeasonFile } from '../pack.js';
import { rulings as known } from '../rulings.js';

const t = (ru: string, en: string): Text => ({ ru, en });

export function faultsOfModules(pack: SeasonFile): Fault[] {
  return [
    ...faultsOfDice(pack),
    ...unusedModules(pack),
    ...faultsOfNewcomers(pack),
    ...faultsOfOffers(pack),
    ...faultsOfRulings(pack),
  ];
}

const LEAST_AND_MOST = 99;

function faultsOfDice({ dice, modules }: SeasonFile): Fault[] {
  const faults: Fault[] = [];
  for (const field of ['least', 'creative'] as const) {
    if (Math.abs(dice[field]) > LEAST_AND_MOST) {
      faults.push({
        path: ['dice', field],
        text: t(`не больше ${LEAST_AND_MOST}`, `at most ${LEAST_AND_MOST}`),
      });
    }
  }
  const divisors = [
    { path: ['dice', 'mainDivisor'], value: dice.mainDivisor },
    { path: ['dice', 'cupDivisor'], value: dice.cupDivisor },
    ...(modules.deserters
      ? [
          { path: ['modules', 'deserters', 'gain'], value: modules.deserters.gain },
          { path: ['modules', 'deserters', 'loss'], value: modules.deserters.loss },
        ]
      : []),
  ];
  for (const { path, value } of divisors) {
    if (value > 1000) faults.push({ path, text: t('делят не больше чем на 1000', 'divide by 1000 at most') });
  }
  return faults;
}

/** Cells that a module lives by. */
const CELLS: { module: keyof SeasonFile['modules']; kinds: Mark['kind'][] }[] = [
  { module: 'restart', kinds: ['restart'] },
  { module: 'changes', kinds: ['change'] },
  { module: 'castles', kinds: ['castle'] },
  { module: 'twins', kinds: ['twins'] },
  { module: 'coin', kinds: ['coin', 'name'] },
  { module: 'roulette', kinds: ['roulette'] },
];

function unusedModules(pack: SeasonFile): Fault[] {
  return CELLS.filter(({ module }) => pack.modules[module] !== undefined).flatMap(({ module, kinds }) =>
    kinds
      .filter((kind) => !Object.values(pack.marks).some((mark) => mark.kind === kind))
      .map((kind) => ({
        path: ['modules', module],
        text: t(
          `модуль включён, а клетки «${kind}» нет: поставьте её или выключите модуль`,
          `the module is on, but there is no cell “${kind}”: add one or switch it off`,
        ),
      })),
  );
}

/** Whoever comes later is either a mercenary or an emigrant. */
function faultsOfNewcomers({ modules, games }: SeasonFile): Fault[] {
  const { mercenaries, emigrants } = modules;
  if (!mercenaries) return [];
  const path = ['modules', 'mercenaries', 'until'];
  const { until } = mercenaries;
  if (emigrants && until === undefined) {
    return [
      {
        path,
        text: t(
          'новые команды — и наёмники, и эмигранты: назовите последнюю игру наёмников',
          'newcomers are both mercenaries and emigrants: name the last game of mercenaries',
        ),
      },
    ];
  }
  if (until === undefined) return [];
  if (!games.some(({ number }) => number === until)) {
    return [{ path, text: t(`нет игры ${until}`, `there is no game ${until}`) }];
  }
  return emigrants
    ? []
    : [
        {
          path,
          text: t(
            'после этой игры новым командам некуда деться: включите «emigrants»',
            'after that game newcomers have nowhere to go: switch “emigrants” on',
          ),
        },
      ];
}

function faultsOfOffers({ modules, marks, sides }: SeasonFile): Fault[] {
  const { offers, proposals } = modules;
  if (!offers) {
    return proposals
      ? [{ path: ['modules', 'proposals'], text: t('включите «offers»', 'switch “offers” on') }]
      : [];
  }
  const faults: Fault[] = [];
  if (Object.keys(offers.offers).length === 0) {
    faults.push({
      path: ['modules', 'offers', 'offers'],
      text: t('нет ни одного предложения', 'there is no offer'),
    });
  }
  for (const [key, { cell }] of Object.entries(offers.offers)) {
    const mark = marks[cell];
    if (mark?.kind === 'offer' && mark.offer === key) continue;
    faults.push({
      path: ['modules', 'offers', 'offers', key, 'cell'],
      text: t(`на клетке ${cell} этого предложения нет`, `cell ${cell} does not have this offer`),
    });
  }
  for (const side of Object.keys(offers.captives)) {
    if (!sides.some(({ id }) => String(id) === side)) {
      faults.push({
        path: ['modules', 'offers', 'captives', side],
        text: t(`нет стороны №${side}`, `there is no side ${side}`),
      });
    }
  }
  return faults;
}

/** Rulings the pack takes otherwise: they must exist, with such values. */
function faultsOfRulings({ rulings }: SeasonFile): Fault[] {
  return Object.entries(rulings).flatMap(([id, value]) => {
    const ruling = Object.hasOwn(known, id) ? known[id as keyof typeof known] : undefined;
    if (!ruling) return [{ path: ['rulings', id], text: t('нет такого решения', 'there is no such ruling') }];
    if (Object.hasOwn(ruling.values, value)) return [];
    const values = Object.keys(ruling.values).join(', ');
    return [{ path: ['rulings', id], text: t(`можно: ${values}`, `it takes: ${values}`) }];
  });
}
