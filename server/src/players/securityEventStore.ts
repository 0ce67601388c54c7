/** Rows of security events: added once, never changed, deleted after `keptMs`. S18 */
import type { SecurityOutcome } from '@foyer/contract/securityEventKinds.ts';
import type { Insertable, Selectable } from 'kysely';
import type { SecurityTables } from '../db/securityTables.ts';
import type { House } from '../house.ts';

export type SecurityEventRow = Selectable<SecurityTables['security_event']>;
type NewEvent = Omit<Insertable<SecurityTables['security_event']>, 'event_id' | 'at_ms'>;

/** Thirteen months, so that a yearly review finds the whole year. */
const keptMs = 396 * 86_400_000;

/** Stores one event. If that fails, the event is logged instead; the call that it is about has already ended. */
export async function addSecurityEvent(house: House, event: NewEvent): Promise<void> {
  const nowMs = house.now();
  try {
    await house.db
      .insertInto('security_event')
      .values({ event_id: house.random.id(nowMs), at_ms: nowMs, ...event })
      .execute();
  } catch (error) {
    const { player_id: playerId, kind, call_name: call, outcome, reason, request_id: requestId } = event;
    house.log.error(
      { err: error, playerId, kind, call, outcome, reason, requestId },
      'a security event was not stored',
    );
  }
}

interface Wanted {
  readonly playerId?: string | undefined;
  readonly kinds?: readonly string[] | undefined;
  readonly outcome?: SecurityOutcome | undefined;
  readonly sinceMs?: number | undefined;
  /** Id of the event after which the page begins; the page holds older ones. */
  readonly before?: string | undefined;
}

const matching = (house: House, { playerId, kinds, outcome, sinceMs, before }: Wanted) => {
  let query = house.db.selectFrom('security_event');
  if (playerId !== undefined) query = query.where('player_id', '=', playerId);
  if (kinds !== undefined) query = query.where('kind', 'in', [...kinds]);
  if (outcome !== undefined) query = query.where('outcome', '=', outcome);
  if (sinceMs !== undefined) query = query.where('at_ms', '>', sinceMs);
  // Ids increase with time.
  if (before !== undefined) query = query.where('event_id', '<', before);
  return query;
};

/** Newest first. */
export const securityEventsOf = (
  house: House,
  wanted: Wanted,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<SecurityEventRow[]> =>
  matching(house, wanted)
    .selectAll()
    .orderBy('at_ms', 'desc')
    .orderBy('event_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countSecurityEvents(house: House, wanted: Wanted): Promise<number> {
  const { total } = await matching(house, wanted)
    .select((table) => table.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Deletes in portions, so that no transaction is long. */
export async function deleteOldSecurityEvents(house: House): Promise<void> {
  for (;;) {
    const old = house.db
      .selectFrom('security_event')
      .select('event_id')
      .where('at_ms', '<', house.now() - keptMs)
      .limit(5_000);
    const { numDeletedRows } = await house.db
      .deleteFrom('security_event')
      .where('event_id', 'in', old)
      .executeTakeFirst();
    if (numDeletedRows < 5_000n) return;
  }
}
