/** Searches the loaded catalogue within facets. AMB-189 */
import type { GameInfo } from '@foyer/contract/lobby/lists.ts';
import { ranksOf, sortKeyOf } from '@foyer/games/search/find.ts';
import type { NamedPlatform } from '@foyer/games/search/find.ts';
import type { GameIndex } from '@foyer/games/search/gameIndex.ts';
import { notFound } from '@foyer/games/search/ranks.ts';
import { fits } from './facets.ts';
import type { Facets } from './facets.ts';

/** Games that match the keyword, best first; equal matches by open, popular, then catalogue order. */
export function searchGames(
  index: GameIndex<GameInfo>,
  typed: string,
  facets: Facets = {},
  platforms: readonly NamedPlatform[] = [],
): GameInfo[] {
  const byKey: GameInfo[][] = [];
  const ranks = ranksOf(index, typed, platforms);
  for (let place = 0; place < ranks.length; place += 1) {
    const rank = ranks[place] ?? notFound;
    const game = rank === notFound ? undefined : index.games[place];
    if (game && fits(game, facets)) (byKey[sortKeyOf(rank, game)] ??= []).push(game);
  }
  return byKey.flat();
}
