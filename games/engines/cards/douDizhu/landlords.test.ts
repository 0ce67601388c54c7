import { describe, expect, it } from 'vitest';
import { botBid, botPlay } from './bots.ts';
import { beats, comboOf } from './combos.ts';
import type { Combo } from './combos.ts';
import { heightOf } from './heights.ts';
import { douDizhu } from './game.ts';
import type { ShownLandlords } from './game.ts';
import { playsOf } from './plays.ts';
import { capped, dealTable, layDown, makeBid, mostTimes, playable } from './rules.ts';
import type { Table } from './rules.ts';

/** A different, deterministic order of the deck for each seed. */
function orderOf(seed: number): number[] {
  let state = seed * 2_654_435_761 + 12_345;
  const deck = Array.from({ length: 54 }, (_, card) => card);
  for (let at = 53; at > 0; at -= 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    const from = (state >>> 8) % (at + 1);
    [deck[at], deck[from]] = [deck[from] ?? 0, deck[at] ?? 0];
  }
  return deck;
}

/** Cards by their heights; equal heights take the next suit. */
function cards(...wanted: number[]): number[] {
  const used = new Set<number>();
  return wanted.map((height) => {
    const card = Array.from({ length: 54 }, (_, each) => each).find(
      (each) => heightOf(each) === height && !used.has(each),
    );
    if (card === undefined) throw new Error(`no ${height}`);
    used.add(card);
    return card;
  });
}

/** The height of a card, computed without the engine. */
const secondHeight = (card: number): number => (card > 51 ? card - 36 : (((card % 13) + 11) % 13) + 3);

const row = (letters: readonly number[]): boolean =>
  letters.every((height, at) => height <= 14 && (at === 0 || height === (letters[at - 1] ?? 0) + 1));

const keyOf = ({ kind, height, length, size }: Combo): string => `${kind} ${height} ${length} ${size}`;

/**
 * An independent implementation of the rules: heights as letters, matched by regular expressions per combination.
 * Shares no code with the engine.
 */
function named(set: readonly number[]): string[] {
  const heights = set.map(secondHeight).toSorted((a, b) => a - b);
  const text = heights.map((height) => 'abcdefghijklmnopqr'[height] ?? '').join('');
  const groups = (text.match(/(.)\1*/g) ?? []).map((run) => ({
    height: 'abcdefghijklmnopqr'.indexOf(run[0] ?? ''),
    size: run.length,
  }));
  const found: string[] = [];
  const of = (size: number) => groups.filter((group) => group.size === size).map(({ height }) => height);
  const hasRocket = heights.includes(16) && heights.includes(17);
  if (heights.length === 2 && hasRocket) return ['rocket'];
  if (groups.length === 1 && heights.length <= 3) return [['single', 'pair', 'trio'][heights.length - 1] ?? ''];
  if (groups.length === 1) return ['bomb'];
  if (groups.length === 2 && heights.length === 4 && of(3).length === 1) return ['trioSingle'];
  if (groups.length === 2 && heights.length === 5 && of(3).length === 1 && of(2).length === 1) return ['trioPair'];
  if (of(1).length === groups.length && groups.length >= 5 && row(of(1))) found.push('straight');
  if (of(2).length === groups.length && groups.length >= 3 && row(of(2))) found.push('pairs');
  const trios = groups.filter((group) => group.size >= 3).map(({ height }) => height);
  for (let from = 0; from < trios.length; from += 1)
    for (let to = from + 2; to <= trios.length; to += 1) {
      const body = trios.slice(from, to);
      if (!row(body)) continue;
      const rest = groups.map((group) => ({ ...group, size: group.size - (body.includes(group.height) ? 3 : 0) }));
      const wings = rest.reduce((sum, group) => sum + group.size, 0);
      if (wings === 0) found.push('plane');
      if (wings === body.length && !hasRocket) found.push('planeSingles');
      if (wings === 2 * body.length && rest.every(({ size, height }) => size % 2 === 0 && (size === 0 || height < 16)))
        found.push('planePairs');
    }
  if (of(4).length > 0 && heights.length === 6 && !hasRocket) found.push('fourTwo');
  if (of(4).length > 0 && heights.length === 8 && groups.every(({ size, height }) => size % 2 === 0 && height < 16))
    found.push('fourPairs');
  return found;
}

describe('combinations of cards', () => {
  it('are those of an independent implementation of the rules, for every subset of 120 hands of ten cards', () => {
    for (let seed = 0; seed < 120; seed += 1) {
      // Few different heights, so that a hand contains many combinations.
      const hand = orderOf(seed)
        .filter((card) => heightOf(card) < 8 || (seed % 4 === 0 && heightOf(card) > 14))
        .slice(0, 10);
      for (let set = 1; set < 1 << hand.length; set += 1) {
        const chosen = hand.filter((_, at) => (set >> at) & 1);
        const [combo, names] = [comboOf(chosen), named(chosen)];
        if (combo === undefined ? names.length > 0 : !names.includes(combo.kind))
          expect([chosen.map(heightOf).toSorted((a, b) => a - b), combo?.kind]).toEqual([[], names]);
      }
    }
  });

  it('are all found in a hand: one play for every kind, length and height that brute force finds', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const hand = orderOf(seed + 1_000)
        .filter((card) => heightOf(card) < 9 || heightOf(card) > 14)
        .slice(0, 12);
      const found = new Set(playsOf(hand).map(({ combo }) => keyOf(combo)));
      const wanted = new Set<string>();
      for (let set = 1; set < 1 << hand.length; set += 1) {
        const combo = comboOf(hand.filter((_, at) => (set >> at) & 1));
        if (combo !== undefined) wanted.add(keyOf(combo));
      }
      expect([...wanted].filter((key) => !found.has(key))).toEqual([]);
      for (const { cards: played } of playsOf(hand)) expect(played.every((card) => hand.includes(card))).toBe(true);
    }
  });

  it.each([
    ['a bomb beats a straight', cards(3, 3, 3, 3), cards(10, 11, 12, 13, 14), true],
    ['the rocket beats a bomb', cards(16, 17), cards(15, 15, 15, 15), true],
    ['a higher bomb beats a lower', cards(4, 4, 4, 4), cards(3, 3, 3, 3), true],
    ['a longer straight beats no shorter one', cards(4, 5, 6, 7, 8, 9), cards(3, 4, 5, 6, 7), false],
    ['a trio with a pair beats no trio with a single', cards(5, 5, 5, 6, 6), cards(4, 4, 4, 7), false],
    ['four with two is no bomb', cards(9, 9, 9, 9, 3, 4), cards(3, 3, 3, 3), false],
    ['a two beats an ace', cards(15), cards(14), true],
  ])('%s', (_, a, b, isBetter) => {
    const [first, second] = [comboOf(a), comboOf(b)];
    if (first === undefined || second === undefined) throw new Error('no set');
    expect(beats(first, second)).toBe(isBetter);
  });

  it('have no row beyond the ace', () => {
    expect(comboOf(cards(11, 12, 13, 14, 15))).toBeUndefined();
    expect(comboOf(cards(14, 14, 14, 15, 15, 15))).toBeUndefined();
    expect(comboOf(cards(10, 11, 12, 13, 14))?.kind).toBe('straight');
  });
});

/** Lets the bots play a table and reports every decision. */
function playOut(order: readonly number[], report: (table: Table, cards: readonly number[]) => void): Table {
  const table = dealTable(order);
  while (table.view.turn >= 0) {
    const { view } = table;
    const hand = table.hands[view.turn] ?? [];
    if (view.stage === 'bidding') makeBid(table, botBid(hand, view));
    else {
      const chosen = botPlay(hand, view, view.turn);
      const combo = playable(table, chosen);
      if (combo === undefined) throw new Error(`not offered: ${chosen.join()}`);
      report(table, chosen);
      layDown(table, chosen, combo);
    }
  }
  return table;
}

describe('the bots', () => {
  it('play every round to its end by the rules, without a lost or doubled card', () => {
    let played = 0;
    for (let seed = 0; seed < 150; seed += 1) {
      const { view, hands } = playOut(orderOf(seed), ({ hands: now, view: { turns } }) => {
        const out = turns.flatMap((turn) => turn.cards);
        expect(new Set([...now.flat(), ...out]).size).toBe(54);
      });
      if (view.winner < 0) continue;
      played += 1;
      expect(hands[view.winner]).toEqual([]);
      expect(view.times).toBeLessThanOrEqual(mostTimes);
    }
    expect(played).toBeGreaterThan(100);
  });

  it('decide independently of cards that they cannot see: exchanging those changes no decision', () => {
    let compared = 0;
    for (let seed = 0; seed < 60; seed += 1)
      playOut(orderOf(seed), ({ hands, view }, chosen) => {
        const [one = [], other = []] = [1, 2].map((step) => hands[(view.turn + step) % 3]);
        const unseen = [...one, ...other].toReversed();
        const swapped = hands.map((hand) => [...hand]);
        swapped[(view.turn + 1) % 3] = unseen.slice(0, one.length);
        swapped[(view.turn + 2) % 3] = unseen.slice(one.length);
        expect(botPlay(swapped[view.turn] ?? [], view, view.turn)).toEqual(chosen);
        expect(JSON.stringify(view)).not.toContain('hand');
        compared += 1;
      });
    expect(compared).toBeGreaterThan(1_000);
  });
});

/** Plays rounds to their end as an absent player, and reports every turn of the player. The cards cannot be changed. */
function eachTurn(
  rounds: number,
  report: (order: readonly number[], moves: readonly string[], shown: ShownLandlords) => void,
): void {
  for (let seed = 0; seed < rounds; seed += 1) {
    const order = Object.freeze(orderOf(seed));
    const moves: string[] = [];
    for (;;) {
      const played = douDizhu.play(order, 6_000, moves);
      if (played === undefined) throw new Error(`not offered: ${moves.at(-1)}`);
      if (played.isOver) break;
      report(order, moves, played.shown);
      moves.push(douDizhu.leave(played.shown));
    }
  }
}

describe('a round as the player sees it', () => {
  it('hides the cards that the bots have not played until the round is over. M03', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const order = orderOf(seed);
      const moves: string[] = [];
      for (;;) {
        const played = douDizhu.play(order, 6_000, moves);
        if (played === undefined) throw new Error(`not offered: ${moves.at(-1)}`);
        const { shown } = played;
        if (played.isOver) {
          expect(played.winSatang).toBeGreaterThanOrEqual(0);
          expect(played.winSatang).toBe(6_000 + shown.bases * 500 - shown.feeSatang);
          break;
        }
        expect(shown.rest).toEqual([]);
        const mine = order.slice(0, 51).filter((_, at) => at % 3 === 0);
        const laid = shown.turns.flatMap((turn) => turn.cards);
        const seen = [...shown.hand, ...shown.bottom, ...shown.lies];
        expect(seen.filter((card) => ![...mine, ...laid, ...shown.bottom].includes(card))).toEqual([]);
        moves.push(seed % 2 === 0 && shown.stage === 'bidding' && shown.bid < 3 ? 'bid:3' : douDizhu.leave(shown));
      }
    }
  });

  it('refuses malformed moves, cards that are not held and bids out of range', () => {
    const order = orderOf(3);
    const bad = ['play:99', 'play:', 'play:1,1', 'bid:4', 'bid:', 'bid:1.5', 'hint', 'pass:1'];
    for (const move of bad) expect(douDizhu.play(order, 6_000, [move])).toBeUndefined();
  });

  it('refuses a single or a pair that does not beat the play on the table, and changes nothing', () => {
    const tried = { higher: 0, equal: 0, lower: 0, another: 0 };
    eachTurn(60, (order, moves, shown) => {
      if (shown.stage !== 'playing' || shown.lies.length === 0) return;
      const [lies = 0, ...others] = shown.lies.map(secondHeight);
      const isOfEqual = others.every((height) => height === lies);
      for (const [height, held] of Map.groupBy(shown.hand, secondHeight))
        for (const size of [1, 2].filter((count) => count <= held.length)) {
          const isSame = isOfEqual && size === shown.lies.length;
          const move = `play:${held.slice(0, size).join()}`;
          const isTaken = douDizhu.play(order, 6_000, [...moves, move]) !== undefined;
          if (isTaken !== (isSame && height > lies)) expect([shown.lies, move, isTaken]).toEqual([]);
          tried[!isSame ? 'another' : height > lies ? 'higher' : height < lies ? 'lower' : 'equal'] += 1;
        }
      expect(douDizhu.play(order, 6_000, moves)?.shown).toEqual(shown);
    });
    for (const count of Object.values(tried)) expect(count).toBeGreaterThan(20);
  });

  it('refuses a bid that is not higher than the last one, and changes nothing', () => {
    const seen = new Set<number>();
    eachTurn(60, (order, moves, shown) => {
      if (shown.stage !== 'bidding') return;
      seen.add(shown.bid);
      const taken = [0, 1, 2, 3].filter((bid) => douDizhu.play(order, 6_000, [...moves, `bid:${bid}`]) !== undefined);
      // A bid of 0 is a pass.
      expect(taken).toEqual([0, 1, 2, 3].filter((bid) => bid === 0 || bid > shown.bid));
      expect(douDizhu.play(order, 6_000, moves)?.shown).toEqual(shown);
    });
    expect(seen).toEqual(new Set([0, 1, 2]));
  });

  it('never costs more than the held amount', () => {
    expect([3, 6, 12, 24, 48].map(capped)).toEqual([3, 6, 12, 12, 12]);
  });
});
