import { expect, it } from 'vitest';
import { isTestFile, sourceFiles } from './imports.ts';

/** A search query is not validated, and names are shorter than its limit. */
const searches = [
  'client/src/features/lobby/browse/SearchField.tsx',
  'client/src/features/lobby/search/PaletteResults.tsx',
];

/** The `maxlength` attribute of a control, in JSX or as a game window writes it. */
const cuts = (source: string): boolean => /\bmax[lL]ength(?:=|'?: ['\d])/.test(source);

it('truncates no input: a rule refuses input that is too long, with a message. VALID-001', () => {
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
  'finds %s',
  (source) => expect(cuts(source)).toBe(true),
);
