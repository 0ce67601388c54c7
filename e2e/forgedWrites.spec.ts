/**
 * Every write and every money call, sent by a page of another origin in the player's own browser: as a fetch with cookies,
 * and as a form or a picture, which need no permission. Nothing of the player's changes. S03
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Call } from '@foyer/contract/call.ts';
import { calls } from '@foyer/contract/calls.ts';
import { Client, escapeIdentifier } from 'pg';
import { playCalls } from '@foyer/contract/play/playCalls.ts';
import { acceptableFields } from '@foyer/reference/exampleFields.ts';
import { siteUrl } from './hand.ts';
import { fund, registerPlayer } from './player.ts';
import { expect, test } from './test.ts';

// The browser reports each reply that the other page may not read.
test.use({ expectedErrors: /CORS|blocked|ERR_|Failed to|sandbox|X-Frame|frame-ancestors/ });

const writes: readonly Pick<Call, 'path' | 'method' | 'request'>[] = [
  ...Object.values<Call>(calls).filter(({ effect }) => effect !== 'read'),
  ...playCalls.map((call) => ({ ...call, method: 'POST' as const })),
];

interface Forged {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly fields: Readonly<Record<string, string>>;
}

const forged = (): Forged[] =>
  writes.map(({ path, method, request }) => ({
    url: siteUrl() + path,
    method,
    fields: {
      ...acceptableFields(request, { qq: '7654321', nickname: 'Forged' }),
      requestId: crypto.randomUUID(),
      deviceId: crypto.randomUUID(),
    },
  }));

/** Contents of every table that names its owner, for one player, by table and column: money_request has both. */
async function rowsOf(account: string): Promise<Map<string, string>> {
  const client = new Client({ connectionString: process.env.FOYER_DATABASE });
  await client.connect();
  try {
    const { rows: owned } = await client.query<{ table_name: string; column_name: string }>(`
      select table_name, column_name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name in ('player_id', 'owner')`);
    const found = new Map<string, string>();
    for (const { table_name: table, column_name: column } of owned) {
      const { rows } = await client.query<{ sum: string }>(
        `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${escapeIdentifier(table)} as t
         where ${escapeIdentifier(column)}::text = (select player_id from player where user_account = $1)`,
        [account],
      );
      found.set(`${table}.${column}`, rows[0]?.sum ?? '');
    }
    return found;
  } finally {
    await client.end();
  }
}

test('no page of another origin can write for a player. S03', async ({ page, context }) => {
  test.slow();
  const player = await registerPlayer(context);
  await fund(context, player, '500');
  const before = await rowsOf(player.account);
  const other = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Other</title>'),
  );
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  const sent = new Map<string, number>();
  let withSession = 0;
  page.on('request', async (request) => {
    const { pathname, origin } = new URL(request.url());
    if (origin !== siteUrl()) return;
    sent.set(pathname, (sent.get(pathname) ?? 0) + 1);
    const headers = await request.allHeaders().catch((): Record<string, string> => ({}));
    if (headers.cookie?.includes('UUID=') === true) withSession += 1;
  });
  // The same host at another port is the same site: the browser sends the session's cookie from there.
  const sameSite = new URL(siteUrl()).hostname;
  for (const host of [sameSite, sameSite === 'localhost' ? '127.0.0.1' : 'localhost']) {
    await page.goto(`http://${host}:${port}/`);
    await page.evaluate(sendByFetch, forged());
    await page.evaluate(sendByForm, forged());
  }
  other.close();
  // From either page, each write left the browser without a preflight at least twice.
  expect(writes.filter(({ path }) => (sent.get(path) ?? 0) < 4).map(({ path }) => path)).toEqual([]);
  await page.goto('about:blank');
  expect(await rowsOf(player.account)).toEqual(before);
  // The session's cookie was sent, so the house had to refuse.
  expect(withSession).toBeGreaterThan(100);
  // The same form from the site's own page is accepted, so it is the origin that was refused.
  await page.goto(`${siteUrl()}/404`);
  const own = forged().filter(({ url }) => url.endsWith('/confirmQQ'));
  await page.evaluate(async (list) => {
    for (const { url, fields } of list)
      await fetch(url, { method: 'POST', headers: { 'x-foyer-client': '1' }, body: new URLSearchParams(fields) });
  }, own);
  expect((await rowsOf(player.account)).get('player.player_id')).not.toBe(before.get('player.player_id'));
});

/** Sends without a permission of the house, so that no reply can be read. Whatever the browser refuses is no fault. */
async function sendByFetch(list: readonly Forged[]): Promise<void> {
  for (const { url, method, fields } of list) {
    const body = new URLSearchParams(fields);
    const target = method === 'GET' ? `${url}?${body}` : url;
    const common = { method, credentials: 'include', ...(method === 'POST' && { body }) } as const;
    await fetch(target, { ...common, mode: 'no-cors' }).catch(() => undefined);
    await fetch(target, { ...common, headers: { 'x-foyer-client': '1' } }).catch(() => undefined);
  }
}

/** Sends as forms into a frame, ten at a time, and as pictures. */
async function sendByForm(list: readonly Forged[]): Promise<void> {
  for (const { url, method, fields } of list) {
    if (method === 'GET') {
      await new Promise((resolve) => {
        const picture = new Image();
        picture.addEventListener('load', resolve);
        picture.addEventListener('error', resolve);
        picture.src = `${url}?${new URLSearchParams(fields)}`;
      });
      continue;
    }
    const frame = document.createElement('iframe');
    frame.name = 'forged';
    document.body.append(frame);
    const form = document.createElement('form');
    Object.assign(form, { method: 'POST', action: url, target: 'forged' });
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input');
      Object.assign(input, { type: 'hidden', name, value });
      form.append(input);
    }
    document.body.append(form);
    await new Promise<void>((resolve) => {
      setTimeout(resolve, 1_000);
      frame.addEventListener('load', () => resolve());
      form.submit();
    });
    frame.remove();
    form.remove();
  }
}
