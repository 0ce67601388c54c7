import { expect, it } from 'vitest';
import { isTestFile, sourceFiles } from './imports.ts';

/** A search query is not validated: what is cut off at its end is no part of a name. */
const searches = [
  'client/src/features/lobby/browse/SearchField.tsx',
  'client/src/features/lobby/search/PaletteResults.tsx',
];

/** An attribute of a control, as JSX or as a window writes it. */
const cuts = (source: string): boolean => /\bmax[lL]ength(?:=|'?: ['\d])/.test(source);

it('cuts nothing that a player types or pastes: a rule refuses what is too long, in words. VALID-001', () => {
  const controls = [...sourceFiles()].filter(
    ([path]) => /^(?:client\/src|games\/windows)\//.test(path) && !isTestFile(path),
  );
  expect(controls.length).toBeGreaterThan(500);
  expect(
    controls
      .filter(([, source]) => cuts(source))
      .map(([path]) => path)
      .toSorted(),
  ).toEqual(searches);
});

it.each(['<input maxLength={12} />', "el('input', { maxlength: '64' })", 'input={{ name, maxLength: 16 }}'])(
  'would find %s',
  (source) => expect(cuts(source)).toBe(true),
);
