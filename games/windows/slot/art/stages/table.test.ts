import { platforms } from '@foyer/pictures/platforms.ts';
import { expect, it } from 'vitest';
import { catalogueOf, namedGames, usualGames } from '../../../../catalogue/catalogue.ts';
import type { CatalogueGame } from '../../../../catalogue/game.ts';
import { mostGames } from '../../../../catalogue/generated.ts';
import { flagshipId, titleOf } from '../../../../engines/slotTitles.ts';
import { isSymbol } from '../symbolEmblem.ts';
import { frameOf, sceneOf, shapeOf } from './compose.ts';
import { loadStage, stageOf } from './table.ts';

/** The platform and the stage of every slot but the flagship, which has a place of its own. */
const placed = (games: readonly CatalogueGame[]) =>
  games.flatMap(({ gameId }) => {
    const title = gameId === flagshipId ? undefined : titleOf(gameId);
    return title ? [{ title, stage: stageOf(title) }] : [];
  });
const named = placed(namedGames);
const usual = placed(catalogueOf(usualGames));

it('gives the titles that were named by hand at least 14 stages', () => {
  expect(new Set(named.map(({ stage }) => stage)).size).toBeGreaterThanOrEqual(14);
});

it.each(['moyu', 'orchard', 'kiln', 'brass', 'canglan', 'harbour'])('shows at least 3 stages on %s', (platform) => {
  const stages = usual.filter(({ title }) => title.platform === platform).map(({ stage }) => stage);
  expect(new Set(stages).size).toBeGreaterThanOrEqual(3);
  // No stage has more than half of the shelf.
  for (const stage of new Set(stages))
    expect(stages.filter((each) => each === stage).length).toBeLessThanOrEqual(stages.length / 2);
});

it('shows a player who opens six neighbours of the lobby at least four places, and the first six all different', () => {
  for (let first = 0; first + 6 <= named.length; first += 1) {
    const six = new Set(named.slice(first, first + 6).map(({ stage }) => stage));
    expect(six.size).toBeGreaterThanOrEqual(first === 0 ? 6 : 4);
  }
});

it('draws every stage at both sizes, without a number that could not be calculated', async () => {
  const drawn = new Map<string, string>();
  for (const { title, stage: name } of usual) {
    if (drawn.has(name)) continue;
    const stage = await loadStage(name);
    for (const isNarrow of [false, true]) {
      const [w, h] = isNarrow ? [720, 1280] : [1288, 896];
      const scenes = (['far', 'drift', 'near'] as const).map((depth) =>
        sceneOf(stage, title, depth, { w, h, isFree: isNarrow }),
      );
      const frame = frameOf(stage, title, platforms[title.platform], isNarrow);
      const text = [frame, ...scenes].join('');
      expect(text, name).not.toMatch(/NaN|undefined|Infinity/);
      // Every paint that is used is defined.
      for (const picture of [frame, ...scenes])
        for (const [, id] of picture.matchAll(/url\(#([^)]+)\)/g)) expect(picture, name).toContain(`id="${id}"`);
      drawn.set(name, frame);
    }
    expect(shapeOf(stage, true).top).toBeLessThanOrEqual(84);
  }
  expect(new Set(drawn.values()).size).toBe(drawn.size);
});

it('has a drawing for each symbol of every title', () => {
  const missing = placed(catalogueOf(mostGames)).flatMap(({ title: { gameId, cast } }) =>
    [cast.W, cast.S, cast.A, cast.B, cast.C, cast.D]
      .filter((emblem) => !isSymbol(emblem))
      .map((emblem) => `${gameId}: ${emblem}`),
  );
  expect(missing).toEqual([]);
});
