/** Where in a scenario file a field stands, and what is wrong with a file. */
import { type Document, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import type { Text } from '../engine/contract.js';
import { issueText } from '../engine/refusals.js';

/** Why a file cannot be played at all. */
export interface Problem {
  line: number;
  /** Dotted: `steps.2.at`; empty for the file as a whole. */
  field: string;
  message: Text;
}

export type Path = readonly (string | number)[];

export interface Source {
  data: unknown;
  problems: Problem[];
  /** The line of a field, or of the nearest field around it that the file has. */
  lineOf(path: Path): number;
}

/** Levels of nesting; a scenario has a dozen. */
const MOST_DEPTH = 60;

/** What YAML allows and no scenario needs, but what takes for ever to turn into data: keys that are no words, endless depth. */
function excesses(document: Document, counter: LineCounter): Problem[] {
  const problems: Problem[] = [];
  const found = (node: unknown, ru: string, en: string): symbol => {
    const at = isNode(node) && node.range ? counter.linePos(node.range[0]).line : 1;
    problems.push({ line: at, field: '', message: { ru, en } });
    return visit.BREAK;
  };
  visit(document, {
    Pair(_, { key }) {
      if (key === null || isScalar(key)) return undefined;
      return found(
        key,
        'Имя поля — не слово, а список или набор полей.',
        'The name of a field is a list or a map.',
      );
    },
    Node(_, node, path) {
      if (path.length <= 2 * MOST_DEPTH) return undefined;
      return found(
        node,
        `Больше ${MOST_DEPTH} уровней вложенности не принимается.`,
        `No more than ${MOST_DEPTH} levels of nesting are taken.`,
      );
    },
  });
  return problems;
}

/** Reads YAML (of which JSON is a part) and remembers positions. */
export function parseSource(text: string): Source {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const problems = document.errors.map((error) => ({
    line: counter.linePos(error.pos[0]).line,
    field: '',
    message: { ru: `Это не YAML и не JSON: ${error.message}`, en: `Neither YAML nor JSON: ${error.message}` },
  }));
  const lineOf = (path: Path): number => {
    for (let length = path.length; length >= 0; length--) {
      const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
    }
    return 1;
  };
  if (problems.length === 0) problems.push(...excesses(document, counter));
  if (problems.length > 0) return { data: null, problems, lineOf };
  try {
    return { data: document.toJS(), problems, lineOf };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      data: null,
      problems: [{ line: 1, field: '', message: { ru: `Файл не читается: ${message}`, en: message } }],
      lineOf,
    };
  }
}

/** The faults zod found, at their places in the file. */
export function shapeProblems(error: z.ZodError, source: Source, prefix: Path = []): Problem[] {
  return error.issues.flatMap((issue) => {
    const path = [...prefix, ...issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))];
    const message = issueText(issue);
    // An unknown field is told at its own place.
    const places = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    return places.map((place) => ({ line: source.lineOf(place), field: place.join('.'), message }));
  });
}
