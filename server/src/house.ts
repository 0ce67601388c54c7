/** What every service is given: the database, the ledger, the ports to other parts, the clock and chance. */
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { HouseConfig } from './config.ts';
import type { Tables } from './db/tables.ts';
import type { JobPort } from './jobs/jobPort.ts';
import type { Ledger } from './ledger/accounts.ts';
import type { LivePort } from './live/livePort.ts';
import type { MailPort } from './messages/mailPort.ts';
import type { Figures } from './watch/figuresPort.ts';

/** Chance comes from here, never from the platform, so that every draw and test replays. */
export interface Random {
  bytes(length: number): Uint8Array<ArrayBuffer>;
  /** A time-ordered id of 63 bits as decimal text: milliseconds since 2020, then 22 random bits. */
  id(nowMs: number): string;
}

/** What lives as long as the process. */
export interface House {
  readonly db: Kysely<Tables>;
  /** Since this moment no other process works on the database; 0 if others may. Epoch milliseconds by `now`. */
  readonly aloneSinceMs: number;
  readonly ledger: Ledger;
  /** Speaks to players' open pages. */
  readonly live: LivePort;
  /** Writes to players. */
  readonly mail: MailPort;
  /** Does later, or again and again, what must not be lost. */
  readonly jobs: JobPort;
  /** Counts for monitoring. */
  readonly figures: Figures;
  readonly config: HouseConfig;
  readonly log: Logger;
  readonly now: () => number;
  readonly random: Random;
}
