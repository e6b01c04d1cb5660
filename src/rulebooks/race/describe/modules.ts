/** Newcomers, deserters, castles, the coin, weddings and letters. */
import type { Lang } from '../../../engine/contract.js';
import { speaker } from '../../../texts/messages.js';
import { integer, points, quoted, signed } from '../../../texts/numbers.js';
import { counted } from '../../../texts/units.js';
import type { EventOf } from '../events.js';
import { label } from '../texts/labels.js';
import type { Describers } from './describers.js';
import type { Names } from './names.js';

const say = speaker({
  mercenary: {
    ru: 'Новая команда {team} по жребию пополняет отряд: {clan}.',
    en: 'The new team {team} joins by lot: {clan}.',
  },
  deserted: {
    ru: 'Команда {team} не пришла {n, plural, one {# игру} few {# игры} many {# игр} other {# игры}} подряд и уходит: {from} → {to}. Заработано {main} + {cup}: {to} сразу {gain}, {from} к новому ходу {loss}.',
    en: 'Team {team} missed {n, plural, one {# game} other {# games}} in a row and leaves: {from} → {to}. It had earned {main} + {cup}: {to} at once {gain}, {from} with its new move {loss}.',
  },
  returned: {
    ru: 'Команда {team} вернулась: {from} → {to}.{skip}',
    en: 'Team {team} is back: {from} → {to}.{skip}',
  },
  skipCancelled: { ru: ' Пропуск хода отменён.', en: ' The skip is cancelled.' },
  charged: {
    ru: '{clan}: {amount} к следующему ходу за ушедшую команду {team}.',
    en: '{clan}: {amount} to the next move for the team that left, {team}.',
  },
  feast: {
    ru: '{clan}: время ушло на свадебный пир, из {total} остаётся {left}.',
    en: '{clan}: time went on the wedding feast, of {total} there are {left} left.',
  },
  letter: {
    ru: 'Письмо: {clan} предлагает союз — {ally}; против — {target}.',
    en: 'A letter: {clan} offers an alliance — {ally}; against — {target}.',
  },
  success: {
    ru: 'Сговор удался: {clans} против — {target}. {changes}',
    en: 'The pact has worked: {clans} against {target}. {changes}',
  },
  failed: {
    ru: 'Сговор не удался: {clans} ждали ответа — {ally}, а письмо ушло другим. {changes}',
    en: 'The pact has failed: {clans} counted on {ally}, whose letter named another. {changes}',
  },
  failedByRuling: {
    ru: 'Сговор признан неудачным: {clans}. {changes}',
    en: 'The pact is ruled a failure: {clans}. {changes}',
  },
  duel: {
    ru: 'Союзник промолчал, бой один на один: {clans} — {total}, {target} — {other}. {changes}',
    en: 'The ally kept silent, a duel: {clans} — {total}, {target} — {other}. {changes}',
  },
  drawn: { ru: 'Поровну, никто ничего не теряет.', en: 'Equal, nobody loses anything.' },
  none: {
    ru: 'Письма сошлись в союзниках, но не в цели: {clans}. По решению ничего не меняется.',
    en: 'The letters agreed on the alliance but not on the target: {clans}. By decision nothing changes.',
  },
  change: { ru: '{clan}: {amount}', en: '{clan}: {amount}' },
  changeLost: {
    ru: '{clan}: {amount} пропадает, хода нет',
    en: '{clan}: {amount} is lost, it makes no move',
  },
  changeKept: { ru: '{clan}: {amount} к следующему ходу', en: '{clan}: {amount} to the next move' },
  nextMove: {
    ru: '{clan}: клетка {cell}, {amount} к следующему ходу.',
    en: '{clan}: cell {cell}, {amount} to the next move.',
  },
  ownCastle: {
    ru: '{clan}: клетка {cell}, родной замок, {amount} к следующему ходу.',
    en: '{clan}: cell {cell}, its own castle, {amount} to the next move.',
  },
  otherCastle: {
    ru: '{clan}: клетка {cell}, чужой замок ({owner}), {amount} к следующему ходу.',
    en: '{clan}: cell {cell}, a castle of others ({owner}), {amount} to the next move.',
  },
  coin: { ru: '{clan}: клетка {cell}, монета получена.', en: '{clan}: cell {cell}, the coin is received.' },
  owed: {
    ru: '{clan}: клетка {cell}, монеты нет — долг {amount} к следующему ходу.',
    en: '{clan}: cell {cell}, no coin — a debt of {amount} to the next move.',
  },
  twins: {
    ru: '{clan}: клетка {cell}, за проход просят жениться. Ответ до начала следующей игры.',
    en: '{clan}: cell {cell}, the price of passage is a wedding. The answer is due before the next game.',
  },
  name: {
    ru: '{clan}: клетка {cell}, монета при себе — можно назвать имя до начала следующей игры.',
    en: '{clan}: cell {cell}, the coin is at hand — a name may be given before the next game.',
  },
  married: {
    ru: '{clan}: свадьба, путь дальше с клетки {to}, но пир съест большую часть следующего хода.{auto}',
    en: '{clan}: a wedding, the way goes on from cell {to}, but the feast eats most of the next move.{auto}',
  },
  refused: {
    ru: '{clan}: вежливый отказ жениться; второй раз на этой клетке будет пропуск хода.{auto}',
    en: '{clan}: a polite refusal to marry; the second time on that cell is a skip.{auto}',
  },
  auto: { ru: ' Ответа не было.', en: ' There was no answer.' },
  named: {
    ru: '{clan}: монета отдана, имя названо. {changes}',
    en: '{clan}: the coin is spent, a name is given. {changes}',
  },
  lapsed: {
    ru: '{clan}: имя не названо, монета остаётся.',
    en: '{clan}: no name was given, the coin stays.',
  },
});
export const moduleMessages = say.messages;

export const modules: Describers<
  | ('MercenaryJoined' | 'TeamDeserted' | 'TeamReturned' | 'DeserterCharged' | 'FeastHeld' | 'LetterSent')
  | ('IntrigueResolved' | 'NextMoveChanged' | 'CastleReached' | 'CoinGiven' | 'CoinOwed')
  | ('ChoiceOpened' | 'ChoiceMade' | 'ChoiceLapsed')
> = {
  MercenaryJoined: ({ team, clan }, names, lang) =>
    say('mercenary', lang, { team: quoted(team, lang), clan: names.clan(clan) }),
  TeamDeserted: ({ team, from, to, missed, main, cup, gain, loss }, names, lang) =>
    say('deserted', lang, {
      team: quoted(team, lang),
      from: names.clan(from),
      to: names.clan(to),
      n: missed,
      main: points(main, lang),
      cup: points(cup, lang),
      gain: signed(gain),
      loss: signed(-loss),
    }),
  TeamReturned: ({ team, from, to, skipCancelled }, names, lang) =>
    say('returned', lang, {
      team: quoted(team, lang),
      from: names.clan(from),
      to: names.clan(to),
      skip: skipCancelled ? say('skipCancelled', lang) : '',
    }),
  DeserterCharged: ({ team, clan, amount }, names, lang) =>
    say('charged', lang, { clan: names.clan(clan), amount: signed(amount), team: quoted(team, lang) }),
  FeastHeld: ({ clan, total, left }, names, lang) =>
    say('feast', lang, { clan: names.clan(clan), total: integer(total), left: counted(left, 'cells', lang) }),
  LetterSent: ({ clan, ally, target }, names, lang) =>
    say('letter', lang, {
      clan: names.clan(clan),
      ally: names.clan(ally),
      target: names.clan(target),
    }),
  IntrigueResolved: (event, names, lang) => {
    const { outcome, target, ally, totals } = event;
    const clans = event.clans.map(names.clan).join(', ') || '—';
    const changes = changesText(event.changes, names, lang);
    const against = target === null ? '—' : names.clan(target);
    switch (outcome) {
      case 'success':
        return say('success', lang, { clans, target: against, changes });
      case 'failed':
        return ally === null
          ? say('failedByRuling', lang, { clans, changes })
          : say('failed', lang, { clans, ally: names.clan(ally), changes });
      case 'duel': {
        const [total = 0, other = 0] = totals ?? [];
        return say('duel', lang, {
          clans,
          total: integer(total),
          target: against,
          other: integer(other),
          changes: event.changes.length > 0 ? changes : say('drawn', lang),
        });
      }
      case 'none':
        return say('none', lang, { clans });
    }
  },
  NextMoveChanged: ({ clan, cell, amount }, names, lang) =>
    say('nextMove', lang, { clan: names.clan(clan), cell, amount: signed(amount) }),
  CastleReached: ({ clan, cell, owner, amount }, names, lang) =>
    clan === owner
      ? say('ownCastle', lang, { clan: names.clan(clan), cell, amount: signed(amount) })
      : say('otherCastle', lang, {
          clan: names.clan(clan),
          cell,
          owner: names.clan(owner),
          amount: signed(amount),
        }),
  CoinGiven: ({ clan, cell }, names, lang) => say('coin', lang, { clan: names.clan(clan), cell }),
  CoinOwed: ({ clan, cell, amount }, names, lang) =>
    say('owed', lang, { clan: names.clan(clan), cell, amount: signed(amount) }),
  ChoiceOpened: ({ kind, clan, cell }, names, lang) => say(kind, lang, { clan: names.clan(clan), cell }),
  ChoiceMade: ({ clan, option, to, changes, auto }, names, lang) => {
    const shared = { clan: names.clan(clan), auto: auto ? say('auto', lang) : '' };
    if (to !== null) return say('married', lang, { ...shared, to });
    return option === 'refuse'
      ? say('refused', lang, shared)
      : say('named', lang, { clan: shared.clan, changes: changesText(changes, names, lang) });
  },
  ChoiceLapsed: ({ clan }, names, lang) => say('lapsed', lang, { clan: names.clan(clan) }),
};

type Change = Pick<EventOf<'IntrigueResolved'>['changes'][number], 'clan' | 'amount'> & { how?: string };

function changesText(changes: readonly Change[], names: Names, lang: Lang): string {
  const said = changes.map(({ clan, amount, how }) => {
    const params = { clan: names.clan(clan), amount: signed(amount) };
    if (how === 'lost') return say('changeLost', lang, params);
    return say(how === 'kept' ? 'changeKept' : 'change', lang, params);
  });
  return said.length > 0 ? `${said.join('; ')}.` : '';
}

/** An option of a choice: a word, or the side that is named. */
export function optionText(option: string, names: Names, lang: Lang): string {
  return /^\d+$/.test(option) ? names.clan(Number(option)) : label('option', option, lang);
}
