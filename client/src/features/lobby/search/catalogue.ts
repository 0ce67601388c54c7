/**
 * The whole catalogue and its index, read once per visit when a search begins. It is not cached between visits: 5,000
 * games are too large for local storage, and the house sends ready strings. It is decoded and indexed in small chunks,
 * so that typing never waits for it. bench/search.ts
 */
import { allGameInfo, catalogueStep } from '@foyer/contract/lobby/lists.ts';
import type { GameInfo } from '@foyer/contract/lobby/lists.ts';
import { queryOptions } from '@tanstack/react-query';
import { transportOf } from '#api/query.ts';
import type { Transport } from '#api/query.ts';
import { buildIndex, joinIndexes } from '@foyer/games/search/gameIndex.ts';
import type { GameIndex } from '@foyer/games/search/gameIndex.ts';
import { allGameRows, indexRows, stepsOf } from './rows.ts';

/** If the catalogue cannot be read, the server's search is used. */
const quiet = { isShownByCaller: true };

export const catalogueQuery = () =>
  queryOptions({
    queryKey: [allGameInfo.name] as const,
    queryFn: async ({ client, signal }) => readCatalogue(transportOf(client), signal),
    staleTime: Infinity,
    gcTime: Infinity,
    meta: quiet,
  });

const indexes = new WeakMap<readonly GameInfo[], GameIndex<GameInfo>>();

/** Yields to the event loop, so that typed letters are shown before more rows are decoded. */
const turn = (): Promise<void> => new Promise((done) => setTimeout(done));

async function readPart(rows: readonly unknown[]): Promise<GameIndex<GameInfo>[]> {
  const parts: GameIndex<GameInfo>[] = [];
  for (const step of stepsOf(rows)) {
    await turn();
    parts.push(indexRows(step));
  }
  return parts;
}

async function readCatalogue(ask: Transport, signal: AbortSignal): Promise<{ readonly list: readonly GameInfo[] }> {
  const parts: GameIndex<GameInfo>[] = [];
  let [isWhole, pageNo] = [false, 1];
  while (!isWhole) {
    // One request after the other: two replies at once would be decoded in one task.
    const { list, total } = await ask(allGameRows, { pageNo }, { signal });
    parts.push(...(await readPart(list)));
    isWhole = list.length < catalogueStep || pageNo * catalogueStep >= total;
    pageNo += 1;
  }
  const index = joinIndexes(parts);
  indexes.set(index.games, index);
  return { list: index.games };
}

/** The index built while the catalogue was read. A list from elsewhere is indexed here. */
export function indexOf(games: readonly GameInfo[]): GameIndex<GameInfo> {
  const known = indexes.get(games);
  if (known) return known;
  const built = buildIndex(games);
  indexes.set(games, built);
  return built;
}
