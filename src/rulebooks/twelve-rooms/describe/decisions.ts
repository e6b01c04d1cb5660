/** Sentences of the log: rulings, questions and the master's decisions. */
import { speaker } from '../../../texts/messages.js';
import { listOf, quoted } from '../../../texts/numbers.js';
import type { Describers } from './describers.js';
import { answerText, askText, overrideText, withReason } from './master.js';

const say = speaker({
  ruling: { ru: 'Решение {title}: {value}.', en: 'Ruling {title}: {value}.' },
  ask: { ru: 'Расчёт остановился на вопросе. {ask}', en: 'The resolution has stopped at a question. {ask}' },
  answered: { ru: 'Ответ ведущего. {answer}', en: 'The master’s answer. {answer}' },
  replaced: {
    ru: 'Замена на месте {seat}: теперь играет {nick}.',
    en: 'Seat {seat} is taken over by {nick}.',
  },
  forgiven: {
    ru: 'Пропуск голосования в ходе {turn} прощён: {players}.',
    en: 'The missed vote of turn {turn} is forgiven: {players}.',
  },
});
export const decisionMessages = say.messages;

export const decisions: Describers<
  'RulingSet' | 'AskRaised' | 'AskAnswered' | 'Overridden' | 'PlayerReplaced' | 'AbsencesForgiven'
> = {
  RulingSet: ({ ruling, value, reason }, names, lang) => {
    const known = names.ruling(ruling);
    const text = say('ruling', lang, {
      title: quoted(known?.title[lang] ?? ruling, lang),
      value: known && Object.hasOwn(known.values, value) ? known.values[value]![lang] : value,
    });
    return withReason(text, reason, lang);
  },
  AskRaised: (event, names, lang) => say('ask', lang, { ask: askText(event, names, lang) }),
  AskAnswered: (event, names, lang) => say('answered', lang, { answer: answerText(event, names, lang) }),
  Overridden: (event, names, lang) => overrideText(event, names, lang),
  PlayerReplaced: ({ player, nick, reason }, _, lang) =>
    withReason(say('replaced', lang, { seat: player, nick }), reason, lang),
  AbsencesForgiven: ({ turn, players, reason }, names, lang) =>
    withReason(
      say('forgiven', lang, { turn, players: listOf(players.map(names.player), lang) }),
      reason,
      lang,
    ),
};
