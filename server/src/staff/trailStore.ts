/** The trail of the desk. Rows are only added: a trigger refuses everything else. */
import type { Insertable, Kysely } from 'kysely';
import type { StaffTables } from '../db/staffTables.ts';
import type { Tables } from '../db/tables.ts';
import type { StaffPorts } from './staffStore.ts';

type Record = Readonly<{ [name: string]: unknown }>;
type Row = Insertable<StaffTables['staff_event']>;

export type NewStaffEvent = Omit<Row, 'event_id' | 'at_ms' | 'given' | 'before' | 'after'> & {
  readonly given?: Record | undefined;
  readonly before?: Record | undefined;
  readonly after?: Record | undefined;
};

const json = (value: Record | undefined): string | null => (value === undefined ? null : JSON.stringify(value));

/** The last id that this process gave, by database: events of one millisecond keep their order, and none repeats an id. */
const lastIds = new WeakMap<StaffPorts['db'], bigint>();

function nextId({ db, random }: StaffPorts, nowMs: number): string {
  const [made, last] = [BigInt(random.id(nowMs)), lastIds.get(db) ?? 0n];
  const id = made > last ? made : last + 1n;
  lastIds.set(db, id);
  return String(id);
}

/** Throws if the row cannot be stored: what is not in the trail is not done and not shown. */
export async function addStaffEvent(ports: StaffPorts, event: NewStaffEvent): Promise<void> {
  const { db, now } = ports;
  const nowMs = now();
  const { given, before, after, ...rest } = event;
  await db
    .insertInto('staff_event')
    .values({
      event_id: nextId(ports, nowMs),
      at_ms: nowMs,
      ...rest,
      given: json(given),
      before: json(before),
      after: json(after),
    })
    .execute();
}

interface Wanted {
  readonly who: string;
  readonly playerId: string | undefined;
  readonly call: string;
  readonly isActsOnly: boolean;
  readonly sinceMs: number;
  readonly before: string;
  readonly limit: number;
}

/** Newest first. Of an act that has ended only the end is listed. */
export function staffEvents(db: Kysely<Tables>, wanted: Wanted) {
  let found = db
    .selectFrom('staff_event')
    .leftJoin('player', 'player.player_id', 'staff_event.player_id')
    .selectAll('staff_event')
    .select('player.user_account')
    .where((is) =>
      is.or([
        is('outcome', '<>', 'begun'),
        is.not(
          is.exists(
            is
              .selectFrom('staff_event as later')
              .select('later.event_id')
              .whereRef('later.request_id', '=', 'staff_event.request_id')
              .where('later.outcome', '<>', 'begun'),
          ),
        ),
      ]),
    )
    .orderBy('event_id', 'desc')
    .limit(wanted.limit);
  if (wanted.who !== '') found = found.where('who', '=', wanted.who);
  if (wanted.playerId !== undefined) found = found.where('staff_event.player_id', '=', wanted.playerId);
  if (wanted.call !== '')
    found = found.where('call_name', 'like', `%${wanted.call.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`);
  if (wanted.isActsOnly) found = found.where('is_act', '=', true);
  if (wanted.sinceMs > 0) found = found.where('at_ms', '>', wanted.sinceMs);
  if (wanted.before !== '') found = found.where('event_id', '<', wanted.before);
  return found.execute();
}
