/** Neighbours in the lists of the lobbies, as the house sends them: open games first. SI-07, SI-16 to SI-25 */
import { expect, it } from 'vitest';
import { catalogueOf, usualGames } from './catalogue.ts';
import type { CatalogueGame } from './game.ts';
import { isShut } from './halls.ts';

const inOrder = catalogueOf(usualGames);
const games = [...inOrder.filter((game) => !isShut(game)), ...inOrder.filter(isShut)];
const ofType = (type: number) => games.filter(({ gameType }) => gameType === type);
const ofSection = (name: string) => games.filter(({ section }) => section === name);

const lists: readonly (readonly [list: string, games: readonly CatalogueGame[]])[] = [
  ['/home', games],
  ['/home, popular', games.filter(({ isHot }) => isHot)],
  ['/home, new', games.filter(({ isNew }) => isNew)],
  ['/slots', ofType(1)],
  ['/slots, trial', ofType(1).filter(({ isTrialOffered }) => isTrialOffered)],
  ['/live', ofType(2)],
  ['/sports', ofType(3)],
  ['/lottery', ofType(4)],
  ['/fish', ofType(5)],
  ['/chess', ofType(6)],
  ['/texas', ofSection('texas')],
  ['/games, 3D halls', ofType(7)],
  ['/games, other', ofType(8)],
  ['/games, esports', ofSection('esports')],
  ['/games, cockfights', ofSection('cockfight')],
];
const page = 36;
/** No emblem twice among this many neighbours. */
const tilesApart = 12;

/** Games of the first page with the same property as the one so many places before. */
const same = (list: readonly CatalogueGame[], key: 'platform' | 'emblem', distance: number): number =>
  list.slice(0, page).filter((game, at) => at >= distance && list[at - distance]?.[key] === game[key]).length;

it.each(lists)('deals the houses of %s across three and six columns instead of in stripes', (_, list) => {
  for (const columns of [3, 6]) expect(same(list, 'platform', columns)).toBeLessThanOrEqual(6);
  expect(same(list, 'platform', 1)).toBeLessThanOrEqual(4);
});

it.each(lists)('shows no emblem of %s twice among twelve tiles, down to the last', (_, list) => {
  const near = list.flatMap(({ emblem, gameId }, at) => {
    const twin = list.slice(Math.max(0, at - tilesApart + 1), at).find((other) => other.emblem === emblem);
    return twin ? [`${emblem}: ${twin.gameId}, ${gameId}`] : [];
  });
  expect(near).toEqual([]);
});
