/** The words of this window: its own and those of every window. */
import { sportFiles } from '@foyer/text/sport.gen.ts';
import type { SportMessages } from '@foyer/text/sport.gen.ts';
import { loadWords } from '../frame/words.ts';
import type { Lang, PlayWord, WordsOf } from '../frame/words.ts';

export type Word = keyof SportMessages;
export type Words = WordsOf<PlayWord | Word>;

export const loadOwnWords = (lang: Lang): Promise<Words> => loadWords<Word>(lang, sportFiles);
