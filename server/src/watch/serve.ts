/** Serves the metrics of a process on a separate port that visitors cannot reach. docs/operators.md, "Monitoring" */
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { HouseConfig } from '../config.ts';
import type { Database } from '../db/open.ts';
import type { House } from '../house.ts';
import { listen } from '../http/listen.ts';
import { booksFigures } from './booksStore.ts';
import { family } from './figures.ts';
import type { Figures } from './figuresPort.ts';
import { mountHealth } from './health.ts';
import type { Health } from './health.ts';
import { paymentFigures } from './paymentsStore.ts';

function poolText({ poolStates }: Pick<Database, 'poolStates'>): string[] {
  const states = poolStates();
  const values = states.flatMap(({ kind: pool, open, idle, waiting }) => [
    [{ pool, state: 'open' }, open] as const,
    [{ pool, state: 'idle' }, idle] as const,
    [{ pool, state: 'waited for' }, waiting] as const,
  ]);
  const turnedAway = states.map(({ kind: pool, turnedAway: count }) => [{ pool }, count] as const);
  return [
    ...family('foyer_pool_connections', 'gauge', 'Connections to the database, and who waits for one', values),
    ...family('foyer_pool_turned_away_total', 'counter', 'Work sent away because the line was full', turnedAway),
  ];
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function processText(house: Pick<House, 'live'>): string[] {
  return [
    ...family('foyer_listeners', 'gauge', 'Open pages that hear news', [[{}, house.live.size]]),
    ...family('process_resident_memory_bytes', 'gauge', 'Resident memory', [[{}, process.memoryUsage.rss()]]),
    ...family('process_cpu_seconds_total', 'counter', 'CPU time', [[{}, cpuSeconds()]]),
  ];
}

/** How late the replica is; nothing without one, and infinite if it has never answered. */
function lagText({ late }: Pick<Database, 'late'>): string[] {
  if (late.lagMs === undefined) return [];
  return family('foyer_replica_lag_seconds', 'gauge', 'How late the replica may be', [[{}, late.lagMs() / 1000]]);
}

/** Whether each worker of a cluster answers; nothing on a plain server. */
function workersText({ workers }: Pick<Health, 'workers'>): string[] {
  const states = workers?.() ?? [];
  if (states.length === 0) return [];
  const values = states.map(({ server, fault }) => [{ server }, fault === undefined ? 1 : 0] as const);
  return family('foyer_worker_up', 'gauge', 'Whether a worker of the cluster answers this house', values);
}

async function figuresText(
  house: Pick<House, 'db' | 'figures' | 'live' | 'config' | 'now'>,
  database: Pick<Database, 'poolStates' | 'late'>,
  health: Health,
): Promise<string> {
  const [books, payments] = await Promise.all([booksFigures(house.db), paymentFigures(house)]);
  const state = [...poolText(database), ...lagText(database), ...workersText(health), ...processText(house)];
  return `${[...house.figures.text(), ...state, ...books, ...payments].join('\n')}\n`;
}

/** Returns undefined if no port is configured. Throws a StartError if the port is taken. */
export async function serveFigures(
  house: House,
  database: Pick<Database, 'poolStates' | 'late'>,
  health: Health,
): Promise<FastifyInstance | undefined> {
  return serveText(house.config, () => figuresText(house, database, health), health);
}

/** Serves only the metrics of a front, which has no database. */
export const serveFrontFigures = (
  config: HouseConfig,
  figures: Figures,
  health: Health,
): Promise<FastifyInstance | undefined> => serveText(config, () => `${figures.text().join('\n')}\n`, health);

async function serveText(
  { metricsPort, metricsHost }: Pick<HouseConfig, 'metricsPort' | 'metricsHost'>,
  text: () => string | Promise<string>,
  health: Health,
): Promise<FastifyInstance | undefined> {
  if (metricsPort === undefined) return undefined;
  const app = Fastify({ forceCloseConnections: true });
  mountHealth(app, health, true);
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(await text()),
  );
  await listen(app, { port: metricsPort, host: metricsHost });
  return app;
}
