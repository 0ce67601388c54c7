/** The desk's own words, in two languages. No player loads them. desk/text, docs/decisions/392-words-in-text.md */
import en from '../../text/en.json' with { type: 'json' };
import zh from '../../text/zh_CN.json' with { type: 'json' };
import { language } from './language.ts';
import type { Language } from './language.ts';

export type WordKey = keyof typeof en;
type Values = Readonly<Record<string, string | number>>;

const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, zh_CN: zh };

export const hasWord = (key: string): key is WordKey => key in en;

/** The text of this key in the desk's language, with `{name}` replaced by a value. */
export function words(key: WordKey, values: Values = {}): string {
  const text = texts[language()][key] ?? key;
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/**
 * The text of a value that the house sent, such as a state. A value that the desk has no word for is shown as it is, so
 * that a newer house stays readable.
 */
export function wordOf(group: string, value: string): string {
  const key = `${group}.${value}`;
  return hasWord(key) ? words(key) : value;
}
