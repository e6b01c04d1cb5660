/** The chapters of the seasons' regulations, by the numbers their clauses begin with. */
import type { Text } from '../../engine/contract.js';

type Chapters = readonly (readonly [key: string, title: Text])[];

const chapters: Record<string, Chapters> = {
  'mafia-2018': [
    ['1', { ru: 'Основные положения', en: 'Main provisions' }],
    ['2', { ru: 'Поле и ход', en: 'The field and the move' }],
    ['3', { ru: 'Клетки', en: 'Cells' }],
    ['4', { ru: 'Кланы', en: 'Clans' }],
    ['5', { ru: 'Кубики', en: 'Dice' }],
    ['6', { ru: 'Территория', en: 'Territory' }],
    ['7', { ru: 'Эмигранты', en: 'Emigrants' }],
    ['8', { ru: 'Борьба кланов', en: 'Clan fights' }],
    ['9', { ru: 'Предложения', en: 'Offers' }],
    ['10', { ru: 'Русская рулетка', en: 'Russian roulette' }],
    ['11', { ru: 'Прочее', en: 'Other' }],
  ],
  'thrones-2017': [
    ['1', { ru: 'Основные положения', en: 'Basics' }],
    ['2', { ru: 'Игровое поле', en: 'The board' }],
    ['3', { ru: 'Клетки', en: 'Cells' }],
    ['4', { ru: 'Дома', en: 'Houses' }],
    ['5', { ru: 'Бросок кубиков', en: 'Dice' }],
    ['6', { ru: 'Интриги и сговоры', en: 'Intrigues and pacts' }],
    ['7', { ru: 'Прочее', en: 'Other' }],
  ],
  season: [
    ['1', { ru: 'Сезон', en: 'The season' }],
    ['2', { ru: 'Команды', en: 'Teams' }],
    ['3', { ru: 'Ход', en: 'The move' }],
    ['4', { ru: 'Клетки', en: 'The cells' }],
    ['5', { ru: 'Территория', en: 'Territory' }],
    ['6', { ru: 'Эмигранты', en: 'Emigrants' }],
    ['7', { ru: 'Борьба', en: 'Fights' }],
    ['8', { ru: 'Предложения', en: 'Offers' }],
    ['9', { ru: 'Интриги', en: 'Intrigues' }],
    ['10', { ru: 'Люди и решения', en: 'People and decisions' }],
  ],
};

export const chaptersOf = (rulebook: string): Chapters => chapters[rulebook] ?? [];
