/** Compares the published return of niu niu with a count of all its deals. M09 */
import { expect, it } from 'vitest';
import { niuNiuReturn } from '@foyer/games/engines/cards/pays.ts';
import { countNiuNiu } from './duel.ts';

it('niu niu returns what is published, counted over all 3,986,646,103,440 deals. M09', { timeout: 120_000 }, () => {
  expect((countNiuNiu() * 100).toFixed(2)).toBe(niuNiuReturn);
});
