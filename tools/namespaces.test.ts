import { describe, expect, it } from 'vitest';
import { isTestFile, sourceFiles } from './imports.ts';
import { namespacesOf } from './text.ts';
import { codeOf, mixedNamespaces, namedPlaces } from './namespaces.ts';

describe('namespaces', () => {
  it('have the name of the code that reads them', () => {
    expect(namespacesOf('zh_CN').filter((namespace) => codeOf(namespace) === undefined)).toEqual([]);
    expect(codeOf('wallet/nothing')).toBeUndefined();
  });
  it('have a name of their own only where the code has another', () => {
    const gone = Object.keys(namedPlaces).filter((namespace) => !namespacesOf('zh_CN').includes(namespace));
    expect(gone).toEqual([]);
  });
  it('are read one at a time by a file of a feature, besides those of all screens and of the feature', () => {
    const files = [...sourceFiles()].filter(([path]) => path.startsWith('client/src/') && !isTestFile(path));
    expect(mixedNamespaces(new Map(files))).toEqual([]);
  });
  it.each([
    ["useText('wallet'); useText('wallet/deposit'); useText('labels');", 0],
    ["useText('wallet/deposit'); useText('wallet/withdrawal');", 1],
    ["useText('wallet/deposit'); const a: Text<'bank'> = 0;", 1],
    ["await textFor(currentLocale(), 'messages'); useText('wallet/deposit');", 1],
  ])('are found mixed in: %s', (source, count) => {
    expect(mixedNamespaces(new Map([['client/src/features/wallet/X.tsx', source]]))).toHaveLength(count);
  });
});
