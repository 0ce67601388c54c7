/** Closes lost bets without a movement, so that no wallet is locked. */
import { arrayText } from '../db/listOf.ts';
import type { LostBet } from './accounts.ts';
import { wholeTables } from './tableNames.ts';
import type { TableNames } from './tableNames.ts';

/** The selects hide the lengths of the lists: see listOf.ts. */
export const closeStatementFor = ({ name, held }: TableNames): string => `
update ${name('bet')} set is_settled = true, win_satang = 0, settled_ms = $3
from unnest((select $1::text[]), (select $2::text[])) as lost (player_id, bet_order_no)
where bet.player_id = lost.player_id and bet.bet_order_no = lost.bet_order_no and not bet.is_settled${
  held &&
  `
  and ${held}`
}`;

export const closeStatement = closeStatementFor(wholeTables);

export const closeValues = (lost: readonly LostBet[], nowMs: number): readonly unknown[] => [
  arrayText(lost.map(({ playerId }) => playerId)),
  arrayText(lost.map(({ betOrderNo }) => betOrderNo)),
  nowMs,
];
