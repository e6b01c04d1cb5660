/** The trace of a resolution, for the master: each line in words, with the reason of a failure and its clause. */
import type { Lang } from '../../../engine/contract.js';
import { speaker } from '../../../texts/messages.js';
import { listOf } from '../../../texts/numbers.js';
import type { Change, Line, StepTrace, Why } from '../shapes.js';
import { clauseName, WHY_CLAUSES } from '../texts/clauses.js';
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
  const act = actText(line.act, lang);
  let text = line.actor === null ? act : say('acted', lang, { actor: names.player(line.actor), act });
  const aims = [
    ...(line.targets.length > 0
      ? [
          listOf(
            line.targets.map((id) => voteText(id, names, lang)),
            lang,
          ),
        ]
      : []),
    ...(line.rooms.length > 0 ? [roomsText(line, lang)] : []),
  ];
  if (aims.length > 0) text = `${text} → ${aims.join(', ')}`;
  text = withOutcome(text, line, lang);
  const changes = line.changes.map((change) => changeText(change, names, lang));
  if (changes.length === 0) return say('ends', lang, { line: text });
  const list = changes.join('; ');
  return say('changes', lang, { line: text, changes: list.charAt(0).toUpperCase() + list.slice(1) });
}

function withOutcome(line: string, { outcome, why }: Line, lang: Lang): string {
  if (why === null) {
    if (outcome === 'note' || outcome === 'done') return line;
    return say('outcome', lang, { line, outcome: label('outcome', outcome, lang) });
  }
  if (outcome === 'note' || outcome === 'done') return say('note', lang, { line, why: whyText(why, lang) });
  return say('because', lang, { line, outcome: label('outcome', outcome, lang), why: whyText(why, lang) });
}

/** A reason with the clause it comes from. */
export function whyText(why: Why, lang: Lang): string {
  const clauses = WHY_CLAUSES[why].map((id) => clauseName(id, lang));
  const text = label('why', why, lang);
  return clauses.length > 0 ? say('reason', lang, { why: text, clauses: clauses.join(', ') }) : text;
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
  const what = label('change', change.what, lang);
  const value = (of: string | number | null): string | null =>
    of === null ? null : valueText(change.what, of, names, lang);
  const from = value(change.from);
  const to = value(change.to);
  const who = [
    ...(change.player === null ? [] : [names.player(change.player)]),
    ...(change.room === null ? [] : [say('room', lang, { room: change.room })]),
  ].join(', ');
  // «есть» after a name that says it already is only noise.
  const plain = change.to === 'on' && (change.from === null || change.from === 'off');
  const text =
    to === null || plain
      ? what
      : from === null
        ? say('value', lang, { what, to })
        : say('fromTo', lang, { what, from, to });
  return who === '' ? text : say('subject', lang, { who, what: text });
}

const LISTS = {
  role: 'role',
  kind: 'room',
  abilityLost: 'ability',
  report: 'ability',
  stored: 'cause',
  unstored: 'cause',
  leaves: 'cause',
} as const satisfies Partial<Record<Change['what'], string>>;

function valueText(what: Change['what'], value: string | number, names: Names, lang: Lang): string {
  if (typeof value === 'number') return String(value);
  const list = Object.hasOwn(LISTS, what) ? LISTS[what as keyof typeof LISTS] : null;
  return (
    (list && labelOrNull(list, value, lang)) ??
    labelOrNull('value', value, lang) ??
    labelOrNull('why', value, lang) ??
    labelOrNull('status', value, lang) ??
    labelOrNull('role', value, lang) ??
    labelOrNull('room', value, lang) ??
    names.player(value)
  );
}
