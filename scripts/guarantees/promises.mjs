/**
 * What a club may rely on, each with the test that measures it. `env` is the full size; `npm test` runs the same test
 * smaller. `minutes`: about how long the full size takes on two cores.
 */
export const promises = [
  {
    id: 'packs',
    ru: 'Пакет сезона, который принят проверкой, доигрывается до конца: случайные пакеты × случайные сезоны',
    en: 'A season pack that the check accepts plays to the end: random packs × random seasons',
    test: 'test/rulebooks/season/random.test.ts',
    env: { REGLAMENT_PACKS: '20000' },
    minutes: 20,
  },
];
