import { expect, it } from 'vitest';
import { models } from '../slotTitles.ts';
import { chancesOf, combinations, shownWays } from './chance.ts';
import { percentText, toNumber } from './fraction.ts';
import { inWords, published } from './published.ts';
import { defaultStakeSatang, lineCount, lines, payingSymbols, stakesSatang } from './rules.ts';
import { playRound } from './spin.ts';

/** A small seeded generator, so that a failure can be reproduced. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Percent of return, of it from free spins, and of hits; paid spins and free spins played per trigger. */
const promised = {
  climb: { rtp: '96.1823', freeSpins: '31.3733', hits: '35.2690', spinsPerTrigger: '87.89', freeSpinsPlayed: '8.578' },
  calm: { rtp: '96.4190', freeSpins: '28.0552', hits: '40.1930', spinsPerTrigger: '47.86', freeSpinsPlayed: '9.821' },
  bold: { rtp: '96.0492', freeSpins: '35.9213', hits: '33.6467', spinsPerTrigger: '62.27', freeSpinsPlayed: '12.400' },
  fruit: { rtp: '96.2981', freeSpins: '19.2889', hits: '34.4722', spinsPerTrigger: '82.50', freeSpinsPlayed: '10.332' },
  tide: { rtp: '96.2352', freeSpins: '30.8328', hits: '37.5138', spinsPerTrigger: '72.31', freeSpinsPlayed: '8.516' },
  bamboo: { rtp: '96.2878', freeSpins: '45.9849', hits: '45.6730', spinsPerTrigger: '48.77', freeSpinsPlayed: '9.771' },
  canopy: {
    rtp: '96.1534',
    freeSpins: '57.0172',
    hits: '44.5021',
    spinsPerTrigger: '36.75',
    freeSpinsPlayed: '13.714',
  },
  lattice: {
    rtp: '96.0828',
    freeSpins: '41.4276',
    hits: '41.1184',
    spinsPerTrigger: '35.98',
    freeSpinsPlayed: '9.090',
  },
  vault: { rtp: '96.2759', freeSpins: '66.8755', hits: '26.3561', spinsPerTrigger: '43.78', freeSpinsPlayed: '7.584' },
  ember: { rtp: '96.0835', freeSpins: '46.0402', hits: '25.7262', spinsPerTrigger: '100.96', freeSpinsPlayed: '7.143' },
  drift: { rtp: '96.6472', freeSpins: '21.0377', hits: '24.8618', spinsPerTrigger: '85.20', freeSpinsPlayed: '7.641' },
  orbit: { rtp: '96.6495', freeSpins: '13.3822', hits: '44.3951', spinsPerTrigger: '109.60', freeSpinsPlayed: '8.807' },
  rapids: {
    rtp: '96.2290',
    freeSpins: '21.3930',
    hits: '40.1213',
    spinsPerTrigger: '117.07',
    freeSpinsPlayed: '11.156',
  },
  terrace: {
    rtp: '96.5343',
    freeSpins: '13.2917',
    hits: '40.5562',
    spinsPerTrigger: '120.90',
    freeSpinsPlayed: '6.435',
  },
};

it('has figures for every model, and gives every model its own code', () => {
  for (const { code } of models) expect(Object.keys(promised)).toContain(code);
  expect(new Set(models.map((model) => model.code)).size).toBe(models.length);
});

it.each(models.map((model) => [model.code, model] as const))(
  'returns about 96 % on %s, counted exactly over all stops. M09',
  { timeout: 180_000 },
  (code, model) => {
    const chances = chancesOf(model);
    expect({
      rtp: percentText(chances.rtp, 4),
      freeSpins: percentText(chances.freeSpinsPart, 4),
      hits: percentText(chances.hitRate, 4),
      spinsPerTrigger: (1 / toNumber(chances.triggerRate)).toFixed(2),
      freeSpinsPlayed: toNumber(chances.freeSpinsPlayed).toFixed(3),
    }).toEqual(promised[code as keyof typeof promised]);
    expect(toNumber(chances.rtp)).toBeGreaterThan(0.96);
    expect(toNumber(chances.rtp)).toBeLessThan(0.967);
  },
);

it.each(models.map((model) => [model.code, model] as const))(
  'publishes for %s the figures that are counted over all stops. M09',
  { timeout: 180_000 },
  (code, model) => {
    expect(published[code]).toEqual(inWords(chancesOf(model)));
  },
);

it.each(models.map((model) => [model.code, model] as const))(
  'pays in 40,000 seeded rounds of %s the counted return, within 3 standard errors. M09',
  { timeout: 180_000 },
  (_name, model) => {
    const chance = chanceFrom(20_261_121);
    const rounds = 40_000;
    let [paid, squares, hits, triggers] = [0, 0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const { win, spins } = playRound(model, (_spin, sizes) => sizes.map((size) => Math.floor(chance() * size)));
      paid += win / lineCount;
      squares += (win / lineCount) ** 2;
      hits += (spins[0]?.win ?? 0) > 0 ? 1 : 0;
      triggers += spins.length > 1 ? 1 : 0;
    }
    const { rtp, hitRate, triggerRate } = chancesOf(model);
    const deviation = Math.sqrt(squares / rounds - (paid / rounds) ** 2);
    expect(Math.abs(paid / rounds - toNumber(rtp))).toBeLessThan((3 * deviation) / Math.sqrt(rounds));
    for (const [count, rate] of [
      [hits, toNumber(hitRate)],
      [triggers, toNumber(triggerRate)],
    ] as const)
      expect(Math.abs(count / rounds - rate)).toBeLessThan(3 * Math.sqrt((rate * (1 - rate)) / rounds));
  },
);

it.each(models.map((model) => [model.code, model] as const))(
  'counts the return of %s on short strips as brute force does',
  { timeout: 180_000 },
  (_name, model) => {
    const strips = model.strips.map((strip) => strip.slice(0, 9));
    let paid = 0;
    const { hold: _, ...lineGame } = model;
    const cut = {
      ...lineGame,
      strips,
      freeStrips: strips,
      scatterPays: [0, 0, 0] as const,
      freeSpins: [0, 0, 0] as const,
    };
    for (let combination = 0; combination < 9 ** 5; combination += 1) {
      const stops = [0, 1, 2, 3, 4].map((reel) => Math.floor(combination / 9 ** reel) % 9);
      paid += playRound(cut, () => stops).win;
    }
    expect(toNumber(chancesOf(cut).rtp) * lineCount * 9 ** 5).toBeCloseTo(paid, 3);
  },
);

it.each(models.map((model) => [model.code, model] as const))(
  'keeps the strips of %s within the rules',
  (_name, model) => {
    for (const strips of [model.strips, model.freeStrips]) {
      expect(strips).toHaveLength(5);
      expect(strips[0]).not.toContain('W');
      for (const strip of strips) {
        expect(strip).toMatch(model.mechanic === 'cascade' ? /^[WSA-I]{20,26}$/ : /^[WSA-I]{30,42}$/);
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
        model.pays[dearer].forEach((pay, count) => expect(pay).toBeGreaterThanOrEqual(model.pays[symbol][count] ?? 0));
    });
  },
);

it('plays twenty different lines, and every stake is a whole number of satang per line', () => {
  expect(new Set(lines.map(String)).size).toBe(lineCount);
  for (const stake of stakesSatang) expect(stake % lineCount).toBe(0);
  expect(stakesSatang).toContain(defaultStakeSatang);
});
