import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveSecurityText } from './securityText.ts';

const nowMs = Date.UTC(2026, 10, 25, 21, 30);
const path = '/.well-known/security.txt';

async function asked(securityContacts: readonly string[], headers: Record<string, string>) {
  const app = Fastify({ trustProxy: true });
  serveSecurityText(app, { config: { securityContacts }, now: () => nowMs });
  return app.inject({ method: 'GET', url: path, headers });
}
const https = { host: 'Site.Example', 'x-forwarded-proto': 'https' };

it('names the contacts in order, the end, the languages and its own address. RFC 9116', async () => {
  const reply = await asked(['mailto:security@site.example', 'https://site.example/report'], https);
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(reply.body.split('\n')).toEqual([
    'Contact: mailto:security@site.example',
    'Contact: https://site.example/report',
    'Expires: 2027-05-24T00:00:00.000Z',
    'Preferred-Languages: zh-CN, en, th',
    `Canonical: https://site.example${path}`,
    '',
  ]);
});

it.each([
  ['over plain http', { host: 'localhost:8080' }],
  ['for a host that is no host name', { ...https, host: 'evil.example/"><script>' }],
])('names no address of its own %s', async (_title, headers) => {
  const { body } = await asked(['mailto:security@site.example'], headers);
  expect(body).toContain('Contact: mailto:security@site.example');
  expect(body).not.toContain('Canonical');
});

it('answers 404 without a contact', async () => {
  expect((await asked([], https)).statusCode).toBe(404);
});
