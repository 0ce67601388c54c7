/** The window's words: its own beside those of every window. */
import type { SlotMessages } from '@foyer/text/slot.gen.ts';
import { loadWords } from '../frame/words.ts';
import type { Lang, PlayWord, WordFiles, WordsOf } from '../frame/words.ts';

type OwnWord = keyof SlotMessages;
export type Word = PlayWord | OwnWord;
export type Words = WordsOf<Word>;

const files: WordFiles = {
  zh_CN: () => import('@foyer/text/zh_CN/slot.json'),
  en: () => import('@foyer/text/en/slot.json'),
  th: () => import('@foyer/text/th/slot.json'),
};

export const loadOwnWords = (lang: Lang): Promise<Words> => loadWords<OwnWord>(lang, files);
