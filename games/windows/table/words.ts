/** The window's words: its own beside those of every window. */
import type { TableMessages } from '@foyer/text/table.gen.ts';
import { loadWords } from '../frame/words.ts';
import type { Lang, PlayWord, WordFiles, WordsOf } from '../frame/words.ts';

type OwnWord = keyof TableMessages;
export type Word = PlayWord | OwnWord;
export type Words = WordsOf<Word>;

const files: WordFiles = {
  zh_CN: () => import('@foyer/text/zh_CN/table.json'),
  en: () => import('@foyer/text/en/table.json'),
  th: () => import('@foyer/text/th/table.json'),
};

export const loadOwnWords = (lang: Lang): Promise<Words> => loadWords<OwnWord>(lang, files);
