/** Archived bets (485_old_bets.sql). */
import type { Generated } from 'kysely';
import type { LedgerTables } from './tables.ts';

export interface OldBetTables {
  old_bet: LedgerTables['bet'];
  /** A view of `bet` and `old_bet`. */
  every_bet: LedgerTables['bet'];
  /** Moved back to be changed, less than about a day ago. */
  recalled_bet: { player_id: string; bet_order_no: string; recalled_ms: number };
  bet_archive_mark: { is_only: Generated<boolean>; until_ms: number };
}
