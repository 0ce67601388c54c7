/** A separate process that runs jobs on a test's database, and that a test may kill in the middle of one. */
import { once } from 'node:events';
import { sql } from 'kysely';
import * as v from 'valibot';
import { readConfig } from '../../config.ts';
import { openPools } from '../../db/open.ts';
import { createHouse } from '../../createHouse.ts';
import { titles } from '../../ledger/accounts.ts';
import { createLog } from '../../log.ts';
import { platformRandom } from '../../random.ts';
import { addedJob } from '../job.ts';
import { startJobs } from '../start.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Inserts without a conflict clause, so that a second run would show. */
const count = addedJob('test.count', v.object({}), async (house, _payload, key) => {
  await sql`insert into counted (key, pid) values (${key}, ${process.pid})`.execute(house.db);
});

/** Pays every player once, in steps. A process started with `stopping` hangs at step `stopAfter`. */
const pay = addedJob(
  'test.pay',
  v.object({ players: v.array(v.string()), stopAfter: v.number() }),
  async (house, { players, stopAfter }, key) => {
    for (const [index, playerId] of players.entries()) {
      if (index === stopAfter && process.argv.includes('stopping')) {
        print('stopped');
        await new Promise(() => undefined);
      }
      const legs = [
        { account: 'house:bonus', amountSatang: -100 },
        { account: 'main', amountSatang: 100 },
      ] as const;
      await house.ledger.post({ playerId, key: `${key}:${playerId}`, title: titles.bonus, reference: key, legs });
    }
    print('paid');
  },
);

export const processFile = import.meta.filename;

async function main(connectionString: string): Promise<void> {
  const database = await openPools({ connectionString }, () => undefined);
  const config = readConfig({});
  const log = createLog('error', { write: (line) => process.stderr.write(line) });
  const house = createHouse({ database, config, log, now: Date.now, random: platformRandom });
  const jobs = await startJobs(house, [count, pay]);
  print('ready');
  await once(process, 'SIGTERM');
  await jobs.stop();
  await house.ledger.close();
  await database.close();
}

if (import.meta.main) await main(process.argv[2] ?? '');
