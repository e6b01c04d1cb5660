/** Fights of clans on one cell, and the marks of the final cells. */
import type { Lang } from '../../../engine/contract.js';
import { speaker } from '../../../texts/messages.js';
import { listOf, quoted } from '../../../texts/numbers.js';
import type { EventOf } from '../events.js';
import { label } from '../texts/labels.js';
import type { Describers } from './describers.js';
import type { Names } from './names.js';

const say = speaker({
  fight: {
    ru: 'Клетка {cell}, борьба. {sides}.',
    en: 'Cell {cell}, a fight. {sides}.',
  },
  fightByOrder: {
    ru: 'Клетка {cell}, борьба; порядок назвал организатор, вопросов в таблице нет. {sides}.',
    en: 'Cell {cell}, a fight; the organiser gave the order, the table has no questions. {sides}.',
  },
  criterion: { ru: 'вопрос {question} — {taken} из {teams}', en: 'question {question} — {taken} of {teams}' },
  stays: { ru: '{place}-е место, остаётся', en: 'place {place}, stays' },
  immune: { ru: '{place}-е место, неприкосновенность, остаётся', en: 'place {place}, immune, stays' },
  falls: { ru: '{place}-е место, откат на {to}', en: 'place {place}, falls back to {to}' },
  equal: {
    ru: 'Клетка {cell}: {clans} разошлись по-мирному, силы равны.',
    en: 'Cell {cell}: {clans} part in peace, they are equal.',
  },
  immunity: {
    ru: 'Клетка {cell}: {clans} остаются вместе — за победой в творческом конкурсе неприкосновенность.',
    en: 'Cell {cell}: {clans} stay together — winning the creative contest gives immunity.',
  },
  edge: {
    ru: 'Клетка {cell}: {clans} остаются вместе, отступать некуда.',
    en: 'Cell {cell}: {clans} stay together, there is nowhere to fall back.',
  },
  skip: {
    ru: '{clan}: клетка {cell}, следующий ход пропускается.',
    en: '{clan}: cell {cell}, the next move is skipped.',
  },
  roulette: {
    ru: '{clan}: клетка {cell}, рулетка — в следующем ходе лучший результат команды {ofSide} не в счёт.',
    en: '{clan}: cell {cell}, roulette — the best team result {ofSide} does not count in its next move.',
  },
  offer: { ru: '{clan}: клетка {cell}, предложение {offer}.', en: '{clan}: cell {cell}, offer {offer}.' },
  offerTeam: {
    ru: '{clan}: клетка {cell}, предложение {offer}, команда {team}.',
    en: '{clan}: cell {cell}, offer {offer}, team {team}.',
  },
  offerOther: {
    ru: '{visitor}: клетка {cell}, предложение {offer} касается и других: {clan}.',
    en: '{visitor}: cell {cell}, offer {offer} binds others too: {clan}.',
  },
});
export const fightMessages = say.messages;

export const fights: Describers<'FightHeld' | 'PeaceMade' | 'SkipEarned' | 'RouletteHit' | 'OfferMade'> = {
  FightHeld: ({ cell, criteria, sides, ask }, names, lang) =>
    say(ask === null ? 'fight' : 'fightByOrder', lang, {
      cell,
      sides: sides.map((side) => sideText(side, criteria, cell, names, lang)).join('; '),
    }),
  PeaceMade: ({ cell, clans, why }, names, lang) =>
    say(why, lang, { cell, clans: listOf(clans.map(names.clan), lang) }),
  SkipEarned: ({ clan, cell }, names, lang) => say('skip', lang, { clan: names.clan(clan), cell }),
  RouletteHit: ({ clan, cell }, names, lang) =>
    say('roulette', lang, { ...names.words, clan: names.clan(clan), cell }),
  OfferMade: ({ offer, kind, cell, visitor, clan, team }, names, lang) => {
    const title = quoted(names.offer(offer) ?? label('offer', kind, lang), lang);
    const shared = { clan: names.clan(clan), cell, offer: title };
    if (visitor !== clan) return say('offerOther', lang, { ...shared, visitor: names.clan(visitor) });
    return team === null
      ? say('offer', lang, shared)
      : say('offerTeam', lang, { ...shared, team: quoted(team, lang) });
  },
};

/** `Русская мафия: вопрос 17 — 2 из 3; 1-е место, остаётся`. */
function sideText(
  side: EventOf<'FightHeld'>['sides'][number],
  criteria: readonly number[],
  cell: number,
  names: Names,
  lang: Lang,
): string {
  const taken = criteria.flatMap((question, index) => {
    const count = side.taken[index];
    return count === undefined ? [] : [say('criterion', lang, { question, taken: count, teams: side.teams })];
  });
  const { place, to } = side;
  const outcome =
    to !== cell
      ? say('falls', lang, { place, to })
      : say(side.immune && place > 1 ? 'immune' : 'stays', lang, { place });
  return `${names.clan(side.clan)}: ${[...taken, outcome].join(', ')}`;
}
