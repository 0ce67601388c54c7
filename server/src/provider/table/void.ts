/**
 * Voids a round: stakes are returned and paid prizes taken back. What a winner has spent already is written off, so
 * that no account goes below zero. A voided round counts for no turnover. L02, L03, L09
 */
import { roundOfNo } from '@foyer/contract/play/tableClock.ts';
import { tableOf } from '@foyer/games/engines/table/tables.ts';
import type { House } from '../../house.ts';
import { reverseAll } from '../../ledger/settlement.ts';
import { inStep } from '../../ledger/steps.ts';
import { isTrial } from '../session/trial.ts';
import { gameAccounts } from '../gameAccounts.ts';
import { voidReversal } from './money.ts';
import { asPaid, readPage, writeVoid } from './betStore.ts';
import { addWrittenOff, finishRoundRow, markRoundVoid, stepOf } from './roundStore.ts';
import type { TableRoundRow } from './roundStore.ts';

/** Voids an open, dealt or settled round. The next settling returns its stakes. Returns false if nothing changed. */
export async function voidTableRound(house: House, gameId: string, roundNo: string, reason: string): Promise<boolean> {
  const times = roundOfNo(gameId, roundNo);
  if (times === undefined || tableOf(gameId) === undefined || times.openMs > house.now()) return false;
  return house.db.transaction().execute((db) => markRoundVoid(db, gameId, times, reason));
}

/** Returns the stakes of a voided round, page by page. Idempotent. */
export async function returnVoided(house: House, round: TableRoundRow): Promise<void> {
  while (await returnPage(house, round));
  await finishRoundRow(house.db, round, house.now());
}

/** Returns one page in an exclusive step, so that each amount is written off once. */
async function returnPage(house: House, round: TableRoundRow): Promise<boolean> {
  return inStep(house, stepOf(round), async (step) => {
    const page = await readPage(house.db, round, ['placed', 'won', 'lost']);
    const [first] = page;
    if (first === undefined) return false;
    const bets = await asPaid(house.db, page);
    const players = [...Map.groupBy(bets, (bet) => bet.owner)].filter(([owner]) => !isTrial(owner));
    const accounts = await gameAccounts(house, first.platform_code);
    const missingSatang = await reverseAll(
      house,
      players.map(([playerId, own]) => voidReversal(accounts, playerId, own)),
    );
    await house.db.transaction().execute(async (db) => {
      await step.finish(db);
      await writeVoid(db, bets, house.now());
      await addWrittenOff(db, round, missingSatang);
    });
    return true;
  });
}
