/** The game day: table, teams, order, dice and moves. */
import type { Lang } from '../../../engine/contract.js';
import { speaker } from '../../../texts/messages.js';
import { integer, listOf, points, quoted, signed } from '../../../texts/numbers.js';
import { counted } from '../../../texts/units.js';
import type { EventOf } from '../events.js';
import { label } from '../texts/labels.js';
import type { Describers } from './describers.js';
import type { Names } from './names.js';

const say = speaker({
  results: {
    ru: 'Таблица игры {game}: {teams}, {questions}.{creative}{accepted}',
    en: 'Table of game {game}: {teams}, {questions}.{creative}{accepted}',
  },
  resultsPlain: {
    ru: 'Таблица игры {game}: {teams}.{creative}{accepted}',
    en: 'Table of game {game}: {teams}.{creative}{accepted}',
  },
  creative: { ru: ' Творческий конкурс: {teams}.', en: ' Creative contest: {teams}.' },
  accepted: {
    ru: ' {n, plural, one {Принято # расхождение} few {Принято # расхождения} many {Принято # расхождений} other {Принято # расхождения}} в таблице.',
    en: ' {n, plural, one {# contradiction} other {# contradictions}} of the table accepted.',
  },
  dealt: { ru: 'Команды розданы по местам. {deals}.', en: 'Teams are dealt by place. {deals}.' },
  dealtTeam: { ru: '{team} ({place}-е место)', en: '{team} (place {place})' },
  emigrants: {
    ru: 'Эмигранты: {teams}. На первой игре их не было.',
    en: 'Emigrants: {teams}. They were not at the first game.',
  },
  controlLost: {
    ru: '{clan}: контроль над командой {team} потерян, она пропустила {n, plural, one {# игру} few {# игры} many {# игр} other {# игры}} подряд.',
    en: '{clan}: control of {team} is lost, it missed {n, plural, one {# game} other {# games}} in a row.',
  },
  ask: {
    ru: 'Нужно решение организатора — {topic}: {items}.',
    en: 'The organiser has to decide — {topic}: {items}.',
  },
  answered: {
    ru: 'Решение организатора — {topic}: {answer}.',
    en: 'The organiser’s decision — {topic}: {answer}.',
  },
  appeal: {
    ru: 'Апелляция по игре {game} (ходов не меняет): {text}',
    en: 'Appeal on game {game} (moves nobody): {text}',
  },
  order: { ru: 'Очерёдность ходов: {clans}.', en: 'Order of moves: {clans}.' },
  orderClan: { ru: '{clan} ({team}, {place}-е место)', en: '{clan} ({team}, place {place})' },
  orderAbsent: { ru: '{clan} (команды не играли)', en: '{clan} (no team played)' },
  dice: { ru: '{clan}: {parts} = {cells}.', en: '{clan}: {parts} = {cells}.' },
  creativePart: { ru: 'творческий {n}', en: 'creative {n}' },
  skipped: { ru: '{clan}: ход пропущен.{lapsed}{more}', en: '{clan}: the move is skipped.{lapsed}{more}' },
  skippedAbsent: {
    ru: '{clan}: ход пропущен, команды {ofSide} не играли.{lapsed}{more}',
    en: '{clan}: the move is skipped, no team {ofSide} played.{lapsed}{more}',
  },
  skippedLapsed: {
    ru: ' Прибавки и вычеты к нему пропали.',
    en: ' The changes carried to it are lost.',
  },
  skippedMore: { ru: ' Впереди ещё пропуск: {turns}.', en: ' Still to skip: {turns}.' },
  walked: { ru: '{clan}: {from} → {to}, {steps}.', en: '{clan}: {from} → {to}, {steps}.' },
  walkedBonus: {
    ru: '{clan}: {from} → {to}, {steps} (выпало {total}, за гостей на своих клетках {bonus}).',
    en: '{clan}: {from} → {to}, {steps} (thrown {total}, for visitors on own cells {bonus}).',
  },
  stayed: {
    ru: '{clan}: остаётся на клетке {to} (ход {total}).',
    en: '{clan}: stays on cell {to} (move {total}).',
  },
  startCell: { ru: 'старт', en: 'start' },
  forward: {
    ru: '{clan}: с клетки {from} переход на {n, plural, one {# клетку} few {# клетки} many {# клеток} other {# клетки}} вперёд, на {to}.',
    en: '{clan}: cell {from} leads {n, plural, one {# cell} other {# cells}} forward, to {to}.',
  },
  back: {
    ru: '{clan}: с клетки {from} переход на {n, plural, one {# клетку} few {# клетки} many {# клеток} other {# клетки}} назад, на {to}.',
    en: '{clan}: cell {from} leads {n, plural, one {# cell} other {# cells}} back, to {to}.',
  },
  bonusAdded: {
    ru: '{owner}: +1 к ходу этой игры — на клетку {cell} пришёл другой {side} ({visitor}).',
    en: '{owner}: +1 to the move of this game — another {side} ({visitor}) came to cell {cell}.',
  },
  bonusStep: {
    ru: '{owner}: +1, шаг сразу — на клетку {cell} пришёл другой {side} ({visitor}).',
    en: '{owner}: +1, a step at once — another {side} ({visitor}) came to cell {cell}.',
  },
  bonusLost: {
    ru: '{owner}: +1 за клетку {cell} ({visitor}) пропадает, {side} пропускает ход.',
    en: '{owner}: +1 for cell {cell} ({visitor}) is lost, the {side} skips its move.',
  },
  stepped: {
    ru: '{clan}: шаг {from} → {to} за гостя на своей клетке.',
    en: '{clan}: step {from} → {to} for a visitor on its cell.',
  },
  notMoved: {
    ru: '{clan}: хода нет, финиш уже занят.',
    en: '{clan}: no move, the finish has been reached.',
  },
  wonFinish: {
    ru: 'Сезон окончен: в игре {game} до финиша дошёл победитель — {clan}.',
    en: 'The season is over: in game {game} the winner reached the finish — {clan}.',
  },
  wonCalendar: {
    ru: 'Сезон окончен: игры кончились, ближе всех к финишу победитель — {clan}.',
    en: 'The season is over: the games have run out, the winner is nearest to the finish — {clan}.',
  },
  resolved: { ru: 'Игра {game} рассчитана.', en: 'Game {game} is resolved.' },
  reported: { ru: 'Отчёт об игре {game} вышел.', en: 'The report of game {game} is out.' },
  reportedAgain: {
    ru: 'Отчёт об игре {game} вышел снова, редакция {revision}.',
    en: 'The report of game {game} is out again, revision {revision}.',
  },
});
export const dayMessages = say.messages;

export const day: Describers<
  | ('ResultsEntered' | 'TeamsDealt' | 'EmigrantsArrived' | 'ControlLost' | 'AskRaised' | 'AskAnswered')
  | ('AppealRecorded' | 'OrderSet' | 'DiceThrown' | 'TurnSkipped' | 'Walked' | 'Jumped' | 'OwnerBonus')
  | ('BonusStepped' | 'NotMoved' | 'SeasonEnded' | 'DayResolved' | 'ReportPublished')
> = {
  ResultsEntered: ({ game, teams, creative, questionCount, accepted }, _, lang) => {
    const shared = {
      game,
      teams: counted(teams.length, 'teams', lang),
      creative: creative.length > 0 ? say('creative', lang, { teams: teamList(creative, lang) }) : '',
      accepted: accepted.length > 0 ? say('accepted', lang, { n: accepted.length }) : '',
    };
    return questionCount > 0
      ? say('results', lang, { ...shared, questions: counted(questionCount, 'questions', lang) })
      : say('resultsPlain', lang, shared);
  },
  TeamsDealt: (event, names, lang) => say('dealt', lang, { deals: dealTexts(event, names, lang).join('; ') }),
  EmigrantsArrived: ({ teams }, _, lang) => say('emigrants', lang, { teams: teamList(teams, lang) }),
  ControlLost: ({ clan, team, missed }, names, lang) =>
    say('controlLost', lang, { clan: names.clan(clan), team: quoted(team, lang), n: missed }),
  AskRaised: ({ topic, items }, names, lang) =>
    say('ask', lang, {
      topic: label('topic', topic, lang, names.vocabulary),
      items: items.map((item) => itemText(item, names, lang)).join(', '),
    }),
  AskAnswered: ({ ask, answer }, names, lang) => {
    const topic = names.ask(ask)?.topic;
    return say('answered', lang, {
      topic: topic === undefined ? ask : label('topic', topic, lang, names.vocabulary),
      answer:
        'choice' in answer
          ? itemText(answer.choice, names, lang)
          : answer.groups
              .map((group) => group.map((item) => itemText(item, names, lang)).join(' = '))
              .join(', '),
    });
  },
  AppealRecorded: ({ game, text }, _, lang) => say('appeal', lang, { game, text }),

  OrderSet: (event, names, lang) => {
    const clans = orderTexts(event, names, lang).map((text, index) => `${index + 1}) ${text}`);
    return say('order', lang, { clans: clans.join('; ') });
  },
  DiceThrown: (event, names, lang) =>
    say('dice', lang, {
      clan: names.clan(event.clan),
      parts: diceParts(event, lang),
      cells: counted(event.total, 'cells', lang),
    }),
  TurnSkipped: ({ clan, left, lapsed, rulings }, names, lang) =>
    say(rulings?.includes('order.absentClan') ? 'skippedAbsent' : 'skipped', lang, {
      ...names.words,
      clan: names.clan(clan),
      lapsed: lapsed ? say('skippedLapsed', lang) : '',
      more: left > 0 ? say('skippedMore', lang, { turns: counted(left, 'turns', lang) }) : '',
    }),
  Walked: ({ clan, from, to, total, bonus }, names, lang) => {
    const name = names.clan(clan);
    if (from === to)
      return say('stayed', lang, { clan: name, to: cellText(to, lang), total: integer(total) });
    const shared = {
      clan: name,
      from: cellText(from, lang),
      to: cellText(to, lang),
      steps: counted(to - from, 'cells', lang),
    };
    return bonus === 0
      ? say('walked', lang, shared)
      : say('walkedBonus', lang, { ...shared, total: integer(total), bonus: signed(bonus) });
  },
  Jumped: ({ clan, from, to, by }, names, lang) =>
    say(by > 0 ? 'forward' : 'back', lang, { clan: names.clan(clan), from, to, n: Math.abs(by) }),
  OwnerBonus: ({ owner, visitor, cell, how }, names, lang) => {
    const params = { ...names.words, owner: names.clan(owner), visitor: names.clan(visitor), cell };
    if (how === 'lost') return say('bonusLost', lang, params);
    return say(how === 'step' ? 'bonusStep' : 'bonusAdded', lang, params);
  },
  BonusStepped: ({ clan, from, to }, names, lang) =>
    say('stepped', lang, { clan: names.clan(clan), from: cellText(from, lang), to }),
  NotMoved: ({ clan }, names, lang) => say('notMoved', lang, { clan: names.clan(clan) }),
  SeasonEnded: ({ game, winner, how }, names, lang) =>
    how === 'finish'
      ? say('wonFinish', lang, { game, clan: names.clan(winner) })
      : say('wonCalendar', lang, { clan: names.clan(winner) }),
  DayResolved: ({ game }, _, lang) => say('resolved', lang, { game }),
  ReportPublished: ({ game, revision }, _, lang) =>
    revision > 1 ? say('reportedAgain', lang, { game, revision }) : say('reported', lang, { game }),
};

/** The teams of each clan as they were dealt. */
export function dealTexts({ deals }: EventOf<'TeamsDealt'>, names: Names, lang: Lang): string[] {
  const clans = [...new Set(deals.map(({ clan }) => clan))].sort((a, b) => a - b);
  return clans.map((clan) => {
    const teams = deals
      .filter((deal) => deal.clan === clan)
      .map(({ team, place }) => say('dealtTeam', lang, { team: quoted(team, lang), place }));
    return `${names.clan(clan)}: ${teams.join(', ')}`;
  });
}

/** The clans in the order of moves, each with the team it owes its place to. */
export function orderTexts({ order }: EventOf<'OrderSet'>, names: Names, lang: Lang): string[] {
  return order.map(({ clan, team, place }) =>
    team === null || place === null
      ? say('orderAbsent', lang, { clan: names.clan(clan) })
      : say('orderClan', lang, {
          clan: names.clan(clan),
          team: quoted(team, lang),
          place: points(place, lang),
        }),
  );
}

export function teamList(teams: readonly string[], lang: Lang): string {
  return listOf(
    teams.map((team) => quoted(team, lang)),
    lang,
  );
}

/** An item or choice of an ask: a clan, a known choice, or a team. */
function itemText(item: string, names: Names, lang: Lang): string {
  const clan = /^(?:clan:)?(\d{1,2})$/.exec(item)?.[1];
  if (clan !== undefined) return names.clan(Number(clan));
  const choice = label('choice', item, lang);
  return choice === item ? quoted(item, lang) : choice;
}

function cellText(cell: number, lang: Lang): string | number {
  return cell === 0 ? say('startCell', lang) : cell;
}

/** `94/10 → 9 + 5/2 → 2 + творческий 2 − 7 (предложение)`; roulette: `(94 − 44)/10 → 5`. */
function diceParts(event: EventOf<'DiceThrown'>, lang: Lang): string {
  const { mainSum, divisors, removed, main, cupSum, cup, creative, modifiers } = event;
  const sum = removed
    ? `(${points(mainSum, lang)} − ${points(removed.main, lang)} ${quoted(removed.team, lang)})`
    : points(mainSum, lang);
  let parts = `${sum}/${divisors.main} → ${main} + ${points(cupSum, lang)}/${divisors.cup} → ${cup}`;
  if (creative !== 0) parts += ` + ${say('creativePart', lang, { n: creative })}`;
  for (const { amount, source } of modifiers)
    parts += ` ${amount < 0 ? '−' : '+'} ${Math.abs(amount)} (${label('source', source, lang)})`;
  return parts;
}
