/**
 * Generates types from the texts of zh_CN: `npm run text` writes text/src/<namespace>.gen.ts, one per namespace, and
 * text/src/namespaces.gen.ts. They contain every key and its arguments, so that both are checked wherever a message is
 * used. Inferring them from the texts took the compiler half a minute.
 */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { locales } from '@foyer/contract/envelope.ts';
import compile from 'icu-minify/compile';

export interface Tree {
  readonly [name: string]: string | Tree;
}
const folder = fileURLToPath(new URL('../text/', import.meta.url));

/** Namespaces are in folders like their code: `wallet/deposit`. */
export const namespacesOf = (locale: string): string[] =>
  readdirSync(`${folder}${locale}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -5))
    .toSorted();

export const readNamespace = (locale: string, namespace: string): Tree =>
  JSON.parse(readFileSync(`${folder}${locale}/${namespace}.json`, 'utf8')) as Tree;

/** Every message by its dotted key. */
export function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const out = new Map<string, string>();
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'string') out.set(prefix + name, value);
    else for (const [key, words] of flatten(value, `${prefix}${name}.`)) out.set(key, words);
  }
  return out;
}

/** The kinds of ICU nodes as the compiler numbers them; 0 is the `#` of a plural. A plural takes a number. */
const kinds = ['', 'select', 'number', 'number', 'number', 'date', 'date'];

/** The arguments of a message with their kinds: `n:number`, `name:text`, `b:tag`. Throws if the ICU is malformed. */
export function argumentsOf(words: string): string[] {
  const found = new Set<string>();
  const visitAll = (nodes: unknown): void => {
    if (Array.isArray(nodes)) for (const node of nodes) visit(node);
  };
  const visit = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    const [name, kind, branches] = node as [string, unknown, object | undefined];
    const isTyped = typeof kind === 'number' && kind > 0;
    found.add(`${name}:${node.length === 1 ? 'text' : isTyped ? kinds[kind] : 'tag'}`);
    if (!isTyped) visitAll(node.slice(1));
    else if (kind <= 3) Object.values(branches ?? {}).forEach(visitAll);
  };
  visitAll(compile(words));
  return [...found].toSorted();
}

const han = /\p{Script=Han}/u;
const thai = /\p{Script=Thai}/u;
/** Every language is named in itself everywhere. */
const ownNames = /(^|\.)languages\.\w+$/;

function looksUntranslated(key: string, words: string, locale: string): boolean {
  if (ownNames.test(key)) return false;
  if (han.test(words)) return true;
  // Names of arguments and of what the brand fills in are not text.
  const literal = words.replaceAll(/\{\w+\}|%\w+%/g, '');
  return locale === 'th' ? !thai.test(literal) && /\b[a-z]{4,}\b/.test(literal) : thai.test(words);
}

/** Faults of a translation: missing or extra keys and arguments, texts left in another language. */
export function faultsOf(source: Tree, translation: Tree, locale: string): string[] {
  const faults: string[] = [];
  const given = flatten(translation);
  const wanted = flatten(source);
  for (const key of given.keys()) if (!wanted.has(key)) faults.push(`${key}: not in zh_CN`);
  for (const [key, words] of wanted) {
    const translated = given.get(key);
    if (translated === undefined || translated.trim() === '') {
      faults.push(`${key}: missing`);
      continue;
    }
    const [expected, actual] = [argumentsOf(words).join(' '), argumentsOf(translated).join(' ')];
    if (expected !== actual) faults.push(`${key}: arguments are "${actual}", zh_CN has "${expected}"`);
    if (looksUntranslated(key, translated, locale)) faults.push(`${key}: not translated: ${translated}`);
  }
  return faults;
}

/** `wallet/deposit` is generated as walletDeposit.gen.ts. */
const fileName = (namespace: string): string =>
  namespace.replaceAll(/\/(\w)/g, (_, letter: string) => letter.toUpperCase());
const typeName = (namespace: string): string =>
  `${namespace.slice(0, 1).toUpperCase()}${fileName(namespace).slice(1)}Messages`;
const property = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`);
const banner = '/* Generated from text/zh_CN by `npm run text`. */\n';

/** Types of arguments, by the kinds of `argumentsOf`. Components provide mark-up. */
const kindTypes: Readonly<Record<string, string>> = {
  text: 'string | number',
  select: 'string',
  number: 'number',
  date: 'Date',
};

function callOf(words: string): string {
  const given = argumentsOf(words)
    .map((argument) => argument.split(':') as [string, string])
    .filter(([, kind]) => kind !== 'tag')
    .map(([name, kind]) => `${property(name)}: ${kindTypes[kind]}`);
  return given.length === 0 ? '[]' : `[args: { ${given.join('; ')} }]`;
}

function members(tree: Tree): string {
  return [...flatten(tree)].map(([key, words]) => `  ${property(key)}: ${callOf(words)};\n`).join('');
}

/** Namespaces of game windows, `proof` of all of them. A window loads the files of one language; the site has its own loader. */
const windowNamespaces: ReadonlySet<string> = new Set([
  'play',
  'slot',
  'table',
  'cards',
  'instant',
  'fish',
  'poker',
  'sport',
  'proof',
]);

/** Loaders of a namespace by language, for a window that opens. */
const loadersOf = (namespace: string, languages: readonly string[]): string =>
  `\nexport const ${namespace}Files = {\n${languages
    .map((lang) => `  ${lang}: () => import('../${lang}/${namespace}.json'),\n`)
    .join('')}};\n`;

/** File name -> content of every generated file. */
export function generate(namespaces: ReadonlyMap<string, Tree>, languages: readonly string[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const [namespace, tree] of namespaces) {
    const types = `${banner}export interface ${typeName(namespace)} {\n${members(tree)}}\n`;
    files.set(
      `${fileName(namespace)}.gen.ts`,
      windowNamespaces.has(namespace) ? types + loadersOf(namespace, languages) : types,
    );
  }
  const names = [...namespaces.keys()];
  const imports = names
    .map((namespace) => `import type { ${typeName(namespace)} } from './${fileName(namespace)}.gen.ts';\n`)
    .join('');
  const messages = `export interface Messages {\n${names.map((namespace) => `  ${property(namespace)}: ${typeName(namespace)};\n`).join('')}}\n`;
  files.set('namespaces.gen.ts', `${banner}${imports}\n${messages}`);
  return files;
}

const sources = (): Map<string, Tree> =>
  new Map(namespacesOf('zh_CN').map((namespace) => [namespace, readNamespace('zh_CN', namespace)]));

const generatedFolder = `${folder}src/`;
const generatedNow = (): string[] =>
  readdirSync(generatedFolder)
    .filter((name) => name.endsWith('.gen.ts'))
    .toSorted();

/** Writes the types and removes those of namespaces that are gone. Returns the number of files. */
export function writeTypes(): number {
  const files = generate(sources(), locales);
  for (const name of generatedNow()) if (!files.has(name)) rmSync(generatedFolder + name);
  for (const [name, content] of files) writeFileSync(generatedFolder + name, content);
  return files.size;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`${writeTypes()} files written to text/src`);
