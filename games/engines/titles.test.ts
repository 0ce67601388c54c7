import { expect, it } from 'vitest';
import { catalogueOf } from '../catalogue/catalogue.ts';
import { mostGames } from '../catalogue/generated.ts';
import { flagshipId, modelCodeOf, models, titleOf } from './titles.ts';

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
