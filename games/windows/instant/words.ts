/** The window's words: its own beside those of every window. */
import type { InstantMessages } from '@foyer/text/instant.gen.ts';
import { loadWords } from '../frame/words.ts';
import type { Lang, PlayWord, WordFiles, WordsOf } from '../frame/words.ts';

type OwnWord = keyof InstantMessages;
export type Word = PlayWord | OwnWord;
export type Words = WordsOf<Word>;

const files: WordFiles = {
  zh_CN: () => import('@foyer/text/zh_CN/instant.json'),
  en: () => import('@foyer/text/en/instant.json'),
  th: () => import('@foyer/text/th/instant.json'),
};

export const loadOwnWords = (lang: Lang): Promise<Words> => loadWords<OwnWord>(lang, files);
