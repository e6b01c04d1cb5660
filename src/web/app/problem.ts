/** What went wrong, in words a person can act on. */
import type { Lang } from '../../engine/contract.js';
import type { Problem } from '../../server/shapes.js';
import { texts } from '../texts.js';
import { format } from './i18n.js';

export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    /** Nobody knows whether the server got it: the same action may be sent again with its key. */
    readonly unsure: boolean,
  ) {
    super(problem.detail ?? problem.title);
    this.name = 'ApiError';
  }

  get status(): number {
    return this.problem.status;
  }

  get clauses(): string[] {
    return this.problem.clauses ?? [];
  }
}

export function offlineError(): ApiError {
  return new ApiError({ type: 'about:blank', title: 'offline', status: 0 }, true);
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'title' in value && 'status' in value;
}

export async function problemOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const problem = isProblem(body)
    ? body
    : { type: 'about:blank', title: response.statusText || 'error', status: response.status };
  return new ApiError(problem, response.status >= 500);
}

export function errorText(error: unknown, lang: Lang): string {
  if (!(error instanceof ApiError)) return format(texts['error.unknown'], lang);
  const { problem } = error;
  if (problem.text) return problem.text[lang] || problem.text.ru;
  switch (error.status) {
    case 0:
      return format(texts['error.offline'], lang);
    case 401:
      return format(texts['error.signIn'], lang);
    case 403:
      return format(texts['error.forbidden'], lang);
    case 404:
      return format(texts['error.notFound'], lang);
    case 409:
      return problem.detail ?? format(texts['error.conflict'], lang);
    case 429:
      return format(texts['error.tooMany'], lang);
    default:
      return problem.detail ?? (error.status >= 500 ? format(texts['error.server'], lang) : problem.title);
  }
}

/** Clauses an error names, for chips beside its text. */
export function errorClauses(error: unknown): string[] {
  return error instanceof ApiError ? error.clauses : [];
}
