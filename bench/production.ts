/**
 * Starts the house from its sources and from the built production folder, in turn, with one database that exists
 * already. Prints for each the medians of the time until it is open, of its own processor time until then, and of its
 * memory after a page in each language. The processor time depends least on other work of the machine. Linux only.
 *
 *     npm run bench:production      rounds: BENCH_ROUNDS (7)
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { locales } from '@foyer/contract/envelope.ts';
import { median } from './bets/bank.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const root = resolve(import.meta.dirname, '..');
/** As `npm start` calls Node in the repository, and in the production folder. */
const ways = {
  sources: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16', join(root, 'server/src/main.ts')],
  'production folder': ['--max-semi-space-size=16', join(root, 'dist/house/app/main.js')],
  "the same with Node's own source maps": [
    '--enable-source-maps',
    '--max-semi-space-size=16',
    join(root, 'dist/house/app/main.js'),
  ],
};

interface Start {
  readonly openMs: number;
  readonly processorMs: number;
  readonly memoryMb: number;
}

async function start(node: readonly string[], dataDir: string): Promise<Start> {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'fatal',
    MALLOC_TRIM_THRESHOLD_: '131072',
  };
  const startMs = performance.now();
  const house = spawn(process.execPath, node, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(house, 'exit');
  const [line] = (await once(house.stdout, 'data')) as [Buffer];
  const openMs = performance.now() - startMs;
  // Fields 14 and 15, in hundredths of a second; the second field is a name in brackets.
  const fields = (await readFile(`/proc/${house.pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  const processorMs = (Number(fields[11]) + Number(fields[12])) * 10;
  const address = /http:\S+/.exec(String(line))?.[0] ?? '';
  for (const lang of locales) await (await fetch(`${address}/home?lang=${lang}`)).text();
  const status = await readFile(`/proc/${house.pid}/status`, 'utf8');
  const memoryMb = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  house.kill('SIGTERM');
  await ended;
  return { openMs, processorMs, memoryMb };
}

const dataDir = await mkdtemp(join(tmpdir(), 'foyer-production-'));
const starts = new Map(Object.keys(ways).map((way) => [way, [] as Start[]]));
try {
  await start(ways.sources, dataDir);
  for (let round = 0; round < rounds; round += 1) {
    for (const [way, node] of Object.entries(ways)) starts.get(way)?.push(await start(node, dataDir));
  }
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
for (const [way, all] of starts) {
  const middle = (pick: (one: Start) => number) => Math.round(median(all.map(pick)));
  const openMs = middle((one) => one.openMs);
  const processorMs = middle((one) => one.processorMs);
  console.log(`${way}: open in ${openMs} ms, ${processorMs} ms of processor, ${middle((one) => one.memoryMb)} MB`);
}
