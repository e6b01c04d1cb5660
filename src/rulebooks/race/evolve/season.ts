/** The season, its people and its council: what their events change. */

import type { EventOf } from '../events.js';
import { packOf } from '../reading.js';
import { clanOf, gameOf, type QuestionState, type SeasonState } from '../state.js';
import { teamKey } from '../team-key.js';
import { timesOf } from '../times.js';
import type { Handlers } from './handlers.js';

export const season: Handlers<
  | 'SeasonStarted'
  | 'CellSet'
  | 'RulingSet'
  | 'Rescheduled'
  | 'SeatAssigned'
  | 'SeatRemoved'
  | 'Decreed'
  | 'QuestionRaised'
  | 'VoteOpened'
  | 'VoteCast'
  | 'VoteClosed'
  | 'QuestionEscalated'
  | 'JuryAnswered'
> = {
  SeasonStarted(state) {
    state.phase = 'running';
  },
  CellSet(state, { cell, mark }) {
    if (mark.kind === 'free') delete state.marks[cell];
    else state.marks[cell] = mark;
  },
  RulingSet(state, { ruling, value, reason, by, at }) {
    state.rulings[ruling] = value;
    state.rulingChanges.push({ ruling, value, reason, by, at });
  },
  Rescheduled(state, { game, date }) {
    gameOf(state, game)!.date = date;
    const times = timesOf(
      packOf(state),
      state.games.map((each) => each.date),
    );
    state.games.forEach((each, index) => {
      each.times = times[index]!;
    });
  },
  SeatAssigned(state, { person, clan, role, team }) {
    // A clan has one boss: the former one stays a member.
    if (role === 'boss') {
      for (const seat of state.seats) if (seat.clan === clan && seat.role === 'boss') seat.role = 'member';
    }
    // A team has one representative.
    const others = state.seats
      .filter((seat) => seat.person !== person)
      .map(({ team: named, ...seat }) =>
        named === undefined || named === team ? seat : { ...seat, team: named },
      );
    state.seats = [...others, { person, clan, role, ...(team === undefined ? {} : { team }) }];
  },
  SeatRemoved(state, { person }) {
    state.seats = state.seats.filter((seat) => seat.person !== person);
  },
  Decreed: decreed,

  QuestionRaised(state, { question, text, game, person, clan }) {
    state.questions.push({
      id: question,
      text,
      game,
      person,
      clan,
      stage: 'raised',
      choices: [],
      closesAt: null,
      ruling: null,
      votes: [],
      decision: null,
      jury: null,
    });
  },
  VoteOpened(state, { question, choices, closesAt, ruling }) {
    Object.assign(questionOf(state, question), { stage: 'voting', choices, closesAt, ruling, votes: [] });
  },
  VoteCast(state, { question, clan, choice, team }) {
    const asked = questionOf(state, question);
    asked.votes = [
      ...asked.votes.filter((vote) => vote.clan !== clan || vote.team !== team),
      { clan, choice, ...(team === undefined ? {} : { team }) },
    ];
  },
  VoteClosed(state, { question, decision }) {
    Object.assign(questionOf(state, question), { stage: 'decided', decision });
  },
  QuestionEscalated(state, { question }) {
    questionOf(state, question).stage = 'escalated';
  },
  JuryAnswered(state, { question, answer, choice }) {
    Object.assign(questionOf(state, question), { stage: 'jury', jury: answer, decision: choice });
  },
};

function questionOf(state: SeasonState, id: string): QuestionState {
  return state.questions.find((question) => question.id === id)!;
}

function decreed(state: SeasonState, { effect, clauses }: EventOf<'Decreed'>): void {
  switch (effect.kind) {
    case 'position':
      clanOf(state, effect.clan).position = effect.cell;
      return;
    case 'owner':
      state.owners[effect.cell - 1] = effect.clan ?? 0;
      return;
    case 'modifier': {
      const game =
        state.games.findLast((each) => each.stage === 'resolved')?.number ?? state.games[0]!.number;
      clanOf(state, effect.clan).modifiers.push({ amount: effect.amount, source: 'decree', game, clauses });
      return;
    }
    case 'skip':
      clanOf(state, effect.clan).skips = effect.turns;
      return;
    case 'team': {
      const team = state.teams[teamKey(effect.team)]!;
      // Put somewhere by decree, a team is no deserter any more.
      delete team.former;
      if (team.home !== null) team.home = effect.clan;
      else Object.assign(team, { control: effect.clan, missed: 0 });
    }
  }
}
