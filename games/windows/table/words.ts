/** The words of this window: its own and those of every window. */
import { tableFiles } from '@foyer/text/table.gen.ts';
import type { TableMessages } from '@foyer/text/table.gen.ts';
import { loadWords } from '../frame/words.ts';
import type { Lang, PlayWord, WordsOf } from '../frame/words.ts';

type OwnWord = keyof TableMessages;
export type Word = PlayWord | OwnWord;
export type Words = WordsOf<Word>;

export const loadOwnWords = (lang: Lang): Promise<Words> => loadWords<OwnWord>(lang, tableFiles);
