/** Which tables of the house are spread over a Citus cluster, and which are copied to each of its servers. ADR 540 */

/**
 * Tables of a player's money and bets. Every key of theirs begins with `player_id`, by whose hash their rows are spread;
 * rows of one player are on one server, in shards that belong together.
 */
export const distributedTables = [
  'wallet',
  'balance',
  'movement',
  'entry',
  'protection_limit',
  'protection_use',
  'statement_mark',
  'statement_day',
  'settled_stake',
  'uncounted_stake',
  'bet_change',
  'bet_sum',
  'winner_week',
  'player_game',
  'recalled_bet',
  'old_bet',
  // Last, because its triggers, which copied rows call too, read the tables above.
  'bet',
] as const;
export type DistributedTable = (typeof distributedTables)[number];

/** Small or rarely written tables that statements on the tables above join. */
export const referenceTables = [
  'player',
  'setting',
  'identity_check',
  'settled_stake_mark',
  'bet_sum_mark',
  'bet_archive_mark',
] as const;
export type ReferenceTable = (typeof referenceTables)[number];

export type ClusterTable = DistributedTable | ReferenceTable;
