import { expect, it } from 'vitest';
import { catalogueGame, games, platforms, shelfPlace } from './catalogue.ts';

it('fills three pages of 36 on the home grid. CONST-001', () => {
  expect(games).toHaveLength(108);
});

it('gives every game an address of its own and a name of its own in each language', () => {
  for (const name of [
    (index: number) => games[index]?.gameId,
    (index: number) => games[index]?.names.zh_CN,
    (index: number) => games[index]?.names.en,
    (index: number) => games[index]?.names.th,
  ]) {
    expect(new Set(games.map((_, index) => name(index))).size).toBe(games.length);
  }
});

it('writes Chinese in Han characters, English in Latin and Thai in Thai', () => {
  for (const { names } of [...games, ...platforms]) {
    expect(names.zh_CN).toMatch(/^\p{Script=Han}{2,6}$/u);
    expect(names.en).toMatch(/^[A-Za-z0-9 .’'-]{3,32}$/);
    expect(names.th).toMatch(/^[\p{Script=Thai} ]{3,30}$/u);
  }
});

it('lists no open game without an engine, and no engine behind a closed door. STATE-006', () => {
  const closed = new Set(platforms.filter((platform) => platform.maintenance).map((platform) => platform.code));
  for (const game of games)
    expect([game.gameId, game.engine === 'none']).toEqual([game.gameId, closed.has(game.platform)]);
});

it('says why a house is closed in every language. STATE-006', () => {
  const reasons = platforms.flatMap((platform) => (platform.maintenance ? [platform.maintenance] : []));
  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) for (const words of Object.values(reason)) expect(words.length).toBeGreaterThan(10);
});

it('deals neighbours from different houses while several houses have games left', () => {
  const page = games.slice(0, 36);
  page.slice(1).forEach((game, index) => expect(game.platform).not.toBe(page[index]?.platform));
});

it('offers hot and new games and a few without trial. ERR-052', () => {
  expect(games.filter((game) => game.isHot).length).toBeGreaterThan(8);
  expect(games.filter((game) => game.isNew).length).toBeGreaterThan(8);
  expect(games.filter((game) => game.engine !== 'none' && !game.isTrialOffered).length).toBeGreaterThan(2);
});

it('finds a game by its address and nothing by a wrong one', () => {
  const game = catalogueGame('moyu-koi-gate');
  expect(game?.names.zh_CN).toBe('锦鲤跃门');
  expect(game && shelfPlace(game)).toBe(0);
  expect(catalogueGame('__proto__')).toBeUndefined();
});
