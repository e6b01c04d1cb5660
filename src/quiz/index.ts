/** Quiz tables in: xlsx, csv and pasted cells → checked results with a list of contradictions. */
export type { DisputedCell } from './assemble';
export type { Contradiction, ContradictionFacts, ContradictionKind } from './contradiction';
export { ENCODINGS, type Encoding } from './decode';
export type { Purpose } from './detect';
export type { SkippedRow } from './extract';
export {
  type Decisions,
  type ImportOptions,
  type ImportOutcome,
  type ImportPreview,
  importTable,
  type PreviewRow,
  type RowMatch,
  type SheetInfo,
} from './import';
export { ROLES, type Role } from './labels';
export { type ColumnMapping, type MappedColumn, type MappedHeader, withRole } from './mapping';
export { mergeTables } from './merge';
export { type Candidate, matchName, nameKey, type SeasonTeam } from './names';
export { importInWorker, type WorkerLimits } from './parse-in-worker';
export { formatPoints, type ParsedPoints, parsePlace, parsePoints } from './points';
export { LIMITS, type RefusalCode, type TableRefusal } from './refusal';
export { columnMappingSchema, decisionsSchema } from './schemas';
export type { Delimiter, TableInput } from './sheet';
export type { Hundredths, QuizResults, TeamResult } from './types';
