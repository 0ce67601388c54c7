/** The window's words: its own beside those of every window. */
import type { CardsMessages } from '@foyer/text/cards.gen.ts';
import { loadWords } from '../frame/words.ts';
import type { Lang, PlayWord, WordFiles, WordsOf } from '../frame/words.ts';

type OwnWord = keyof CardsMessages;
export type Word = PlayWord | OwnWord;
export type Words = WordsOf<Word>;

const files: WordFiles = {
  zh_CN: () => import('@foyer/text/zh_CN/cards.json'),
  en: () => import('@foyer/text/en/cards.json'),
  th: () => import('@foyer/text/th/cards.json'),
};

export const loadOwnWords = (lang: Lang): Promise<Words> => loadWords<OwnWord>(lang, files);
