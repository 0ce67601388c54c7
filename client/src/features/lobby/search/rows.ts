/** Decodes and indexes rows of the catalogue in batches, so that a phone is never blocked for long. */
import { allGameInfo, gameInfos } from '@foyer/contract/lobby/lists.ts';
import { page, unread } from '@foyer/contract/wire.ts';
import * as v from 'valibot';
import type { GameInfo } from '@foyer/contract/lobby/lists.ts';
import { buildIndex } from '@foyer/games/search/gameIndex.ts';
import type { GameIndex } from '@foyer/games/search/gameIndex.ts';

/** One page of the catalogue, its rows not decoded. CALL-007 */
export const allGameRows = { ...allGameInfo, response: page(unread) };

/** Rows decoded in one task: about 10 ms on a lower mid-range phone. bench/search.ts */
const rowsAtOnce = 80;

export const stepsOf = (rows: readonly unknown[]): (readonly unknown[])[] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, step) =>
    rows.slice(step * rowsAtOnce, (step + 1) * rowsAtOnce),
  );

/** Throws if a row is not a game. */
export const indexRows = (rows: readonly unknown[]): GameIndex<GameInfo> => buildIndex(v.parse(gameInfos.schema, rows));
