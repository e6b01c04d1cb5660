/** Chapters of the regulation of the table. */
import { defineTexts } from '../../app/i18n.js';

export const texts = defineTexts({
  'chapter.I': { ru: 'Основы', en: 'Basics' },
  'chapter.1': { ru: '1. Перед партией', en: '1. Before the game' },
  'chapter.2': { ru: '2. Первая ночь', en: '2. The first night' },
  'chapter.3': { ru: '3. День', en: '3. The day' },
  'chapter.4': { ru: '4. Голосование', en: '4. The vote' },
  'chapter.5': { ru: '5. Следующие ночи', en: '5. Later nights' },
  'chapter.6': { ru: '6. Конец партии', en: '6. The end of the game' },
  'chapter.V': { ru: 'Нарушения', en: 'Violations' },
});
