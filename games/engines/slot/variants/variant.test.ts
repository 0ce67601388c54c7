import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { catalogueOf, usualGames } from '../../../catalogue/catalogue.ts';
import { mostGames } from '../../../catalogue/generated.ts';
import { replay } from '../../../fair/testing/independentSlot.ts';
import { slotRound } from '../../../fair/slotRound.ts';
import { modelCodeOf, modelOf, models, ownTitles, titleOf } from '../../slotTitles.ts';
import { tallyPay } from '../cascadeChance.ts';
import { chancesOf, combinations, shownWays } from '../chance.ts';
import { toNumber } from '../fraction.ts';
import { chancesOfModel, inWords } from '../published.ts';
import { lineCount, payingSymbols } from '../rules.ts';
import type { SlotModel } from '../rules.ts';
import { gridAt } from '../spin.ts';
import { sumOf, winsOf } from '../wins.ts';
import { cascadeSets, countedAnew } from './cascadeSets.ts';
import { returnOf } from './figures.ts';
import { band, variantBehind, variantCode } from './variant.ts';

const slotIds = (count: number): string[] =>
  catalogueOf(count).flatMap((game) => (game.engine === 'slot' ? [game.gameId] : []));
const usual = slotIds(usualGames);
const modelFor = (gameId: string): SlotModel => {
  const model = titleOf(gameId)?.model;
  if (model === undefined) throw new Error(`no model of ${gameId}`);
  return model;
};
const variants = usual.filter((gameId) => !ownTitles.includes(gameId)).map(modelFor);
const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const playOf = (model: SlotModel): string => digest({ ...model, code: '' });
/** The first variants of a mechanic. */
const some = (mechanic: string, count: number): SlotModel[] =>
  variants.filter((model) => model.mechanic === mechanic).slice(0, count);

it('gives no two titles of the usual catalogue the same reels. M09', () => {
  expect(variants.length).toBeGreaterThan(200);
  const all = usual.map(modelFor);
  expect(new Set(all.map(playOf)).size).toBe(all.length);
  expect(new Set(all.map((model) => model.strips.join(' '))).size).toBe(all.length);
  expect(new Set(all.map((model) => JSON.stringify([model.strips, model.pays]))).size).toBe(all.length);
});

it('gives every slot machine of the longest catalogue a unique code', () => {
  const codes = slotIds(mostGames).map(modelCodeOf);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.every((code) => /^[a-z]+(?:\.1\.[0-9a-z]{1,11})?$/.test(code ?? ''))).toBe(true);
});

it('returns between 95 and 96.5 % on every variant of the usual catalogue. M09', () => {
  for (const model of variants) {
    const variant = variantBehind(model);
    const rtp = variant ? returnOf(variant).rtp : 0;
    expect([model.code, rtp >= band.least && rtp <= band.most]).toEqual([model.code, true]);
  }
});

it.each(['lines', 'ways', 'hold'])(
  'publishes for variants of %s the figures that are counted over all stops. M09',
  (mechanic) => {
    for (const model of some(mechanic, 6)) {
      expect([model.code, chancesOfModel(model)]).toEqual([model.code, inWords(chancesOf(model))]);
      const variant = variantBehind(model);
      if (variant) expect(returnOf(variant).rtp).toBeCloseTo(toNumber(chancesOf(model).rtp), 12);
    }
  },
);

it('publishes for a cascade the figures of every combination played to its end. M09', { timeout: 120_000 }, () => {
  const [model] = some('cascade', 1);
  if (model === undefined) throw new Error('no cascade');
  expect(chancesOfModel(model)).toEqual(inWords(chancesOf(model)));
});

it('stores the same tallies for the strips of cascades as a recount gives', { timeout: 120_000 }, () => {
  for (const base of models.filter((model) => model.steps)) {
    const sets = cascadeSets(base.code);
    expect(sets).toHaveLength(10);
    expect(new Set(sets.map((set) => set.strips.join())).size).toBe(10);
    const [set] = sets;
    if (set) expect(countedAnew(set)).toEqual([set.paid, set.free]);
    for (const each of sets) expect(tallyPay(each.free, base.pays)).toBeGreaterThan(tallyPay(each.paid, base.pays));
  }
});

describe.each(variants.filter((_, place) => place % 9 === 0).map((model) => [model.code, model] as const))(
  '%s',
  (_, model) => {
    it('keeps strips and pays within the rules', () => {
      for (const strips of [model.strips, model.freeStrips]) {
        expect(strips).toHaveLength(5);
        expect(strips[0]).not.toContain('W');
        for (const strip of strips) {
          expect(strip).toMatch(model.mechanic === 'cascade' ? /^[WSA-I]{20,26}$/ : /^[WSA-I]{28,44}$/);
          for (const symbol of payingSymbols) expect(strip).toContain(symbol);
          // A reel never shows two scatters; coins may be adjacent.
          if (!model.hold) expect(shownWays([strip], 'S')[2] ?? 0n).toBe(0n);
        }
        expect(shownWays(strips, 'S').reduce((a, b) => a + b, 0n)).toBe(combinations(strips));
      }
      payingSymbols.forEach((symbol, place) => {
        const [three, four, five] = model.pays[symbol];
        expect([three > 0, four > three, five > four]).toEqual([true, true, true]);
        const dearer = payingSymbols[place - 1];
        if (dearer)
          model.pays[dearer].forEach((pay, count) =>
            expect(pay).toBeGreaterThanOrEqual(model.pays[symbol][count] ?? 0),
          );
      });
    });

    it('opens on a picture that would pay no more than the stake. M04', () => {
      const grid = gridAt(model.strips, [9, 9, 9, 9, 9]);
      expect(sumOf(winsOf(model, grid))).toBeLessThanOrEqual(lineCount);
      expect(grid.flat().filter((symbol) => symbol === 'S').length).toBeLessThan(model.hold?.trigger ?? 3);
    });

    it('draws what the independent verifier draws. F03', () => {
      const seed = digest(model.code);
      for (let nonce = 0; nonce < 40; nonce += 1) {
        const { spins, win } = slotRound(model, { serverSeed: seed, clientSeed: 'variant', nonce });
        expect(replay(model, seed, 'variant', nonce)).toEqual({ stops: spins.map((spin) => spin.stops), win });
      }
    });
  },
);

it('never changes the machine of a code, because stored rounds are drawn from it', () => {
  const kept = models.map((base) => playOf(modelOf(variantCode(base, 'kept')) ?? base));
  expect(Object.fromEntries(kept.map((each, place) => [models[place]?.code, each.slice(0, 16)])))
    .toMatchInlineSnapshot(`
      {
        "bamboo": "4591e049621eca9c",
        "bold": "c9ce68f50e48fdb2",
        "calm": "aa19597bbc656f0b",
        "canopy": "83e3a279dbf29ae1",
        "climb": "a2887f5f5f672f6b",
        "drift": "0c9c5bc80d4c2e44",
        "ember": "46a9312da3f2d09d",
        "fruit": "8ee9044ded3f4aab",
        "lattice": "2f000a8f73069786",
        "orbit": "2abb01f4bea7c0c8",
        "rapids": "ee47e7ef409af5ac",
        "terrace": "de3014067013e218",
        "tide": "fab9b9f8d1dc5b34",
        "vault": "c45c1e600adacecb",
      }
    `);
});

it('has no model for an unassigned code', () => {
  for (const code of ['', 'climb.1', 'climb.1.', 'climb.2.abc', 'nobody.1.abc', 'climb.1.ABC', 'constructor.1.a'])
    expect(modelOf(code)).toBeUndefined();
  expect(modelOf('climb.1.abc')?.code).toBe('climb.1.abc');
  for (const model of models) expect(modelOf(model.code)).toBe(model);
});
