/** Starts a whole house and stops it again, with all parts in order. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { HouseConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import type { Database } from './db/open.ts';
import { seed } from './db/seed/seed.ts';
import { startDelivery } from './delivery/worker.ts';
import { withAdvisoryLock } from './db/advisoryLock.ts';
import { seedDemo } from './demo/demo.ts';
import { demoKeeper } from './demo/keep.ts';
import { handlers } from './handlers.ts';
import { build } from './http/build.ts';
import type { Mount } from './http/build.ts';
import { mountHealth, readinessOf } from './watch/health.ts';
import { serveFigures } from './watch/serve.ts';
import { hearVitals } from './watch/vitals.ts';
import { watchWorkers } from './watch/workers.ts';
import type { House } from './house.ts';
import { startWorker } from './jobs/worker.ts';
import type { Worker } from './jobs/worker.ts';
import { houseJobs } from './houseJobs.ts';
import { createHouse } from './createHouse.ts';
import { startJobs } from './jobs/start.ts';
import { addressOf, listen } from './http/listen.ts';
import { natsCarrier } from './live/nats.ts';
import { databaseCarrier } from './live/newsCarrier.ts';
import type { NewsCarrier } from './live/newsCarrier.ts';
import { openRelay } from './live/relay.ts';
import { startSandboxService } from './messages/sandboxService.ts';
import { houseRoutes } from './houseRoutes.ts';
import { sealPlainSeeds } from './fairness/sealPlainSeeds.ts';
import { requireOneSecret } from './players/oneSecret.ts';
import { platformRandom } from './random.ts';
import { addPlaces } from './places/gate.ts';
import { addScenarios } from './scenarios/enact.ts';
import { reportSandboxTraces } from './sandbox/traces.ts';
import { adoptUploads } from './uploads/adopt.ts';
import { startReserveClock } from './wallet/reserve/worker.ts';
import { startBank } from './wallet/bank/worker.ts';
import { startPayments } from './wallet/paymentWorkers.ts';
import { mountDeskPages } from './web/desk.ts';
import { mountWeb } from './web/mount.ts';
import { mountReference } from './web/reference.ts';

export interface RunningHouse {
  readonly house: House;
  /** Address for a browser on this machine. */
  readonly address: string;
  /** Makes /readyz answer 503 and accepts requests for DRAIN_SECONDS more. Call before `close`. */
  drain(): Promise<void>;
  /** Answers the requests under way, then stops the workers, the ledger and the database. */
  close(): Promise<void>;
}

/** What a house takes from its machine. */
interface HousePorts {
  /** Returns epoch milliseconds and never goes backwards. Only tests replace the machine's clock. */
  readonly now?: () => number;
}

/**
 * Refuses with StartError: a port that is taken, a database that cannot be used. Everything is stopped in that case.
 */
export async function startHouse(
  config: HouseConfig,
  log: Logger,
  { now = Date.now }: HousePorts = {},
): Promise<RunningHouse> {
  const closers: (() => Promise<unknown>)[] = [];
  let isClosing = false;
  const close = async () => {
    isClosing = true;
    for (const stop of closers.splice(0).toReversed()) await stop();
  };
  try {
    const database = await openDatabase(config, (line) => log.info(line));
    closers.push(() => database.close());
    // An embedded database is used by one process only, so there is nothing to relay.
    const relay = config.databaseUrl === '' ? undefined : openRelay(carrierOf(config, database, log), log);
    if (relay !== undefined) closers.push(() => relay.close());
    const house = createHouse({ database, config, log, now, random: platformRandom, live: relay?.live });
    closers.push(() => house.ledger.close());
    database.onReturn(() => house.live.missed());
    const jobs = await withAdvisoryLock(house.db, async () => {
      await requireOneSecret(house.db, config);
      await sealPlainSeeds(house);
      await seed(house.db, house.now(), config);
      await adoptUploads(house);
      return startJobs(house, houseJobs);
    });
    closers.push(() => jobs.stop());
    await reportSandboxTraces(house);
    const bank = startBank(house);
    closers.push(() => bank.stop());
    const payments = startPayments(house);
    closers.push(() => payments.stop());
    const clock = startReserveClock(house);
    closers.push(() => clock.stop());
    const service = startSandboxService(house);
    closers.push(() => service.stop());
    const delivery = startDelivery(house);
    closers.push(() => delivery.stop());
    const workers = await watchWorkers(database, log);
    closers.push(() => workers.stop());
    const health = { check: readinessOf(database), isClosing: () => isClosing, workers: () => workers.states() };
    const figures = await serveFigures(house, database, health);
    if (figures !== undefined) closers.push(() => figures.close());
    const mountReady: Mount = (scope) => mountHealth(scope, health, false);
    const mountVitals: Mount = (scope) => hearVitals(scope, house.figures);
    const mounts = [mountReady, mountVitals, ...houseRoutes, mountReference, mountDeskPages, mountWeb];
    const app = await build(house, { handlers, register: mounts, everywhere: [addScenarios, addPlaces] });
    closers.push(() => app.close());
    await listen(app, config);
    if (config.isDemoSeeded) closers.push(demoBeside(database, house));
    const drain = () => {
      isClosing = true;
      return pause(config.drainMs);
    };
    return { house, address: addressOf(app), drain, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What carries news to the other processes: NATS if the operator has one, otherwise the database. */
function carrierOf({ natsUrl, natsSubject }: HouseConfig, database: Database, log: Logger): NewsCarrier {
  if (natsUrl === '') return databaseCarrier(database);
  return natsCarrier({ url: natsUrl, subject: natsSubject }, (line) => log.info(line));
}

/**
 * Seeds the demo in the background, so that the start does not wait for it. Closing the house waits for a seeding that
 * is still running.
 */
function demoBeside(database: Database, house: House): () => Promise<void> {
  let keeper: Worker | undefined;
  let isStopped = false;
  async function begin(): Promise<void> {
    try {
      await seedDemo(database, house);
      if (!isStopped) keeper = startWorker(house, 'the demo', demoKeeper(house));
    } catch (error) {
      house.log.error({ err: error }, 'the demo player was not made');
    }
  }
  const beginning = begin();
  return async () => {
    isStopped = true;
    await beginning;
    await keeper?.stop();
  };
}
