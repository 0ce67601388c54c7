/** Two processes on one empty database: both may start at once, but not with different secrets. ADR 381 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { escapeIdentifier } from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { inDatabase, onServer, urlOf } from './db/testing/server.ts';
import { nodeEnvironment } from './testing/nodeEnvironment.ts';

const folders = await Promise.all(['one', 'two', 'three'].map((name) => mkdtemp(join(tmpdir(), `foyer-${name}-`))));
const { connection, template } = inject('testServer');
const name = `${template}_two_houses`;
await onServer(connection, (server) =>
  server.query(`create database ${escapeIdentifier(name)} encoding 'UTF8' template template0`),
);
const databaseUrl = urlOf(inDatabase(connection, name));
afterAll(async () => {
  await onServer(connection, (server) => server.query(`drop database ${escapeIdentifier(name)} with (force)`));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

/** Resolves when the process has opened, or has exited, with its exit code and output. */
function start(dataDir: string, env: Record<string, string>) {
  const started = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...nodeEnvironment,
      LOG_LEVEL: 'error',
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: 'off',
      CATALOGUE: '108',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ...env,
    },
  });
  let output = '';
  const opened = new Promise<'open' | { code: number | null; output: string }>((done) => {
    const hear = (part: Buffer) => {
      output += String(part);
      if (output.includes('Foyer is open at')) done('open');
    };
    started.stdout.on('data', hear);
    started.stderr.on('data', hear);
    started.once('close', (code) => done({ code, output }));
  });
  const stop = async () => {
    const ended = once(started, 'exit');
    started.kill('SIGTERM');
    await ended;
  };
  return { opened, stop };
}

it('opens both of two that start at once, and refuses a third with another secret, or with none', async () => {
  const [one = '', two = '', three = ''] = folders;
  const HOUSE_SECRET = 'the same for every process';
  const both = [start(one, { HOUSE_SECRET }), start(two, { HOUSE_SECRET })];
  expect(await Promise.all(both.map(({ opened }) => opened))).toEqual(['open', 'open']);
  const others = [start(three, { HOUSE_SECRET: 'one of its own, by mistake' }), start(three, {})];
  for (const { opened } of others) {
    const ended = await opened;
    expect(ended).toMatchObject({ code: 1 });
    expect(ended === 'open' ? '' : ended.output).toMatch(
      /^HOUSE_SECRET: this database was sealed with another secret.*\.\n$/,
    );
  }
  await Promise.all(both.map(({ stop }) => stop()));
});
