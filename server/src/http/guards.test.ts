/** Headers that every reply must have, and headers that none may have. S05 */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { init } from '@foyer/contract/site/config.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { houseRoutes } from '../houseRoutes.ts';
import { openTestHouse } from '../testing/house.ts';
import type { Mount } from './build.ts';

const t = await openTestHouse({ config: { operatorKey: 'operator key of these tests' } });
afterAll(() => t.close());

const replies = [
  ['a call', 'POST', init.path, 415],
  ['a call by the wrong method', 'GET', init.path, 405],
  ['an unknown call', 'POST', '/api/nothing', 404],
  ['an unknown address', 'GET', '/.git/config', 404],
  ['a stored picture that is not theirs', 'GET', '/api/uploads/1', 404],
  ['a drawn picture', 'GET', '/pictures/icon/app.192.png', 200],
  ['the sandbox', 'GET', '/sandbox/outbox', 200],
  ['the operator, without the key', 'POST', '/operator/kick', 401],
] as const;

const ask = (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}) =>
  t.app.inject({ method, url, headers, ...(method === 'POST' && { payload: '{}' }) });

describe('a reply', () => {
  it.each(replies)(
    'of %s is not sniffed, loads nothing foreign and appears in no frame',
    async (_what, method, url, status) => {
      const { headers, statusCode } = await ask(method, url);
      expect(statusCode).toBe(status);
      expect(headers['x-content-type-options']).toBe('nosniff');
      const policy = String(headers['content-security-policy']);
      for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(part);
    },
  );

  it.each(replies)('of %s lets no other site read it, and names no software', async (_what, method, url) => {
    const { headers } = await ask(method, url, { origin: 'https://evil.example' });
    expect(Object.keys(headers).filter((name) => /^access-control-|^server$|^x-powered-by$/.test(name))).toEqual([]);
  });
});

it('refuses a request with two Host headers. S05', async () => {
  const { port } = new URL(await t.app.listen({ port: 0, host: '127.0.0.1' }));
  const send = async (hosts: readonly string[]): Promise<string> => {
    const socket = connect(Number(port), '127.0.0.1');
    const lines = hosts.map((host) => `Host: ${host}\r\n`).join('');
    socket.write(`POST ${init.path} HTTP/1.1\r\n${lines}Content-Length: 0\r\nConnection: close\r\n\r\n`);
    return (await text(socket)).split('\r\n', 1)[0] ?? '';
  };
  expect(await send(['foyer.example'])).not.toContain('400');
  expect(await send(['foyer.example', 'evil.example'])).toBe('HTTP/1.1 400 Bad Request');
  expect(await send(['foyer.example', 'foyer.example'])).toBe('HTTP/1.1 400 Bad Request');
});

/** As the pages are mounted: every GET that no other route answers. */
const site: Mount = (app) => void app.get('/*', (_request, reply) => reply.type('text/html').send('<html>'));

it.each(['/api', '/api/', '/api/nothing', '/api/init', '/api/loged/nothing/else', '/api/play/spin'])(
  'answers GET %s with an envelope, never with a page of the site. AMB-166',
  async (url) => {
    const house = await openTestHouse({ register: [...houseRoutes, site] });
    const reply = await house.app.inject({ url });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([
      url === '/api/init' ? 405 : 404,
      'application/json; charset=utf-8',
    ]);
    expect(reply.json()).toMatchObject({ success: false });
    await house.close();
  },
);

it('does not answer TRACE with what was sent', async () => {
  const reply = await t.app.inject({ method: 'TRACE', url: init.path, headers: { cookie: 'UUID=secret77' } });
  expect(reply.statusCode).toBe(405);
  expect(reply.body).not.toContain('secret77');
});
