/**
 * Texts in the house: reads them from disk and formats messages in a player's language. The client never imports this
 * file; it loads one namespace of one locale at a time, compiled by its build.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { RuleMessage } from '@foyer/contract/message.ts';
import type { RefusalName } from '@foyer/contract/refusals.ts';
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import type { CompiledMessage, FormatOptions } from 'icu-minify/format';
import { areBrandWordsSet, branded, setBrandWords } from './brandWords.ts';
import type { BrandWords } from './brandWords.ts';
import { inEveryLanguage } from './inLanguage.ts';
import type { MessageKey, Namespace, StoredArgs, TranslateArgs } from './keys.ts';
import { intlLocales } from './locale.ts';

type Values = Record<string, string | number | Date>;
interface Tree {
  readonly [name: string]: string | Tree;
}

const defaultBrand = join(import.meta.dirname, '../../brands/default.json');
// A program that reads no brand, such as a test, has the default one.
if (!areBrandWordsSet()) setBrandWords(JSON.parse(readFileSync(defaultBrand, 'utf8')) as BrandWords);

const trees = new Map<string, Tree>();
const compiled = new Map<string, CompiledMessage>();
const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given) => new Intl.NumberFormat(...given),
  getPluralRules: (...given) => new Intl.PluralRules(...given),
};

function treeOf(locale: Locale, namespace: string): Tree {
  const name = `${locale}/${namespace}`;
  const known = trees.get(name);
  if (known) return known;
  const tree = JSON.parse(readFileSync(join(import.meta.dirname, '..', `${name}.json`), 'utf8')) as Tree;
  trees.set(name, tree);
  return tree;
}

function wordsOf(locale: Locale, namespace: string, key: string): string | undefined {
  const tree = treeOf(locale, namespace);
  // A namespace that a game window reads directly has flat keys.
  if (Object.hasOwn(tree, key) && typeof tree[key] === 'string') return tree[key];
  let at: string | Tree | undefined = tree;
  for (const part of key.split('.')) {
    if (at === undefined || typeof at === 'string' || !Object.hasOwn(at, part)) return undefined;
    at = at[part];
  }
  return typeof at === 'string' ? at : undefined;
}

/** Formats a message, with the placeholders of the site's name left in it. */
function writeUnnamed(locale: Locale, namespace: string, key: string, values: Values = {}): string {
  const name = `${locale}/${namespace}/${key}`;
  let message = compiled.get(name);
  if (message === undefined) {
    const words = wordsOf(locale, namespace, key) ?? wordsOf('zh_CN', namespace, key);
    if (words === undefined) throw new Error(`no text for ${namespace}.${key}`);
    message = compile(words);
    compiled.set(name, message);
  }
  return String(format(message, intlLocales[locale], values, { formatters }));
}

const write: typeof writeUnnamed = (locale, ...given) => branded(writeUnnamed(locale, ...given), locale);

interface Translate {
  <N extends Namespace, K extends MessageKey<N>>(namespace: N, key: K, ...args: TranslateArgs<N, K>): string;
}

/** `translate('en')('wallet/deposit', 'form.title')`: namespace, key and ICU arguments are checked by the compiler. */
export function translate(locale: Locale): Translate {
  const bound = (namespace: string, key: string, values?: Values): string => write(locale, namespace, key, values);
  // Through `unknown`, because the compiler would need half a minute to compare the two for every key of every
  // namespace.
  return bound as unknown as Translate;
}

type StoredValues = Record<string, string | number | Date | Record<Locale, string>>;
const valuesIn = (values: StoredValues, lang: Locale): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' && !(value instanceof Date) ? value[lang] : value,
    ]),
  );

/**
 * Messages of a namespace in every language, for rows that store them: `storedWords('seed/home')('floats.help')`. An
 * argument that is itself such a text is used in the same language. The site's name is filled in when they are read, so
 * that rows keep up with a brand that is replaced.
 */
export function storedWords<N extends Namespace>(namespace: N) {
  const all = (key: string, values: StoredValues = {}) =>
    inEveryLanguage((lang) => writeUnnamed(lang, namespace, key, valuesIn(values, lang)));
  return all as <K extends MessageKey<N>>(key: K, ...args: StoredArgs<N, K>) => Record<Locale, string>;
}

/** The reason of a refusal, in the player's language. */
export function refusalText(locale: Locale, name: RefusalName, args: Values = {}): string {
  return write(locale, 'refusals', name, args);
}

/** A rule's message in the player's language; the argument `field` is the name of a field. VALID-001, VALID-002 */
export function ruleText(locale: Locale, message: RuleMessage): string {
  const { field } = message.args;
  const args =
    field === undefined ? message.args : { ...message.args, field: write(locale, 'rules', `fields.${field}`) };
  return write(locale, 'rules', message.key, args);
}
