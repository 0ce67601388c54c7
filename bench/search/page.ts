/** Runs in the page for `bench/search.ts`: the client's own reading and searching, bundled as the client is. */
import * as v from 'valibot';
import { joinIndexes } from '@foyer/games/search/gameIndex.ts';
import { searchGames } from '../../client/src/features/lobby/search/searchGames.ts';
import { allGameRows, indexRows, stepsOf } from '../../client/src/features/lobby/search/rows.ts';

export interface Input {
  /** The house's replies, one for each part of the catalogue. */
  readonly replies: readonly string[];
  readonly typed: Readonly<Record<string, readonly string[]>>;
}

export interface Times {
  /**
   * 95th percentile of the tasks that read the catalogue: parsing a reply, indexing a few rows, joining all indexes.
   */
  readonly readMs: number;
  readonly kinds: Record<string, { index: number[]; naive: number[]; found: number }>;
}

function timed<T>(act: () => T): { readonly result: T; readonly ms: number } {
  const start = performance.now();
  const result = act();
  return { result, ms: performance.now() - start };
}

const readReply = (reply: string) => v.parse(allGameRows.response.schema, JSON.parse(reply)).list;

/** The 95th percentile: nineteen of twenty letters that are typed meanwhile wait no longer than this. */
const nearlyLongest = (tasks: readonly { readonly ms: number }[]): number =>
  tasks.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(tasks.length * 0.95)] ?? Number.NaN;

function measure({ replies, typed }: Input): Times {
  const read = replies.map((reply) => timed(() => readReply(reply)));
  const parts = read.flatMap(({ result }) => stepsOf(result)).map((rows) => timed(() => indexRows(rows)));
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
  return { readMs: nearlyLongest([...read, ...parts, joined]), kinds };
}

Object.assign(globalThis, { measure });
