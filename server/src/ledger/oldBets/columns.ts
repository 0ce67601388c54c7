/** The tables of bets that are over: live ones and archived ones. docs/decisions/485-old-bets.md */
import { sql } from 'kysely';
import type { LedgerTables } from '../../db/tables.ts';

const names = [
  'player_id',
  'bet_order_no',
  'platform_code',
  'game_type',
  'game_id',
  'round_id',
  'stake_satang',
  'win_satang',
  'is_settled',
  'placed_ms',
  'settled_ms',
  'voided_ms',
  'void_satang',
  'is_summed',
] as const satisfies readonly (keyof LedgerTables['bet'])[];

/** All columns of a bet, to move it. */
export const betTableColumns = sql.join(names.map((name) => sql.ref(name)));

/**
 * The least age of an archived bet, in milliseconds: two months. What asks for younger bets reads `bet` alone, which is
 * planned more quickly. Sums of hours and rankings of weeks are kept for less.
 */
export const leastArchivedMs = 59 * 86_400_000;
