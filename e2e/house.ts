/** Starts a house on a free port with an empty data folder. Stopping it removes the folder. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

export interface RunningHouse {
  readonly url: string;
  /** Connection string of its database. */
  readonly database: string;
  stop(): Promise<void>;
}

export async function startHouse(env: Record<string, string> = {}): Promise<RunningHouse> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-house-'));
  const given = { ...process.env, ...env };
  const child = spawn(process.execPath, [join(root, 'server', 'src', 'main.ts')], {
    cwd: root,
    env: {
      ...given,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      BANK_DELAY_SECONDS: '1',
      // Browsers on the same machine keep it busy, so the event loop is late without being overloaded.
      SHED_AFTER_MS: '0',
      // Journeys count what players do, so there must be no earlier players.
      DEMO: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  let output = '';
  const url = await new Promise<string>((found, failed) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const match = /http:\/\/[\w.[\]:-]+:\d+/.exec(output);
      if (match) found(match[0]);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => failed(new Error(`the house ended with ${code}:\n${output}`)));
  });
  return {
    url: url.replace('0.0.0.0', '127.0.0.1'),
    database: given.DATABASE_URL || `postgres://foyer@/foyer?host=${join(dataDir, 'postgres')}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}
