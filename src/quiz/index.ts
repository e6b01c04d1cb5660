/** Quiz tables in: xlsx, csv and pasted cells → checked results with a list of contradictions. */
export type { Contradiction, ContradictionKind } from './contradiction';
export {
  type Decisions,
  type ImportOptions,
  type ImportPreview,
  importTable,
  type PreviewRow,
} from './import';
export { withRole } from './mapping';
export { mergeTables } from './merge';
export { matchName, nameKey } from './names';
export { importInWorker } from './parse-in-worker';
export { formatPoints, parsePlace, parsePoints } from './points';
export { LIMITS, type TableRefusal } from './refusal';
export { columnMappingSchema, decisionsSchema } from './schemas';
export type { TableInput } from './sheet';
