import { expect, it } from 'vitest';
import { hexOf } from './colours.ts';

it.each([
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 none)', '#000000'],
  ['oklch(0.627955 0.257683 29.2339)', '#ff0000'],
  ['oklch(0.519752 0.176858 142.495)', '#008000'],
  ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
])('%s is %s', (colour, hex) => expect(hexOf(colour)).toBe(hex));
