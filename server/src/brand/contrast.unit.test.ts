/**
 * Proves the contrast of every colour that depends on the brand, for all hues and chromas that a brand may have, in
 * both themes, of site and game windows.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measured, pairsOf } from './contrastPairs.ts';
import { contrast, hexOf, rgbOf } from './oklch.ts';
import { readTokens } from './tokens.ts';

const root = join(import.meta.dirname, '../../..');
const sheets = {
  site: 'client/src/style/tokens.css',
  windows: 'games/windows/frame/look/tokens.css',
} as const;
const tokensOf = (sheet: keyof typeof sheets) => readTokens(readFileSync(join(root, sheets[sheet]), 'utf8'));

const chromas = [0, 0.02, 0.04, 0.06, 0.08, 0.1, 0.12, 0.14];
const hues = Array.from({ length: 361 }, (_, hue) => hue);

/** The lowest ratio of each pair that falls short, with the brand that has it. */
function shortfalls(sheet: keyof typeof sheets): string[] {
  const tokens = tokensOf(sheet);
  const lowest = new Map<string, readonly [ratio: number, words: string]>();
  for (const chroma of chromas)
    for (const hue of hues)
      for (const { name, ratio, least } of measured(sheet, tokens, { hue, chroma })) {
        if (ratio >= least || (lowest.get(name)?.[0] ?? 99) <= ratio) continue;
        lowest.set(name, [ratio, `${name}: ${ratio.toFixed(2)} of ${least} at hue ${hue}, chroma ${chroma}`]);
      }
  return Array.from(lowest.values(), ([, words]) => words);
}

describe.each(['site', 'windows'] as const)('the colours of the %s', (sheet) => {
  it('have enough contrast for every hue and chroma', () => expect(shortfalls(sheet)).toEqual([]));

  it('are all tested if they depend on the brand', () => {
    const tested = new Set(pairsOf[sheet].flatMap(([foreground, backs]) => [foreground, ...backs]));
    // Lines that only decorate, and a shade over the page, carry no information.
    const decorative = new Set(['line', 'accent-line', 'scrim', 'tint', 'neutral-h']);
    expect(tokensOf(sheet).branded.filter((name) => !tested.has(name) && !decorative.has(name))).toEqual([]);
  });
});

it('converts colours like CSS Color 4 and WCAG 2.2', () => {
  expect(hexOf(rgbOf(0.627_96, 0.257_68, 29.234))).toBe('#ff0000');
  expect(hexOf(rgbOf(0.866_44, 0.294_83, 142.495))).toBe('#00ff00');
  expect(contrast([1, 1, 1], [0, 0, 0])).toBe(21);
  expect(contrast([119 / 255, 119 / 255, 119 / 255], [1, 1, 1]).toFixed(2)).toBe('4.48');
});
