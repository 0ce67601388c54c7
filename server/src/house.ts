/** What every service receives: the database, the ledger, ports to other parts, the clock and randomness. */
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { IdentityPort } from './account/eligibility/identityPort.ts';
import type { HouseConfig } from './config.ts';
import type { LateReads } from './db/replica.ts';
import type { Shards } from './db/citus/shards.ts';
import type { Tables } from './db/tables.ts';
import type { Senders } from './delivery/messagePort.ts';
import type { EntropyPort } from './fairness/entropyPort.ts';
import type { JobPort } from './jobs/jobPort.ts';
import type { Ledger } from './ledger/accounts.ts';
import type { LivePort } from './live/livePort.ts';
import type { MailPort } from './messages/mailPort.ts';
import type { GeoPort } from './places/geoPort.ts';
import type { FileStores } from './uploads/filePort.ts';
import type { Figures } from './watch/figuresPort.ts';

/** Source of all randomness, instead of the platform's, so that draws and tests can be replayed. */
export interface Random {
  bytes(length: number): Uint8Array<ArrayBuffer>;
  /** Returns a time-ordered id of 63 bits as decimal text: milliseconds since 2020, then 22 random bits. */
  id(nowMs: number): string;
}

/** Services that live as long as the process. */
export interface House {
  readonly db: Kysely<Tables>;
  /** Where the rows of players are, if the database belongs to a Citus cluster. */
  readonly shards?: Shards | undefined;
  /** Reads that may be late. Never what decides: balances, limits, locks. */
  readonly late: LateReads;
  /** Since this moment no other process works on the database; 0 if others may. Epoch milliseconds by `now`. */
  readonly aloneSinceMs: number;
  readonly ledger: Ledger;
  /** Sends events to players' open pages. */
  readonly live: LivePort;
  /** Writes in-site messages to players. */
  readonly mail: MailPort;
  /** Runs delayed and recurring work that must not be lost. */
  readonly jobs: JobPort;
  /** Records metrics. */
  readonly figures: Figures;
  /** The operator's public beacon for salts of hash chains; undefined without one. */
  readonly entropy: EntropyPort | undefined;
  /** Checks identities; undefined if the house has no provider. */
  readonly identity: IdentityPort | undefined;
  /** Send SMS and mail; the sandbox has none. docs/messages.md */
  readonly senders: Senders;
  /** Tells in which country a visitor is; undefined if the house has no way to know. */
  readonly geo: GeoPort | undefined;
  /** Where pictures of players are kept. docs/ports.md */
  readonly files: FileStores;
  readonly config: HouseConfig;
  readonly log: Logger;
  readonly now: () => number;
  readonly random: Random;
}
