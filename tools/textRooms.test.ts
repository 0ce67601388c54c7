import { describe, expect, it } from 'vitest';
import { isTestFile, sourceFiles } from './imports.ts';
import { roomsOf } from './text.ts';
import { codeOf, mixedRooms, namedRooms } from './textRooms.ts';

describe('rooms of text', () => {
  it('have the name of the code that reads them', () => {
    expect(roomsOf('zh_CN').filter((room) => codeOf(room) === undefined)).toEqual([]);
    expect(codeOf('wallet/nothing')).toBeUndefined();
  });
  it('have a name of their own only where the code has another', () => {
    const gone = Object.keys(namedRooms).filter((room) => !roomsOf('zh_CN').includes(room));
    expect(gone).toEqual([]);
  });
  it('are read one at a time by a file of a feature, besides those of all screens and of the feature', () => {
    const files = [...sourceFiles()].filter(([path]) => path.startsWith('client/src/') && !isTestFile(path));
    expect(mixedRooms(new Map(files))).toEqual([]);
  });
  it.each([
    ["useText('wallet'); useText('wallet/deposit'); useText('labels');", 0],
    ["useText('wallet/deposit'); useText('wallet/withdrawal');", 1],
    ["useText('wallet/deposit'); const a: Text<'bank'> = 0;", 1],
    ["await textFor(currentLocale(), 'messages'); useText('wallet/deposit');", 1],
  ])('are found mixed in: %s', (source, count) => {
    expect(mixedRooms(new Map([['client/src/features/wallet/X.tsx', source]]))).toHaveLength(count);
  });
});
