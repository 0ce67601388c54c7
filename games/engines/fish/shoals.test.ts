import { describe, expect, it } from 'vitest';
import { tideOf } from '../../fair/fishRound.ts';
import { catalogueOf, usualGames } from '../../catalogue/catalogue.ts';
import { fishModelOf, fishModels } from './models.ts';
import { fishName, fishNamed, isInRoom, longestCrossingMs, placeAt, tideAt, tideMs, tideStart } from './shoals.ts';

const seed = 'a1'.repeat(32);

describe.each(Object.values(fishModels))('the water $code', (model) => {
  const tide = tideOf(model, seed, 9_000_000);

  it('is determined by the seed and the number of its tide. F03', () => {
    expect(tideOf(model, seed, 9_000_000)).toEqual(tide);
    expect(tideOf(model, 'b2'.repeat(32), 9_000_000).fish).not.toEqual(tide.fish);
    expect(tideOf(model, seed, 9_000_001).fish).not.toEqual(tide.fish);
  });

  it('contains every species, each in about the share that its schools give it', () => {
    const all = [0, 1, 2, 3, 4, 5].flatMap((step) => tideOf(model, seed, step).fish);
    const tickets = model.species.reduce((sum, species) => sum + species.tickets * mean(species.school), 0);
    for (const species of model.species) {
      const share = (species.tickets * mean(species.school)) / tickets;
      const found = all.filter((fish) => fish.species === species).length / all.length;
      expect([species.code, Math.abs(found - share) < 0.25 * share + 0.02]).toEqual([species.code, true]);
    }
  });

  it('always has between 8 and 80 fish, which a window can draw at sixty frames a second', () => {
    const before = tideOf(model, seed, 8_999_999);
    for (let ms = 0; ms < tideMs; ms += 1_000) {
      const nowMs = tide.startMs + ms;
      const count = [before, tide].flatMap(({ fish, startMs }) =>
        fish.filter((one) => isInRoom(one, startMs, nowMs)),
      ).length;
      expect([ms, count >= 8 && count <= 80]).toEqual([ms, true]);
    }
  });

  it('moves each fish from beyond one edge to beyond the other, below the light and above the cannons', () => {
    for (const fish of tide.fish) {
      expect(fish.crossingMs).toBeLessThanOrEqual(longestCrossingMs);
      const [first, last] = [placeAt(fish, fish.enterMs), placeAt(fish, fish.enterMs + fish.crossingMs)];
      const edges = [first?.x ?? 0.5, last?.x ?? 0.5].toSorted((one, other) => one - other);
      expect(edges[0]).toBeLessThan(-fish.species.length / 2);
      expect(edges[1]).toBeGreaterThan(1 + fish.species.length / 2);
      for (let part = 0; part <= 1; part += 0.05) {
        const y = placeAt(fish, fish.enterMs + fish.crossingMs * part)?.y ?? 0.5;
        expect(y).toBeGreaterThan(0.1);
        expect(y).toBeLessThan(0.77);
      }
      expect(placeAt(fish, fish.enterMs - 1)).toBeUndefined();
      expect(placeAt(fish, fish.enterMs + fish.crossingMs + 1)).toBeUndefined();
    }
  });
});

const mean = ([from, to]: readonly [number, number]): number => (from + to) / 2;

it('names a fish by its tide and its index there, and parses no other names', () => {
  expect(fishNamed(fishName(9_000_000, 12))).toEqual({ tide: 9_000_000, index: 12 });
  for (const wrong of ['', '12', '1.2.3', '-1.2', '1.x', '9999999999.1']) expect(fishNamed(wrong)).toBeUndefined();
});

it('starts a tide at the same moment in all rooms', () => {
  const tide = tideAt(1_795_320_000_000);
  expect(tideAt(tideStart(tide))).toBe(tide);
  expect(tideAt(tideStart(tide) - 1)).toBe(tide - 1);
});

it('has a model for every fishing game of an open platform, in three waters. ENUM-001', () => {
  const games = catalogueOf(usualGames).filter(({ gameType, engine }) => gameType === 5 && engine !== 'none');
  const waters = new Map(games.map(({ gameId }) => [gameId, fishModelOf(gameId)?.code]));
  expect(games.length).toBeGreaterThan(30);
  expect(new Set(waters.values())).toEqual(new Set(['reef', 'abyss', 'pond']));
  expect(fishModelOf('moyu-koi-gate')).toBeUndefined();
});
