/** An operator's own backend behind the client's pages. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { askBackend } from './backend.ts';
import { backend, closeAll, front } from './testing/backend.ts';
import type { Answer } from './testing/backend.ts';

afterEach(closeAll);

it('forwards a call unchanged and returns the backend’s reply, including cookies and large bodies. ENV-001, S02', async () => {
  const url = await front(
    await backend((request, body, response) => {
      response.setHeader('set-cookie', ['UUID=s1; HttpOnly', 'signedIn=1']).setHeader('x-request-id', 'r-7');
      response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }));
    }),
  );
  const body = `note=${'x'.repeat(300_000)}`;
  const reply = await fetch(`${url}/api/login?a=1`, {
    method: 'POST',
    body,
    headers: { cookie: 'UUID=s0', 'x-foyer-client': '1' },
  });
  const seen = (await reply.json()) as { method: string; url: string; headers: Record<string, string>; body: string };
  expect(seen).toMatchObject({ method: 'POST', url: '/api/login?a=1', body });
  expect(seen.headers).toMatchObject({
    cookie: 'UUID=s0',
    'x-foyer-client': '1',
    'x-forwarded-host': new URL(url).host,
  });
  expect(reply.headers.getSetCookie()).toEqual(['UUID=s1; HttpOnly', 'signedIn=1']);
  expect(reply.headers.get('x-request-id')).toBe('r-7');
});

it('leaves a redirect to the browser, and forwards a live stream as it is written. CALL-057', async () => {
  const url = await front(
    await backend((request, _body, response) => {
      if (request.url === '/api/live')
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': here\n\n');
      else response.writeHead(302, { location: 'https://game.example/door' }).end();
    }),
  );
  const led = await fetch(`${url}/api/logged/forward`, { redirect: 'manual' });
  expect([led.status, led.headers.get('location')]).toEqual([302, 'https://game.example/door']);
  const live = await fetch(`${url}/api/live`);
  const first = await live.body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toBe(': here\n\n');
});

it('reports to browsers and to pages that the service does not answer if the backend is down. AMB-166', async () => {
  const url = await front('http://127.0.0.1:1');
  const reply = await fetch(`${url}/api/init`, { method: 'POST', body: 'lang=en' });
  expect(reply.status).toBe(502);
  expect(await reply.json()).toMatchObject({ success: false, data: null });
  expect(await askBackend('http://127.0.0.1:1')('/api/init', 'POST', '')).toEqual({ status: 502, body: undefined });
});

const beyond = [
  'http://{other}/api/x',
  '/api/../inner',
  '/api/%2e%2e/inner',
  '//{other}/api/x',
  '/api/..;/inner',
  '/api/x/..;a=b/inner',
  '/api/%252e%252e/inner',
  '/api/..%2finner',
  '/api/..%5cinner',
  '/api/.;/inner',
  '/api//inner',
  '/api/x%00',
];
it.each(beyond)(
  'gives no access to another server, or to more of the backend than its calls: %s. ENV-001',
  async (address) => {
    const seen: string[] = [];
    const hear: Answer = ({ url = '' }, _body, response) => {
      seen.push(url);
      response.end('{}');
    };
    const [own, other] = [await backend(hear), await backend(hear)];
    const socket = connect(Number(new URL(await front(own)).port), '127.0.0.1');
    const line = address.replace('{other}', new URL(other).host);
    socket.write(`GET ${line} HTTP/1.1\r\nhost: foyer\r\nconnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 404 /);
    expect(seen).toEqual([]);
  },
);

it('requests page data from the backend as the client itself does. S03', async () => {
  const ask = askBackend(
    await backend(({ headers }, body, response) => response.end(JSON.stringify([headers['x-foyer-client'], body]))),
  );
  expect(await ask('/api/guest/noticeList', 'POST', 'lang=th')).toEqual({ status: 200, body: ['1', 'lang=th'] });
});

it('follows no redirect of the backend when it reads page data', async () => {
  const seen: string[] = [];
  const elsewhere = await backend(({ url = '' }, _body, response) => {
    seen.push(url);
    response.end('{}');
  });
  const led = await backend((_request, _body, response) =>
    response.writeHead(302, { location: `${elsewhere}/inner` }).end(),
  );
  expect(await askBackend(led)('/api/guest/noticeList', 'POST', '')).toEqual({ status: 502, body: undefined });
  expect(seen).toEqual([]);
});
