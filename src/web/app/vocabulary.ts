/** How the season round this component calls its sides and their people; clans where there is none. */
import { createContext } from 'react';
import type { Vocabulary } from '../../rulebooks/race/texts/words.js';

export const VocabularyContext = createContext<Vocabulary>('clans');
