/** Liveness and readiness of a process. docs/operators.md, "Monitoring" */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { WorkerState } from '../db/citus/requireServers.ts';
import type { Database, Line } from '../db/open.ts';
import { readMigrations } from '../db/migrate.ts';
import { version } from '../version.ts';

type Part = 'database' | 'migrations' | 'ledger';
type Readiness = Readonly<Record<Part, boolean>>;
/** What has to work before visitors come. A front has no parts: it is ready as soon as it listens. */
type CheckReady = () => Promise<Partial<Readiness>>;

export interface Health {
  readonly check: CheckReady;
  /** A process that is shutting down reports itself as not ready. */
  readonly isClosing: () => boolean;
  /**
   * The workers of a cluster. A missing one does not make a house unready: every house misses it, and with no
   * house ready the players of the other workers could not play either.
   */
  readonly workers?: () => readonly WorkerState[];
}

/**
 * How long a result is reused. Load balancers ask often and anyone may ask, so not every request queries the database.
 */
const keptMs = 1_000;
/** A part that takes longer counts as not ready. */
const patienceMs = 1_500;

const ask = (act: () => Promise<boolean>): Promise<boolean> =>
  Promise.race([act().catch(() => false), pause(patienceMs, false, { ref: false })]);

const answers = (line: Line): Promise<boolean> => ask(async () => (await line.ask('select 1')).length === 1);

export function readinessOf({ lines }: Pick<Database, 'lines'>): CheckReady {
  const known = readMigrations().then((all) => all.length);
  const areRun = () => ask(async () => (await lines.pages.ask('select 1 from migration')).length >= (await known));
  let kept: { readonly untilMs: number; readonly ready: Promise<Readiness> } | undefined;
  return () => {
    if (kept === undefined || performance.now() > kept.untilMs) {
      const ready = Promise.all([answers(lines.pages), areRun(), answers(lines.ledger)]).then(
        ([database, migrations, ledger]) => ({ database, migrations, ledger }),
      );
      kept = { untilMs: performance.now() + keptMs, ready };
    }
    return kept.ready;
  };
}

/** Serves `/healthz` and `/readyz`. Names the version, the part that is not ready and missing workers only if `isInside`. */
export function mountHealth(
  app: FastifyInstance,
  { check, isClosing, workers = () => [] }: Health,
  isInside: boolean,
): void {
  // The version tells an attacker which weaknesses to try, so only the metrics port names it.
  const alive = { status: 'alive', ...(isInside && { version }) };
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send(alive));
  app.get('/readyz', async (_request, reply) => {
    const parts = await check();
    const isReady = !isClosing() && Object.values(parts).every(Boolean);
    const status = isClosing() ? 'closing' : isReady ? 'ready' : 'waiting';
    const missing = workers().flatMap(({ server, fault }) => (fault === undefined ? [] : [server]));
    const inside = { ...parts, ...(missing.length > 0 && { missing }) };
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, ...(isInside && inside) });
  });
}
