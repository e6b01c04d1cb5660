/** Newcomers, deserters, castles, the coin, weddings and letters: what their events change. */

import { type ChoiceState, clanOf, gameOf, type SeasonState } from '../state.js';
import { teamKey } from '../team-key.js';
import type { Handlers } from './handlers.js';

export const modules: Handlers<
  | ('MercenaryJoined' | 'TeamDeserted' | 'TeamReturned' | 'DeserterCharged' | 'FeastHeld' | 'LetterSent')
  | ('IntrigueResolved' | 'NextMoveChanged' | 'CastleReached' | 'CoinGiven' | 'CoinOwed')
  | ('ChoiceOpened' | 'ChoiceMade' | 'ChoiceLapsed')
> = {
  MercenaryJoined(state, { team, clan }) {
    state.teams[teamKey(team)] = { team, home: clan, control: null, missed: 0, mercenary: true };
    const hired = [...(state.hired ?? []), clan];
    state.hired = hired.length === state.pack.sides.length ? [] : hired;
  },
  TeamDeserted(state, { game, team, from, to, gain, loss, clauses }) {
    const { backSince: _, ...rest } = state.teams[teamKey(team)]!;
    state.teams[teamKey(team)] = { ...rest, home: to, control: null, former: from };
    if (gain > 0) clanOf(state, to).modifiers.push({ amount: gain, source: 'deserter', game, clauses });
    const day = state.day!;
    day.deserted = [...(day.deserted ?? []), { team, clan: from, amount: loss }];
  },
  TeamReturned(state, { game, team, to, skipCancelled }) {
    const { former: _, ...rest } = state.teams[teamKey(team)]!;
    state.teams[teamKey(team)] = { ...rest, home: to, missed: 0, backSince: game };
    if (skipCancelled) clanOf(state, to).skips = 0;
  },
  DeserterCharged(state, { game, clan, amount, clauses }) {
    clanOf(state, clan).modifiers.push({ amount, source: 'deserter', game, clauses });
  },
  FeastHeld(state, { clan, left }) {
    const day = state.day!;
    day.dice = day.dice.map((row) => (row.clan === clan ? { ...row, total: left } : row));
    // What the letters brought was on the table too.
    const intrigue = day.intrigues?.[clan];
    if (intrigue) day.intrigues = { ...day.intrigues, [clan]: { ...intrigue, amount: 0 } };
    delete clanOf(state, clan).feast;
  },
  LetterSent(state, { game, clan, ally, target, at }) {
    const next = gameOf(state, game)!;
    next.letters = { ...next.letters, [clan]: { ally, target, at } };
  },
  IntrigueResolved(state, { game, changes, clauses }) {
    const intrigues = { ...state.day!.intrigues };
    for (const { clan, amount, how } of changes) {
      if (how === 'kept') clanOf(state, clan).modifiers.push({ amount, source: 'intrigue', game, clauses });
      if (how !== 'added') continue;
      const before = intrigues[clan] ?? { amount: 0, clauses: [] };
      intrigues[clan] = {
        amount: before.amount + amount,
        clauses: [...new Set([...before.clauses, ...clauses])],
      };
    }
    state.day!.intrigues = intrigues;
  },
  NextMoveChanged(state, { game, clan, amount, clauses }) {
    clanOf(state, clan).modifiers.push({ amount, source: 'cell', game, clauses });
  },
  CastleReached(state, { game, clan, amount, clauses }) {
    clanOf(state, clan).modifiers.push({ amount, source: 'castle', game, clauses });
  },
  CoinGiven(state, { clan }) {
    clanOf(state, clan).coin = true;
  },
  CoinOwed(state, { game, clan, amount, clauses }) {
    clanOf(state, clan).modifiers.push({ amount, source: 'coin', game, clauses });
  },
  ChoiceOpened(state, { choice, kind, game, clan, cell, options }) {
    const opened: ChoiceState = { id: choice, kind, game, clan, cell, options, option: null, stage: 'open' };
    state.choices = [...(state.choices ?? []), opened];
  },
  ChoiceMade(state, { choice, kind, game, clan, option, to, changes, clauses }) {
    settle(state, choice, { stage: 'made', option });
    const side = clanOf(state, clan);
    if (kind === 'name') delete side.coin;
    if (kind === 'twins' && option === 'refuse') side.refusedTwins = true;
    if (to !== null) Object.assign(side, { position: to, feast: true });
    for (const change of changes) {
      const { modifiers } = clanOf(state, change.clan);
      modifiers.push({ amount: change.amount, source: 'coin', game, clauses });
    }
  },
  ChoiceLapsed(state, { choice }) {
    settle(state, choice, { stage: 'lapsed' });
  },
};

function settle(state: SeasonState, id: string, change: Partial<ChoiceState>): void {
  state.choices = state.choices!.map((choice) => (choice.id === id ? { ...choice, ...change } : choice));
}
