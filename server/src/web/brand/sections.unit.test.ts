import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { brandOf } from '../../brand/source.ts';
import { withoutHiddenSections } from './sections.ts';

afterAll(() => void brandOf(''));

it('adds the sections that a brand leaves out, with their addresses', () => {
  const none: readonly string[] = [];
  const nordlys = brandOf(join(import.meta.dirname, '../../../../brands/nordlys.json'));
  const absent = withoutHiddenSections(() => none, nordlys);
  expect(absent()).toEqual(expect.arrayContaining(['sports', '/sports', '/game/sports', 'vip', '/club']));
  expect(absent()).not.toContain('/slots');
  expect(absent()).not.toContain('deposit');
  // The same array until something changes: pages are kept by it.
  expect(absent()).toBe(absent());
});

it('adds to what the backend does not offer, and follows it', () => {
  let base: readonly string[] = ['raffle', '/raffle'];
  const absent = withoutHiddenSections(() => base, brandOf(''));
  expect(absent()).toBe(base);
  base = ['club'];
  expect(absent()).toEqual(['club']);
});
