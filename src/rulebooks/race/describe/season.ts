/** The season and its people. */
import type { Lang } from '../../../engine/contract.js';
import { speaker } from '../../../texts/messages.js';
import { spellDate } from '../../../texts/moments.js';
import { ended, quoted, signed } from '../../../texts/numbers.js';
import { counted } from '../../../texts/units.js';
import type { EventOf } from '../events.js';
import { label } from '../texts/labels.js';
import { markText } from '../texts/marks.js';
import type { Describers } from './describers.js';
import type { Names } from './names.js';

const say = speaker({
  started: { ru: 'Сезон начался.', en: 'The season has started.' },
  cell: { ru: 'Клетка {cell}: {mark}.', en: 'Cell {cell}: {mark}.' },
  ruling: {
    ru: '{by, select, jury {Апелляционное жюри решило} other {Организатор решил}}: {title} — {value}. Причина: {reason}',
    en: '{by, select, jury {The appeal jury} other {The organiser}} decided: {title} — {value}. Reason: {reason}',
  },
  rulingByCouncil: {
    ru: '{council} решил: {title} — {value}. Причина: {reason}',
    en: '{council} decided: {title} — {value}. Reason: {reason}',
  },
  rescheduled: {
    ru: 'Игра {game} перенесена на {date}. Причина: {reason}',
    en: 'Game {game} is moved to {date}. Reason: {reason}',
  },
  seatOfTeam: {
    ru: '{clan}: {person} — {role}, представляет команду {team}.',
    en: '{clan}: {person} is the {role} and represents team {team}.',
  },
  seat: { ru: '{clan}: {person} — {role}.', en: '{clan}: {person} is the {role}.' },
  unseated: {
    ru: '{person} больше не выступает за {side}.',
    en: '{person} no longer acts for a {side}.',
  },
  decree: {
    ru: 'Решение организатора. {what} Причина: {reason}',
    en: 'Organiser’s decree. {what} Reason: {reason}',
  },
  position: {
    ru: '{clan}: фигурка переставлена на клетку {cell}.',
    en: '{clan}: the figure is put on cell {cell}.',
  },
  start: { ru: '{clan}: фигурка возвращена на старт.', en: '{clan}: the figure is put back to the start.' },
  owner: { ru: 'Клетка {cell} {givenTo}: {clan}.', en: 'Cell {cell} {givenTo}: {clan}.' },
  ownerless: { ru: 'С клетки {cell} снята краска.', en: 'Cell {cell} is stripped of paint.' },
  modifier: { ru: '{clan}: {amount} к следующему ходу.', en: '{clan}: {amount} to the next move.' },
  skip: { ru: '{clan}: пропускает {turns}.', en: '{clan}: to skip {turns}.' },
  noSkip: { ru: '{clan}: пропуск хода отменён.', en: '{clan}: the skip is cancelled.' },
  team: { ru: 'Команда {team} {givenTo}: {clan}.', en: 'Team {team} {givenTo}: {clan}.' },
  teamFree: { ru: 'Команда {team} отпущена на свободу.', en: 'Team {team} is set free.' },
});
export const seasonMessages = say.messages;

export const season: Describers<
  'SeasonStarted' | 'CellSet' | 'RulingSet' | 'Rescheduled' | 'SeatAssigned' | 'SeatRemoved' | 'Decreed'
> = {
  SeasonStarted: (_, __, lang) => say('started', lang),
  CellSet: ({ cell, mark }, _, lang) => say('cell', lang, { cell, mark: markText(mark, lang) }),
  RulingSet: ({ ruling, value, reason, by }, names, lang) => {
    const known = names.ruling(ruling);
    const shared = {
      title: known ? quoted(known.title[lang], lang) : ruling,
      value: known?.values[value]?.[lang] ?? value,
      reason: ended(reason),
    };
    return by === 'council'
      ? say('rulingByCouncil', lang, { ...names.words, ...shared })
      : say('ruling', lang, { by, ...shared });
  },
  Rescheduled: ({ game, date, reason }, _, lang) =>
    say('rescheduled', lang, { game, date: spellDate(date, lang), reason: ended(reason) }),
  SeatAssigned: ({ person, clan, role, team }, names, lang) =>
    say(team === undefined ? 'seat' : 'seatOfTeam', lang, {
      team: quoted(team ?? '', lang),
      person: names.person(person),
      clan: names.clan(clan),
      role: label('role', role, lang, names.vocabulary),
    }),
  SeatRemoved: ({ person }, names, lang) =>
    say('unseated', lang, { ...names.words, person: names.person(person) }),
  Decreed: ({ effect, reason }, names, lang) =>
    say('decree', lang, { what: decreed(effect, names, lang), reason: ended(reason) }),
};

function decreed(effect: EventOf<'Decreed'>['effect'], names: Names, lang: Lang): string {
  switch (effect.kind) {
    case 'position': {
      const clan = names.clan(effect.clan);
      return effect.cell === 0
        ? say('start', lang, { clan })
        : say('position', lang, { clan, cell: effect.cell });
    }
    case 'owner':
      return effect.clan === null
        ? say('ownerless', lang, { cell: effect.cell })
        : say('owner', lang, { ...names.words, cell: effect.cell, clan: names.clan(effect.clan) });
    case 'modifier':
      return say('modifier', lang, { clan: names.clan(effect.clan), amount: signed(effect.amount) });
    case 'skip': {
      const clan = names.clan(effect.clan);
      return effect.turns === 0
        ? say('noSkip', lang, { clan })
        : say('skip', lang, { clan, turns: counted(effect.turns, 'turns', lang) });
    }
    case 'team': {
      const team = quoted(effect.team, lang);
      return effect.clan === null
        ? say('teamFree', lang, { team })
        : say('team', lang, { ...names.words, team, clan: names.clan(effect.clan) });
    }
  }
}
