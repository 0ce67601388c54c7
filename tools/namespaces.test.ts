import { describe, expect, it } from 'vitest';
import { isTestFile, sourceFiles } from './imports.ts';
import { namespacesOf } from './text.ts';
import { codeOf, mixedNamespaces, namedPlaces } from './namespaces.ts';

describe('namespaces', () => {
  it('are named after the code that reads them', () => {
    expect(namespacesOf('zh_CN').filter((namespace) => codeOf(namespace) === undefined)).toEqual([]);
    expect(codeOf('wallet/nothing')).toBeUndefined();
  });
  it('are mapped to other code only if they exist', () => {
    const gone = Object.keys(namedPlaces).filter((namespace) => !namespacesOf('zh_CN').includes(namespace));
    expect(gone).toEqual([]);
  });
  it('are read by a feature file one at a time, besides the shared ones and that of the feature', () => {
    const files = [...sourceFiles()].filter(([path]) => path.startsWith('client/src/') && !isTestFile(path));
    expect(mixedNamespaces(new Map(files))).toEqual([]);
  });
  it.each([
    ["useText('wallet'); useText('wallet/deposit'); useText('labels');", 0],
    ["useText('wallet/deposit'); useText('wallet/withdrawal');", 1],
    ["useText('wallet/deposit'); const a: Text<'bank'> = 0;", 1],
    ["await textFor(currentLocale(), 'messages'); useText('wallet/deposit');", 1],
  ])('are reported if mixed in: %s', (source, count) => {
    expect(mixedNamespaces(new Map([['client/src/features/wallet/X.tsx', source]]))).toHaveLength(count);
  });
});
