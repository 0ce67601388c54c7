import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { highlightOf, highlightPicks } from './highlights.ts';
import { replay } from './testing/independentSlot.ts';

it.each(highlightPicks.map(({ id }) => id))(
  'draws the highlight %s from published seeds, and an independent verifier draws the same. SCREEN-046, F03',
  (id) => {
    const highlight = highlightOf(id);
    if (highlight === undefined) throw new Error(`no highlight ${id}`);
    const { round, seeds, title, freeSpins, times } = highlight;
    expect(seeds.serverSeed).toBe(createHash('sha256').update('foyer highlights').digest('hex'));
    const second = replay(title.model, seeds.serverSeed, seeds.clientSeed, seeds.nonce);
    expect(second.stops.join('|')).toBe(round.spins.map(({ stops }) => stops).join('|'));
    expect(second.win).toBe(round.win);
    expect(freeSpins).toBe(round.spins.filter(({ isFree }) => isFree).length);
    expect(freeSpins).toBeGreaterThan(0);
    expect(times * 20).toBe(round.win);
  },
);

it('shows rounds of every mechanic. SCREEN-046', () => {
  const shown = new Set(highlightPicks.map(({ id }) => highlightOf(id)?.title.model.mechanic));
  expect(shown).toEqual(new Set(['lines', 'ways', 'cascade', 'hold']));
});

it('has no other highlight', () => expect(highlightOf('nobody')).toBeUndefined());
