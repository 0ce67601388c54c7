/**
 * Annulling a round: every stake goes back and prizes that were paid are taken back. What a winner no longer has is borne
 * by the house and written down: no account goes below zero. Turnover counts nothing of it. L02, L03, L09
 */
import { roundOfNo } from '@foyer/contract/games/tableClock.ts';
import { tableOf } from '@foyer/games/engines/tables.ts';
import type { House } from '../../house.ts';
import { InsufficientFunds, KeyConflict } from '../../ledger/accounts.ts';
import { inStep } from '../../ledger/steps.ts';
import { isTrial } from '../settle.ts';
import { platformOf } from './betting.ts';
import { voidMovement } from './money.ts';
import { asPaid, readPage, writeVoid } from './tableBetStore.ts';
import type { TableBetRow } from './tableBetStore.ts';
import { addWrittenOff, finishRoundRow, markRoundVoid, stepOf } from './tableRoundStore.ts';
import type { TableRoundRow } from './tableRoundStore.ts';

/** Annuls a round, open, dealt or settled; what it holds goes back with the next settling. False where nothing changed. */
export async function voidTableRound(house: House, gameId: string, roundNo: string, reason: string): Promise<boolean> {
  const times = roundOfNo(gameId, roundNo);
  if (times === undefined || tableOf(gameId) === undefined || times.openMs > house.now()) return false;
  return house.db.transaction().execute((db) => markRoundVoid(db, gameId, times, reason));
}

/** Returns the stakes of an annulled round, page by page. Idempotent. */
export async function returnVoided(house: House, round: TableRoundRow): Promise<void> {
  while (await returnPage(house, round));
  await finishRoundRow(house.db, round, house.now());
}

/** Alone with the round, so that what is written off is written once. */
async function returnPage(house: House, round: TableRoundRow): Promise<boolean> {
  return inStep(house, stepOf(round), async (step) => {
    const page = await readPage(house.db, round, ['placed', 'won', 'lost']);
    if (page.length === 0) return false;
    const bets = await asPaid(house.db, page);
    const players = [...Map.groupBy(bets, (bet) => bet.owner)].filter(([owner]) => !isTrial(owner));
    const platform = await platformOf(house, bets[0]?.platform_code ?? '');
    const outcomes = await house.ledger.postAll(players.map(([, own]) => voidMovement(platform, own)));
    let missingSatang = 0;
    for (const [index, [playerId, own]] of players.entries()) {
      const outcome = outcomes[index];
      if (outcome?.status === 'rejected') missingSatang += await takeWhatIsThere(house, playerId, own, outcome.reason);
    }
    await house.db.transaction().execute(async (db) => {
      await step.finish(db);
      await writeVoid(db, bets, house.now());
      await addWrittenOff(db, round, missingSatang);
    });
    return true;
  });
}

/** The prize was already spent: takes what is left and returns the missing amount. */
async function takeWhatIsThere(
  house: House,
  playerId: string,
  own: readonly TableBetRow[],
  failure: unknown,
): Promise<number> {
  // A crashed process took another amount, which is final.
  if (failure instanceof KeyConflict) return 0;
  if (!(failure instanceof InsufficientFunds)) throw failure;
  const platform = await platformOf(house, own[0]?.platform_code ?? '');
  const balances = await house.ledger.balances(playerId);
  const owed = own.reduce((sum, bet) => sum + bet.prize_satang - bet.stake_satang, 0);
  const missingSatang = Math.max(0, owed - (balances[platform.account] ?? 0));
  try {
    await house.ledger.post(voidMovement(platform, own, missingSatang));
    return missingSatang;
  } catch (error) {
    // He has spent more in between.
    return takeWhatIsThere(house, playerId, own, error);
  }
}
