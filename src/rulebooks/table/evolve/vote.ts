/** Votes, ties, questions. */
import { changeDay, type Handlers } from './handlers.js';

export const vote: Handlers<
  | 'NoVote'
  | 'VoteOpened'
  | 'HandsShown'
  | 'VoteCounted'
  | 'TieSpeechesStarted'
  | 'QuestionPut'
  | 'QuestionCounted'
  | 'AllStayed'
  | 'VoteCancelled'
> = {
  NoVote(table, { why }) {
    if (why === 'cancelled') table.cancelled = false;
    changeDay(table, { noVote: why });
    table.speaker = null;
    table.timer = null;
  },
  VoteOpened(table, { round, candidates }) {
    table.phase = 'vote';
    table.ask = null;
    table.vote = { round, candidates, hands: [], counted: false };
    table.order = [];
    table.speaker = null;
    table.timer = null;
  },
  HandsShown(table, { candidate, seats, count }) {
    const vote = table.vote!;
    vote.hands = [...vote.hands.filter((each) => each.candidate !== candidate), { candidate, seats, count }];
  },
  VoteCounted(table, { day, round, tally, leaders }) {
    table.vote!.counted = true;
    table.votes = [...table.votes, { day, round, tally, leaders }];
  },
  TieSpeechesStarted(table, { seats }) {
    table.phase = 'tieSpeeches';
    table.order = seats;
    table.at = -1;
  },
  QuestionPut(table, { seats }) {
    table.phase = 'question';
    table.question = seats;
    table.speaker = null;
    table.timer = null;
  },
  QuestionCounted(table, { seats, count, hands, living, passed }) {
    table.questions = [...table.questions, { day: table.day, seats, count, hands, living, passed }];
  },
  AllStayed(table, { seats, why }) {
    changeDay(table, { stayed: { seats, why } });
    if (why === 'toTalk') table.after = 'night';
  },
  VoteCancelled(table, { when }) {
    table.ask = null;
    if (when === 'next') table.cancelled = true;
    else changeDay(table, { noVote: 'cancelled' });
  },
};
