/**
 * A round of a table of the live hall. Its seed is a link of the table's chain (chain.ts). Its numbers follow from the
 * seed and the round's public name with the chain's salt, `game:round:salt`. House, window and verifier all use this
 * file. F01, F02, F03
 */
import { tables } from '../engines/table/tables.ts';
import type { TableCode } from '../engines/table/table.ts';
import { ballsOf, verifyDraw } from './chain.ts';
import type { DrawClaim, DrawVerdict } from './chain.ts';
import { saltedName } from './salt.ts';

export const roundName = (gameId: string, roundNo: string): string => `${gameId}:${roundNo}`;

/** `name` as `roundName` makes it; `salt` is '' on a chain without one. */
export const tableNumbers = (code: TableCode, seed: string, name: string, salt = ''): number[] =>
  ballsOf(tables[code].drum, seed, saltedName(name, salt));

export const verifyTable = (code: TableCode, claim: DrawClaim): DrawVerdict => verifyDraw(tables[code].drum, claim);
