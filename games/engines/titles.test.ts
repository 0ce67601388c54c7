import { expect, it, vi } from 'vitest';
import { catalogueOf, namedGames } from '../catalogue/catalogue.ts';
import { mostGames } from '../catalogue/generated.ts';
import type * as moyuShelf from '../catalogue/moyu.ts';
import { firstModelOf, flagshipId, modelCodeOf, models, titleOf } from './titles.ts';

const games = catalogueOf(mostGames);
const slots = games.filter((game) => game.engine === 'slot');

it('opens every slot machine of the catalogue as itself', () => {
  for (const game of slots) expect(titleOf(game.gameId)).toMatchObject({ gameId: game.gameId, names: game.names });
});

it('gives every title a cast of different pictures, led by the one on its tile', () => {
  for (const game of slots) {
    const cast = titleOf(game.gameId)?.cast;
    expect(cast?.W).toBe(game.emblem);
    expect(new Set(Object.values(cast ?? {})).size).toBe(6);
  }
});

it('shows no two machines of one house that look and pay alike', () => {
  const looks = slots.map((game) => {
    const title = titleOf(game.gameId);
    return JSON.stringify([title?.platform, modelCodeOf(game.gameId), title?.cast]);
  });
  expect(new Set(looks).size).toBe(slots.length);
});

it('plays every model somewhere as it is, in every house variants of several, and the flagship with rising multipliers', () => {
  const codes = slots.map((game) => [game.platform, modelCodeOf(game.gameId) ?? ''] as const);
  for (const { code } of models) {
    expect(codes.filter(([, played]) => played === code)).toHaveLength(1);
    expect(codes.some(([, played]) => played.startsWith(`${code}.1.`))).toBe(true);
  }
  for (const house of new Set(codes.map(([platform]) => platform)))
    expect(new Set(codes.flatMap(([at, code]) => (at === house ? [code.split('.')[0]] : []))).size).toBeGreaterThan(5);
  expect(titleOf(flagshipId)).toMatchObject({ art: 'koiGate', model: { code: 'climb' } });
});

it('knows no title for a closed game or an unknown one', () => {
  expect(titleOf('constructor')).toBeUndefined();
  for (const game of games.filter((each) => each.engine === 'none')) expect(titleOf(game.gameId)).toBeUndefined();
});

type Titles = Pick<typeof import('./titles.ts'), 'firstModelOf' | 'modelCodeOf' | 'titleOf'>;

/** Model, model of old rounds and cast of every machine, as this copy of the module has them. */
function machinesOf(titles: Titles) {
  const read = ({ gameId }: { gameId: string }) => [
    gameId,
    titles.modelCodeOf(gameId),
    titles.firstModelOf(gameId)?.code,
    titles.titleOf(gameId)?.cast,
  ];
  return slots.map(read);
}

it('changes neither the model nor the pictures of any other machine when titles are added in between', async () => {
  const generatedTwin = games.find((game) => game.platform === 'moyu' && !namedGames.includes(game));
  vi.resetModules();
  vi.doMock('../catalogue/moyu.ts', async (original) => {
    const { moyu } = await original<typeof moyuShelf>();
    const [koiGate, ...others] = moyu;
    const added = [
      { ...koiGate, gameId: 'moyu-added', names: { zh_CN: '新添', en: 'Added', th: 'เพิ่ม' } },
      // Has the names of a game that was generated before.
      { ...koiGate, gameId: 'moyu-added-twin', names: generatedTwin?.names },
    ];
    return { moyu: [koiGate, ...added, ...others] };
  });
  const { catalogueGame } = await import('../catalogue/catalogue.ts');
  expect(catalogueGame('moyu-added')?.names.en).toBe('Added');
  expect(catalogueGame(generatedTwin?.gameId ?? '')).toBeUndefined();
  const before = machinesOf({ firstModelOf, modelCodeOf, titleOf }).filter(([id]) => id !== generatedTwin?.gameId);
  const after = machinesOf(await import('./titles.ts')).filter(([id]) => id !== generatedTwin?.gameId);
  // The longest catalogue keeps its length: its last games give way.
  expect(after.filter(([, code]) => code !== undefined)).toEqual(
    before.filter((_, index) => after[index]?.[1] !== undefined),
  );
  expect(before.length - after.filter(([, code]) => code !== undefined).length).toBeLessThan(3);
});
