/** Names of phases, roles, causes and sides. */
import type { Text } from '../../engine/contract.js';

const PHASES: Record<string, Text> = {
  dealing: { ru: 'раздача карт', en: 'the deal' },
  firstNight: { ru: 'первая ночь', en: 'the first night' },
  speeches: { ru: 'обсуждение', en: 'the discussion' },
  vote: { ru: 'голосование', en: 'the vote' },
  tieSpeeches: { ru: 'речи при равенстве', en: 'the speeches of a tie' },
  question: { ru: 'вопрос, уходят ли все', en: 'the question whether all leave' },
  lastWords: { ru: 'последнее слово', en: 'a last word' },
  night: { ru: 'ночь', en: 'the night' },
  ended: { ru: 'конец', en: 'the end' },
};

const ROLES: Record<string, Text> = {
  don: { ru: 'дон', en: 'don' },
  mafia: { ru: 'мафия', en: 'mafia' },
  sheriff: { ru: 'шериф', en: 'sheriff' },
  doctor: { ru: 'доктор', en: 'doctor' },
  citizen: { ru: 'мирный', en: 'citizen' },
};

const CAUSES: Record<string, Text> = {
  vote: { ru: 'по голосованию', en: 'by the vote' },
  question: { ru: 'по вопросу «уходят все»', en: 'by the question “all leave”' },
  night: { ru: 'ночью', en: 'at night' },
  fouls: { ru: 'по фолам', en: 'by fouls' },
  technical: { ru: 'по техническим фолам', en: 'by technical fouls' },
  judge: { ru: 'решением судьи', en: 'by the judge’s decision' },
};

const WINNERS: Record<string, Text> = {
  red: { ru: 'победа мирных', en: 'red wins' },
  black: { ru: 'победа мафии', en: 'black wins' },
  draw: { ru: 'ничья', en: 'a draw' },
};

function named(names: Record<string, Text>, id: string): Text {
  return Object.hasOwn(names, id) ? names[id]! : { ru: id, en: id };
}

export const phaseName = (id: string): Text => named(PHASES, id);
export const roleName = (id: string): Text => named(ROLES, id);
export const causeName = (id: string): Text => named(CAUSES, id);
export const winnerName = (id: string): Text => named(WINNERS, id);
