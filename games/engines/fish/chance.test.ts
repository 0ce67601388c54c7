import { expect, it } from 'vitest';
import { bulletsSatang, chanceText, countedChance, isBullet, placesAt, prizeOf, returnPercent } from './chance.ts';
import { fishModels } from './models.ts';

const all = Object.values(fishModels).flatMap((model) => model.species);

it('returns exactly 96 of 100 for every species of every water, counted place by place. M09', () => {
  for (const species of all) {
    const { catches, places } = countedChance(species);
    expect([species.code, catches * species.multiplier * 100]).toEqual([species.code, returnPercent * places]);
  }
});

it('pays a whole number of satang for every bullet at every species. L01', () => {
  for (const species of all)
    for (const bullet of bulletsSatang) expect(Number.isSafeInteger(prizeOf(species, bullet))).toBe(true);
});

it('pays more than the bullet for every catch. M11', () => {
  for (const species of all) expect(prizeOf(species, 10)).toBeGreaterThan(10);
});

it('draws from at most 20,000 places, so that modulo bias would be small even without redraws. F02', () => {
  for (const species of all) expect(placesAt(species)).toBeLessThanOrEqual(20_000);
});

it('prints a chance with two decimals, and accepts only the offered bullets', () => {
  expect(all.map(chanceText)).toContain('48.00');
  expect([isBullet(10), isBullet(11), isBullet(0), isBullet(-10), isBullet(1_000)]).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
});

it('gives each water at least ten species with different multipliers, the lowest first', () => {
  for (const { species } of Object.values(fishModels)) {
    const multipliers = species.map(({ multiplier }) => multiplier);
    expect(species.length).toBeGreaterThanOrEqual(10);
    expect(new Set(multipliers).size).toBe(multipliers.length);
    expect(multipliers).toEqual(multipliers.toSorted((one, other) => one - other));
  }
});
