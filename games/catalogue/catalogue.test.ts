import { expect, it } from 'vitest';
import { catalogueGame, catalogueOf, namedGames, platforms, usualGames } from './catalogue.ts';
import type { Emblem } from './game.ts';
import { mostGames } from './generated.ts';
import { halls } from './halls.ts';
import { isRead, searchWordsOf } from './pinyin.ts';

const games = catalogueOf(mostGames);

it('has 600 games by default, 5,000 at most, and begins with those that were named by hand', () => {
  expect(games).toHaveLength(mostGames);
  expect(catalogueOf(usualGames)).toEqual(games.slice(0, 600));
  expect(new Set(games.slice(0, namedGames.length))).toEqual(new Set(namedGames));
});

it('has six platforms and at least 38 games for every type. ENUM-001', () => {
  for (const gameType of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const ofType = catalogueOf(usualGames).filter((game) => game.gameType === gameType);
    expect(new Set(ofType.map((game) => game.platform)).size).toBe(6);
    expect(ofType.length).toBeGreaterThanOrEqual(38);
    expect(ofType.some((game) => game.isHot) && ofType.some((game) => game.isNew)).toBe(true);
  }
});

it('has games for texas, esports and cockfights. SI-16, SI-25', () => {
  for (const section of ['texas', 'esports', 'cockfight']) {
    expect(catalogueOf(usualGames).filter((game) => game.section === section).length).toBeGreaterThan(8);
  }
});

it('gives every game a unique address and a unique name in each language', () => {
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

it('closes the hall of every game without an engine. STATE-006', () => {
  const closed = new Set(halls.filter((hall) => hall.maintenance).map((hall) => `${hall.platform} ${hall.gameType}`));
  for (const game of games)
    if (!closed.has(`${game.platform} ${game.gameType}`)) expect([game.gameId, game.engine]).not.toContain('none');
});

it('opens every hall whose games all have engines, except the one in upkeep. STATE-006', () => {
  const ofHall = Map.groupBy(games, (game) => `${game.platform} ${game.gameType}`);
  const ready = halls.filter(({ platform, gameType }) =>
    ofHall.get(`${platform} ${gameType}`)?.every((game) => game.engine !== 'none'),
  );
  const shut = ready.filter((hall) => hall.maintenance && !(hall.platform === 'harbour' && hall.gameType === 7));
  expect(shut).toEqual([]);
  expect(halls.find((hall) => hall.platform === 'harbour' && hall.gameType === 7)?.maintenance).toBe('upkeep');
});

it('never puts two games of one platform side by side among the first 36', () => {
  const page = games.slice(0, 36);
  page.slice(1).forEach((game, index) => expect(game.platform).not.toBe(page[index]?.platform));
});

it('offers hot and new games and a few without trial. ERR-052', () => {
  expect(games.filter((game) => game.isHot).length).toBeGreaterThan(8);
  expect(games.filter((game) => game.isNew).length).toBeGreaterThan(8);
  expect(games.filter((game) => game.engine !== 'none' && !game.isTrialOffered).length).toBeGreaterThan(2);
});

it('shows the animal of its title on the tile of every fishing game, and something of the sea if it names none', () => {
  const animals: readonly (readonly [word: RegExp, ...emblems: Emblem[]])[] = [
    [/金鲨/, 'goldShark', 'goldSharkLeap'],
    [/鲨/, 'shark'],
    [/蚌/, 'oyster', 'shell'],
    [/鲸/, 'whale'],
    [/鳐|鲼/, 'ray'],
    [/鲤/, 'koi', 'koiPond'],
    [/龙/, 'dragon', 'trident'],
    [/炮/, 'cannon', 'lighthouse'],
    [/深海/, 'angler', 'whale'],
    [/渔王/, 'marlin', 'bottle'],
    [/捕鱼/, 'fish', 'ray'],
  ];
  const fishing = games.filter(({ engine }) => engine === 'fish');
  expect(fishing.length).toBeGreaterThan(100);
  for (const { names, emblem } of fishing) {
    // The subject is the second half of a title: 龙井金鲨 is about a shark.
    const subject = names.zh_CN.slice(2);
    const [, ...fitting] = animals.find(([word]) => word.test(subject)) ?? [];
    expect(fitting, names.zh_CN).toContain(emblem);
  }
});

it('finds a game by its address and nothing by a wrong one', () => {
  const game = catalogueGame('moyu-koi-gate');
  expect(game?.names.zh_CN).toBe('锦鲤跃门');
  expect(catalogueGame('__proto__')).toBeUndefined();
});

it('has a reading for every Han character of its names, and indexes a name by pinyin and by initials', () => {
  for (const { names } of games)
    for (const character of names.zh_CN) expect([character, isRead(character)]).toEqual([character, true]);
  expect(searchWordsOf(catalogueGame('moyu-koi-gate')?.names ?? { zh_CN: '', en: '', th: '' })).toBe(
    "|锦鲤跃门|koi at the gate|ปลาคาร์ปข้ามประตูมังกร|'jin'li'yue'men|jlym|",
  );
});
