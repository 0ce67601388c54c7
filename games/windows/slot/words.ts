/** The words of this window: its own and those of every window. */
import { slotFiles } from '@foyer/text/slot.gen.ts';
import type { SlotMessages } from '@foyer/text/slot.gen.ts';
import { loadWords } from '../frame/words.ts';
import type { Lang, PlayWord, WordsOf } from '../frame/words.ts';

type OwnWord = keyof SlotMessages;
export type Word = PlayWord | OwnWord;
export type Words = WordsOf<Word>;

export const loadOwnWords = (lang: Lang): Promise<Words> => loadWords<OwnWord>(lang, slotFiles);
