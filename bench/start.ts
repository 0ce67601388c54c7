/**
 * How long the database takes to start, until the first query is answered, and to stop. Times the first start in an
 * empty folder (initdb, migrations) and a start on the same folder after a clean stop. Prints medians of five (ten
 * stops).
 *
 *     npm run bench:start
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@foyer/house/db/open.ts';
import { median } from './bets/bank.ts';

const rounds = 5;
const times: Record<'first' | 'warm' | 'stop', number[]> = { first: [], warm: [], stop: [] };

async function start(dataDir: string, name: 'first' | 'warm'): Promise<void> {
  const startMs = performance.now();
  const database = await openDatabase({ databaseUrl: '', dataDir }, console.warn);
  await database.db.selectFrom('wallet').select('seq').limit(1).execute();
  times[name].push(performance.now() - startMs);
  const stopMs = performance.now();
  await database.close();
  times.stop.push(performance.now() - stopMs);
}

for (let round = 0; round < rounds; round += 1) {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-start-'));
  try {
    await start(dataDir, 'first');
    await start(dataDir, 'warm');
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
for (const [name, all] of Object.entries(times)) {
  const rounded = all.map((time) => (time / 1000).toFixed(2)).join(' ');
  console.log(`${name.padEnd(6)} ${(median(all) / 1000).toFixed(2)} s  (${rounded})`);
}
console.log('goals: first 2 s, warm 0.2 s');
