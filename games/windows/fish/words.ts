/** The words of this window: its own and those of every window. */
import { fishFiles } from '@foyer/text/fish.gen.ts';
import type { FishMessages } from '@foyer/text/fish.gen.ts';
import type { SpeciesCode } from '../../engines/fish/species.ts';
import { loadWords } from '../frame/words.ts';
import type { Lang, PlayWord, WordsOf } from '../frame/words.ts';

type OwnWord = keyof FishMessages;
export type Word = PlayWord | OwnWord;
export type Words = WordsOf<Word>;

export const loadOwnWords = (lang: Lang): Promise<Words> => loadWords<OwnWord>(lang, fishFiles);

export const speciesName = (words: Words, code: SpeciesCode): string => words(`species.${code}`);
