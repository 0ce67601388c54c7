/** Headers that every reply must have, and headers that none may have. S05 */
import { init } from '@foyer/contract/site/config.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestHouse } from '../testing/house.ts';

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

it('does not answer TRACE with what was sent', async () => {
  const reply = await t.app.inject({ method: 'TRACE', url: init.path, headers: { cookie: 'UUID=secret77' } });
  expect(reply.statusCode).toBe(405);
  expect(reply.body).not.toContain('secret77');
});
