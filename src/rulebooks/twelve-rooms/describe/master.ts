/** The master's own words: effects of overrides, questions, decisions; and what is needed from whom. */
import type { Lang } from '../../../engine/contract.js';
import { speaker } from '../../../texts/messages.js';
import { ended, listOf, quoted } from '../../../texts/numbers.js';
import type { Effect } from '../commands.js';
import type { EventOf } from '../events.js';
import { label, labelOrNull } from '../texts/labels.js';
import type { MasterView, TodoView } from '../view.js';
import type { Names } from './names.js';

const say = speaker({
  kill: { ru: '{player} выбывает', en: '{player} leaves the game' },
  revive: { ru: '{player} возвращается в игру', en: '{player} is back in the game' },
  reviveIn: {
    ru: '{player} возвращается в игру, в комнату {room}',
    en: '{player} is back in the game, in room {room}',
  },
  role: { ru: '{player}: роль — {role}', en: '{player}: the role is {role}' },
  room: { ru: '{player} — в комнате {room}', en: '{player} is in room {room}' },
  weight: { ru: '{player}: вес голоса — {n}', en: '{player}: the weight of the vote is {n}' },
  guilty: { ru: '{player}: есть чувство вины', en: '{player} feels guilt' },
  innocent: { ru: '{player}: чувства вины нет', en: '{player} feels no guilt' },
  false: { ru: '{player}: ложный статус до хода {turn}', en: '{player}: a false status until turn {turn}' },
  trueAgain: { ru: '{player}: статус настоящий', en: '{player}: the status is the true one' },
  absences: {
    ru: '{player}: {n, plural, one {# предупреждение} few {# предупреждения} many {# предупреждений} other {# предупреждения}}',
    en: '{player}: {n, plural, one {# warning} other {# warnings}}',
  },
  clearStored: {
    ru: '{player}: отложенное в Безопасной комнате забыто',
    en: '{player}: what waited in the Safe room is forgotten',
  },
  map: { ru: 'комната {room} теперь — {kind}', en: 'room {room} is now: {kind}' },
  gets: { ru: '{player} получает способность {ability}', en: '{player} gets the ability {ability}' },
  loses: { ru: '{player} лишается способности {ability}', en: '{player} loses the ability {ability}' },
  passes: {
    ru: 'ход {turn}: {ability}, {player} — проходит',
    en: 'turn {turn}: {ability} of {player} passes',
  },
  fails: {
    ru: 'ход {turn}: {ability}, {player} — не проходит',
    en: 'turn {turn}: {ability} of {player} fails',
  },
  sit: { ru: 'ход {turn}: по голосованию садятся {players}', en: 'turn {turn}: {players} sit by the vote' },
  sitNobody: {
    ru: 'ход {turn}: по голосованию не садится никто',
    en: 'turn {turn}: nobody sits by the vote',
  },
  departs: { ru: 'ход {turn}: {player} выбывает', en: 'turn {turn}: {player} leaves' },
  stays: { ru: 'ход {turn}: {player} не выбывает', en: 'turn {turn}: {player} does not leave' },
  ask: { ru: 'Ход {turn}: {topic} — {players}.', en: 'Turn {turn}: {topic} — {players}.' },
  askAlone: { ru: 'Ход {turn}: {topic}.', en: 'Turn {turn}: {topic}.' },
  answer: { ru: '{topic}: {choice}.', en: '{topic}: {choice}.' },
  overridden: { ru: 'Решение ведущего: {effect}.', en: 'The master’s decision: {effect}.' },
  reason: { ru: '{text} Причина: {reason}', en: '{text} The reason: {reason}' },
  until: { ru: '{what} — до {until}', en: '{what} — until {until}' },
  waiting: { ru: '{what}. Ближайший срок: {moment}', en: '{what}. The next deadline: {moment}' },
  turn: { ru: '{what} (ход {turn})', en: '{what} (turn {turn})' },
  replaced: { ru: 'Замена игрока: {player}.', en: 'A player is replaced: {player}.' },
  forgiven: {
    ru: 'Пропуск хода {turn} прощён: {players}.',
    en: 'The miss of turn {turn} is forgiven: {players}.',
  },
  extended: {
    ru: 'Дедлайн хода {turn} перенесён: {until}.',
    en: 'The deadline of turn {turn} is moved: {until}.',
  },
  paused: { ru: 'Ход {turn} поставлен на паузу.', en: 'Turn {turn} is paused.' },
  resumed: {
    ru: 'Ход {turn} снят с паузы, дедлайн: {until}.',
    en: 'Turn {turn} goes on, its deadline: {until}.',
  },
  end: { ru: 'Игра закончена ведущим.', en: 'The master has ended the game.' },
  immunity: {
    ru: 'Иммунитет на первые два хода: {players}.',
    en: 'Immunity for the first two turns: {players}.',
  },
  hidden: { ru: 'Запись {post} убрана.', en: 'Post {post} is taken down.' },
});
export const masterMessages = say.messages;

/** What an override sets, without a full stop. */
export function effectText(effect: Effect, names: Names, lang: Lang): string {
  const player = 'player' in effect ? names.player(effect.player) : '';
  switch (effect.kind) {
    case 'kill':
      return say('kill', lang, { player });
    case 'revive':
      return effect.room === undefined
        ? say('revive', lang, { player })
        : say('reviveIn', lang, { player, room: effect.room });
    case 'role':
      return say('role', lang, { player, role: label('role', effect.role, lang) });
    case 'room':
      return say('room', lang, { player, room: effect.room });
    case 'weight':
      return say('weight', lang, { player, n: effect.weight });
    case 'guilt':
      return say(effect.guilty ? 'guilty' : 'innocent', lang, { player });
    case 'falseStatus':
      return effect.until === null
        ? say('trueAgain', lang, { player })
        : say('false', lang, { player, turn: effect.until });
    case 'absences':
      return say('absences', lang, { player, n: effect.count });
    case 'clearStored':
      return say('clearStored', lang, { player });
    case 'map':
      return say('map', lang, { room: effect.room, kind: label('room', effect.to, lang) });
    case 'ability':
      return say(effect.has ? 'gets' : 'loses', lang, { player, ability: abilityText(effect.ability, lang) });
    case 'action':
      return say(effect.passes ? 'passes' : 'fails', lang, {
        turn: effect.turn,
        player,
        ability: abilityText(effect.ability, lang),
      });
    case 'sitting': {
      const players = listOf(effect.players.map(names.player), lang);
      return effect.players.length > 0
        ? say('sit', lang, { turn: effect.turn, players })
        : say('sitNobody', lang, { turn: effect.turn });
    }
    case 'departure':
      return say(effect.leaves ? 'departs' : 'stays', lang, { turn: effect.turn, player });
  }
}

/** An ability, or `mafkill`. */
function abilityText(ability: string, lang: Lang): string {
  return labelOrNull('ability', ability, lang) ?? label('act', ability, lang);
}

/** An override as the log has it. */
export function overrideText(
  { effect, reason }: { effect: Effect; reason: string },
  names: Names,
  lang: Lang,
): string {
  return withReason(say('overridden', lang, { effect: effectText(effect, names, lang) }), reason, lang);
}

/** A question at which the resolution has stopped. */
export function askText(
  { topic, turn, players }: Pick<EventOf<'AskRaised'>, 'topic' | 'turn' | 'players'>,
  names: Names,
  lang: Lang,
): string {
  const params = { turn, topic: label('topic', topic, lang) };
  return players.length > 0
    ? say('ask', lang, { ...params, players: listOf(players.map(names.player), lang) })
    : say('askAlone', lang, params);
}

/** A choice of an ask: a known one, or a player. */
export function choiceText(choice: string, names: Names, lang: Lang): string {
  return labelOrNull('choice', choice, lang) ?? names.player(choice);
}

export function answerText(
  { ask, choice, reason }: Pick<MasterView['answers'][number], 'ask' | 'choice' | 'reason'>,
  names: Names,
  lang: Lang,
): string {
  // The id of an ask begins with its topic: `protected:3`.
  const topic = label('topic', names.ask(ask)?.topic ?? ask.split(':')[0] ?? ask, lang);
  const said = say('answer', lang, {
    topic: topic.charAt(0).toUpperCase() + topic.slice(1),
    choice: choiceText(choice, names, lang),
  });
  return withReason(said, reason, lang);
}

export function withReason(text: string, reason: string | null, lang: Lang): string {
  return reason ? say('reason', lang, { text, reason: ended(reason) }) : text;
}

/** A decision of the master's list: its `what` is a word with ids, as the rulebook keeps it. */
export function decisionText(
  { what, reason }: MasterView['decisions'][number],
  names: Names,
  lang: Lang,
): string {
  return withReason(decided(what, names, lang) ?? quoted(what, lang), reason, lang);
}

function decided(what: string, names: Names, lang: Lang): string | null {
  const [word = '', ...rest] = what.split(' ');
  const [first = '', second = ''] = rest;
  const players = (ids: readonly string[]): string => listOf(ids.map(names.player), lang);
  switch (word) {
    case 'replace':
      return say('replaced', lang, { player: names.player(first) });
    case 'forgive':
      return say('forgiven', lang, { turn: first, players: players(rest.slice(1)) });
    case 'extend':
      return say('extended', lang, { turn: first, until: names.moment(second) });
    case 'pause':
      return say('paused', lang, { turn: first });
    case 'resume':
      return say('resumed', lang, { turn: first, until: names.moment(second) });
    case 'end':
      return say('end', lang);
    case 'immunity':
      return say('immunity', lang, { players: players(rest) });
    case 'hide':
      return say('hidden', lang, { post: first });
    default:
      return null;
  }
}

/** What is needed, in which turn and by when. */
export function todoText({ key, turn, until }: TodoView, names: Names, lang: Lang): string {
  const bare = label('todo', key, lang);
  if (key === 'wait')
    return until === null ? bare : say('waiting', lang, { what: bare, moment: names.moment(until) });
  const what = turn === null ? bare : say('turn', lang, { what: bare, turn });
  return until === null ? what : say('until', lang, { what, until: names.until(until) });
}
