/** A paper protocol as it was typed: read against the rules of its game, and refused with the first thing that is wrong. */
import { malformed } from '../engine/refusals.js';
import { localOf } from '../engine/time.js';
import { checkPaper, type PaperAnswer } from '../rulebooks/table/paper/check.js';
import { type Paper, paperSchema } from '../rulebooks/table/paper/schema.js';
import { setupSchema, type TableSetup } from '../rulebooks/table/setup.js';
import type { AnyRulebook } from './live-game.js';
import { ApiProblem } from './problems.js';
import { RefusalError } from './refusal-text.js';
import type { PaperCheck } from './shapes.js';

type Typed = Record<string, unknown>;

export interface Sheet {
  answer: PaperAnswer;
  setup: TableSetup;
}

/**
 * @param setupOf the setup of the game as far as the sheet does not say it itself
 * @param now the time, for a date that has not come yet
 * @throws RefusalError, ApiProblem when what was typed is no paper protocol at all
 */
export function readSheet(
  book: AnyRulebook,
  typed: Typed,
  now: string,
  setupOf: (paper: Paper) => Record<string, unknown>,
): Sheet {
  const read = paperSchema.safeParse(typed, { reportInput: false });
  if (!read.success) {
    const fault = malformed(read.error);
    throw new RefusalError({ ...fault, field: `paper.${fault.field}` }, book);
  }
  const paper = read.data;
  const setup = setupSchema.safeParse({ ...setupOf(paper), paper: typed });
  if (!setup.success) throw new RefusalError(malformed(setup.error), book);
  if (paper.date !== undefined && paper.date > localOf(now, setup.data.pack.zone).date) {
    throw new ApiProblem('refused', {
      field: 'paper.date',
      text: { ru: 'Эта дата ещё не наступила.', en: 'This date has not come yet.' },
    });
  }
  return { answer: checkPaper(paper, setup.data), setup: setup.data };
}

/** What the check says of a sheet. */
export function checkOf({ findings, assumed, entry }: PaperAnswer): PaperCheck {
  return {
    findings,
    assumed,
    winner: entry?.winner ?? null,
    entries: entry?.commands.length ?? 0,
    byHand: entry?.commands.filter(({ command }) => command.type === 'override').length ?? 0,
  };
}

/** The commands of a sheet that can be entered. @throws ApiProblem with its first contradiction, unless confirmed */
export function commandsOf(
  { findings, entry }: PaperAnswer,
  confirmed: boolean,
): NonNullable<PaperAnswer['entry']>['commands'] {
  if (entry !== null && (findings.length === 0 || confirmed)) return entry.commands;
  const first = findings.find(({ fatal }) => fatal) ?? findings[0];
  throw new ApiProblem('refused', {
    code: first?.code ?? 'refused',
    field: `paper.${first?.field ?? ''}`,
    clauses: first?.clauses ?? [],
    params: { findings: findings.length },
    ...(first
      ? {
          text: {
            ru: `${first.place.ru}: ${first.text.ru} ${first.accepted.ru}`,
            en: `${first.place.en}: ${first.text.en} ${first.accepted.en}`,
          },
        }
      : {}),
  });
}
