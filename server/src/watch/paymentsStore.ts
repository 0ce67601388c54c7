/** What waits for payment services, read from the database, so that any process reports it for all. */
import { sql } from 'kysely';
import { inWork } from '../db/pools.ts';
import type { House } from '../house.ts';
import { family } from './figures.ts';

interface Waiting {
  readonly port: string;
  readonly state: string;
  readonly number: number;
  /** When the oldest of them began. */
  readonly since_ms: number;
}

/**
 * Payouts under way by their state, orders that a gateway or watcher is asked about, and withdrawals that wait for staff.
 * Each reads only what an index holds of open work.
 */
const waitingOf = ({ db }: Pick<House, 'db'>): Promise<Waiting[]> =>
  inWork('pages', async () => {
    const { rows } = await sql<Waiting>`
      select 'payout' as port, state, count(*) as number, min(created_ms) as since_ms from payout
        where next_ms is not null and state <> 'confirmed' group by state
      union all
      select case when method = 'usdt' then 'chain' else 'gateway' end, 'asked', count(*), min(created_ms)
        from deposit_order where next_query_ms is not null and status = 0 group by 1`.execute(db);
    return rows;
  });

const labels = ({ port, state }: Waiting) => ({ port, state });

/** Empty outside a real house, and while the database does not answer. */
export async function paymentFigures(house: Pick<House, 'db' | 'now' | 'config'>): Promise<string[]> {
  if (house.config.isSandbox) return [];
  const rows = await waitingOf(house).catch(() => undefined);
  if (rows === undefined) return [];
  const ageOf = ({ since_ms }: Waiting) => Math.max(0, house.now() - since_ms) / 1000;
  return [
    ...family(
      'foyer_payments_waiting',
      'gauge',
      'Payments whose outcome is open',
      rows.map((row) => [labels(row), row.number]),
    ),
    ...family(
      'foyer_payments_oldest_seconds',
      'gauge',
      'Age of the oldest of them',
      rows.map((row) => [labels(row), ageOf(row)]),
    ),
  ];
}
