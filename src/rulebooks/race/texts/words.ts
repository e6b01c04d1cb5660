/**
 * How a season calls those who play it. Sentences and refusals are the same for all seasons; only these words differ. A
 * season of clans speaks of bosses, one of houses of lords and archmaesters.
 */
import type { Lang, Text } from '../../../engine/contract.js';

export type Vocabulary = 'clans' | 'houses' | 'squads';

const t = (ru: string, en: string): Text => ({ ru, en });

/** Every vocabulary has every form that some sentence needs. */
type Forms =
  | ('side' | 'ofSide' | 'inSide' | 'ofSides' | 'betweenSides' | 'inSomeSide')
  | ('givenTo' | 'head' | 'deputy' | 'councillors' | 'toCouncillors' | 'council');

const vocabularies: Record<Vocabulary, Record<Forms, Text>> = {
  clans: {
    side: t('клан', 'clan'),
    ofSide: t('клана', 'of the clan'),
    inSide: t('в клане', 'the clan'),
    inSomeSide: t('в каком-то клане', 'to a clan'),
    ofSides: t('кланов', 'clans'),
    betweenSides: t('от клана к клану', 'from clan to clan'),
    givenTo: t('отдана клану', 'is given to'),
    head: t('босс', 'boss'),
    deputy: t('консильери', 'consigliere'),
    councillors: t('Боссы', 'The bosses'),
    toCouncillors: t('боссам', 'the bosses'),
    council: t('Совет боссов', 'The council of bosses'),
  },
  houses: {
    side: t('дом', 'house'),
    ofSide: t('дома', 'of the house'),
    inSide: t('в доме', 'the house'),
    inSomeSide: t('в каком-то доме', 'to a house'),
    ofSides: t('домов', 'houses'),
    betweenSides: t('от дома к дому', 'from house to house'),
    givenTo: t('отдана дому', 'is given to'),
    head: t('глава', 'head'),
    deputy: t('десница', 'hand'),
    councillors: t('Архимейстеры', 'The archmaesters'),
    toCouncillors: t('архимейстерам', 'the archmaesters'),
    council: t('Конклав архимейстеров', 'The conclave of archmaesters'),
  },
  squads: {
    side: t('отряд', 'side'),
    ofSide: t('отряда', 'of the side'),
    inSide: t('в отряде', 'the side'),
    inSomeSide: t('в каком-то отряде', 'to a side'),
    ofSides: t('отрядов', 'sides'),
    betweenSides: t('от отряда к отряду', 'from side to side'),
    givenTo: t('отдана отряду', 'is given to'),
    head: t('капитан', 'captain'),
    deputy: t('помощник', 'deputy'),
    councillors: t('Представители', 'The representatives'),
    toCouncillors: t('представителям', 'the representatives'),
    council: t('Совет представителей', 'The council of representatives'),
  },
};

export type Words = Record<Forms, string>;

/** The words of a vocabulary in one language, ready to be put into a sentence. */
export function wordsOf(vocabulary: Vocabulary, lang: Lang): Words {
  const forms = Object.entries(vocabularies[vocabulary]).map(([form, text]) => [form, text[lang]] as const);
  return Object.fromEntries(forms) as Words;
}
