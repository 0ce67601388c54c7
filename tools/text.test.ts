import { locales } from '@foyer/contract/envelope.ts';
import { fieldNames, ruleArguments } from '@foyer/contract/message.ts';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './imports.ts';
import { argumentsOf, faultsOf, flatten, generate, readNamespace, namespacesOf } from './text.ts';

const source = { title: '存款 {amount, number}', note: { hello: '你好，<b>{name}</b>', count: '{n, number} 条' } };
const english = {
  title: 'Deposit {amount, number}',
  note: { hello: 'Hello <b>{name}</b>', count: '{n, plural, other {#}}' },
};

describe('faults of a translation', () => {
  it('accepts a complete translation', () => expect(faultsOf(source, english, 'en')).toEqual([]));
  it.each<[string, object, string]>([
    ['a missing key', { title: english.title, note: { hello: english.note.hello } }, 'note.count: missing'],
    ['an empty text', { ...english, title: ' ' }, 'title: missing'],
    ['an extra key', { ...english, more: 'x' }, 'more: not in zh_CN'],
    ['a missing argument', { ...english, title: 'Deposit' }, 'title: arguments are ""'],
    ['an extra argument', { ...english, title: '{amount, number} {x}' }, 'title: arguments are "amount:number x:text"'],
    ['an argument of another kind', { ...english, title: '{amount}' }, 'title: arguments are "amount:text"'],
    [
      'a lost tag',
      { ...english, note: { ...english.note, hello: 'Hello {name}' } },
      'note.hello: arguments are "name:text"',
    ],
    ['Chinese words in English', { ...english, title: '存款 {amount, number}' }, 'title: not translated'],
  ])('finds %s', (_, translation, fault) => {
    expect(faultsOf(source, translation as typeof english, 'en').join('\n')).toContain(fault);
  });
  it('finds English words in Thai', () => {
    expect(faultsOf({ a: '存款' }, { a: 'Make a deposit' }, 'th')).toEqual(['a: not translated: Make a deposit']);
    expect(faultsOf({ a: '存款' }, { a: 'USDT' }, 'th')).toEqual([]);
  });
  it('reads arguments inside branches', () => {
    expect(argumentsOf('{n, plural, one {<i>{day}</i>} other {#}} {k, select, a {x} other {{y}}}')).toEqual([
      'day:text',
      'i:tag',
      'k:select',
      'n:number',
      'y:text',
    ]);
  });
});

/** A source contains a key as it is, or builds it from a prefix or suffix: `kind.${kind}`. */
function usedBy(files: readonly (readonly [string, string])[]): (key: string) => boolean {
  const code = files.map(([, text]) => text).join('\n');
  const all = (pattern: RegExp) => [...new Set([...code.matchAll(pattern)].map(([, part = '']) => part))];
  const whole = new Set(all(/['"`]([\w.]+)['"`]/g));
  const starts = all(/`([\w.]{3,})\$\{/g);
  const ends = all(/\}([\w.]{4,})`/g);
  return (key) =>
    whole.has(key) || starts.some((start) => key.startsWith(start)) || ends.some((end) => key.endsWith(end));
}

describe('the texts', () => {
  it.each(locales)('has the same namespaces in %s. I18N-007', (locale) => {
    expect(namespacesOf(locale)).toEqual(namespacesOf('zh_CN'));
  });
  for (const locale of locales.slice(1)) {
    it.each(namespacesOf('zh_CN'))(`translates all of %s to ${locale}`, (namespace) => {
      expect(faultsOf(readNamespace('zh_CN', namespace), readNamespace(locale, namespace), locale)).toEqual([]);
    });
  }
  it.each(namespacesOf('zh_CN'))('has no key with a dot in %s', (namespace) => {
    const names = [...flatten(readNamespace('zh_CN', namespace)).keys()].flatMap((key) => key.split('.'));
    expect(names.filter((name) => !/^\w+$/.test(name))).toEqual([]);
  });
  it('has no unused texts', () => {
    const isUsed = usedBy(
      [...sourceFiles()].filter(
        ([path]) => /^(client|server|contract|games|text)\//.test(path) && !/\.test\./.test(path),
      ),
    );
    const unused = namespacesOf('zh_CN').flatMap((namespace) =>
      [...flatten(readNamespace('zh_CN', namespace)).keys()]
        .filter((key) => !isUsed(key))
        .map((key) => `${namespace}: ${key}`),
    );
    expect(unused).toEqual([]);
    expect(isUsed('nobody.saysThis')).toBe(false);
  });
  it('generates a type for every key, with the arguments of its text', () => {
    const files = generate(new Map([['hall', { title: 'x', left: { one: '{n, number} of {name}' } }]]), [
      'zh_CN',
      'en',
    ]);
    expect([...files.keys()]).toEqual(['hall.gen.ts', 'namespaces.gen.ts']);
    expect(files.get('hall.gen.ts')).toContain("  title: [];\n  'left.one': [args: { n: number");
    expect(files.get('namespaces.gen.ts')).toContain("import type { HallMessages } from './hall.gen.ts';");
    expect(files.get('hall.gen.ts')).not.toContain('import(');
  });
  it('generates loaders of a game window’s texts for every language of the site', () => {
    const files = generate(new Map([['slot', { title: 'x' }]]), ['zh_CN', 'vi']);
    expect(files.get('slot.gen.ts')).toContain("  vi: () => import('../vi/slot.json'),\n};");
  });
});

describe('the rules', () => {
  const words = flatten(readNamespace('zh_CN', 'rules'));
  it('have a text for every message, with the same arguments. VALID-001', () => {
    const given = Object.entries(ruleArguments).map(([key, names]) => `${key} ${[...names].toSorted().join(' ')}`);
    const texts = [...words]
      .filter(([key]) => !key.startsWith('fields.'))
      .map(
        ([key, text]) =>
          `${key} ${argumentsOf(text)
            .map((argument) => argument.split(':')[0])
            .join(' ')}`,
      );
    expect(texts.toSorted()).toEqual(given.toSorted());
  });
  it('name every field. VALID-002', () => {
    const named = [...words.keys()]
      .filter((key) => key.startsWith('fields.'))
      .map((key) => key.slice('fields.'.length));
    expect(named.toSorted()).toEqual([...fieldNames].toSorted());
  });
});
