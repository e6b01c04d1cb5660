/** Zeroing, ranks, painting and the auction of emigrants. */
import { speaker } from '../../../texts/messages.js';
import { cellList, points, quoted, signed } from '../../../texts/numbers.js';
import { counted } from '../../../texts/units.js';
import { teamList } from './day.js';
import type { Describers } from './describers.js';
import type { Names } from './names.js';

const say = speaker({
  zeroed: {
    ru: 'Свободные эмигранты ({teams}) обнуляют {cells} из {from}–{to}. Жребий: {drawn}. {hit}',
    en: 'Free emigrants ({teams}) zero {cells} of {from}–{to}. The draw: {drawn}. {hit}',
  },
  zeroedNothing: {
    ru: 'Свободных эмигрантов с очками нет, обнулять нечего.',
    en: 'No free emigrants with points, nothing to zero.',
  },
  zeroedLost: { ru: 'Потеряли краску: {cells}.', en: 'Lost their paint: {cells}.' },
  zeroedMissed: { ru: 'Крашеных среди них нет.', en: 'None of them was painted.' },
  ranks: { ru: 'Клетки под покраску: {clans}.', en: 'Cells to paint: {clans}.' },
  rank: { ru: '{clan} — {sum}, место {rank}, {cells}', en: '{clan} — {sum}, rank {rank}, {cells}' },
  handedOver: {
    ru: 'Право покраски переходит: {from} отдаёт {cells}, получает {to}; к следующему ходу получателя {bonus}.',
    en: 'The right to paint passes: {from} gives {cells}, {to} receives them and {bonus} to its next move.',
  },
  painted: { ru: '{clan}: {what}.', en: '{clan}: {what}.' },
  paintedPrice: {
    ru: '{clan}: {what}; {price} к следующему ходу.',
    en: '{clan}: {what}; {price} to the next move.',
  },
  paintedCells: { ru: 'покрашено {cells}', en: 'painted {cells}' },
  repaintedCells: { ru: 'перекрашено {cells}', en: 'repainted {cells}' },
  closed: { ru: 'Покраска закрыта.', en: 'Painting is closed.' },
  closedAnarchy: {
    ru: 'Покраска закрыта. Анархия, клетки не покрашены: {clans}.',
    en: 'Painting is closed. Anarchy, cells not painted: {clans}.',
  },
  registered: {
    ru: 'На игру {game} заявлены команды: {teams}.',
    en: 'Registered for game {game}: {teams}.',
  },
  registeredNone: { ru: 'На игру {game} никто не заявлен.', en: 'Nobody is registered for game {game}.' },
  lots: {
    ru: 'Торги перед игрой {game} открыты. {lots}.',
    en: 'The auction before game {game} is open. {lots}.',
  },
  lotsNone: {
    ru: 'Торгов перед игрой {game} нет: эмигранты не заявлены.',
    en: 'No auction before game {game}: no emigrants are registered.',
  },
  lot: { ru: 'Лот {number}: {team}', en: 'Lot {number}: {team}' },
  bid: { ru: '{clan}: ставка {cells}, {team}.', en: '{clan}: bid of {cells}, {team}.' },
  lotWon: {
    ru: 'Команда {team} переходит под контроль: {clan}, цена {price}, отданы {paid}.',
    en: 'Team {team} comes under control: {clan}, price {price}, given {paid}.',
  },
  lotShort: {
    ru: 'Команда {team} переходит под контроль: {clan}, цена {price}, но клеток осталось меньше — отданы {paid}.',
    en: 'Team {team} comes under control: {clan}, price {price}, but fewer cells were left — given {paid}.',
  },
  nothing: { ru: 'ни одной', en: 'none' },
  lotUnsold: {
    ru: 'Команда {team}: ставок нет, она остаётся свободной.',
    en: 'Team {team}: no bids, it stays free.',
  },
  lotsClosed: { ru: 'Торги перед игрой {game} закрыты.', en: 'The auction before game {game} is closed.' },
});
export const territoryMessages = say.messages;

export const territory: Describers<
  | ('CellsZeroed' | 'RanksSet' | 'CountHandedOver' | 'Painted' | 'PaintingClosed' | 'TeamsRegistered')
  | ('LotsOpened' | 'BidPlaced' | 'LotClosed' | 'LotsClosed')
> = {
  CellsZeroed: ({ teams, count, from, to, drawn, hit }, names, lang) => {
    if (count === 0) return say('zeroedNothing', lang);
    return say('zeroed', lang, {
      teams: teams.map(({ team, main }) => `${quoted(team, lang)} ${points(main, lang)}`).join(' + '),
      cells: counted(count, 'cells', lang),
      from,
      to,
      drawn: cellList(drawn),
      hit:
        hit.length > 0
          ? say('zeroedLost', lang, { cells: ownedText(hit, names) })
          : say('zeroedMissed', lang),
    });
  },
  RanksSet: ({ ranks }, names, lang) => {
    const clans = ranks.map(({ clan, sum, rank, cells }) =>
      say('rank', lang, {
        clan: names.clan(clan),
        sum: points(sum, lang),
        rank,
        cells: counted(cells, 'cells', lang),
      }),
    );
    return say('ranks', lang, { clans: clans.join('; ') });
  },
  CountHandedOver: ({ from, to, cells, bonus }, names, lang) =>
    say('handedOver', lang, {
      from: names.clan(from),
      to: names.clan(to),
      cells: counted(cells, 'cells', lang),
      bonus: signed(bonus),
    }),
  Painted: ({ clan, cells, price }, names, lang) => {
    const free = cells.filter(({ owner }) => owner === null);
    const taken = cells.filter(({ owner }) => owner !== null);
    const what = [
      free.length > 0 ? say('paintedCells', lang, { cells: cellList(free.map(({ cell }) => cell)) }) : '',
      taken.length > 0 ? say('repaintedCells', lang, { cells: ownedText(taken, names) }) : '',
    ]
      .filter(Boolean)
      .join(', ');
    const shared = { clan: names.clan(clan), what };
    return price === 0
      ? say('painted', lang, shared)
      : say('paintedPrice', lang, { ...shared, price: signed(-Math.abs(price)) });
  },
  PaintingClosed: ({ anarchy }, names, lang) =>
    anarchy.length > 0
      ? say('closedAnarchy', lang, { clans: anarchy.map(names.clan).join(', ') })
      : say('closed', lang),
  TeamsRegistered: ({ game, teams }, _, lang) =>
    teams.length > 0
      ? say('registered', lang, { game, teams: teamList(teams, lang) })
      : say('registeredNone', lang, { game }),
  LotsOpened: ({ game, lots }, _, lang) =>
    lots.length > 0
      ? say('lots', lang, {
          game,
          lots: lots
            .map(({ number, team }) => say('lot', lang, { number, team: quoted(team, lang) }))
            .join('; '),
        })
      : say('lotsNone', lang, { game }),
  BidPlaced: ({ lot, clan, cells }, names, lang) =>
    say('bid', lang, {
      clan: names.clan(clan),
      cells: counted(cells, 'cells', lang),
      team: quoted(names.lot(lot) ?? lot, lang),
    }),
  LotClosed: ({ team, winner, price, paid }, names, lang) => {
    if (winner === null) return say('lotUnsold', lang, { team: quoted(team, lang) });
    return say(paid.length < price ? 'lotShort' : 'lotWon', lang, {
      team: quoted(team, lang),
      clan: names.clan(winner),
      price: counted(price, 'cells', lang),
      paid: cellList(paid) || say('nothing', lang),
    });
  },
  LotsClosed: ({ game }, _, lang) => say('lotsClosed', lang, { game }),
};

/** `7 (Русская мафия), 12 (Сицилийские мафиози)`. */
function ownedText(cells: readonly { cell: number; owner: number | null }[], names: Names): string {
  return [...cells]
    .sort((a, b) => a.cell - b.cell)
    .map(({ cell, owner }) => (owner === null ? String(cell) : `${cell} (${names.clan(owner)})`))
    .join(', ');
}
