/** Port through which the processes of a house pass parcels of news to each other. Decision 523 */
import { sql } from 'kysely';
import type { Channel, Hearing } from '../db/channel.ts';
import type { Database } from '../db/open.ts';

export interface NewsCarrier {
  /** Longest parcel, bytes. */
  readonly mostBytes: number;
  /** Sends a parcel to every process, this one included. At most once: a parcel that fails is not sent again. */
  send(parcel: string): Promise<unknown>;
  /** Opens the connection and keeps it open. `missed` is called when it is back after a loss. */
  listen(hearing: Hearing): Channel;
}

const channelName = 'foyer_live';

/** LISTEN and NOTIFY. A notification is limited to 8,000 bytes, and most of our characters take one byte. */
export const databaseCarrier = ({ db, openChannel }: Pick<Database, 'db' | 'openChannel'>): NewsCarrier => ({
  mostBytes: 7_000,
  send: (parcel) => sql`select pg_notify(${channelName}, ${parcel})`.execute(db),
  listen: (hearing) => openChannel(channelName, hearing),
});
