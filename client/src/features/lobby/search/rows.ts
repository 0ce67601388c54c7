/** Rows of the catalogue as they came, read and indexed so few at a time that a phone is never busy for long. */
import { allGameInfo, gameInfos } from '@foyer/contract/lobby/lists.ts';
import { page, unread } from '@foyer/contract/wire.ts';
import * as v from 'valibot';
import type { GameInfo } from '@foyer/contract/lobby/lists.ts';
import { buildIndex } from '@foyer/games/search/gameIndex.ts';
import type { GameIndex } from '@foyer/games/search/gameIndex.ts';

/** A part of the catalogue, its rows as they came. CALL-007 */
export const allGameRows = { ...allGameInfo, response: page(unread) };

/** Rows that are read in one task: about 10 ms on a phone of the lower middle. bench/search.ts */
const rowsAtOnce = 80;

export const stepsOf = (rows: readonly unknown[]): (readonly unknown[])[] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, step) =>
    rows.slice(step * rowsAtOnce, (step + 1) * rowsAtOnce),
  );

/** Throws where the rows are no games. */
export const indexRows = (rows: readonly unknown[]): GameIndex<GameInfo> => buildIndex(v.parse(gameInfos.schema, rows));
