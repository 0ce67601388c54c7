/** The window's words: its own beside those of every window. */
import type { PokerMessages } from '@foyer/text/poker.gen.ts';
import { loadWords } from '../frame/words.ts';
import type { Lang, PlayWord, WordFiles, WordsOf } from '../frame/words.ts';

type OwnWord = keyof PokerMessages;
export type Word = PlayWord | OwnWord;
export type Words = WordsOf<Word>;

const files: WordFiles = {
  zh_CN: () => import('@foyer/text/zh_CN/poker.json'),
  en: () => import('@foyer/text/en/poker.json'),
  th: () => import('@foyer/text/th/poker.json'),
};

export const loadOwnWords = (lang: Lang): Promise<Words> => loadWords<OwnWord>(lang, files);
