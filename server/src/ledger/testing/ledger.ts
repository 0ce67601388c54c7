/** A ledger on a test file's own database, with reproducible ids. */
import { openTestDatabase } from '../../db/testing/database.ts';
import type { TestDatabase } from '../../db/testing/database.ts';
import type { Ledger, Movement, PlayerAccount } from '../accounts.ts';
import { titles } from '../accounts.ts';
import { createLedger } from '../post.ts';
import type { LedgerSettings } from '../post.ts';

export interface TestLedger extends TestDatabase {
  readonly ledger: Ledger;
}

/** Ids that count up: unique in one process, the same in every run. */
export function countingIds(): { id(nowMs: number): string } {
  let count = 0;
  return { id: (nowMs) => String((BigInt(nowMs - Date.UTC(2020, 0)) << 22n) + BigInt(++count)) };
}

export async function openTestLedger(settings: Partial<LedgerSettings> = {}): Promise<TestLedger> {
  const database = await openTestDatabase();
  const nowMs = Date.UTC(2026, 10, 21);
  const { db, money } = database;
  const ledger = createLedger({ db, money, now: () => nowMs, random: countingIds(), ...settings });
  return {
    ...database,
    ledger,
    close: async () => {
      await ledger.close();
      await database.close();
    },
  };
}

/** Money from the house's bank to the player's account, or back where the amount is negative. */
export function topUp(playerId: string, key: string, amountSatang: number, account: PlayerAccount = 'main'): Movement {
  return {
    playerId,
    key,
    title: titles.deposit,
    reference: 'bank',
    legs: [
      { account: 'house:bank', amountSatang: -amountSatang },
      { account, amountSatang },
    ],
  };
}
