/** The words of this window: its own and those of every window. */
import { cardsFiles } from '@foyer/text/cards.gen.ts';
import type { CardsMessages } from '@foyer/text/cards.gen.ts';
import { loadWords } from '../frame/words.ts';
import type { Lang, PlayWord, WordsOf } from '../frame/words.ts';

type OwnWord = keyof CardsMessages;
export type Word = PlayWord | OwnWord;
export type Words = WordsOf<Word>;

export const loadOwnWords = (lang: Lang): Promise<Words> => loadWords<OwnWord>(lang, cardsFiles);
