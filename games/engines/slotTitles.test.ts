import { expect, it } from 'vitest';
import { catalogueOf, namedGames } from '../catalogue/catalogue.ts';
import { generated, mostGames } from '../catalogue/generated.ts';
import { flagshipId, modelCodeOf, models, titleOf } from './slotTitles.ts';

const games = catalogueOf(mostGames);
const slots = games.filter((game) => game.engine === 'slot');
const modelCodes = new Set(models.map(({ code }) => code));

it('has a title for every slot machine of the catalogue', () => {
  for (const game of slots) expect(titleOf(game.gameId)).toMatchObject({ gameId: game.gameId, names: game.names });
});

it('gives every title a cast of different pictures, led by the one on its tile', () => {
  for (const game of slots) {
    const cast = titleOf(game.gameId)?.cast;
    expect(cast?.W).toBe(game.emblem);
    expect(new Set(Object.values(cast ?? {})).size).toBe(6);
  }
});

it('has no two machines on one platform with the same model and the same pictures', () => {
  const looks = slots.map((game) => {
    const title = titleOf(game.gameId);
    return JSON.stringify([title?.platform, modelCodeOf(game.gameId), title?.cast]);
  });
  expect(new Set(looks).size).toBe(slots.length);
});

it('uses every model unchanged once, variants on every platform, and rising multipliers in the flagship', () => {
  const codes = slots.map((game) => [game.platform, modelCodeOf(game.gameId) ?? ''] as const);
  for (const { code } of models) {
    expect(codes.filter(([, played]) => played === code)).toHaveLength(1);
    expect(codes.some(([, played]) => played.startsWith(`${code}.1.`))).toBe(true);
  }
  for (const maker of new Set(codes.map(([platform]) => platform)))
    expect(new Set(codes.flatMap(([at, code]) => (at === maker ? [code.split('.')[0]] : []))).size).toBeGreaterThan(5);
  expect(titleOf(flagshipId)).toMatchObject({ art: 'koiGate', model: { code: 'climb' } });
});

it('has no title for a closed or unknown game', () => {
  expect(titleOf('constructor')).toBeUndefined();
  for (const game of games.filter((each) => each.engine === 'none')) expect(titleOf(game.gameId)).toBeUndefined();
});

it('changes neither the model nor the pictures of any other machine when titles are added by hand', () => {
  const before = generated(namedGames);
  const [koiGate] = namedGames;
  const twin = before.find(({ game }) => game.platform === 'moyu');
  if (koiGate === undefined || twin === undefined) throw new Error('the catalogue is empty');
  const after = generated([
    { ...koiGate, gameId: 'moyu-added', names: { zh_CN: '新添', en: 'Added', th: 'เพิ่ม' } },
    // Takes the names of a generated game, which is dropped.
    { ...koiGate, gameId: 'moyu-added-twin', names: twin.game.names },
    ...namedGames,
  ]);
  const added = new Set(after.map(({ game }) => game.gameId));
  expect(added.has(twin.game.gameId)).toBe(false);
  // The longest catalogue keeps its length, so its last games are dropped as well.
  expect(after).toEqual(before.filter(({ game }) => added.has(game.gameId)));
  expect(before.length - after.length).toBeLessThan(3);
});

it('names a known model in the row of every machine', () => {
  for (const game of slots) expect([game.gameId, modelCodes.has(game.baseModel ?? '')]).toEqual([game.gameId, true]);
});
