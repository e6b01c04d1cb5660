/** Sentences of the log: the resolution of a turn and the end of the game. */
import { speaker } from '../../../texts/messages.js';
import { listOf } from '../../../texts/numbers.js';
import { label } from '../texts/labels.js';
import type { Describers } from './describers.js';
import { withReason } from './master.js';
import { prizeText } from './moves.js';
import { reportLines } from './reports.js';
import { winnerText } from './results.js';
import { stepTexts, stepTitle } from './trace.js';

const say = speaker({
  dryRun: {
    ru: 'Пробный расчёт хода {turn}, только для ведущего.',
    en: 'A dry run of turn {turn}, for the master only.',
  },
  step: { ru: 'Ход {turn}. {step}: {lines}', en: 'Turn {turn}. {step}: {lines}' },
  used: { ru: 'Ход {turn}: {player} применяет {ability}.', en: 'Turn {turn}: {player} uses {ability}.' },
  usedOn: {
    ru: 'Ход {turn}: {player} применяет {ability}, цель — {target}.',
    en: 'Turn {turn}: {player} uses {ability} on {target}.',
  },
  lost: {
    ru: 'Ход {turn}: {player} лишается способности {ability}.',
    en: 'Turn {turn}: {player} loses {ability}.',
  },
  guiltOn: {
    ru: 'Ход {turn}: {player} — появляется чувство вины.',
    en: 'Turn {turn}: {player} begins to feel guilt.',
  },
  guiltOff: {
    ru: 'Ход {turn}: {player} — чувство вины снято.',
    en: 'Turn {turn}: the guilt is off {player}.',
  },
  reliefOn: {
    ru: 'Ход {turn}: {player} — чувство вины снято на этот ход.',
    en: 'Turn {turn}: the guilt is off {player} for this turn.',
  },
  reliefOff: {
    ru: 'Ход {turn}: {player} — снятие вины больше не действует.',
    en: 'Turn {turn}: the relief of {player} is over.',
  },
  doubtOn: {
    ru: 'Ход {turn}: {player} — чувство вины на этот ход.',
    en: 'Turn {turn}: {player} feels guilt for this turn.',
  },
  doubtOff: {
    ru: 'Ход {turn}: {player} — внушённой вины больше нет.',
    en: 'Turn {turn}: the sown doubt of {player} is over.',
  },
  flipped: {
    ru: 'Ход {turn}: {player} — статус противоположный по ход {until} включительно.',
    en: 'Turn {turn}: the status of {player} is turned round until turn {until} inclusive.',
  },
  unflipped: {
    ru: 'Ход {turn}: {player} — статус снова настоящий.',
    en: 'Turn {turn}: the status of {player} is the true one again.',
  },
  swapped: { ru: 'Ход {turn}: обмен ролями — {players}.', en: 'Turn {turn}: roles are swapped — {players}.' },
  protection: {
    ru: 'Ход {turn}: {player} не садится с первого раза; защита потрачена.',
    en: 'Turn {turn}: {player} does not sit the first time; the protection is used up.',
  },
  stored: {
    ru: 'Ход {turn}: {player} в Безопасной комнате, до выхода отложено — {cause}.',
    en: 'Turn {turn}: {player} is in the Safe room; put off until leaving — {cause}.',
  },
  cleared: {
    ru: 'Ход {turn}: {player} выходит из Безопасной комнаты, отложенное не сбылось.',
    en: 'Turn {turn}: {player} leaves the Safe room, what was put off did not happen.',
  },
  out: { ru: 'Ход {turn}: {player} выбывает — {details}.', en: 'Turn {turn}: {player} leaves — {details}.' },
  byWhom: { ru: 'исполнитель — {player}', en: 'by {player}' },
  number: { ru: 'комната {room}', en: 'room {room}' },
  warned: {
    ru: 'Ход {turn}: {player} — пропуск голосования, {n}-й за игру.',
    en: 'Turn {turn}: {player} has missed the vote, miss {n} of the game.',
  },
  moved: { ru: 'Ход {turn}: {player}, {path}.', en: 'Turn {turn}: {player}, {path}.' },
  stayed: {
    ru: 'Ход {turn}: {player} остаётся в комнате {room}.',
    en: 'Turn {turn}: {player} stays in room {room}.',
  },
  firstVisit: {
    ru: '{text} Впервые: {rooms}; вес голоса {weight}.',
    en: '{text} For the first time: {rooms}; the weight of the vote is {weight}.',
  },
  gun: {
    ru: 'Ход {turn}: {player} входит в Комнату с пистолетом, {n}-й за игру.',
    en: 'Turn {turn}: {player} enters the room with the gun, entrant {n} of the game.',
  },
  empty: { ru: 'Ход {turn}, пустуют комнаты: {rooms}.', en: 'Turn {turn}, empty rooms: {rooms}.' },
  emptyRoom: {
    ru: '{room} ({n, plural, one {# ход} few {# хода} many {# ходов} other {# хода}})',
    en: '{room} ({n, plural, one {# turn} other {# turns}})',
  },
  emptyNone: { ru: 'Ход {turn}: пустых комнат нет.', en: 'Turn {turn}: no room is empty.' },
  transformed: {
    ru: 'Ход {turn}: комната {room} ({kind}) становится Проходной.',
    en: 'Turn {turn}: room {room} ({kind}) becomes a Passage.',
  },
  armour: {
    ru: 'Ход {turn}: броник игрока {player} надет на {target}.',
    en: 'Turn {turn}: {target} wears the armour of {player}.',
  },
  prize: {
    ru: '{player} получает приз на ход {turn}: {prize}.',
    en: '{player} gets a prize for turn {turn}: {prize}.',
  },
  report: {
    ru: 'Отчёт игроку {player}, ход {turn}. {report}',
    en: 'Report to {player}, turn {turn}. {report}',
  },
  results: { ru: 'Результаты хода {turn} опубликованы.', en: 'The results of turn {turn} are out.' },
});
export const outcomeMessages = say.messages;

export const outcomes: Describers<
  | ('DryRunMade' | 'StepTaken' | 'AbilityUsed' | 'AbilityLost' | 'GuiltChanged' | 'StatusFlipped')
  | ('RolesSwapped' | 'ProtectionUsed' | 'DepartureStored' | 'StoredCleared' | 'PlayerOut' | 'Warned')
  | ('Moved' | 'GunEntered' | 'RoomsCounted' | 'RoomTransformed' | 'ArmourUsed' | 'PrizeWon')
  | ('ReportIssued' | 'ResultsPublished' | 'GameEnded')
> = {
  DryRunMade: ({ turn }, _, lang) => say('dryRun', lang, { turn }),
  StepTaken: ({ turn, trace }, names, lang) =>
    say('step', lang, {
      turn,
      step: stepTitle(trace.step, lang),
      lines: stepTexts(trace, names, lang).join(' '),
    }),
  AbilityUsed: ({ turn, player, ability, target }, names, lang) => {
    const params = { turn, player: names.player(player), ability: label('ability', ability, lang) };
    return target === null
      ? say('used', lang, params)
      : say('usedOn', lang, { ...params, target: names.player(target) });
  },
  AbilityLost: ({ turn, player, ability }, names, lang) =>
    say('lost', lang, { turn, player: names.player(player), ability: label('ability', ability, lang) }),
  GuiltChanged: ({ turn, player, kind, on }, names, lang) =>
    say(`${kind}${on ? 'On' : 'Off'}`, lang, { turn, player: names.player(player) }),
  StatusFlipped: ({ turn, player, until }, names, lang) =>
    until === null
      ? say('unflipped', lang, { turn, player: names.player(player) })
      : say('flipped', lang, { turn, player: names.player(player), until }),
  RolesSwapped: ({ turn, players }, names, lang) =>
    say('swapped', lang, { turn, players: listOf(players.map(names.player), lang) }),
  ProtectionUsed: ({ turn, player }, names, lang) =>
    say('protection', lang, { turn, player: names.player(player) }),
  DepartureStored: ({ turn, player, stored }, names, lang) =>
    say('stored', lang, { turn, player: names.player(player), cause: label('cause', stored.cause, lang) }),
  StoredCleared: ({ turn, player }, names, lang) =>
    say('cleared', lang, { turn, player: names.player(player) }),
  PlayerOut: ({ turn, player, cause, by, room, number }, names, lang) => {
    const details = [
      label('cause', cause, lang),
      ...(room === null ? [] : [label('room', room, lang)]),
      ...(number === null ? [] : [say('number', lang, { room: number })]),
      ...(by === null ? [] : [say('byWhom', lang, { player: names.player(by) })]),
    ];
    return say('out', lang, { turn, player: names.player(player), details: details.join(', ') });
  },
  Warned: ({ turn, player, count }, names, lang) =>
    say('warned', lang, { turn, player: names.player(player), n: count }),
  Moved: ({ turn, player, from, path, visited, weight }, names, lang) => {
    const name = names.player(player);
    const text =
      path.length > 0
        ? say('moved', lang, { turn, player: name, path: [from, ...path].join(' → ') })
        : say('stayed', lang, { turn, player: name, room: from });
    return visited.length > 0 ? say('firstVisit', lang, { text, rooms: visited.join(', '), weight }) : text;
  },
  GunEntered: ({ turn, player, count }, names, lang) =>
    say('gun', lang, { turn, player: names.player(player), n: count }),
  RoomsCounted: ({ turn, empty }, _, lang) => {
    const rooms = empty.flatMap((n, index) =>
      n > 0 ? [say('emptyRoom', lang, { room: index + 1, n })] : [],
    );
    return rooms.length > 0
      ? say('empty', lang, { turn, rooms: rooms.join(', ') })
      : say('emptyNone', lang, { turn });
  },
  RoomTransformed: ({ turn, room, from }, _, lang) =>
    say('transformed', lang, { turn, room, kind: label('room', from, lang) }),
  ArmourUsed: ({ turn, player, target }, names, lang) =>
    say('armour', lang, { turn, player: names.player(player), target: names.player(target) }),
  PrizeWon: ({ turn, player, what }, names, lang) =>
    say('prize', lang, { turn, player: names.player(player), prize: prizeText(what, lang) }),
  ReportIssued: ({ turn, player, report }, names, lang) =>
    say('report', lang, {
      turn,
      player: names.player(player),
      report: reportLines(report, names, lang)
        .map(({ text }) => text)
        .join(' '),
    }),
  ResultsPublished: ({ turn }, _, lang) => say('results', lang, { turn }),
  GameEnded: ({ winner, how, reason }, _, lang) =>
    withReason(winnerText({ team: winner, how }, lang).text, reason, lang),
};
