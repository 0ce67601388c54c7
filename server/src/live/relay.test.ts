/** Two processes of one house on one database: events of one process reach the pages of the other. R07, R11, S17 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registered } from '@foyer/contract/account/register.ts';
import { confirmRealName } from '@foyer/contract/account/security.ts';
import { endLoginSession, loginSessions } from '@foyer/contract/account/sessions.ts';
import { login } from '@foyer/contract/account/session.ts';
import type { Call, ResponseOf } from '@foyer/contract/call.ts';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { liveNews, livePath } from '@foyer/contract/live.ts';
import type { LiveNews } from '@foyer/contract/live.ts';
import * as v from 'valibot';
import { afterAll, expect, inject, it } from 'vitest';
import { openTestDatabase } from '../db/testing/database.ts';
import { inDatabase, onServer } from '../db/testing/server.ts';
import { nodeEnvironment } from '../testing/nodeEnvironment.ts';

const folder = await mkdtemp(join(tmpdir(), 'foyer-relay-'));
const database = await openTestDatabase();
const { connection } = inject('testServer');
const address = inDatabase(connection, database.name);
const databaseUrl =
  'connectionString' in address
    ? address.connectionString
    : `postgres://${address.user}@/${address.database}?host=${address.host}&port=${address.port}`;

async function startProcess() {
  const house = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
    env: {
      ...nodeEnvironment,
      LOG_LEVEL: 'warn',
      PORT: '0',
      HOST: '127.0.0.1',
      CAPTCHA: 'off',
      CATALOGUE: '108',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
    },
  });
  const url = await new Promise<string>((opened, failed) => {
    let output = '';
    const hear = (part: Buffer) => {
      output += String(part);
      const found = /Foyer is open at (http:\S+)/.exec(output)?.[1];
      if (found !== undefined) opened(found);
    };
    house.stdout.on('data', hear);
    house.stderr.on('data', hear);
    house.once('exit', () => failed(new Error(output)));
  });
  return { house, url };
}
const here = await startProcess();
const there = await startProcess();
afterAll(async () => {
  const ended = [here, there].map(({ house }) => once(house, 'exit'));
  for (const { house } of [here, there]) house.kill('SIGTERM');
  await Promise.all(ended);
  await database.close();
  await rm(folder, { recursive: true });
});

/** A browser that uses both processes with one cookie. */
function browser() {
  let cookie = '';
  const deviceId = crypto.randomUUID();
  return {
    async send<C extends Call>(url: string, call: C, fields: Record<string, string>): Promise<ResponseOf<C>> {
      const reply = await fetch(url + call.path, {
        method: 'POST',
        headers: { [clientHeader]: '1', cookie },
        body: new URLSearchParams({ lang: 'zh_CN', frontType: '2', deviceId, ...fields }),
      });
      for (const line of reply.headers.getSetCookie()) {
        if (line.startsWith('UUID=')) cookie = line.split(';', 1)[0] ?? '';
      }
      const { code, data, msg } = (await reply.json()) as { code: number; data: unknown; msg: string };
      if (code !== 200) throw new Error(`${call.name}: ${code} ${msg}`);
      return v.parse(call.response.schema, data) as ResponseOf<C>;
    },
    /** Opens the stream at a process. Returns a function that reads the next event; undefined at the end. */
    async listen(url: string): Promise<() => Promise<LiveNews | undefined>> {
      const reply = await fetch(url + livePath, { headers: { cookie, [clientHeader]: '1' } });
      const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      const next = async (): Promise<LiveNews | undefined> => {
        for (;;) {
          const match = /^(?::\n\n)*data: (.*)\n\n/.exec(text);
          if (match !== null) {
            text = text.slice(match[0].length);
            return v.parse(liveNews.schema, JSON.parse(match[1] ?? ''));
          }
          const { done = true, value = '' } = (await reader?.read()) ?? {};
          if (done) return undefined;
          text += value;
        }
      };
      expect((await next())?.kind).toBe('open');
      return next;
    },
  };
}

let made = 0;
/**
 * Registers at the process where the tests listen. Its welcome mail is emitted there before anybody listens, so it does
 * not arrive through the relay.
 */
async function player() {
  made += 1;
  const userAccount = `relay00${made}`;
  const own = browser();
  const fields = { userAccount, password: 'sesame77', captcha: 'x', adult: '1', terms: '1' };
  await own.send(there.url, registered, { ...fields, mobilePhone: `1350000000${made}` });
  return { own, userAccount };
}

it('notifies a page at one process of mail that another process has sent', async () => {
  const { own } = await player();
  const next = await own.listen(there.url);
  await own.send(here.url, confirmRealName, { name: '陈晓林' });
  expect(await next()).toMatchObject({ kind: 'mail' });
});

it('closes the stream of a session that was ended at another process, and no other stream', async () => {
  const { own, userAccount } = await player();
  const other = browser();
  await other.send(there.url, login, { userAccount, password: 'sesame77', captcha: 'x' });
  const [nextOwn, nextOther] = [await own.listen(there.url), await other.listen(there.url)];
  const { list } = await own.send(here.url, loginSessions, { pageNo: '1', pageSize: '10' });
  const foreign = list.find(({ isCurrent }) => !isCurrent);
  await own.send(here.url, endLoginSession, { sessionId: foreign?.sessionId ?? '' });
  expect([await nextOther(), await nextOther()]).toMatchObject([{ kind: 'sessionOver', id: 'kicked' }, undefined]);
  await own.send(here.url, confirmRealName, { name: '陈晓林' });
  expect(await nextOwn()).toMatchObject({ kind: 'mail' });
});

it('makes every page reload after the connection between the processes was lost', async () => {
  const { own } = await player();
  const next = await own.listen(there.url);
  await onServer(address, async (client) => {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'foyer foyer_live'`,
    );
    expect(rowCount).toBe(2);
  });
  expect(await next()).toMatchObject({ kind: 'open' });
  await own.send(here.url, confirmRealName, { name: '陈晓林' });
  expect(await next()).toMatchObject({ kind: 'mail' });
});
