/** Neighbours in the lists of the lobbies, as the house sends them: open games first. SI-07, SI-16 to SI-25 */
import { expect, it } from 'vitest';
import { catalogueOf, usualGames } from './catalogue.ts';
import { emblemsApart } from './dealing.ts';
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

/** Games of the first page with the same property as the one so many places before. */
const same = (list: readonly CatalogueGame[], key: 'platform' | 'emblem', distance: number): number =>
  list.slice(0, page).filter((game, at) => at >= distance && list[at - distance]?.[key] === game[key]).length;

it.each(lists)('deals the houses of %s across three and six columns instead of in stripes', (_, list) => {
  for (const columns of [3, 6]) expect(same(list, 'platform', columns)).toBeLessThanOrEqual(6);
  expect(same(list, 'platform', 1)).toBeLessThanOrEqual(4);
});

/** The distance that the most frequent emblem of a list can have at best. */
function feasible(list: readonly CatalogueGame[]): number {
  const most = Math.max(...[...Map.groupBy(list, ({ emblem }) => emblem).values()].map(({ length }) => length));
  return Math.floor((list.length - 1) / Math.max(1, most - 1));
}

it.each(lists)('keeps equal emblems of %s apart, as far as it has enough of them', (_, list) => {
  let nearest = 1;
  while (nearest < emblemsApart && same(list, 'emblem', nearest) === 0) nearest += 1;
  expect(nearest).toBeGreaterThanOrEqual(Math.min(emblemsApart, feasible(list)) / 4);
});

it('shows no emblem twice among twelve neighbours on the first page of /home and of /slots', () => {
  for (let distance = 1; distance < emblemsApart; distance += 1) {
    expect(same(games, 'emblem', distance)).toBe(0);
    expect(same(ofType(1), 'emblem', distance)).toBe(0);
  }
});

/** Lobbies with few subjects, whose titles share them among enough pictures. */
const ownPictures: ReadonlySet<string> = new Set([
  '/fish',
  '/live',
  '/sports',
  '/texas',
  '/games, other',
  '/games, esports',
  '/games, cockfights',
]);

it.each(lists.filter(([name]) => ownPictures.has(name)))(
  'shows no emblem of %s twice among twelve tiles, down to the last',
  (_, list) => {
    const near = list.flatMap(({ emblem, gameId }, at) => {
      const twin = list.slice(Math.max(0, at - emblemsApart + 1), at).find((other) => other.emblem === emblem);
      return twin ? [`${emblem}: ${twin.gameId}, ${gameId}`] : [];
    });
    expect(near).toEqual([]);
  },
);
