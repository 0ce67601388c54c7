/** Closes lost bets without a movement, so that no wallet is locked. */
import type { Pool } from 'pg';
import type { LostBet } from './accounts.ts';

/** The selects hide the lengths of the lists: see listOf.ts. */
const closeStatement = `
update bet set is_settled = true, win_satang = 0, settled_ms = $3
from unnest((select $1::text[]), (select $2::text[])) as lost (player_id, bet_order_no)
where bet.player_id = lost.player_id and bet.bet_order_no = lost.bet_order_no and not bet.is_settled`;

interface Given {
  readonly money: Pool;
  readonly now: () => number;
}

export async function closeLost({ money, now }: Given, lost: readonly LostBet[]): Promise<void> {
  if (lost.length === 0) return;
  const players = lost.map(({ playerId }) => playerId);
  const numbers = lost.map(({ betOrderNo }) => betOrderNo);
  await money.query({ name: 'ledger_close_lost', text: closeStatement, values: [players, numbers, now()] });
}
