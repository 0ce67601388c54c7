/** The words of this window: its own and those of every window. */
import { pokerFiles } from '@foyer/text/poker.gen.ts';
import type { PokerMessages } from '@foyer/text/poker.gen.ts';
import { loadWords } from '../frame/words.ts';
import type { Lang, PlayWord, WordsOf } from '../frame/words.ts';

type OwnWord = keyof PokerMessages;
export type Word = PlayWord | OwnWord;
export type Words = WordsOf<Word>;

export const loadOwnWords = (lang: Lang): Promise<Words> => loadWords<OwnWord>(lang, pokerFiles);
