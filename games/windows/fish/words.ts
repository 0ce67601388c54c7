/** The window's words: its own beside those of every window. */
import type { FishMessages } from '@foyer/text/fish.gen.ts';
import type { SpeciesCode } from '../../engines/fish/species.ts';
import { loadWords } from '../frame/words.ts';
import type { Lang, PlayWord, WordFiles, WordsOf } from '../frame/words.ts';

type OwnWord = keyof FishMessages;
export type Word = PlayWord | OwnWord;
export type Words = WordsOf<Word>;

const files: WordFiles = {
  zh_CN: () => import('@foyer/text/zh_CN/fish.json'),
  en: () => import('@foyer/text/en/fish.json'),
  th: () => import('@foyer/text/th/fish.json'),
};

export const loadOwnWords = (lang: Lang): Promise<Words> => loadWords<OwnWord>(lang, files);

export const speciesName = (words: Words, code: SpeciesCode): string => words(`species.${code}`);
