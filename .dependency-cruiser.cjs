/**
 * Imports run one way: engine ← rulebooks ← quiz, reports, picture, lab ← store, server ← cli. The screens (web) take
 * types, texts and pictures only. Each rule says what a folder may import; everything else is refused.
 */

/** Packages a pure folder may use: they touch neither the clock, nor the disk, nor the network. */
const PURE_PACKAGES = '^node_modules/(zod|temporal-polyfill|@noble/hashes|intl-messageformat)/';

/** The parts of a rulebook the screens may carry into the browser: words and tables, no rules. */
const WORDS =
  '^src/rulebooks/([^/]+/(cup/)?(texts|describe|clauses|rulings|cites|modules|chapters|texts/forms)|seasons)\\.ts$';

/** What the judge’s tablet needs without the network. */
const TABLET = '^src/web/table/offline/';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Of all of src/, a folder may import itself and these folders. Packages and Node are its own business. */
const mayImport = (folder, others) =>
  rule(
    `${folder}-imports`,
    `src/${folder} may import: ${others.join(', ')}`,
    { path: `^src/${folder}/` },
    { path: '^src/', pathNot: `^src/(${[folder, ...others].join('|')})/` },
  );

module.exports = {
  forbidden: [
    // The pure part: what is not named here, Node included, is refused.
    rule(
      'engine-imports',
      'The engine stands on itself and on pure packages',
      { path: '^src/engine/' },
      { pathNot: ['^src/engine/', PURE_PACKAGES] },
    ),
    rule(
      'rulebook-imports',
      'A rulebook stands on the engine, the race kernel, quiz results and texts, never on another rulebook',
      { path: '^src/rulebooks/([^/]+)/' },
      {
        pathNot: [
          '^src/engine/',
          '^src/rulebooks/($1|race)/',
          '^src/quiz/types\\.ts$',
          '^src/texts/',
          PURE_PACKAGES,
        ],
      },
    ),
    rule(
      'rulebook-list-imports',
      'A file right in src/rulebooks, the list of rulebooks, may name them all',
      { path: '^src/rulebooks/[^/]+$' },
      { pathNot: ['^src/(engine|rulebooks|texts)/', PURE_PACKAGES] },
    ),
    rule(
      'texts-imports',
      'Texts stand under everything but the engine',
      { path: '^src/texts/' },
      { pathNot: ['^src/(engine|texts)/', PURE_PACKAGES] },
    ),

    // What is made of rulebooks.
    mayImport('quiz', ['engine', 'rulebooks', 'texts']),
    rule(
      'quiz-takes-types',
      'Quiz tables know the shapes of the rulebooks, not their rules',
      { path: '^src/quiz/' },
      { path: '^src/rulebooks/', dependencyTypesNot: ['type-only'] },
    ),
    mayImport('picture', ['engine', 'rulebooks']),
    rule(
      'picture-takes-types',
      'A picture is drawn from a view and from nothing else',
      { path: '^src/picture/', pathNot: '^src/picture/png\\.ts$' },
      { path: '^src/(engine|rulebooks)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'picture-runs-in-browsers',
      'Pictures are drawn in browsers too; only png.ts, which they must not import, belongs to Node',
      { path: '^src/picture/', pathNot: '^src/picture/png\\.ts$' },
      { path: '^src/picture/png\\.ts$|^node_modules/@resvg/' },
    ),
    mayImport('reports', ['engine', 'rulebooks', 'picture', 'quiz', 'lab', 'texts']),
    rule(
      'one-maker-of-spreadsheets',
      'Cells of files for spreadsheets are made in one place: there texts of people are kept from becoming formulas',
      { path: '^src/', pathNot: '^src/reports/sheets\\.ts$' },
      { path: 'node_modules/(csv-stringify|write-excel-file)/' },
    ),
    mayImport('scenario', ['engine', 'rulebooks', 'texts']),
    mayImport('lab', ['engine', 'rulebooks', 'quiz', 'texts']),

    // What keeps and serves.
    mayImport('store', ['engine']),
    mayImport('server', [
      'engine',
      'rulebooks',
      'quiz',
      'picture',
      'reports',
      'scenario',
      'lab',
      'store',
      'texts',
    ]),
    mayImport('cli', [
      'engine',
      'rulebooks',
      'quiz',
      'picture',
      'reports',
      'scenario',
      'lab',
      'store',
      'server',
      'texts',
    ]),

    // The screens.
    rule(
      'web-imports',
      'The screens take pictures, texts, the contract, and the types of rulebooks, of quiz results and of the API',
      { path: '^src/web/' },
      {
        path: '^src/',
        pathNot: ['^src/(web|picture|texts|engine|rulebooks|quiz)/', '^src/server/(care-|lab-)?shapes\\.ts$'],
      },
    ),
    rule(
      'web-takes-types',
      'No game logic in the browser: apart from words and the contract, the screens import types',
      { path: '^src/web/', pathNot: TABLET },
      {
        path: '^src/(engine|rulebooks|quiz|server)/',
        pathNot: [WORDS, '^src/engine/contract\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'tablet-carries-its-rulebook',
      'The judge’s tablet decides without the network: this one folder takes the engine and the rules of a table (decision 025)',
      { path: TABLET },
      {
        path: '^src/(engine|rulebooks|quiz|server)/',
        pathNot: ['^src/engine/', '^src/rulebooks/table/(?!cup/)'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'tablet-comes-when-asked',
      'The engine and the rules come to judges only: other screens load that folder when they need it, never with themselves',
      { path: '^src/web/', pathNot: TABLET },
      { path: TABLET, dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'browser-has-no-node',
      'Neither the screens nor the pictures can use Node',
      { path: '^src/(web|picture)/', pathNot: '^src/picture/png\\.ts$' },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'web-has-no-png',
      'PNG is made on the server',
      { path: '^src/web/' },
      { path: '^src/picture/png\\.ts$' },
    ),

    // Everywhere.
    rule('no-cycles', 'A cycle has no beginning to read from', {}, { circular: true }),
    rule('no-orphans', 'A file nobody imports does nothing', { path: '^src/', orphan: true }, {}),
    rule(
      'no-unresolvable',
      'The imported file or package is not there; what the benchmarks measure against is installed by them alone',
      {},
      { couldNotResolve: true, pathNot: '^boardgame\\.io/' },
    ),
    rule(
      'no-tests-in-product',
      'Tests know the product, not the reverse',
      { path: '^src/' },
      { pathNot: '^(src|node_modules)/', dependencyTypesNot: ['core'] },
    ),
    rule(
      'no-dev-packages-in-product',
      'The server runs without development packages; only the screens are bundled whole',
      // From sources, in tests, the worker is bundled on the fly; a build has it beside the program.
      { path: '^src/', pathNot: ['^src/web/', '^src/quiz/worker-url\\.ts$'] },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    // Type imports count: they too must run one way.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
};
