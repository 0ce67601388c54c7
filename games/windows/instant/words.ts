/** The words of this window: its own and those of every window. */
import { instantFiles } from '@foyer/text/instant.gen.ts';
import type { InstantMessages } from '@foyer/text/instant.gen.ts';
import { loadWords } from '../frame/words.ts';
import type { Lang, PlayWord, WordsOf } from '../frame/words.ts';

type OwnWord = keyof InstantMessages;
export type Word = PlayWord | OwnWord;
export type Words = WordsOf<Word>;

export const loadOwnWords = (lang: Lang): Promise<Words> => loadWords<OwnWord>(lang, instantFiles);
