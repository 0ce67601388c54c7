import { describe, expect, it } from 'vitest';
import { cardOf, rankText } from '../../playingCards.ts';
import { goldenFlowerReturn, twoEightReturn } from '../pays.ts';
import { feePercent } from './duel.ts';
import { compareFlowers, flowerOf, goldenFlower } from './goldenFlower.ts';
import { niuNiu, niuNiuRules, niuOf } from './niuNiu.ts';
import { dotsOf, tilesOf, twoEight, twoEightRules } from './twoEight.ts';

/** `AS KH 10D`: rank and suit. */
const cards = (text: string): number[] =>
  text.split(' ').map((word) => {
    const card = Array.from({ length: 52 }, (_, number) => number).find((number) => {
      const { rank, suit } = cardOf(number);
      return rankText(rank) + suit[0]?.toUpperCase() === word;
    });
    if (card === undefined) throw new Error(word);
    return card;
  });
/** Tiles by their dots, 0 for a white one. Equal dots give different tiles. */
const tiles = (...dots: number[]): number[] => dots.map((each, at) => ((each === 0 ? 10 : each) - 1) * 4 + at);

describe('niu niu', () => {
  it.each([
    ['KS QS JS 9H AD', 'niuNiu', 3],
    ['KS 4S 6H 3D 4D', 'niu7', 2],
    ['KS QS 9H 8D 7D', 'none', 1],
    ['KS KH QD JC JS', 'fiveFaces', 4],
    ['7S 7H 7D 7C AS', 'bomb', 5],
    ['AS AH 2D 2C 4S', 'fiveSmall', 5],
    ['AS 2H 7D 5C 4S', 'niu9', 2],
  ])('%s is %s', (hand, kind, times) => {
    expect(niuOf(cards(hand))).toMatchObject({ kind, times });
  });

  it('shows the three cards that make a multiple of ten first', () => {
    const { laid } = niuOf(cards('2S 9H 3D 5C 8S'));
    expect(laid.slice(0, 3).reduce((sum, card) => sum + Math.min(10, cardOf(card).rank), 0) % 10).toBe(0);
  });

  it('finds a niu exactly if one of the ten choices of three cards makes a multiple of ten', () => {
    for (let seed = 0; seed < 3_000; seed += 1) {
      const hand = [0, 1, 2, 3, 4].map((at) => (((at + 1) * ((seed % 52) + 1) * 7 + seed * at) % 53) % 52);
      if (new Set(hand).size < 5) continue;
      const pips = hand.map((card) => Math.min(10, cardOf(card).rank));
      const sum = pips.reduce((all, each) => all + each, 0);
      let found = false;
      for (let a = 0; a < 5; a += 1)
        for (let b = a + 1; b < 5; b += 1)
          for (let c = b + 1; c < 5; c += 1) found ||= ((pips[a] ?? 0) + (pips[b] ?? 0) + (pips[c] ?? 0)) % 10 === 0;
      const { place } = niuOf(hand);
      if (place <= 10) expect([hand, place]).toEqual([hand, found ? sum % 10 || 10 : 0]);
    }
  });

  it('decides between equal hands by their highest card, then by its suit', () => {
    expect(niuNiuRules.compare(cards('KS QH 9H 8D 7D'), cards('KH QS 9S 8S 7S'))).toBeGreaterThan(0);
    expect(niuNiuRules.compare(cards('QD JH 9H 8D 7D'), cards('KH QS 9S 8S 7S'))).toBeLessThan(0);
  });
});

describe('golden flower', () => {
  it.each([
    ['5S 5H 5D', 'trio'],
    ['QS KS AS', 'straightFlower'],
    ['2S 8S AS', 'flower'],
    ['AS 2H 3D', 'straight'],
    ['9S 9H 3D', 'pair'],
    ['2S 3H 5D', 'high'],
  ])('%s is %s', (hand, kind) => expect(flowerOf(cards(hand)).kind).toBe(kind));

  it('makes two, three and five of mixed suits beat three of a kind and lose to a pair', () => {
    const small = flowerOf(cards('2S 3H 5D'));
    expect(compareFlowers(small, flowerOf(cards('AS AH AD')))).toBeGreaterThan(0);
    expect(compareFlowers(small, flowerOf(cards('2H 2D 3S')))).toBeLessThan(0);
    expect(compareFlowers(flowerOf(cards('2S 3S 5S')), flowerOf(cards('AS AH AD')))).toBeLessThan(0);
    expect(compareFlowers(flowerOf(cards('AS 2H 3D')), flowerOf(cards('2S 3H 4D')))).toBeLessThan(0);
  });
});

describe('two eight', () => {
  it.each([
    [tiles(0, 0), 'whitePair', 3],
    [tiles(4, 4), 'tilePair', 3],
    [tiles(8, 2), 'twoEight', 2],
    [tiles(9, 0), 'points19', 1],
    [tiles(9, 1), 'points0', 1],
    [tiles(7, 6), 'points6', 1],
  ])('%j is %s', (hand, kind, times) => expect(tilesOf(hand)).toMatchObject({ kind, times }));

  it('returns what is published, counted over all 548,340 deals. M09', () => {
    const hands: number[][] = [];
    for (let a = 0; a < 40; a += 1) for (let b = a + 1; b < 40; b += 1) hands.push([a, b]);
    const ranks = hands.map((hand) => tilesOf(hand));
    let [won, lost, deals] = [0, 0, 0];
    for (const [at, mine] of hands.entries())
      for (const [other, theirs] of hands.entries()) {
        if (mine.some((tile) => theirs.includes(tile))) continue;
        deals += 1;
        const [a, b] = [ranks[at]?.order ?? [], ranks[other]?.order ?? []];
        const sign = a.map((value, place) => value - (b[place] ?? 0)).find((each) => each !== 0) ?? 0;
        if (sign > 0) won += ranks[at]?.times ?? 0;
        if (sign < 0) lost += ranks[other]?.times ?? 0;
      }
    expect(deals).toBe(780 * 703);
    expect(won).toBe(lost);
    expect(((1 - (won * feePercent) / 100 / deals) * 100).toFixed(2)).toBe(twoEightReturn);
    expect(Number(goldenFlowerReturn)).toBeLessThan(100);
    expect(twoEightRules.compare(tiles(9, 0), tiles(9, 1))).toBeGreaterThan(0);
    expect(dotsOf(39)).toBe(10);
  });
});

describe.each([niuNiu, goldenFlower, twoEight])('a duel', (game) => {
  it(`${game.code}: never costs more than the held amount, and takes its fee from winnings only`, () => {
    const most = game.stakesSatang[0] ?? 0;
    const { size, count } = game.deck;
    for (let seed = 0; seed < 600; seed += 1) {
      const prime = size === 52 ? 53 : 41;
      const order = Array.from({ length: count }, (_, at) => (((at + 1) * ((seed % (prime - 1)) + 1)) % prime) - 1);
      const played = game.play(order, most, []);
      if (played === undefined) throw new Error('not offered');
      const { shown, winSatang } = played;
      expect(winSatang).toBeGreaterThanOrEqual(0);
      expect(Number.isInteger(winSatang)).toBe(true);
      expect([...shown.own, ...shown.house].toSorted((a, b) => a - b)).toEqual(order.toSorted((a, b) => a - b));
      const sign = shown.result === 'won' ? 1 : shown.result === 'lost' ? -1 : 0;
      expect(Math.sign(winSatang - most)).toBe(sign);
      expect(shown.feeSatang > 0).toBe(sign > 0);
    }
    expect(game.play([], most, ['anything'])).toBeUndefined();
  });
});
