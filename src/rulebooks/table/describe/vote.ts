import type { Text } from '../../../engine/contract.js';
import type { EventOf } from '../events.js';
import { type Describers, list } from './describers.js';

const NO_VOTE: Record<EventOf<'NoVote'>['why'], Text> = {
  none: { ru: 'Никто не выставлен: голосования нет.', en: 'Nobody is nominated: no vote.' },
  single: { ru: 'Первый день, один кандидат: голосования нет.', en: 'Day one, one candidate: no vote.' },
  cancelled: { ru: 'Голосование отменено исключением.', en: 'The vote is cancelled by a removal.' },
  struck: { ru: 'Голосовать больше не за кого.', en: 'There is nobody left to vote on.' },
};

const STAYED: Record<EventOf<'AllStayed'>['why'], Text> = {
  question: { ru: 'больше половины не набралось', en: 'there was no majority' },
  killAll: { ru: 'поделился весь стол', en: 'the tie covers the whole table' },
  splitOnFour: { ru: 'двое из четверых', en: 'two of four' },
  splitOnNine: { ru: 'трое из девяти', en: 'three of nine' },
  noBreak: { ru: 'первый день', en: 'day one' },
  toTalk: { ru: 'в первый день только говорят', en: 'on day one they only speak' },
  removed: { ru: 'набравший больше всех уже исключён', en: 'whoever has most is removed already' },
};

export const vote: Describers<
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
  NoVote: ({ why }) => NO_VOTE[why],
  VoteOpened: ({ round, candidates }) => ({
    ru: `Голосование, круг ${round}: ${list(candidates)}.`,
    en: `The vote, round ${round}: ${list(candidates)}.`,
  }),
  HandsShown: ({ candidate, count }) => ({
    ru: `Против №${candidate}: ${count}.`,
    en: `Against №${candidate}: ${count}.`,
  }),
  VoteCounted: ({ tally, leaders }) => {
    const sums = tally.map(({ candidate, votes }) => `№${candidate} — ${votes}`).join(', ');
    return {
      ru: `Голоса: ${sums}. Больше всех: ${list(leaders)}.`,
      en: `Votes: ${sums}. Most: ${list(leaders)}.`,
    };
  },
  TieSpeechesStarted: ({ seats, seconds }) => ({
    ru: `По ${seconds} секунд: ${list(seats)}.`,
    en: `${seconds} seconds each: ${list(seats)}.`,
  }),
  QuestionPut: ({ seats }) => ({ ru: `Уходят ли все: ${list(seats)}?`, en: `Do all leave: ${list(seats)}?` }),
  QuestionCounted: ({ count, living, passed }) =>
    passed
      ? { ru: `За ${count} из ${living}: уходят.`, en: `${count} of ${living} for it: they leave.` }
      : { ru: `За ${count} из ${living}: остаются.`, en: `${count} of ${living} for it: they stay.` },
  AllStayed: ({ seats, why }) => ({
    ru: `Из-за стола никто не уходит (${list(seats)}): ${STAYED[why].ru}.`,
    en: `Nobody leaves (${list(seats)}): ${STAYED[why].en}.`,
  }),
  VoteCancelled: ({ when }) =>
    when === 'now'
      ? { ru: 'Голосование отменено.', en: 'The vote is cancelled.' }
      : { ru: 'Ближайшее голосование отменено.', en: 'The next vote is cancelled.' },
};
