/**
 * A process of a real house on a test's database: it answers requests and works on payments as `main.ts` does, at a fixed
 * time. Tests kill it while it waits for a provider.
 */
import { readConfig } from '../../config.ts';
import { createHouse } from '../../createHouse.ts';
import { openPools } from '../../db/open.ts';
import { handlers } from '../../handlers.ts';
import { build } from '../../http/build.ts';
import { houseRoutes } from '../../houseRoutes.ts';
import { createLog } from '../../log.ts';
import { platformRandom } from '../../random.ts';
import { startPayments } from '../paymentWorkers.ts';

export const processFile = import.meta.filename;

/** Its settings come in the environment, as those of a house do. */
async function main(connectionString: string, nowMs: number): Promise<void> {
  const database = await openPools({ connectionString }, () => undefined);
  const log = createLog('error', { write: (line) => process.stderr.write(line) });
  const config = { ...readConfig(process.env), captcha: 'off' as const };
  const house = createHouse({ database, config, log, now: () => nowMs, random: platformRandom });
  await house.jobs.addAll([]);
  const app = await build(house, { handlers, register: houseRoutes, everywhere: [] });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  startPayments(house);
  process.once('disconnect', () => process.exit());
  process.send?.(address);
}

if (import.meta.main) await main(process.argv[2] ?? '', Number(process.argv[3]));
