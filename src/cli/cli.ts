/** The command line, apart from the process it runs in. Each command is loaded only when it is the one asked for. */
import { parseArgs } from 'node:util';
import type { Source } from './backup-file.js';
import { DATA, type ExitCode, type Terminal, UsageError } from './terminal.js';
import { word } from './words.js';

const options = {
  help: { type: 'boolean', short: 'h' },
  lang: { type: 'string' },
  json: { type: 'boolean' },
  view: { type: 'string', multiple: true },
  check: { type: 'boolean' },
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  commitment: { type: 'string' },
  database: { type: 'string' },
  words: { type: 'boolean' },
  'new-link': { type: 'boolean' },
  'trust-proxy': { type: 'boolean' },
} as const;

/** Which options a command knows; all know --help and --lang. */
const known: Record<string, readonly (keyof typeof options)[]> = {
  start: ['port', 'host', 'data', 'database', 'new-link', 'trust-proxy'],
  run: ['json', 'view'],
  export: ['data', 'database'],
  verify: ['data', 'database', 'commitment'],
  backup: ['data', 'database'],
  restore: ['data', 'database'],
  people: ['data', 'database'],
  about: ['data', 'database', 'json'],
  forget: ['data', 'database', 'words'],
  keep: ['data', 'database'],
  protocol: ['json'],
  reference: ['check'],
};

/**
 * @param args what stands after the program's name
 * @param root the folder of the repository, for `reference`
 */
export async function main(args: readonly string[], terminal: Terminal, root: string): Promise<ExitCode> {
  let said = terminal;
  try {
    if (isLab(args)) return await (await import('./lab.js')).lab(args, terminal, (lang) => language(lang));
    const { values, positionals } = parse(args);
    said = { ...terminal, lang: language(values.lang) };
    const [command, ...rest] = positionals;
    if (values.help || command === undefined) {
      said.out((await import('./help.js')).help[said.lang]);
      return values.help ? 0 : 2;
    }
    checkOptions(command, values, said);
    switch (command) {
      case 'start':
        return await (await import('./start.js')).start(values, said);
      case 'run':
        return (await import('./run.js')).run(
          only(rest, said),
          { json: values.json ?? false, views: values.view ?? [] },
          said,
        );
      case 'verify':
        return await verify(rest, values, said);
      case 'backup':
        if (rest.length !== 1) throw new UsageError(word('needTarget', said.lang));
        return await (await import('./backup.js')).backup(rest[0]!, sourceOf(values), said);
      case 'restore':
        return await (await import('./backup.js')).restore(only(rest, said), sourceOf(values), said);
      case 'people':
        if (rest.length > 1) throw new UsageError('people [NAME]');
        return await (await import('./people.js')).people(rest[0], sourceOf(values), said);
      case 'about':
        return await (await import('./people.js')).about(
          twoOf(rest, said),
          values.json ?? false,
          sourceOf(values),
          said,
        );
      case 'forget': {
        const [game, whom] = twoOf(rest.slice(0, 2), said);
        return await (await import('./people.js')).forgetPerson(
          [game, whom, ...rest.slice(2)],
          values.words ?? false,
          sourceOf(values),
          said,
        );
      }
      case 'keep':
        return await (await import('./people.js')).keep(twoOf(rest, said), sourceOf(values), said);
      case 'protocol':
        return (await import('./protocol.js')).protocol(only(rest, said), values.json ?? false, said);
      case 'export':
        if (rest.length !== 1 || (values.data ?? values.database) === undefined)
          throw new UsageError(word('needGame', said.lang));
        return await (await import('./export.js')).exportFrom(sourceOf(values), rest[0]!, said);
      default:
        return (await import('./reference/reference.js')).reference(root, values.check ?? false, said);
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    said.err(`${error.message}\n${word('seeHelp', said.lang)}\n`);
    return 2;
  }
}

/** Whether the command line asks for the lab; its options are its own. */
function isLab(args: readonly string[]): boolean {
  const at = args[0] === '--lang' ? 2 : args[0]?.startsWith('--lang=') ? 1 : 0;
  return args[at] === 'lab';
}

/** A file, the draws of a file, or the store of a data folder. */
async function verify(
  rest: readonly string[],
  { data, database, commitment }: { data?: string; database?: string; commitment?: string },
  terminal: Terminal,
): Promise<ExitCode> {
  if (rest[0] === 'draws' && rest.length === 2 && (data ?? database) === undefined)
    return (await import('./verify-draws.js')).verifyDraws(rest[1]!, commitment, terminal);
  if (
    commitment !== undefined ||
    rest.length + [data, database].filter((given) => given !== undefined).length !== 1
  )
    throw new UsageError(word('needVerify', terminal.lang));
  const { verifyData, verifyFile } = await import('./verify.js');
  if (rest.length === 1) return verifyFile(rest[0]!, terminal);
  return verifyData(sourceOf({ data, database }), terminal);
}

/** A game, and a person of it or a number of days. */
function twoOf(rest: readonly string[], { lang }: Terminal): [string, string] {
  const [game, other] = rest;
  if (game === undefined || other === undefined || rest.length !== 2)
    throw new UsageError(word('needPerson', lang));
  return [game, other];
}

function sourceOf({ data, database }: { data?: string; database?: string }): Source {
  return { data: data ?? DATA, database };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function language(lang: string | undefined): 'ru' | 'en' {
  if (lang !== undefined && lang !== 'ru' && lang !== 'en') throw new UsageError('--lang ru | en');
  return lang ?? 'ru';
}

function checkOptions(command: string, values: object, { lang }: Terminal): void {
  const allowed = Object.hasOwn(known, command) ? known[command] : undefined;
  if (!allowed) throw new UsageError(`${word('noCommand', lang)}: ${command}`);
  const extra = Object.keys(values).find(
    (name) => name !== 'lang' && !allowed.some((option) => option === name),
  );
  if (extra) throw new UsageError(`${command}: --${extra}?`);
}

function only(rest: readonly string[], { lang }: Terminal): string {
  if (rest.length !== 1) throw new UsageError(word('needFile', lang));
  return rest[0]!;
}
