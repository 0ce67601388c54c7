import { expect, it } from 'vitest';
import { models } from '../titles.ts';
import { chancesOf, combinations, shownWays } from './chance.ts';
import { percentText, toNumber } from './fraction.ts';
import { defaultStakeSatang, lineCount, lines, payingSymbols, stakesSatang } from './rules.ts';
import { playRound } from './spin.ts';

/** A small seeded generator, so that a failure replays. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Percent of return, part of free spins, hit rate, paid spins a trigger, free spins played a trigger. */
const promised = {
  climb: { rtp: '96.1823', freeSpins: '31.3733', hits: '35.2690', spinsPerTrigger: '87.89', freeSpinsPlayed: '8.578' },
  calm: { rtp: '96.4190', freeSpins: '28.0552', hits: '40.1930', spinsPerTrigger: '47.86', freeSpinsPlayed: '9.821' },
  bold: { rtp: '96.0492', freeSpins: '35.9213', hits: '33.6467', spinsPerTrigger: '62.27', freeSpinsPlayed: '12.400' },
  fruit: { rtp: '96.2981', freeSpins: '19.2889', hits: '34.4722', spinsPerTrigger: '82.50', freeSpinsPlayed: '10.332' },
  tide: { rtp: '96.2352', freeSpins: '30.8328', hits: '37.5138', spinsPerTrigger: '72.31', freeSpinsPlayed: '8.516' },
};

it('names every model once', () => {
  expect(new Set(models.map((model) => model.code))).toEqual(new Set(Object.keys(promised)));
  expect(models).toHaveLength(Object.keys(promised).length);
});

it.each(models.map((model) => [model.code, model] as const))(
  'returns about 96 % on %s, counted exactly over all stops. M09',
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
  'pays in 40,000 seeded rounds of %s what was counted, within 3 standard errors. M09',
  (_, model) => {
    const chance = chanceFrom(20_261_121);
    const rounds = 40_000;
    let [paid, squares, hits, triggers] = [0, 0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const { win, spins } = playRound(model, (_spin, strips) => strips.map((s) => Math.floor(chance() * s.length)));
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
  'counts of %s by brute force on one line equal the product of counts',
  (_, model) => {
    const strips = model.strips.map((strip) => strip.slice(0, 9));
    let paid = 0;
    const cut = {
      ...model,
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

it.each(models.map((model) => [model.code, model] as const))('keeps the strips of %s within the rules', (_, model) => {
  for (const strips of [model.strips, model.freeStrips]) {
    expect(strips).toHaveLength(5);
    expect(strips[0]).not.toContain('W');
    for (const strip of strips) {
      expect(strip).toMatch(/^[WSA-I]{30,40}$/);
      for (const symbol of payingSymbols) expect(strip).toContain(symbol);
      // Never two scatters of one reel in view.
      expect(shownWays([strip], 'S')[2] ?? 0n).toBe(0n);
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
});

it('plays twenty different lines, and every stake is whole satang a line', () => {
  expect(new Set(lines.map(String)).size).toBe(lineCount);
  for (const stake of stakesSatang) expect(stake % lineCount).toBe(0);
  expect(stakesSatang).toContain(defaultStakeSatang);
});
