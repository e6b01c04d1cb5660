/** The council of bosses: questions, votes, and the appeal jury behind it. */
import type { Lang } from '../../../engine/contract.js';
import { speaker } from '../../../texts/messages.js';
import { ended, quoted } from '../../../texts/numbers.js';
import type { Describers } from './describers.js';
import type { Names } from './names.js';

const say = speaker({
  raised: { ru: 'Вопрос {toCouncillors}: {text}', en: 'A question to {toCouncillors}: {text}' },
  raisedBy: {
    ru: 'Вопрос {toCouncillors} ({clan}): {text}',
    en: 'A question to {toCouncillors} ({clan}): {text}',
  },
  opened: {
    ru: '{councillors} голосуют до {until}: {question} Варианты: {choices}.',
    en: '{councillors} vote until {until}: {question} Choices: {choices}.',
  },
  vote: { ru: '{clan}: голос за вариант {choice}.', en: '{clan}: a vote for {choice}.' },
  decided: {
    ru: '{councillors} решили: {question} Ответ — {choice}, голоса {tally}.',
    en: '{councillors} have decided: {question} The answer is {choice}, votes {tally}.',
  },
  undecided: {
    ru: '{councillors} не пришли к решению: {question} Голоса {tally}.',
    en: '{councillors} came to no decision: {question} Votes {tally}.',
  },
  escalated: {
    ru: 'Вопрос передан апелляционному жюри: {question}',
    en: 'The question is passed to the appeal jury: {question}',
  },
  jury: {
    ru: 'Апелляционное жюри ответило: {question} {answer}',
    en: 'The appeal jury has answered: {question} {answer}',
  },
});
export const councilMessages = say.messages;

export const council: Describers<
  'QuestionRaised' | 'VoteOpened' | 'VoteCast' | 'VoteClosed' | 'QuestionEscalated' | 'JuryAnswered'
> = {
  QuestionRaised: ({ text, clan }, names, lang) =>
    clan === null
      ? say('raised', lang, { ...names.words, text: ended(text) })
      : say('raisedBy', lang, { ...names.words, clan: names.clan(clan), text: ended(text) }),
  VoteOpened: ({ question, choices, closesAt }, names, lang) =>
    say('opened', lang, {
      ...names.words,
      question: questionText(question, names, lang),
      choices: choices.map((choice) => quoted(choice, lang)).join(', '),
      until: names.until(closesAt),
    }),
  VoteCast: ({ question, clan, choice, team }, names, lang) =>
    say('vote', lang, {
      clan: team === undefined ? names.clan(clan) : `${names.clan(clan)}, ${quoted(team, lang)}`,
      choice: choiceText(question, choice, names, lang),
    }),
  VoteClosed: ({ question, tally, decision }, names, lang) => {
    const shared = {
      ...names.words,
      question: questionText(question, names, lang),
      tally: tally.join(' : '),
    };
    return decision === null
      ? say('undecided', lang, shared)
      : say('decided', lang, { ...shared, choice: choiceText(question, decision, names, lang) });
  },
  QuestionEscalated: ({ question }, names, lang) =>
    say('escalated', lang, { question: questionText(question, names, lang) }),
  JuryAnswered: ({ question, answer }, names, lang) =>
    say('jury', lang, { question: questionText(question, names, lang), answer: ended(answer) }),
};

function questionText(id: string, names: Names, lang: Lang): string {
  const text = names.question(id);
  if (text === null) return `${id}.`;
  const question = text.trim();
  return /[.!?…]$/.test(question) ? quoted(question, lang) : `${quoted(question, lang)}.`;
}

function choiceText(question: string, choice: number, names: Names, lang: Lang): string {
  const text = names.choice(question, choice);
  return text === null ? `№ ${choice + 1}` : quoted(text, lang);
}
