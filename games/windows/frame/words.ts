/**
 * A window's words: the common ones (`play` and `proof`) and the family's own, which take precedence. One file of each per language
 * is loaded. Arguments are in braces.
 */
import type { Locale } from '@foyer/contract/envelope.ts';
import { intlLocales } from '@foyer/text/locale.ts';
import { playFiles } from '@foyer/text/play.gen.ts';
import type { PlayMessages } from '@foyer/text/play.gen.ts';
import { proofFiles } from '@foyer/text/proof.gen.ts';
import type { ProofMessages } from '@foyer/text/proof.gen.ts';

export type Lang = Locale;
export type PlayWord = keyof (PlayMessages & ProofMessages);
export type WordsOf<Word extends string> = (word: Word, args?: Readonly<Record<string, string | number>>) => string;
/** The words that shared parts may use. The words of every family include them. */
export type PlayWords = WordsOf<PlayWord>;

type File = () => Promise<{ default: Readonly<Record<string, string>> }>;
export type WordFiles = Readonly<Record<Lang, File>>;

const isLang = (value: string | null): value is Lang => value !== null && Object.hasOwn(intlLocales, value);

export const cookie = (name: string): string | null =>
  new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1] ?? null;

/** The language of the address, else of the site, else Chinese. Sets it on the document. */
export function windowLang(query: URLSearchParams): Lang {
  const [asked, kept] = [query.get('lang'), cookie('lang')];
  const lang: Lang = isLang(asked) ? asked : isLang(kept) ? kept : 'zh_CN';
  document.documentElement.lang = intlLocales[lang];
  return lang;
}

export async function loadWords<Own extends string>(lang: Lang, own: WordFiles): Promise<WordsOf<PlayWord | Own>> {
  const [shared, proof, family] = await Promise.all([playFiles[lang](), proofFiles[lang](), own[lang]()]);
  const words: Readonly<Record<string, string>> = { ...shared.default, ...proof.default, ...family.default };
  return (word, args = {}) => (words[word] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
}
