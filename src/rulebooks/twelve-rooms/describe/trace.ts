/** The trace of a resolution, for the master: each line in words, with the reason of a failure and its clause. */
import type { Lang } from '../../../engine/contract.js';
import { speaker } from '../../../texts/messages.js';
import { listOf, signed } from '../../../texts/numbers.js';
import type { Change, Line, StepTrace, Why } from '../shapes.js';
import { clauseNames, WHY_CLAUSES } from '../texts/clauses.js';
import { label, labelOrNull } from '../texts/labels.js';
import { voteText } from './moves.js';
import type { Names } from './names.js';

const say = speaker({
  step: { ru: 'Шаг {n}. {step}', en: 'Step {n}. {step}' },
  acted: { ru: '{actor}: {act}', en: '{actor}: {act}' },
  rooms: { ru: 'комнаты {rooms}', en: 'rooms {rooms}' },
  reason: { ru: '{why} ({clauses})', en: '{why} ({clauses})' },
  outcome: { ru: '{line} — {outcome}', en: '{line} — {outcome}' },
  because: { ru: '{line} — {outcome}: {why}', en: '{line} — {outcome}: {why}' },
  note: { ru: '{line} — {why}', en: '{line} — {why}' },
  changes: { ru: '{line}. {changes}.', en: '{line}. {changes}.' },
  ends: { ru: '{line}.', en: '{line}.' },
  subject: { ru: '{who}: {what}', en: '{who}: {what}' },
  value: { ru: '{what} {to}', en: '{what} {to}' },
  fromTo: { ru: '{what} {from} → {to}', en: '{what} {from} → {to}' },
  room: { ru: 'комната {room}', en: 'room {room}' },
  struck: { ru: '{targets}: {act}', en: '{targets}: {act}' },
  struckAfter: {
    ru: '{targets}: {act} (предыдущий — {actor})',
    en: '{targets}: {act} (the one before: {actor})',
  },
  stays: { ru: 'остаётся в комнате {room}', en: 'stays in room {room}' },
  landed: {
    ru: '{line} — у двери Безопасной комнаты сбывается отложенное',
    en: '{line} — at the door of the Safe room what waited comes due',
  },
  dash: { ru: '{what} — {to}', en: '{what} — {to}' },
  unstored: { ru: '{what} ({from}) — {to}', en: '{what} ({from}) — {to}' },
  trueStatus: { ru: 'статус снова настоящий', en: 'the status is the true one again' },
  nothing: { ru: 'Ничего не произошло.', en: 'Nothing happened.' },
});
export const traceMessages = say.messages;

/** `Шаг 6. Голосование`. */
export function stepTitle(step: string, lang: Lang): string {
  const name = label('step', step, lang);
  return step.startsWith('A.') ? say('step', lang, { n: step.slice(2), step: name }) : name;
}

/** All lines of a step; one line that says so when there are none. */
export function stepTexts({ lines }: StepTrace, names: Names, lang: Lang): string[] {
  return lines.length > 0 ? lines.map((line) => lineText(line, names, lang)) : [say('nothing', lang)];
}

/** `Ася: «Отдыхай» → Боря — не прошло: в начале хода — в Изолированной комнате (Изолированная комната).` */
export function lineText(line: Line, names: Names, lang: Lang): string {
  const text = withOutcome(headText(line, names, lang), line, lang);
  const changed = line.changes.filter((change) => !isSaid(change, line));
  // Of an actor who alone has changed his name need not be said again.
  const own =
    line.actor !== null && changed.every(({ player, room }) => player === line.actor && room === null);
  const changes = changed.map((change) =>
    own ? whatText(change, names, lang) : changeText(change, names, lang),
  );
  if (changes.length === 0) return say('ends', lang, { line: text });
  return say('changes', lang, { line: text, changes: capital(changes.join('; ')) });
}

/** What the line says before its changes. */
function isSaid({ what }: Change, { act, rooms }: Line): boolean {
  return (what === 'room' && act === 'direction' && rooms.length > 1) || (what === 'sits' && act === 'sits');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function headText(line: Line, names: Names, lang: Lang): string {
  const { actor, targets, rooms } = line;
  const act = actText(line.act, lang);
  const aimed = targets.map((id) => voteText(id, names, lang));
  // Of these the actor is only whoever came right before the victim.
  if ((line.act === 'gun' || line.act === 'reluctant') && aimed.length > 0) {
    const params = { targets: listOf(aimed, lang), act };
    return actor === null
      ? say('struck', lang, params)
      : say('struckAfter', lang, { ...params, actor: names.player(actor) });
  }
  const head = actor === null ? capital(act) : say('acted', lang, { actor: names.player(actor), act });
  if (line.act === 'direction' && rooms.length > 0) {
    return rooms.length > 1
      ? `${head}, ${rooms.join(' → ')}`
      : `${head}, ${say('stays', lang, { room: rooms[0]! })}`;
  }
  if (line.act === 'vote' && aimed.length === 0 && line.why !== 'noVote')
    aimed.push(voteText('acquit', names, lang));
  const aims = [
    ...(aimed.length > 0 ? [listOf(aimed, lang)] : []),
    ...(rooms.length > 0 ? [roomsText(line, lang)] : []),
  ];
  return aims.length > 0 ? `${head} → ${aims.join(', ')}` : head;
}

function withOutcome(line: string, { act, outcome, why }: Line, lang: Lang): string {
  if (act === 'direction' && outcome === 'stored') return say('landed', lang, { line });
  if (why === null) {
    if (outcome === 'note' || outcome === 'done') return line;
    return say('outcome', lang, { line, outcome: label('outcome', outcome, lang) });
  }
  if (outcome === 'note' || outcome === 'done') return say('note', lang, { line, why: whyText(why, lang) });
  return say('because', lang, { line, outcome: label('outcome', outcome, lang), why: whyText(why, lang) });
}

/** A reason with the clause it comes from. */
export function whyText(why: Why, lang: Lang): string {
  const clauses = WHY_CLAUSES[why];
  const text = label('why', why, lang);
  return clauses.length > 0 ? say('reason', lang, { why: text, clauses: clauseNames(clauses, lang) }) : text;
}

function actText(act: string, lang: Lang): string {
  return labelOrNull('ability', act, lang) ?? label('act', act, lang);
}

/** Doors are pairs of rooms. */
function roomsText({ act, rooms }: Line, lang: Lang): string {
  const paired = act === 'doors' && rooms.length % 2 === 0;
  const shown = paired
    ? rooms.flatMap((room, index) => (index % 2 === 0 ? [`${room}–${rooms[index + 1]}`] : []))
    : rooms.map(String);
  return shown.length === 1 && !paired
    ? say('room', lang, { room: shown[0]! })
    : say('rooms', lang, { rooms: shown.join(', ') });
}

/** One change: `Ася: вес голоса 2 → 3`. */
export function changeText(change: Change, names: Names, lang: Lang): string {
  const text = whatText(change, names, lang);
  const who = [
    ...(change.player === null ? [] : [names.player(change.player)]),
    ...(change.room === null ? [] : [say('room', lang, { room: change.room })]),
  ].join(', ');
  return who === '' ? text : say('subject', lang, { who, what: text });
}

/** Changes that their name says whole. */
const PLAIN: readonly Change['what'][] = ['protection', 'sits'];

function whatText({ what: kind, from: before, to: after }: Change, names: Names, lang: Lang): string {
  if (kind === 'falseStatus' && !after) return say('trueStatus', lang);
  const what = label('change', kind, lang);
  // «есть» after a name that says it already is only noise.
  if (after === null || PLAIN.includes(kind) || (after === 'on' && (before === null || before === 'off')))
    return what;
  const to = valueText(kind, after, names, lang);
  if (kind === 'unstored' && before !== null)
    return say('unstored', lang, { what, from: valueText(kind, before, names, lang), to });
  // A prize adds to the weight, a walk changes it.
  if (kind === 'weight' && before === null && typeof after === 'number')
    return say('value', lang, { what, to: signed(after) });
  if (before === null) return say(typeof after === 'number' ? 'value' : 'dash', lang, { what, to });
  const from = valueText(kind, before, names, lang);
  return say('fromTo', lang, { what, from, to });
}

const LISTS = {
  role: 'role',
  kind: 'room',
  abilityLost: 'ability',
  report: 'role',
  stored: 'cause',
  unstored: 'cause',
  leaves: 'cause',
} as const satisfies Partial<Record<Change['what'], string>>;

function valueText(what: Change['what'], value: string | number, names: Names, lang: Lang): string {
  if (typeof value === 'number') return String(value);
  if (value === '') return label('value', 'none', lang);
  if (what === 'report' && value.includes(' ') && labelOrNull('value', value, lang) === null) {
    const tokens = value.split(' ');
    const rooms = tokens.every((token) => /^\d+$/.test(token));
    return tokens.map((token) => valueText(what, token, names, lang)).join(rooms ? ' → ' : ', ');
  }
  const list = Object.hasOwn(LISTS, what) ? LISTS[what as keyof typeof LISTS] : null;
  return (
    (list && labelOrNull(list, value, lang)) ??
    labelOrNull('value', value, lang) ??
    labelOrNull('why', value, lang) ??
    labelOrNull('status', value, lang) ??
    names.player(value)
  );
}
