/** Nouns of a vocabulary as screens decline them: «клана», «домов», «боссам». Sentences of the rulebook have words of their own. */
import type { Lang } from '../../../engine/contract.js';
import type { Vocabulary } from './words.js';

/** Nominative, genitive, dative, prepositional of one; nominative, genitive, dative of many; the same of its head and deputy. */
type Form =
  | ('sideN' | 'sideG' | 'sideD' | 'sideP' | 'sidesN' | 'sidesG' | 'sidesD' | 'sideOwn')
  | ('headN' | 'headG' | 'headsN' | 'headsG' | 'headsD' | 'deputyN' | 'deputyA' | 'deputiesA')
  | ('councilN' | 'councilG' | 'councilD' | 'councillorsN' | 'councillorsG' | 'memberN');

type Forms = Record<Form, string>;

const ru: Record<Vocabulary, Forms> = {
  clans: {
    sideN: 'клан',
    sideG: 'клана',
    sideD: 'клану',
    sideP: 'клане',
    sidesN: 'кланы',
    sidesG: 'кланов',
    sidesD: 'кланам',
    sideOwn: 'вашего клана',
    headN: 'босс',
    headG: 'босса',
    headsN: 'боссы',
    headsG: 'боссов',
    headsD: 'боссам',
    deputyN: 'консильери',
    deputyA: 'консильери',
    deputiesA: 'консильери',
    councilN: 'совет боссов',
    councilG: 'совета боссов',
    councilD: 'совету боссов',
    councillorsN: 'боссы',
    councillorsG: 'боссов',
    memberN: 'участник клана',
  },
  houses: {
    sideN: 'дом',
    sideG: 'дома',
    sideD: 'дому',
    sideP: 'доме',
    sidesN: 'дома',
    sidesG: 'домов',
    sidesD: 'домам',
    sideOwn: 'вашего дома',
    headN: 'глава',
    headG: 'главы',
    headsN: 'главы',
    headsG: 'глав',
    headsD: 'главам',
    deputyN: 'десница',
    deputyA: 'десницу',
    deputiesA: 'десниц',
    councilN: 'конклав архимейстеров',
    councilG: 'конклава архимейстеров',
    councilD: 'конклаву архимейстеров',
    councillorsN: 'архимейстеры',
    councillorsG: 'архимейстеров',
    memberN: 'участник дома',
  },
  squads: {
    sideN: 'отряд',
    sideG: 'отряда',
    sideD: 'отряду',
    sideP: 'отряде',
    sidesN: 'отряды',
    sidesG: 'отрядов',
    sidesD: 'отрядам',
    sideOwn: 'вашего отряда',
    headN: 'капитан',
    headG: 'капитана',
    headsN: 'капитаны',
    headsG: 'капитанов',
    headsD: 'капитанам',
    deputyN: 'помощник',
    deputyA: 'помощника',
    deputiesA: 'помощников',
    councilN: 'совет представителей',
    councilG: 'совета представителей',
    councilD: 'совету представителей',
    councillorsN: 'представители',
    councillorsG: 'представителей',
    memberN: 'участник отряда',
  },
};

/** English nouns do not decline; one word of each kind is enough. */
const en = {
  clans: ['clan', 'clans', 'boss', 'bosses', 'consigliere', 'consiglieri', 'bosses’ council', 'bosses'],
  houses: ['house', 'houses', 'head', 'heads', 'hand', 'hands', 'conclave of archmaesters', 'archmaesters'],
  squads: [
    'side',
    'sides',
    'captain',
    'captains',
    'deputy',
    'deputies',
    'council of representatives',
    'representatives',
  ],
} as const satisfies Record<Vocabulary, readonly string[]>;

function english([
  side,
  sides,
  head,
  heads,
  deputy,
  deputies,
  council,
  councillors,
]: (typeof en)[Vocabulary]): Forms {
  return {
    ...{ sideN: side, sideG: side, sideD: side, sideP: side, sidesN: sides, sidesG: sides, sidesD: sides },
    ...{ headN: head, headG: head, headsN: heads, headsG: heads, headsD: heads },
    ...{ deputyN: deputy, deputyA: deputy, deputiesA: deputies },
    ...{ councilN: council, councilG: council, councilD: council },
    ...{ councillorsN: councillors, councillorsG: councillors },
    ...{ sideOwn: `your ${side}`, memberN: `member of the ${side}` },
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export type SeasonForms = Record<Form | Capitalize<Form>, string>;

const made = new Map<string, SeasonForms>();

/** Every form by its name, and beginning with a capital by its name with one: `sideN`, `SideN`. */
export function formsOf(vocabulary: Vocabulary, lang: Lang): SeasonForms {
  const key = `${vocabulary} ${lang}`;
  let forms = made.get(key);
  if (!forms) {
    const all: Record<string, string> = {};
    const own = lang === 'ru' ? ru[vocabulary] : english(en[vocabulary]);
    for (const [name, text] of Object.entries(own)) {
      all[name] = text;
      all[capital(name)] = capital(text);
    }
    forms = all as SeasonForms;
    made.set(key, forms);
  }
  return forms;
}
