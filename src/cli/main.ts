#!/usr/bin/env node
/** The program `reglament`. */
import { packs, rulebooks } from '../rulebooks/index.js';
import { main } from './cli.js';

process.exitCode = await main(
  process.argv.slice(2),
  {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    lang: 'ru',
    library: { rulebooks, packs },
  },
  process.cwd(),
);
