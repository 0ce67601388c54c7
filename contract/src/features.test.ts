import { expect, it } from 'vitest';
import { calls } from './calls.ts';
import { featureParts, features } from './features.ts';

const parts = Object.values(featureParts);

it('names every feature once', () => {
  expect(new Set(features).size).toBe(features.length);
  expect(Object.keys(featureParts).toSorted()).toEqual([...features].toSorted());
});

it('needs only declared reads, which a probe may send', () => {
  const declared: Readonly<Record<string, { readonly effect: string }>> = calls;
  const needed = new Set(parts.flatMap(({ needs }) => needs));
  expect([...needed].filter((name) => declared[name]?.effect !== 'read')).toEqual([]);
});

it('gives an address to one feature', () => {
  const paths = parts.flatMap((part) => part.paths ?? []);
  expect(new Set(paths).size).toBe(paths.length);
});
