/** A table under review: what the server reads in it under the organiser's decisions. Nothing is recorded here. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Decisions, ImportPreview } from '../../../quiz/import.js';
import type { Role } from '../../../quiz/labels.js';
import type { ColumnMapping, MappedColumn } from '../../../quiz/mapping.js';
import type { DryRun, Problem } from '../../../server/shapes.js';
import { request } from '../../app/api.js';
import { useSeason } from '../../app/game.js';

export type TableSource =
  | { kind: 'file'; name: string; base64: string }
  | { kind: 'text'; name: string; text: string };

interface ImportAnswer {
  preview: ImportPreview | null;
  dryRun: DryRun | null;
  refusal: Problem | null;
}

/** A table of the cup or of the contest, pasted on its own. */
export interface ExtraTable {
  text: string;
  purpose: 'cup' | 'creative';
}

export interface Review {
  extra: ExtraTable[];
  setExtra(extra: ExtraTable[]): void;
  preview: ImportPreview | null;
  dryRun: DryRun | null;
  refusal: Problem | null;
  decisions: Decisions;
  busy: boolean;
  error: unknown;
  decide(change: (decisions: Decisions) => Decisions): void;
  setRole(column: MappedColumn, role: Role): void;
  /** Keeps the mapping for the tables to come. */
  rememberMapping(): Promise<void>;
}

const base = (id: string) => `/api/games/${encodeURIComponent(id)}`;
const plain = (label: string) => label.trim().toLowerCase();

/** The same label means the same in every header of the table. */
function withRole(mapping: ColumnMapping, column: MappedColumn, role: Role): ColumnMapping {
  const numbered = role === 'tour' || role === 'question';
  return {
    ...mapping,
    headers: mapping.headers.map((header) => ({
      ...header,
      columns: header.columns.map((old) => {
        if (plain(old.label) !== plain(column.label)) return old;
        if (plain(old.label) === '' && old.index !== column.index) return old;
        const number = old.number ?? (Number.parseInt(old.label.replace(/\D+/g, ''), 10) || undefined);
        return { index: old.index, label: old.label, role, ...(numbered && number ? { number } : {}) };
      }),
    })),
  };
}

export function useImport(game: number, source: TableSource | null): Review {
  const { id, as } = useSeason();
  const [mapping, setMapping] = useState<ColumnMapping | null>(null);
  const [decisions, setDecisions] = useState<Decisions>({});
  const [extra, setExtra] = useState<ExtraTable[]>([]);
  const [answer, setAnswer] = useState<ImportAnswer | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const ticket = useRef(0);

  useEffect(() => {
    if (!source) return;
    const mine = ++ticket.current;
    setBusy(true);
    const body = {
      game,
      ...(source.kind === 'file'
        ? { file: { name: source.name, base64: source.base64 } }
        : { text: source.text }),
      ...(mapping ? { mapping } : {}),
      decisions,
      ...(extra.length > 0 ? { extra: extra.map((table) => ({ ...table, decisions })) } : {}),
    };
    request<ImportAnswer>(`${base(id)}/import/preview`, { method: 'POST', body, query: { as } })
      .then((got) => {
        if (mine !== ticket.current) return;
        setAnswer(got);
        setError(null);
      })
      .catch((caught: unknown) => mine === ticket.current && setError(caught))
      .finally(() => mine === ticket.current && setBusy(false));
  }, [id, as, game, source, mapping, decisions, extra]);

  const preview = answer?.preview ?? null;
  const setRole = useCallback(
    (column: MappedColumn, role: Role) => {
      if (preview) setMapping(withRole(preview.mapping, column, role));
    },
    [preview],
  );
  const rememberMapping = useCallback(async () => {
    if (!preview) return;
    await request(`${base(id)}/mapping`, { method: 'PUT', body: preview.mapping, query: { as } });
  }, [id, as, preview]);

  return {
    extra,
    setExtra,
    preview,
    dryRun: answer?.dryRun ?? null,
    refusal: answer?.refusal ?? null,
    decisions,
    busy,
    error,
    decide: setDecisions,
    setRole,
    rememberMapping,
  };
}

/** A file as the API takes it. */
export function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.readAsDataURL(file);
  });
}
