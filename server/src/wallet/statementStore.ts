/** SQL of the statement: the ledger's entries of the main wallet, read and never written. */
import { sql } from 'kysely';
import type { House } from '../http/context.ts';

export interface StatementRow {
  readonly movementId: string;
  readonly title: number;
  readonly amountSatang: number;
  readonly balanceSatang: number;
  readonly createdMs: number;
  readonly reference: string;
  /** The other accounts of the movement. */
  readonly otherAccounts: readonly string[];
}

export interface StatementFilter {
  readonly playerId: string;
  readonly title: number | undefined;
  readonly fromMs: number | undefined;
  readonly toMs: number | undefined;
  readonly offset: number;
  readonly limit: number;
}

function entriesOf(house: House, playerId: string) {
  return house.db
    .selectFrom('entry')
    .innerJoin('movement', (join) =>
      join.onRef('movement.player_id', '=', 'entry.player_id').onRef('movement.seq', '=', 'entry.seq'),
    )
    .where('entry.player_id', '=', playerId)
    .where('entry.account', '=', 'main');
}

function filtered(house: House, filter: StatementFilter) {
  let entries = entriesOf(house, filter.playerId);
  if (filter.title !== undefined) entries = entries.where('movement.title', '=', filter.title);
  if (filter.fromMs !== undefined) entries = entries.where('movement.created_ms', '>=', filter.fromMs);
  if (filter.toMs !== undefined) entries = entries.where('movement.created_ms', '<=', filter.toMs);
  return entries;
}

const withColumns = (entries: ReturnType<typeof entriesOf>) =>
  entries.select((row) => [
    'movement.id as movementId',
    'movement.title',
    'entry.amount_satang as amountSatang',
    sql<number>`coalesce(entry.balance_satang, 0)`.as('balanceSatang'),
    'movement.created_ms as createdMs',
    'movement.reference',
    sql<string[]>`array(${row
      .selectFrom('entry as other')
      .select('other.account')
      .whereRef('other.player_id', '=', 'entry.player_id')
      .whereRef('other.seq', '=', 'entry.seq')
      .where('other.account', '!=', 'main')
      .orderBy('other.leg')})`.as('otherAccounts'),
  ]);

export async function statementPage(
  house: House,
  filter: StatementFilter,
): Promise<{ rows: StatementRow[]; total: number }> {
  const newest = withColumns(filtered(house, filter)).orderBy('entry.seq', 'desc').orderBy('entry.leg', 'desc');
  const [rows, { total }] = await Promise.all([
    newest.offset(filter.offset).limit(filter.limit).execute(),
    filtered(house, filter)
      .select((count) => count.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** One movement of the player's own main wallet. */
export function statementRow(house: House, playerId: string, movementId: string): Promise<StatementRow | undefined> {
  return withColumns(entriesOf(house, playerId)).where('movement.id', '=', movementId).executeTakeFirst();
}
