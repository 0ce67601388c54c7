/** Runs the house as an operator would: a process with its own database, restarted whenever it ends. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { init } from '@foyer/contract/site/config.ts';
import type { ClientConfig } from 'pg';
import { freePort } from '@foyer/house/testing/freePort.ts';

const main = join(import.meta.dirname, '..', '..', 'server', 'src', 'main.ts');
const pauseMs = 50;
export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export interface RunningHouse {
  readonly address: string;
  readonly pid: () => number;
  /** How often the process ended without being killed by the trial. It is restarted each time. */
  readonly ended: () => number;
  /** Announces that the trial itself causes the next end. */
  readonly expectEnd: () => void;
  /** The last 20,000 characters of its standard error, over all restarts. */
  readonly output: () => string;
  /** Waits until the house answers a read. Returns false if it does not within the time. */
  answers(withinMs: number): Promise<boolean>;
  stop(): Promise<void>;
}

export async function startHouse(dataDir: string): Promise<RunningHouse> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const machine = { PATH, NODE_COMPILE_CACHE };
  const env = { ...machine, LOG_LEVEL: 'fatal', HOST: '127.0.0.1', PORT: String(port), DATABASE_URL: '' };
  const more = { DATA_DIR: dataDir, CAPTCHA: 'off', DEMO: 'off', TRUST_PROXY: 'on', SHED_AFTER_MS: '0' };
  let child: ChildProcess;
  let output = '';
  let ended = 0;
  let isOurs = false;
  let isStopping = false;
  let exited: Promise<void>;

  function open(): void {
    child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], { env: { ...env, ...more } });
    child.stderr?.on('data', (part: Buffer) => (output = (output + String(part)).slice(-20_000)));
    child.stdout?.resume();
    exited = new Promise((done) =>
      child.once('exit', () => {
        done();
        if (isStopping) return;
        if (!isOurs) ended += 1;
        isOurs = false;
        open();
      }),
    );
  }
  open();

  return {
    address,
    pid: () => child.pid ?? 0,
    ended: () => ended,
    expectEnd: () => (isOurs = true),
    output: () => output,
    async answers(withinMs) {
      const startMs = performance.now();
      while (performance.now() - startMs < withinMs) {
        if (await isAnswering(address)) return true;
        await pause(pauseMs);
      }
      return false;
    },
    async stop() {
      isStopping = true;
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function isAnswering(address: string): Promise<boolean> {
  try {
    const headers = { [clientHeader]: '1', 'content-type': 'application/x-www-form-urlencoded' };
    const signal = AbortSignal.timeout(2_000);
    const reply = await fetch(address + init.path, { method: 'POST', headers, body: 'lang=en', signal });
    return ((await reply.json()) as { code: number }).code === 200;
  } catch {
    return false;
  }
}

/** Process id and address of the embedded server's postmaster, read from its postmaster.pid. */
export async function serverOf(dataDir: string): Promise<{ readonly pid: number; readonly address: ClientConfig }> {
  const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  const [pid = '', , , port = '', host = ''] = (await readFile(file, 'utf8')).split('\n');
  const user = process.env.PGUSER ?? 'foyer';
  return { pid: Number(pid), address: { host, port: Number(port), user, database: 'foyer' } };
}
