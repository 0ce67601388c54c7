/** What `bench/search.ts` runs in the page: the client's own reading and searching, bundled as the client is. */
import { allGameInfo } from '@foyer/contract/games/lists.ts';
import * as v from 'valibot';
import { buildIndex, joinIndexes, searchGames } from '../../client/src/features/games/search/gameIndex.ts';
import type { GameIndex } from '../../client/src/features/games/search/gameIndex.ts';

export interface Input {
  /** Replies of the house's, one a part of the catalogue. */
  readonly replies: readonly string[];
  readonly typed: Readonly<Record<string, readonly string[]>>;
}

export interface Times {
  /** The longest task of reading the catalogue: a reply read, checked and indexed; or the joining of all. */
  readonly readMs: number;
  readonly kinds: Record<string, { index: number[]; naive: number[]; found: number }>;
}

function timed<T>(act: () => T): { readonly result: T; readonly ms: number } {
  const start = performance.now();
  const result = act();
  return { result, ms: performance.now() - start };
}

const readPart = (reply: string): GameIndex => buildIndex(v.parse(allGameInfo.response.schema, JSON.parse(reply)).list);

function measure({ replies, typed }: Input): Times {
  const parts = replies.map((reply) => timed(() => readPart(reply)));
  const joined = timed(() => joinIndexes(parts.map(({ result }) => result)));
  const index = joined.result;
  const naive = (words: string) =>
    index.games.filter((game) => game.searchWords.toLowerCase().includes(words.toLowerCase()));
  const kinds: Times['kinds'] = {};
  for (const [kind, all] of Object.entries(typed)) {
    const searches = all.map((words) => ({
      own: timed(() => searchGames(index, words)),
      scan: timed(() => naive(words)),
    }));
    kinds[kind] = {
      index: searches.map(({ own }) => own.ms),
      naive: searches.map(({ scan }) => scan.ms),
      found: searches.filter(({ own }) => own.result.length > 0).length,
    };
  }
  return { readMs: Math.max(joined.ms, ...parts.map(({ ms }) => ms)), kinds };
}

Object.assign(globalThis, { measure });
