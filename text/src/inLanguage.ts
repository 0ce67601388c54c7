/** Texts that are stored or sent in every language of the house. */
import { locales } from '@foyer/contract/envelope.ts';
import type { Locale } from '@foyer/contract/envelope.ts';

/** A text as it is stored: in every language of the house, at least in English. */
interface Stored {
  readonly en: string;
}

/** A stored text in the reader's language; in English where nobody has translated it. I18N-001 */
export function inLanguage(words: Stored, lang: Locale): string;
export function inLanguage(words: Stored | null | undefined, lang: Locale): string | undefined;
export function inLanguage(words: Stored | null | undefined, lang: Locale): string | undefined {
  return (words as Partial<Record<Locale, string>> | null | undefined)?.[lang] ?? words?.en;
}

/** Renders words in every language, for a letter's arguments. */
export const inEveryLanguage = (word: (lang: Locale) => string): Record<Locale, string> =>
  Object.fromEntries(locales.map((lang) => [lang, word(lang)])) as Record<Locale, string>;
