/**
 * A round of a table of the live hall. Its seed is a link of the table's chain (chain.ts). Its numbers follow from the
 * seed and the round's public name, `game:round`. House, window and verifier all use this file. F01, F02, F03
 */
import { tables } from '../engines/table/tables.ts';
import type { TableCode } from '../engines/table/table.ts';
import { ballsOf, verifyDraw } from './chain.ts';
import type { DrawClaim, DrawVerdict } from './chain.ts';

export const roundName = (gameId: string, roundNo: string): string => `${gameId}:${roundNo}`;

export const tableNumbers = (code: TableCode, seed: string, name: string): number[] =>
  ballsOf(tables[code].drum, seed, name);

export const verifyTable = (code: TableCode, claim: DrawClaim): DrawVerdict => verifyDraw(tables[code].drum, claim);
