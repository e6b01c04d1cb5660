/** What the lab can play, and the task somebody asks for. */
import type { z } from 'zod';
import { strategies, strategyOf } from '../../lab/strategy/index.js';
import {
  namedSubject,
  packSubject,
  rulebookOf,
  type Subject,
  subjectNames,
  titleOf,
} from '../../lab/subject.js';
import type { Task } from '../../lab/tally.js';
import { type LabMenu, labBody } from '../lab-shapes.js';
import { ApiProblem } from '../problems.js';

export function menu(): LabMenu {
  const subjects = subjectNames.map((name) => ({ name, subject: namedSubject(name)! }));
  const books = new Map(subjects.map(({ subject }) => [subject.rulebook, rulebookOf(subject)]));
  return {
    subjects: subjects.map(({ name, subject }) => ({
      name,
      title: titleOf(subject),
      kind: subject.kind,
      rulebook: subject.rulebook,
    })),
    strategies: strategies.map(({ id, title, about }) => ({ id, title, about })),
    rulings: Object.fromEntries(
      [...books].map(([id, { rulings }]) => [
        id,
        Object.entries(rulings).map(([ruling, { title, values, default: usual }]) => ({
          id: ruling,
          title,
          values: Object.entries(values).map(([value, text]) => ({ value, title: text })),
          default: usual,
        })),
      ]),
    ),
    mostGames: labBody.shape.games.maxValue ?? 0,
  };
}

/** What to play, as it was asked for. @throws ApiProblem that names the field at fault and what would be right */
export function taskOf(body: z.output<typeof labBody>): Task {
  const subject = subjectOf(body);
  if (!strategyOf(body.strategy))
    throw wrong(
      'strategy',
      strategies.map(({ id }) => id),
    );
  const { ruling } = body;
  if (ruling) {
    const { rulings } = rulebookOf(subject);
    if (!Object.hasOwn(rulings, ruling.id)) throw wrong('ruling.id', Object.keys(rulings));
    const values = Object.keys(rulings[ruling.id]!.values);
    if (!values.includes(ruling.value)) throw wrong('ruling.value', values);
  }
  return {
    subject,
    seed: body.seed,
    strategy: body.strategy,
    rulings: {},
    compare: ruling ? { [ruling.id]: ruling.value } : {},
  };
}

function subjectOf({ name, pack, teams, players }: z.output<typeof labBody>): Subject {
  const sizes = { teams, players };
  if (pack !== undefined) {
    const read = packSubject(pack, sizes);
    if ('subject' in read) return read.subject;
    const [fault] = read.faults;
    throw new ApiProblem('malformed-request', {
      field: `pack.${fault!.path.join('.')}`,
      text: {
        ru: `В пакете ошибка (${fault!.path.join('.')}): ${fault!.text.ru}`,
        en: `The pack has a fault (${fault!.path.join('.')}): ${fault!.text.en}`,
      },
    });
  }
  const named = namedSubject(name ?? '', sizes);
  if (!named) throw wrong('name', subjectNames);
  return named;
}

function wrong(field: string, accepted: readonly string[]): ApiProblem {
  const list = accepted.join(', ');
  return new ApiProblem('malformed-request', {
    field,
    text: { ru: `Здесь можно: ${list}`, en: `Accepted here: ${list}` },
  });
}
