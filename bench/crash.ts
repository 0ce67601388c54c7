/**
 * Counts the acknowledged movements that are lost when the database is killed a hundred times. Durable settings, 64
 * callers, a kill -9 after every 400 acknowledged movements. A caller that gets an error retries with the same key.
 * Killing processes tests the write-ahead log and its replay. Unlike a power cut, it leaves the machine's own memory.
 *
 *     npm run bench:crash -- [rounds]        exits with 1 if a movement was lost or doubled
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killDatabaseUnderLoad } from '@foyer/house/ledger/testing/killDatabase.ts';
import { random } from './bets/bank.ts';

const rounds = Number(process.argv[2] ?? 100);
const dataDir = await mkdtemp(join(tmpdir(), 'foyer-crash-'));
let restarts = 0;
const startMs = performance.now();
try {
  const report = await killDatabaseUnderLoad({
    dataDir,
    rounds,
    callers: 64,
    perRound: 400,
    random,
    log: () => (restarts += 1),
  });
  const { acknowledged, unknown, lost, surplus, faults } = report;
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`${rounds} kills, ${restarts} restarts of the server, ${seconds} s`);
  console.log(`${acknowledged} movements acknowledged; ${unknown} answers unknown and asked again`);
  console.log(`${lost} lost, ${surplus} doubled, ${faults.length} faults in the books`);
  for (const fault of faults.slice(0, 20)) console.log(fault);
  process.exitCode = lost === 0 && surplus === 0 && faults.length === 0 ? 0 : 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
