/** The words of the verifier in all languages: the page has no network to load one. */
import type { Locale } from '@foyer/contract/envelope.ts';
import { intlLocales } from '@foyer/text/locale.ts';
import type { ProofMessages } from '@foyer/text/proof.gen.ts';
import type { VerifyMessages } from '@foyer/text/verify.gen.ts';
import enProof from '@foyer/text/en/proof.json' with { type: 'json' };
import en from '@foyer/text/en/verify.json' with { type: 'json' };
import thProof from '@foyer/text/th/proof.json' with { type: 'json' };
import th from '@foyer/text/th/verify.json' with { type: 'json' };
import zhProof from '@foyer/text/zh_CN/proof.json' with { type: 'json' };
import zh from '@foyer/text/zh_CN/verify.json' with { type: 'json' };

/** From the names for the document: the contract's list brings a library with it. */
export const locales = Object.keys(intlLocales) as Locale[];

export type Word = keyof (ProofMessages & VerifyMessages);
export type Words = (word: Word, args?: Readonly<Record<string, string | number>>) => string;

const messages: Readonly<Record<Locale, Readonly<Record<Word, string>>>> = {
  zh_CN: { ...zhProof, ...zh },
  en: { ...enProof, ...en },
  th: { ...thProof, ...th },
};

/** The language of the address (`?lang=th`, `zh-CN` or `zh_CN`), else of the browser, else Chinese. */
export function firstLocale(asked: string | null, preferred: readonly string[]): Locale {
  const named = locales.find((locale) => locale === asked || intlLocales[locale] === asked);
  const spoken = preferred
    .map((tag) => locales.find((locale) => intlLocales[locale].slice(0, 2) === tag.slice(0, 2)))
    .find((locale) => locale !== undefined);
  return named ?? spoken ?? 'zh_CN';
}

export const wordsOf =
  (locale: Locale): Words =>
  (word, args = {}) =>
    messages[locale][word].replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
