/** Quiz tables over HTTP: the table is read in a worker and checked against the season's teams. */
import { z } from 'zod';
import type { Command } from '../engine/contract.js';
import type { ImportOptions, ImportPreview } from '../quiz/import.js';
import { mergeTables } from '../quiz/merge.js';
import { importInWorker } from '../quiz/parse-in-worker.js';
import type { TableInput } from '../quiz/sheet.js';
import type { ImportBody, ImportTable } from './shapes.js';

/** What of the organiser's view a table is checked against. */
const seasonShape = z.object({
  teams: z.array(z.object({ team: z.string() })),
  games: z.array(
    z.object({
      number: z.number(),
      auction: z.object({ registered: z.array(z.string()) }).nullable(),
    }),
  ),
});

export type Refused = Extract<Awaited<ReturnType<typeof importInWorker>>, { refusal: unknown }>['refusal'];
export type ImportResult = { preview: ImportPreview; command: Command | null } | { refusal: Refused };

/**
 * The preview of a table and of those joined to it, and, when nothing is left open, the command that would enter it.
 * @param remembered the mapping of columns kept for the season
 */
export async function previewImport(
  body: ImportBody,
  view: unknown,
  remembered: unknown,
): Promise<ImportResult> {
  const season = seasonShape.safeParse(view).data;
  const teams = season?.teams.map(({ team }) => ({ name: team })) ?? [];
  const registered = season?.games.find(({ number }) => number === body.game)?.auction?.registered ?? [];
  const main = await read(body, { teams, registered }, body.mapping ?? remembered ?? undefined);
  if ('refusal' in main) return main;
  let { preview } = main;
  for (const table of body.extra ?? []) {
    const extra = await read(table, { teams }, table.mapping);
    if ('refusal' in extra) return extra;
    preview = mergeTables(preview, extra.preview, body.decisions?.accepted ?? []);
  }
  return { preview, command: preview.ready ? commandOf(body, preview) : null };
}

function read(
  table: ImportTable,
  season: ImportOptions,
  mapping: unknown,
): ReturnType<typeof importInWorker> {
  const { sheets, encoding, delimiter, purpose, decisions } = table;
  return importInWorker(inputOf(table), {
    ...season,
    sheets,
    encoding,
    delimiter,
    purpose,
    decisions,
    // Its shape is the quiz module's own affair: a mapping that does not fit refuses the table in the worker.
    mapping: mapping as ImportOptions['mapping'],
  });
}

function inputOf({ file, text }: ImportTable): TableInput {
  if (file) return { kind: 'file', name: file.name, bytes: Buffer.from(file.base64, 'base64') };
  return { kind: 'paste', text: text ?? '' };
}

function commandOf(body: ImportBody, preview: ImportPreview): Command {
  return {
    type: 'enterResults',
    game: body.game,
    results: preview.results,
    accepted: preview.accepted.map(({ id, text }) => ({ id, text: text.ru.slice(0, 1000) })),
    source: body.file?.name ?? 'вставка',
  };
}
