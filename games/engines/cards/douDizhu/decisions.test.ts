/** The bots' decisions are frozen, because the published return depends on them. Their code may change, no move may. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { botBid, botPlay } from './bots.ts';
import { comboOf } from './combos.ts';
import type { Combo } from './combos.ts';
import { playsOf } from './plays.ts';
import { dealTable, layDown, makeBid, playable } from './rules.ts';

/** Deterministic pseudo-random numbers below a size. */
function textureOf(seed: number): (size: number) => number {
  let state = (seed * 2_654_435_761 + 97) | 0;
  return (size) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >>> 8) % size;
  };
}

function orderFrom(next: (size: number) => number): number[] {
  const deck = Array.from({ length: 54 }, (_, card) => card);
  for (let at = 53; at > 0; at -= 1) {
    const from = next(at + 1);
    [deck[at], deck[from]] = [deck[from] ?? 0, deck[at] ?? 0];
  }
  return deck;
}

const describe = ({ kind, height, length, size }: Combo): string => `${kind} ${height} ${length} ${size}`;

/**
 * Plays a deal to its end and reports every turn. A `stray` player plays random legal plays, to reach unusual hands.
 */
function playOut(seed: number, isStray: boolean, report: (line: string) => void): void {
  const next = textureOf(seed);
  const table = dealTable(orderFrom(next));
  while (table.view.turn >= 0) {
    const { view } = table;
    const hand = table.hands[view.turn] ?? [];
    if (view.stage === 'bidding') {
      const bid = botBid(hand, view);
      report(`${view.turn} bids ${bid}`);
      makeBid(table, isStray && view.turn === 0 ? 3 : bid);
      continue;
    }
    const chosen = botPlay(hand, view, view.turn);
    report(`${view.turn} plays ${chosen.join()}`);
    const offered = isStray ? playsOf(hand, view.lies?.combo) : [];
    for (const { cards, combo } of offered) {
      report(`${cards.join()} ${describe(combo)}`);
      if (JSON.stringify(comboOf(cards)) !== JSON.stringify(combo)) expect(combo).toEqual(comboOf(cards));
    }
    const taken = isStray && view.turn === 0 ? (offered[next(offered.length + 1)]?.cards ?? chosen) : chosen;
    const combo = playable(table, taken);
    if (combo === undefined) throw new Error(`not offered: ${taken.join()}`);
    layDown(table, taken, combo);
  }
}

const digestOf = (deals: number, isStray: boolean): string => {
  const hash = createHash('sha256');
  for (let seed = 0; seed < deals; seed += 1) playOut(seed, isStray, (line) => hash.update(`${line}\n`));
  return hash.digest('hex');
};

it('the bots decide every turn of three thousand deals as before', () => {
  expect(digestOf(3_000, false)).toBe('24f42d03cad9bbc3be144ebc91b5a746d98001b0c2d1b7cb016a7592363e08e3');
});

it('the bots decide as before, and find the same plays in the same order, against a player who plays at random', () => {
  expect(digestOf(400, true)).toBe('8119f638bf38dd1460fbac07b69a676bdac6f24ff671aa044720485eb5183967');
});
