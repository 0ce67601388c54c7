/** Texts that are stored or sent in every language of the house. */
import { locales } from '@foyer/contract/envelope.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { branded } from './brandWords.ts';

/** A stored text: in every language of the house, at least in English. */
interface Stored {
  readonly en: string;
}

/** A stored text that names no brand, in the reader's language; in English if it has no translation. I18N-001 */
export function unbrandedText(words: Stored, lang: Locale): string;
export function unbrandedText(words: Stored | null | undefined, lang: Locale): string | undefined;
export function unbrandedText(words: Stored | null | undefined, lang: Locale): string | undefined {
  return (words as Partial<Record<Locale, string>> | null | undefined)?.[lang] ?? words?.en;
}

/** The same, filled with the brand. */
export function inLanguage(words: Stored, lang: Locale): string;
export function inLanguage(words: Stored | null | undefined, lang: Locale): string | undefined;
export function inLanguage(words: Stored | null | undefined, lang: Locale): string | undefined {
  const text = unbrandedText(words, lang);
  return text === undefined ? undefined : branded(text, lang);
}

/** Renders a text in every language, as an argument of a letter. */
export const inEveryLanguage = (word: (lang: Locale) => string): Record<Locale, string> =>
  Object.fromEntries(locales.map((lang) => [lang, word(lang)])) as Record<Locale, string>;
