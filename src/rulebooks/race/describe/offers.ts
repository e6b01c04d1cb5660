/** Offers one cannot refuse, from the first draft to the last cell of a captive's price. */
import type { Lang } from '../../../engine/contract.js';
import { speaker } from '../../../texts/messages.js';
import { cellList, ended, quoted, signed } from '../../../texts/numbers.js';
import { counted } from '../../../texts/units.js';
import { teamList } from './day.js';
import type { Describers } from './describers.js';
import type { Names } from './names.js';

const say = speaker({
  proposed: { ru: '{clan}: своё предложение — {text}', en: '{clan}: its own offer — {text}' },
  accepted: { ru: '{clan}: предложение {offer} принято.', en: '{clan}: offer {offer} is accepted.' },
  refused: { ru: '{clan}: предложение {offer} отклонено.', en: '{clan}: offer {offer} is refused.' },
  fulfilled: {
    ru: '{clan}: предложение {offer} выполнено, {amount} к следующему ходу.{note}',
    en: '{clan}: offer {offer} is fulfilled, {amount} to the next move.{note}',
  },
  failed: {
    ru: '{clan}: предложение {offer} не выполнено, {amount} к следующему ходу.{note}',
    en: '{clan}: offer {offer} is not fulfilled, {amount} to the next move.{note}',
  },
  byRule: { ru: ' Так решает сам регламент.', en: ' The regulation itself decides so.' },
  rewarded: {
    ru: '{clan}: {amount} к следующему ходу за предложение {offer}.',
    en: '{clan}: {amount} to the next move for offer {offer}.',
  },
  surrendered: {
    ru: 'Эмигранты {teams} переходят {betweenSides}: {from} → {to}.',
    en: 'Emigrants {teams} pass {betweenSides}: {from} → {to}.',
  },
  surrenderedNone: { ru: '{from}: отдавать некого ({to}).', en: '{from}: nobody to hand over ({to}).' },
  captive: { ru: '{clan}: в плену команда {team}.', en: '{clan}: team {team} is captive.' },
  captiveOpen: {
    ru: 'Торги за пленную команду {team} открыты до {until}.',
    en: 'The auction of the captive team {team} is open until {until}.',
  },
  captiveBid: {
    ru: '{clan}: ставка {cells} за пленную команду.',
    en: '{clan}: bid of {cells} for the captive team.',
  },
  captiveSold: {
    ru: 'Очки команды {team} в следующей игре проданы: {clan}, цена {price}, всего {bids}.',
    en: 'The points of {team} in the next game are sold: {clan}, price {price}, {bids} in all.',
  },
  captiveUnsold: {
    ru: 'Команду {team} никто не купил: её очки в следующей игре остаются хозяину торгов.',
    en: 'Nobody bought {team}: its points in the next game stay with the seller.',
  },
  cellsBySide: {
    ru: 'Плата за пленную команду: {from} → {to}, клетки {cells}; их выбрал {head}.',
    en: 'Price of the captive team: {from} → {to}, cells {cells}, picked by the {head}.',
  },
  cellsByDraw: {
    ru: 'Плата за пленную команду: {from} → {to}, клетки {cells}; их выбрал жребий.',
    en: 'Price of the captive team: {from} → {to}, cells {cells}, picked by a draw.',
  },
  none: { ru: 'нет', en: 'none' },
  pointsMoved: {
    ru: 'Очки пленной команды {team} в игре {game}: {from} → {to}.',
    en: 'Points of the captive team {team} in game {game}: {from} → {to}.',
  },
});
export const offerMessages = say.messages;

export const offers: Describers<
  | ('OfferProposed' | 'OfferAnswered' | 'OfferSettled' | 'OfferRewarded' | 'EmigrantsSurrendered')
  | ('CaptiveNamed' | 'CaptiveAuctionOpened' | 'CaptiveBid' | 'CaptiveSold' | 'CaptiveCellsChosen')
  | 'CaptivePointsMoved'
> = {
  OfferProposed: ({ clan, text }, names, lang) =>
    say('proposed', lang, { clan: names.clan(clan), text: ended(text) }),
  OfferAnswered: ({ offer, clan, accept }, names, lang) =>
    say(accept ? 'accepted' : 'refused', lang, { clan: names.clan(clan), offer: title(offer, names, lang) }),
  OfferSettled: ({ offer, clan, fulfilled, amount, auto, note }, names, lang) =>
    say(fulfilled ? 'fulfilled' : 'failed', lang, {
      clan: names.clan(clan),
      offer: title(offer, names, lang),
      amount: signed(amount),
      note: (auto ? say('byRule', lang) : '') + (note ? ` ${ended(note)}` : ''),
    }),
  OfferRewarded: ({ offer, clan, amount }, names, lang) =>
    say('rewarded', lang, {
      clan: names.clan(clan),
      offer: title(offer, names, lang),
      amount: signed(amount),
    }),
  EmigrantsSurrendered: ({ from, to, teams }, names, lang) => {
    const clans = { from: names.clan(from), to: names.clan(to) };
    return teams.length > 0
      ? say('surrendered', lang, { ...names.words, ...clans, teams: teamList(teams, lang) })
      : say('surrenderedNone', lang, clans);
  },
  CaptiveNamed: ({ clan, team }, names, lang) =>
    say('captive', lang, { clan: names.clan(clan), team: quoted(team, lang) }),
  CaptiveAuctionOpened: ({ team, closesAt }, names, lang) =>
    say('captiveOpen', lang, { team: quoted(team, lang), until: names.until(closesAt) }),
  CaptiveBid: ({ clan, cells }, names, lang) =>
    say('captiveBid', lang, { clan: names.clan(clan), cells: counted(cells, 'cells', lang) }),
  CaptiveSold: ({ team, winner, price, bids }, names, lang) =>
    winner === null
      ? say('captiveUnsold', lang, { team: quoted(team, lang) })
      : say('captiveSold', lang, {
          team: quoted(team, lang),
          clan: names.clan(winner),
          price: counted(price, 'cells', lang),
          bids: counted(bids, 'bids', lang),
        }),
  CaptiveCellsChosen: ({ from, to, cells, chosenBy }, names, lang) =>
    say(chosenBy === 'side' ? 'cellsBySide' : 'cellsByDraw', lang, {
      ...names.words,
      from: names.clan(from),
      to: names.clan(to),
      cells: cellList(cells) || say('none', lang),
    }),
  CaptivePointsMoved: ({ team, game, from, to }, names, lang) =>
    say('pointsMoved', lang, { team: quoted(team, lang), game, from: names.clan(from), to: names.clan(to) }),
};

function title(offer: string, names: Names, lang: Lang): string {
  return quoted(names.offer(offer) ?? offer, lang);
}
