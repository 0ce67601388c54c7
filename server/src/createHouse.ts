/** Builds a house from its database, clock and random source. Used by the start and by tests. */
import type { IdentityPort } from './account/eligibility/identityPort.ts';
import { httpIdentity } from './account/eligibility/httpIdentity.ts';
import { sandboxIdentity } from './account/eligibility/sandboxIdentity.ts';
import type { HouseConfig } from './config.ts';
import type { Database } from './db/open.ts';
import { primaryOnly } from './db/replica.ts';
import { sendersOf } from './delivery/senders.ts';
import { StartError } from './db/startError.ts';
import type { House } from './house.ts';
import { openBeacon } from './fairness/beacon.ts';
import { createJobQueue } from './jobs/queue.ts';
import { createLedger } from './ledger/post.ts';
import { createLiveHub } from './live/hub.ts';
import { emittingLedger } from './live/ledgerNews.ts';
import type { LivePort } from './live/livePort.ts';
import { createFigures } from './watch/figures.ts';
import { fileStoresOf } from './uploads/fileStores.ts';
import { geoOf } from './places/geo.ts';
import { createMail } from './messages/post.ts';

interface Given extends Pick<House, 'log' | 'now' | 'random'> {
  readonly database: Pick<Database, 'db' | 'money' | 'isOwnServer'> & Partial<Pick<Database, 'late'>>;
  readonly config: HouseConfig;
  /** The operator's provider of identity checks. Without one, the sandbox simulates it, and a real house has none. */
  readonly identity?: IdentityPort | undefined;
  /** Live events shared with the house's other processes. */
  readonly live?: LivePort | undefined;
}

export function createHouse(given: Given): House {
  const { database, config, log, now, random, live = createLiveHub() } = given;
  const { db, money, isOwnServer, late = primaryOnly(db) } = database;
  const aloneSinceMs = isOwnServer ? now() : 0;
  const figures = createFigures();
  const ledger = emittingLedger(
    createLedger({
      db,
      money,
      now,
      random,
      rules: () => config.jurisdiction,
      onBatch: (size, waitedMs) => figures.batch(size, waitedMs),
    }),
    live,
  );
  const mail = createMail({ db, live, log, now, random });
  const jobs = createJobQueue({ db, log, now });
  const entropy = openBeacon(config);
  const own = config.isSandbox ? sandboxIdentity : config.identityService && httpIdentity(config.identityService, now);
  const identity = given.identity ?? own;
  const senders = sendersOf(config, now);
  const files = fileStoresOf(db, config, now);
  const geo = geoOf(config);
  if (config.jurisdiction.countries !== null && geo === undefined)
    throw new StartError('JURISDICTION: its countries need GEO_HEADER or GEO_FILE.');
  return {
    geo,
    files,
    db,
    shards: money.shards,
    late,
    aloneSinceMs,
    ledger,
    live,
    mail,
    jobs,
    figures,
    entropy,
    identity,
    senders,
    config,
    log,
    now,
    random,
  };
}
