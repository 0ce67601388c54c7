/** SQL of what happened to payments otherwise than expected, for staff. docs/payments.md */
import type { House } from '../house.ts';
import { placeAt } from '../http/operator/listPage.ts';
import type { AskedPage } from '../http/operator/listPage.ts';

export interface OrderName {
  readonly player_id: string;
  readonly order_no: string;
}

interface Case extends Partial<OrderName> {
  readonly source: 'gateway' | 'chain' | 'payout' | 'staff';
  readonly kind: string;
  /** With source and kind unique, so that what is reported again is recorded once. */
  readonly key: string;
  readonly details: Readonly<Record<string, string | number>>;
}

/** Returns false if it was recorded before. */
export async function recordCase({ db, now }: Pick<House, 'db' | 'now'>, given: Case): Promise<boolean> {
  const { source, kind, key, player_id = '', order_no = '', details } = given;
  const added = await db
    .insertInto('payment_case')
    .values({
      case_key: `${source}:${kind}:${key}`,
      player_id,
      order_no,
      source,
      kind,
      details: JSON.stringify(details),
      seen_ms: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** Newest first. */
export function newestCases({ db }: Pick<House, 'db'>, beforeMs: number, { after, limit }: AskedPage) {
  const place = placeAt(after);
  return db
    .selectFrom('payment_case')
    .leftJoin('player', 'player.player_id', 'payment_case.player_id')
    .select(['case_key', 'player.user_account', 'order_no', 'source', 'kind', 'details', 'seen_ms'])
    .where('seen_ms', '<', beforeMs)
    .$if(place !== undefined, (cases) =>
      cases.where((row) => row(row.refTuple('seen_ms', 'case_key'), '<', row.tuple(place?.ms ?? 0, place?.id ?? ''))),
    )
    .orderBy('seen_ms', 'desc')
    .orderBy('case_key', 'desc')
    .limit(limit)
    .execute();
}
