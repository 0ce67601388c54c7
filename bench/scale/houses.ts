/** Several processes of one house behind a balancer, as an operator runs them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBalancer } from '@foyer/house/testing/balancer.ts';
import { freePort } from '@foyer/house/testing/freePort.ts';

const main = join(import.meta.dirname, '..', '..', 'server', 'src', 'main.ts');

export interface HouseOfMany {
  readonly port: number;
  readonly pid: number;
  readonly output: () => string;
  /** Whether it has ended by itself. */
  readonly hasFallen: () => boolean;
  /** Stops it by SIGTERM, as a deployment does. Returns its exit code. */
  stop(): Promise<number | null>;
  /** Ends it by SIGKILL. */
  kill(): Promise<unknown>;
}

export interface Houses {
  readonly address: string;
  readonly houses: HouseOfMany[];
  /** How many are ready. */
  ready(): number;
  /** Requests that found no house, or got no reply from one that was ready. */
  refused(): number;
  /** Stops one house and starts another in its place, under the same port. */
  replace(index: number): Promise<void>;
  /** Kills one house and starts another in its place. */
  kill(index: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts them one after the other, so that the start of one does not compete with another. */
export async function startHouses(count: number, env: Readonly<Record<string, string>>): Promise<Houses> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-houses-'));
  const houses: HouseOfMany[] = [];
  for (let index = 0; index < count; index += 1) houses.push(await startOne(folder, await freePort(), env));
  const balancer = await openBalancer(houses.map(({ port }) => port));
  const inPlaceOf = async (index: number, end: (old: HouseOfMany) => Promise<unknown>) => {
    const old = houses[index];
    if (old === undefined) throw new RangeError(`there is no house ${index}`);
    await end(old);
    houses[index] = await startOne(folder, old.port, env);
  };
  return {
    address: balancer.address,
    houses,
    ready: () => balancer.ready(),
    refused: () => balancer.refused(),
    replace: (index) => inPlaceOf(index, (old) => old.stop()),
    kill: (index) => inPlaceOf(index, (old) => old.kill()),
    async close() {
      await balancer.close();
      await Promise.all(houses.map((house) => house.stop()));
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

async function startOne(folder: string, port: number, env: Readonly<Record<string, string>>): Promise<HouseOfMany> {
  const settings = {
    PATH: process.env.PATH,
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: await mkdtemp(join(folder, 'data-')),
    HOUSE_SECRET: 'the same for every process',
    CAPTCHA: 'off',
    DEMO: 'off',
    CATALOGUE: '108',
    TRUST_PROXY: 'on',
    SHED_AFTER_MS: '0',
    DRAIN_SECONDS: '2',
    ...env,
  };
  const house = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], { env: settings });
  let output = '';
  let isStopping = false;
  let hasFallen = false;
  for (const stream of [house.stdout, house.stderr])
    stream.on('data', (part: Buffer) => (output = (output + String(part)).slice(-20_000)));
  const ended = once(house, 'exit').then(([code]: (number | null)[]) => {
    hasFallen = !isStopping;
    return code ?? null;
  });
  await new Promise<void>((done, failed) => {
    const look = () => {
      if (output.includes('Foyer is open at')) done();
    };
    house.stdout.on('data', look);
    void ended.then(() => failed(new Error(`the house did not start: ${output}`)));
  });
  return {
    port,
    pid: house.pid ?? 0,
    output: () => output,
    hasFallen: () => hasFallen,
    stop() {
      isStopping = true;
      house.kill('SIGTERM');
      return ended;
    },
    kill() {
      isStopping = true;
      house.kill('SIGKILL');
      return ended;
    },
  };
}
