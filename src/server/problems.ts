/** Problem details (RFC 9457): every error of the API in one shape, in both languages. */
import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Text } from '../engine/contract.js';
import { issueText } from '../engine/refusals.js';
import { storeFaultOf } from '../store/fault.js';
import { GameError, type GameErrorCode, LedElsewhere } from './game-error.js';
import { RefusalError } from './refusal-text.js';
import type { Problem } from './shapes.js';

interface Kind {
  status: number;
  /** For developers. */
  title: string;
  /** For the person at the screen. */
  text: Text;
}

/** Every problem the API knows, by its code. The page at /api lists them. */
export const problemKinds = {
  'malformed-request': {
    status: 400,
    title: 'Malformed request',
    text: { ru: 'Запрос составлен неверно.', en: 'The request is malformed.' },
  },
  'key-missing': {
    status: 400,
    title: 'Idempotency-Key header missing',
    text: {
      ru: 'У действия должен быть заголовок Idempotency-Key.',
      en: 'A command needs the header Idempotency-Key.',
    },
  },
  'no-access': {
    status: 403,
    title: 'No access',
    text: { ru: 'На это у вас нет права.', en: 'You have no right to do this.' },
  },
  'cross-site': {
    status: 403,
    title: 'Cross-site request',
    text: { ru: 'Запрос пришёл с чужого сайта.', en: 'The request came from another site.' },
  },
  'not-found': {
    status: 404,
    title: 'Not found',
    text: { ru: 'Здесь ничего нет.', en: 'There is nothing here.' },
  },
  'link-invalid': {
    status: 404,
    title: 'Link not valid',
    text: {
      ru: 'Ссылка не действует: её отозвали, уже использовали или она набрана с ошибкой. Попросите у организатора новую.',
      en: 'The link is not valid: it was revoked, already used or mistyped. Ask the organiser for a new one.',
    },
  },
  'bad-image': {
    status: 422,
    title: 'Not a picture we can keep',
    text: {
      ru: 'Картинка не подошла: нужен файл JPEG, PNG, GIF или WebP до 4 МБ.',
      en: 'The picture cannot be kept: JPEG, PNG, GIF or WebP up to 4 MB is needed.',
    },
  },
  'not-a-cup': {
    status: 404,
    title: 'Not a cup',
    text: { ru: 'Эта игра — не кубок.', en: 'This game is not a cup.' },
  },
  'no-plan': {
    status: 409,
    title: 'The cup has no plan yet',
    text: {
      ru: 'Сначала нужен план: туры, столы и места.',
      en: 'A plan comes first: rounds, tables and seats.',
    },
  },
  'search-stopped': {
    status: 409,
    title: 'The search was stopped',
    text: { ru: 'Поиск рассадки остановлен.', en: 'The search for a seating was stopped.' },
  },
  'trial-stopped': {
    status: 409,
    title: 'The dry run was stopped',
    text: {
      ru: 'Прогон остановлен: он шёл слишком долго. Возьмите меньше сезонов.',
      en: 'The dry run was stopped: it took too long. Take fewer seasons.',
    },
  },
  'game-removed': {
    status: 410,
    title: 'The game was taken away',
    text: {
      ru: 'Организатор убрал эту игру. Пока она не стёрта, он может её вернуть.',
      en: 'The organiser has taken this game away. Until it is erased he can bring it back.',
    },
  },
  'tables-of-the-cup': {
    status: 409,
    title: 'A table belongs to its cup',
    text: {
      ru: 'Это стол кубка: переиграть его или не считать его результат можно в турах кубка.',
      en: 'This is a table of a cup: it is played again or annulled among the rounds of the cup.',
    },
  },
  'title-differs': {
    status: 422,
    title: 'The title typed differs',
    text: {
      ru: 'Название набрано не так, как у игры. Ничего не изменилось.',
      en: 'The title was typed otherwise than it is. Nothing has changed.',
    },
  },
  'last-organiser': {
    status: 409,
    title: 'The last organiser',
    text: {
      ru: 'Это единственный организатор игры: сначала передайте её другому.',
      en: 'This is the only organiser of the game: hand it over first.',
    },
  },
  'person-left': {
    status: 409,
    title: 'The person has left the game',
    text: {
      ru: 'Этого человека заменили: войти по его ссылке больше нельзя.',
      en: 'This person was replaced: no link lets him in any more.',
    },
  },
  'replace-in-game': {
    status: 409,
    title: 'Players are replaced in the game itself',
    text: {
      ru: 'Игрока заменяют в самой игре: в кубке — «Игроки», в «12 комнатах» — карточка игрока, за отдельным столом — «Люди».',
      en: 'A player is replaced in the game itself: in a cup under “Players”, in the rooms on the player’s card, at a table of its own under “People”.',
    },
  },
  'people-of-the-cup': {
    status: 409,
    title: 'People belong to the cup',
    text: {
      ru: 'Людей и ссылки этого стола ведёт кубок: добавьте их там.',
      en: 'People and links of this table belong to its cup: add them there.',
    },
  },
  'signup-full': {
    status: 409,
    title: 'The sign-up is full',
    text: { ru: 'В этой игре больше нет мест.', en: 'There is no place left in this game.' },
  },
  'key-reused': {
    status: 409,
    title: 'Idempotency key reused',
    text: {
      ru: 'Этим ключом уже отправлено другое действие.',
      en: 'Another command was sent under this key.',
    },
  },
  'changed-meanwhile': {
    status: 409,
    title: 'The log has grown',
    text: {
      ru: 'Пока вы смотрели, в журнал добавились записи. Проверьте разницу ещё раз.',
      en: 'Records were added while you were looking. Check the difference again.',
    },
  },
  quarantined: {
    status: 409,
    title: 'The game waits for its organiser',
    text: {
      ru: 'Игра остановлена до решения организатора: срок не удалось исполнить.',
      en: 'The game waits for its organiser: a deadline could not be carried out.',
    },
  },
  'led-elsewhere': {
    status: 409,
    title: 'Another device leads the game',
    text: {
      ru: 'Эту игру ведёт другое устройство, и записи принимаются только с него. Вести её можно взять на себя.',
      en: 'Another device leads this game, and only its entries are accepted. The lead can be taken over.',
    },
  },
  'device-missing': {
    status: 400,
    title: 'X-Device header missing',
    text: {
      ru: 'У устройства, которое ведёт игру, должен быть заголовок X-Device.',
      en: 'A device that leads a game needs the header X-Device.',
    },
  },
  'not-led': {
    status: 501,
    title: 'Not a game led by one device',
    text: {
      ru: 'В играх по этому регламенту ведущего устройства нет.',
      en: 'Games of this rulebook are not led by one device.',
    },
  },
  'too-large': {
    status: 413,
    title: 'Too large',
    text: { ru: 'Слишком большой запрос.', en: 'The request is too large.' },
  },
  'media-type': {
    status: 415,
    title: 'Unsupported media type',
    text: { ru: 'Тело запроса должно быть в JSON.', en: 'The body of the request must be JSON.' },
  },
  refused: {
    status: 422,
    title: 'Refused by the rules',
    text: { ru: 'Правила этого не допускают.', en: 'The rules do not allow this.' },
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    text: { ru: 'Слишком много попыток. Подождите минуту.', en: 'Too many attempts. Wait a minute.' },
  },
  internal: {
    status: 500,
    title: 'Internal error',
    text: {
      ru: 'Ошибка программы. Ничего не изменилось; попробуйте ещё раз.',
      en: 'A fault of the program. Nothing has changed; try again.',
    },
  },
  'store-full': {
    status: 507,
    title: 'The disk of the server is full',
    text: {
      ru: 'На диске сервера кончилось место: это действие не записано. Всё подтверждённое цело. Скажите тому, кто держит сервер, и повторите.',
      en: 'The disk of the server is full: this command was not stored. Everything acknowledged is safe. Tell whoever keeps the server, and try again.',
    },
  },
  'store-read-only': {
    status: 503,
    title: 'The store is read-only',
    text: {
      ru: 'База сервера сейчас только для чтения: это действие не записано. Всё подтверждённое цело. Скажите тому, кто держит сервер, и повторите.',
      en: 'The store of the server is read-only now: this command was not stored. Everything acknowledged is safe. Tell whoever keeps the server, and try again.',
    },
  },
  'store-damaged': {
    status: 503,
    title: 'The store is damaged',
    text: {
      ru: 'База сервера повреждена: это действие не записано. Скажите тому, кто держит сервер: нужна последняя копия.',
      en: 'The store of the server is damaged: this command was not stored. Tell whoever keeps the server: the last backup is needed.',
    },
  },
  'store-unreachable': {
    status: 503,
    title: 'The store does not answer',
    text: {
      ru: 'База сервера не отвечает: записано ли действие, неизвестно. Повторите его: дважды оно не исполнится.',
      en: 'The store of the server does not answer: whether the command was stored is not known. Send it again: it will not happen twice.',
    },
  },
  sealed: {
    status: 403,
    title: 'Sealed',
    text: {
      ru: 'Голоса или письма ещё запечатаны: до конца голосования и до игры их не узнать, ни примерив, ни в файле.',
      en: 'Votes or letters are still sealed: until the ballot ends and the game is played they cannot be learnt, by trying out or from a file.',
    },
  },
  'broken-game': {
    status: 500,
    title: 'The game cannot be read',
    text: { ru: 'Игру не удалось прочитать.', en: 'The game could not be read.' },
  },
  'unknown-rulebook': {
    status: 501,
    title: 'Unknown edition of a rulebook',
    text: {
      ru: 'В этой программе нет редакции регламента, по которой идёт игра.',
      en: 'This program does not have the edition of the rulebook the game is played by.',
    },
  },
  unavailable: {
    status: 501,
    title: 'Not available',
    text: { ru: 'В этой программе такого нет.', en: 'This program does not offer that.' },
  },
} satisfies Record<string, Kind>;

export type ProblemCode = keyof typeof problemKinds;
type Extras = Partial<Omit<Problem, 'type' | 'title' | 'status'>>;

/** An error the person who asked is told about. */
export class ApiProblem extends Error {
  readonly problem: Problem;

  constructor(code: ProblemCode, extras: Extras = {}) {
    super(code);
    this.problem = problem(code, extras);
  }
}

function problem(code: ProblemCode, extras: Extras = {}): Problem {
  const { status, title, text } = problemKinds[code];
  return { type: `/api#${code}`, title, status, code, text, ...extras };
}

/** A refusal by the rules, or by the reading of a table. */
export function refusedProblem(refusal: {
  code: string;
  text: Text;
  clauses?: string[];
  field?: string;
  params?: Record<string, string | number>;
}): Problem {
  const { code, text, clauses, field, params } = refusal;
  return problem('refused', { code, text, clauses, field, params });
}

/** What is told of an error; null when it is the program's own fault. */
function problemOf(error: unknown): Problem | null {
  if (error instanceof ApiProblem) return error.problem;
  if (error instanceof RefusalError) {
    return refusedProblem({ ...error.refusal, text: error.text });
  }
  if (error instanceof GameError) return gameProblem(error);
  if (hasZodFastifySchemaValidationErrors(error)) return validationProblem(error.validation[0]!);
  const fault = storeFaultOf(error);
  if (fault !== null) return problem(`store-${fault}`);
  const { statusCode } = error as Partial<FastifyError>;
  if (statusCode === 413) return problem('too-large');
  if (statusCode === 415) return problem('media-type');
  if (statusCode === 429) return problem('too-many-requests');
  if (statusCode !== undefined && statusCode < 500) return problem('malformed-request');
  return null;
}

const gameProblems: Record<GameErrorCode, ProblemCode> = {
  'unknown-game': 'not-found',
  'unknown-rulebook': 'unknown-rulebook',
  sealed: 'sealed',
  'broken-game': 'broken-game',
  quarantined: 'quarantined',
  'key-reused': 'key-reused',
  'changed-meanwhile': 'changed-meanwhile',
  'led-elsewhere': 'led-elsewhere',
};

function gameProblem(error: GameError): Problem {
  if (error instanceof LedElsewhere) {
    const { label, since } = error;
    const { ru, en } = problemKinds['led-elsewhere'].text;
    const text = { ru: `${ru} Ведёт: ${label}.`, en: `${en} Led by: ${label}.` };
    return problem('led-elsewhere', { text, params: { label, since } });
  }
  const last = error.meanwhile.at(-1);
  return problem(gameProblems[error.code], last ? { seq: last.seq, meanwhile: [...error.meanwhile] } : {});
}

/** The library spells an issue of zod the way of JSON schema validators; here it is spelled back. */
function validationProblem({
  keyword,
  instancePath,
  message,
  params,
}: FastifySchemaValidationError): Problem {
  const path = instancePath.split('/').slice(1);
  const said = issueText({ ...params, code: keyword, path, message } as z.core.$ZodIssue);
  const field = path.join('.');
  const text = {
    ru: field ? `Поле «${field}»: ${said.ru}.` : `Запрос: ${said.ru}.`,
    en: field ? `Field “${field}”: ${said.en}.` : `Request: ${said.en}.`,
  };
  return problem('malformed-request', { field, text });
}

/** The error handler of the server. Only the program's own faults are logged. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  let told = problemOf(error);
  if (!told || told.code?.startsWith('store-')) request.log.error({ err: error }, 'request failed');
  told ??= problem('internal');
  return sendProblem(reply, told);
}

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(reply, problem('not-found'));
}

function sendProblem(reply: FastifyReply, told: Problem): FastifyReply {
  return reply
    .code(told.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(told));
}
