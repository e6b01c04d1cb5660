/** The command line without a process of its own. */
import { main } from '../../src/cli/cli.js';
import type { Terminal } from '../../src/cli/terminal.js';

export interface Ran {
  code: number;
  out: string;
  err: string;
}

/** @param folder where the command stands */
export function commandLine(library: Terminal['library'], folder = '.'): (...args: string[]) => Promise<Ran> {
  return async (...args) => {
    const said = { out: '', err: '' };
    const terminal = {
      out: (part: string): void => {
        said.out += part;
      },
      err: (part: string): void => {
        said.err += part;
      },
      lang: 'ru' as const,
      library,
    };
    const code = await main(args, terminal, folder);
    return { code, ...said };
  };
}
