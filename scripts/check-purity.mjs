// The engine and the rulebooks touch neither the clock, nor chance, nor the disk, nor the network, nor the language of
// the machine they run on; otherwise a replay could give another result. Looks at the syntax tree, so comments and
// texts may say what they like.
//   node scripts/check-purity.mjs [directory …]
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';

const directories = process.argv.length > 2 ? process.argv.slice(2) : ['src/engine', 'src/rulebooks'];

/** Names that stand for the outer world wherever they are read. `globalThis` would be a way around this list. */
const globals = new Set([
  ...['process', 'performance', 'crypto', 'require', 'globalThis'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  ...['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'],
]);
/** Members of otherwise harmless things: the clock, chance, the order of letters of a locale. */
const members = new Set(['Date.now', 'Math.random', 'Temporal.Now', 'Intl.Collator']);
/** Members that are wrong on anything. */
const methods = new Set(['localeCompare', 'randomBytes']);

/** What is impure in this very node, or null. */
function sin(node) {
  if (ts.isStringLiteral(node) && isModuleName(node) && isBuiltin(node.text)) return `import of ${node.text}`;
  // `new Date(x)` too: parsing a text depends on the zone of the machine. Instants are strings.
  if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && isName(node.expression, 'Date'))
    return 'Date(…)';
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    const member = ts.isPropertyAccessExpression(node) ? node.name.text : node.argumentExpression.text;
    if (methods.has(member)) return member;
    const full = `${node.expression.getText()}.${member}`;
    if (members.has(full)) return full;
  }
  if (ts.isImportSpecifier(node) && methods.has((node.propertyName ?? node.name).text)) return node.getText();
  if (ts.isIdentifier(node) && globals.has(node.text) && !isLabel(node)) return node.text;
  return null;
}

const isName = (node, name) => ts.isIdentifier(node) && node.text === name;
const isBuiltin = (name) => name.startsWith('node:') || builtinModules.includes(name);
const isModuleName = ({ parent }) =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword);
/** A name after a dot, or of a field: `window.process`, `{ process: 1 }`. A local variable is better called otherwise. */
const isLabel = (node) =>
  (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
  ((ts.isPropertyAssignment(node.parent) ||
    ts.isPropertySignature(node.parent) ||
    ts.isMethodSignature(node.parent) ||
    ts.isMethodDeclaration(node.parent)) &&
    node.parent.name === node);

const files = directories.flatMap((directory) =>
  readdirSync(directory, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(directory, name)),
);
let found = 0;
for (const file of files) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const visit = (node) => {
    const what = sin(node);
    if (what) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      console.error(`${file}:${line + 1}: ${what}`);
      found += 1;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}
if (files.length === 0) console.error(`Нет файлов в ${directories.join(', ')}`);
else console.log(`Проверено файлов: ${files.length}, нарушений: ${found}`);
process.exitCode = files.length === 0 || found > 0 ? 1 : 0;
