import { expect, it } from 'vitest';
import { fraction, percentText, plus, sum, toNumber } from '../slot/fraction.ts';
import { returnOf, takeMove } from './game.ts';
import type { Draw, InstantGame } from './game.ts';
import { chipSatang, instantGames, isInstantStake } from './games.ts';
import { kenoDrums } from './kenoPays.ts';
import { cupOf, plinkoBoard } from './plinko.ts';
import { prizeOf, scratchPrizes, scratchTickets, tripleOf } from './scratch.ts';
import { mostSteps, trapCounts, treasurePay } from './treasure.ts';

const all = Object.values(instantGames);
const percents = (game: InstantGame): string[] =>
  game.settings.map(({ choice, odds }) => `${choice} ${percentText(returnOf(odds), 3)}`);

it('gives every bet chances that sum to one, and a return between 90 and 98 percent. M09', () => {
  for (const { code, settings } of all)
    for (const { choice, odds } of settings) {
      expect([code, choice, sum(odds.map(({ chance }) => chance))]).toEqual([code, choice, fraction(1)]);
      const back = toNumber(returnOf(odds));
      expect([code, choice, back > 0.9 && back < 0.98]).toEqual([code, choice, true]);
    }
});

it('returns exactly the published percentages of the plinko boards', () => {
  expect(percents(instantGames.plinko)).toMatchInlineSnapshot(`
    [
      "8.low 97.070",
      "8.middle 96.914",
      "8.high 96.875",
      "12.low 96.997",
      "12.middle 97.006",
      "12.high 96.940",
      "16.low 96.913",
      "16.middle 97.035",
      "16.high 97.094",
    ]
  `);
});

it('returns exactly the published percentages of the keno drums', () => {
  expect(
    [instantGames.keno80, instantGames.keno40, instantGames.markSix, instantGames.pickFive].map((game) =>
      game.settings.map(({ odds }) => percentText(returnOf(odds), 3)).join(' '),
    ),
  ).toMatchInlineSnapshot(`
    [
      "95.000 95.000 95.046 95.109 94.958 94.948 94.988 95.030 94.998 94.982",
      "95.000 95.000 95.010 94.974 95.114 95.045 95.013 94.988 94.962 94.509",
      "94.897 95.025 95.004 94.991 94.997 94.999",
      "95.454 94.545 95.151 95.000 95.129",
    ]
  `);
});

it('returns exactly the published percentages of card, hands, dice and courses', () => {
  expect(percents(instantGames.scratch)).toEqual(['card 95.000']);
  expect(percents(instantGames.hands)).toEqual(['stone 96.666', 'scissors 96.666', 'paper 96.666']);
  expect(percents(instantGames.horses).join(' ')).toMatchInlineSnapshot(
    `"turf.w1 95.000 turf.w2 95.000 turf.w3 94.350 turf.w4 94.500 turf.w5 94.900 turf.w6 95.000 turf.p1 94.591 turf.p2 94.807 turf.p3 94.450 turf.p4 93.727 turf.p5 94.445 turf.p6 94.075 sand.w1 93.500 sand.w2 94.600 sand.w3 94.400 sand.w4 94.800 sand.w5 94.500 sand.w6 94.500 sand.p1 93.967 sand.p2 93.146 sand.p3 94.426 sand.p4 94.688 sand.p5 94.020 sand.p6 94.919 night.w1 94.300 night.w2 95.000 night.w3 94.900 night.w4 95.000 night.w5 94.500 night.w6 94.000 night.p1 93.579 night.p2 93.631 night.p3 93.894 night.p4 94.728 night.p5 94.238 night.p6 94.581"`,
  );
  expect(percents(instantGames.fastThree).join(' ')).toMatchInlineSnapshot(
    `"small 95.000 big 95.000 odd 95.000 even 95.000 s3 94.907 s4 94.444 s5 94.444 s6 94.907 s7 94.444 s8 94.305 s9 94.907 s10 95.000 s11 95.000 s12 94.907 s13 94.305 s14 94.444 s15 94.907 s16 94.444 s17 94.444 s18 94.907 p1 94.814 p2 94.814 p3 94.814 p4 94.814 p5 94.814 p6 94.814 t1 94.907 t2 94.907 t3 94.907 t4 94.907 t5 94.907 t6 94.907 anyTriple 94.444 straight 94.444"`,
  );
});

it('pays 97 % of the fair price for safe doors, whenever the player stops', () => {
  for (const { odds } of instantGames.treasure.settings) {
    const back = toNumber(returnOf(odds));
    expect(back).toBeLessThanOrEqual(0.97);
    // Truncation to hundredths of the stake costs at most one of them.
    expect(back).toBeGreaterThan(0.97 - toNumber(odds[0]?.chance ?? fraction(0)) / 100);
  }
  expect(trapCounts.map((traps) => [mostSteps(traps), treasurePay(traps, mostSteps(traps))])).toMatchInlineSnapshot(`
    [
      [
        24,
        2425,
      ],
      [
        21,
        55775,
      ],
      [
        17,
        92028,
      ],
      [
        9,
        39594,
      ],
    ]
  `);
});

it('pays more for more hits in every table', () => {
  for (const { pays } of Object.values(kenoDrums))
    for (const table of pays) {
      const hits = Object.keys(table)
        .map(Number)
        .filter((count) => count > 0);
      hits.slice(1).forEach((count, at) => expect(table[count]).toBeGreaterThan(table[hits[at] ?? 0] ?? 0));
    }
});

const scripted =
  (...turns: number[][]): Draw =>
  (turn) =>
    turns[turn] ?? [];

it('drops the ball into the cup of its path, on a symmetrical board', () => {
  const path = [1, 1, 0, 1, 1, 1, 1, 1];
  const round = instantGames.plinko.open('8.middle', scripted(path));
  expect(round).toEqual({ shown: path, moves: [], pay: 290, isOver: true });
  expect(cupOf(path)).toBe(7);
  const cups = plinkoBoard('8.middle')?.cups ?? [];
  expect(cups).toEqual(cups.toReversed());
  expect(cups).toHaveLength(9);
});

it('hides the traps until a room is over. M03', () => {
  const draw = scripted([0, 0, 0]);
  const { treasure } = instantGames;
  const opened = treasure.open('3', draw);
  expect(opened).toEqual({ shown: [], moves: [], pay: 100, isOver: false });
  expect(treasure.act?.('3', draw, opened, takeMove)).toBeUndefined();
  expect(treasure.act?.('3', draw, opened, 25)).toBeUndefined();
  expect(treasure.act?.('3', draw, opened, 1)).toEqual({ shown: [0, 1, 2], moves: [1], pay: 0, isOver: true });
  const safe = treasure.act?.('3', draw, opened, 7);
  expect(safe).toEqual({ shown: [], moves: [7], pay: 110, isOver: false });
  if (typeof safe !== 'object') throw new Error('not safe');
  expect(treasure.act?.('3', draw, safe, 7)).toBe('made');
  expect(treasure.act?.('3', draw, safe, takeMove)).toEqual({ shown: [0, 1, 2], moves: [7], pay: 110, isOver: true });
  expect(treasure.finish?.('3', draw, opened)).toMatchObject({ pay: 100, isOver: true });
});

it('ends a room when no further door is offered', () => {
  const { treasure } = instantGames;
  const draw = scripted([24]);
  let standing = treasure.open('1', draw);
  for (let door = 0; !standing.isOver; door += 1) {
    const next = treasure.act?.('1', draw, standing, door);
    if (typeof next !== 'object') throw new Error(`door ${door}`);
    standing = next;
  }
  expect(standing).toMatchObject({ pay: treasurePay(1, 24), shown: [24] });
  expect(standing.moves).toHaveLength(24);
});

it('shows three of one symbol exactly on the cards that pay. M03, M04', () => {
  let state = 7;
  const draw: Draw = (_, sizes) =>
    sizes.map((size) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((state / 2 ** 32) * size);
    });
  const seen = new Set<number>();
  for (let round = 0; round < 6_000; round += 1) {
    const { shown, pay } = instantGames.scratch.open('card', draw);
    const triple = tripleOf(shown);
    expect(triple === undefined ? 0 : scratchPrizes[triple]?.pay).toBe(pay);
    expect(shown).toHaveLength(9);
    seen.add(pay);
  }
  expect(seen.size).toBeGreaterThan(5);
  expect(prizeOf(scratchTickets - 1)).toBeUndefined();
  expect(prizeOf(0)).toBe(0);
  expect(prizeOf(140_000)).toBe(1);
});

const chips = (code: keyof typeof instantGames, choice: string) => instantGames[code].chips(choice);

it('accepts a choice only in its exact spelling, and as its stake one chip on each spot', () => {
  expect([chips('plinko', '12.low'), chips('plinko', '012.low'), chips('plinko', '12.wild')]).toEqual([1, 0, 0]);
  expect([chips('keno40', '3.17.40'), chips('keno40', '17.3'), chips('keno40', '3.3')]).toEqual([1, 0, 0]);
  expect([chips('keno40', '41'), chips('keno40', '1.2.3.4.5.6.7.8.9.10.11'), chips('keno40', '')]).toEqual([0, 0, 0]);
  expect([chips('treasure', '3'), chips('treasure', '2'), chips('treasure', 'x')]).toEqual([1, 0, 0]);
  expect([chips('fastThree', 'big.s10.p3'), chips('fastThree', 'big.big'), chips('fastThree', 's19')]).toEqual([
    3, 0, 0,
  ]);
  expect([chips('horses', 'turf.w1.p3'), chips('horses', 'turf'), chips('horses', 'turf.w7')]).toEqual([2, 0, 0]);
  expect([chips('hands', 'paper'), chips('hands', 'toString'), chips('scratch', 'card')]).toEqual([1, 0, 1]);
  expect(isInstantStake(instantGames.fastThree, 'big.s10', chipSatang[0] * 2)).toBe(true);
  expect(isInstantStake(instantGames.fastThree, 'big.s10', chipSatang[0] * 3)).toBe(false);
});

it('gives the horses of a course chances that sum to one for a win, and to two for a place', () => {
  for (const course of ['turf', 'sand', 'night']) {
    const of = (letter: string) =>
      instantGames.horses.settings
        .filter(({ choice }) => choice.startsWith(`${course}.${letter}`))
        .reduce((chance, { odds }) => plus(chance, odds[0]?.chance ?? fraction(0)), fraction(0));
    expect([of('w'), of('p')]).toEqual([fraction(1), fraction(2)]);
  }
});
