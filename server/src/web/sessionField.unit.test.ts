/** The session in the payload, for a backend that strictly follows the specification. AMB-128, S02 */
import { calls } from '@foyer/contract/calls.ts';
import type { Call } from '@foyer/contract/call.ts';
import { encodeForm } from '@foyer/contract/encodeForm.ts';
import { frontType } from '@foyer/contract/envelope.ts';
import { carriesSession } from '@foyer/contract/sessionField.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { backend, closeAll, front } from './testing/backend.ts';

afterEach(closeAll);

interface Seen {
  readonly method: string;
  readonly path: string;
  readonly query: [string, string][];
  readonly body: string;
  readonly type: string;
  readonly cookie: string;
  readonly length: number;
}

const echo = () =>
  backend((request, body, response) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://own.invalid');
    const { 'content-type': type = '', cookie = '', 'content-length': length } = request.headers;
    const seen = { method: request.method, path, query: [...searchParams], body, type, cookie, length: Number(length) };
    response.end(JSON.stringify(seen));
  });

const common = { lang: 'zh_CN', frontType, deviceId: 'device-0001' } as const;
const session = { cookie: 'lang=en; UUID=s-of-the-cookie-0001' };
const form = 'application/x-www-form-urlencoded';

async function seenBy(url: string, path: string, init: RequestInit): Promise<Seen> {
  const reply = await fetch(url + path, init);
  expect(reply.status).toBe(200);
  return (await reply.json()) as Seen;
}

/** Sends a call as the client does. The other fields do not matter to the web part. */
async function sent(url: string, call: Call, headers: Record<string, string>): Promise<Seen> {
  const encoded = encodeForm({ ...call, request: { ...call.request, encode: () => ({ pageNo: 1 }) } }, {}, common);
  return seenBy(url, encoded.url, { method: call.method, headers, ...(encoded.body && { body: encoded.body }) });
}

const idsOf = (call: Call, seen: Seen): string[] =>
  (call.method === 'GET' ? new URLSearchParams(seen.query) : new URLSearchParams(seen.body)).getAll('UUID');

/** The calls for which the specification lists the field. */
const named = '055 056 073 075 152 153 159 160 161 162 163 165 167 169 170 171 202'.split(' ');

describe('a backend behind the web part', () => {
  it.each(named)('finds the session where the specification says, CALL-%s', async (id) => {
    const call = Object.values<Call>(calls).find((one) => one.id === `CALL-${id}`);
    if (call === undefined) throw new Error(id);
    const seen = await sent(await front(await echo()), call, session);
    expect([seen.path, seen.method]).toEqual([call.path, call.method]);
    expect(idsOf(call, seen)).toEqual(['s-of-the-cookie-0001']);
    expect(seen.cookie).toBe(session.cookie);
    const fields = new URLSearchParams(call.method === 'GET' ? seen.query : seen.body);
    expect(Object.fromEntries(fields)).toMatchObject({ ...common, pageNo: '1' });
    if (call.method === 'POST') expect([seen.length, seen.query]).toEqual([seen.body.length, []]);
  });

  it('finds the session in every call of a player, empty for a guest, and in no plain read of a guest', async () => {
    const url = await front(await echo());
    for (const call of Object.values<Call>(calls).filter(({ body }) => body === 'form')) {
      const wanted = carriesSession(call);
      expect([call.name, idsOf(call, await sent(url, call, session))]).toEqual([
        call.name,
        wanted ? ['s-of-the-cookie-0001'] : [],
      ]);
      expect([call.name, idsOf(call, await sent(url, call, {}))]).toEqual([call.name, wanted ? [''] : []]);
    }
    expect(Object.values<Call>(calls).filter(carriesSession).length).toBeGreaterThan(100);
  });

  it('finds the session beside the file of an upload, and the file unchanged', async () => {
    const body = new FormData();
    body.set('orderNo', '7');
    body.set('UUID', 'foreign-id-00001');
    body.set('file', new File([new Uint8Array([0, 13, 10, 255, 45, 45])], 'proof 1.png', { type: 'image/png' }));
    const seen = await seenBy(await front(await echo()), calls.reserveUploadPayPhoto.path, {
      method: 'POST',
      headers: session,
      body,
    });
    expect(seen.type).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen.body.match(/name="UUID"\r\n\r\n[^\r]*/g)).toEqual(['name="UUID"\r\n\r\ns-of-the-cookie-0001']);
    expect(seen.body).toContain('name="orderNo"\r\n\r\n7\r\n');
    expect(seen.body).toContain(
      'name="file"; filename="proof 1.png"\r\nContent-Type: image/png\r\n\r\n\0\r\n\uFFFD--\r\n',
    );
  });
});

describe('another id in the payload', () => {
  it.each([
    'UUID=foreign-id-00001&a=1',
    'a=1&UUID=foreign-id-00001',
    'a=1&UUID=foreign-id-00001&UUID=foreign-id-00002',
    'a=1&%55UID=foreign-id-00001',
    'a=1&UUID%5B%5D=foreign-id-00001',
    'a=1&+uuid=foreign-id-00001',
    'a=1&UUID',
  ])('is never the session, in body or query: %s. S02', async (pairs) => {
    const url = await front(await echo());
    const post = { method: 'POST', headers: { ...session, 'content-type': form }, body: pairs };
    const posted = await seenBy(url, `${calls.logout.path}?${pairs}`, post);
    expect([posted.body, posted.query]).toEqual(['a=1&UUID=s-of-the-cookie-0001', [['a', '1']]]);
    const got = await seenBy(url, `${calls.gameUrl.path}?${pairs}`, { headers: session });
    expect(got.query).toEqual([
      ['a', '1'],
      ['UUID', 's-of-the-cookie-0001'],
    ]);
    // A foreign id is not the session of a guest either.
    expect((await seenBy(url, calls.logout.path, { ...post, headers: { 'content-type': form } })).body).toBe(
      'a=1&UUID=',
    );
  });

  it('is the session only under LEGACY_SESSION and without a cookie', async () => {
    const url = await front(await echo(), true);
    const post = { method: 'POST', body: 'UUID=legacy-id-000001&a=1' };
    const alone = await seenBy(url, calls.logout.path, { ...post, headers: { 'content-type': form } });
    expect(alone.body).toBe('UUID=legacy-id-000001&a=1');
    const json = { ...post, body: '{"UUID":"legacy-id-000001"}', headers: { 'content-type': 'application/json' } };
    expect((await seenBy(url, calls.logout.path, json)).body).toBe(json.body);
    const both = await seenBy(url, calls.logout.path, { ...post, headers: { ...session, 'content-type': form } });
    expect(both.body).toBe('a=1&UUID=s-of-the-cookie-0001');
  });
});

it('prefers the cookie with the __Host- prefix to the bare one. S02', async () => {
  const headers = { cookie: 'UUID=tossed-by-a-neighbour; __Host-UUID=own-id-0000001', 'content-type': form };
  const seen = await seenBy(await front(await echo()), calls.logout.path, { method: 'POST', headers, body: '' });
  expect(seen.body).toBe('UUID=own-id-0000001');
});

it('keeps every other byte of a form, whatever its encoding', async () => {
  const body = Buffer.concat([Buffer.from('note=a+b%20c&name='), Buffer.from([0xc4, 0xe3]), Buffer.from('&=&x')]);
  const headers = { ...session, 'content-type': `${form}; charset=gbk` };
  const url = await front(
    await backend((request, text, response) => response.end(JSON.stringify([request.headers['content-type'], text]))),
  );
  const reply = await fetch(url + calls.logout.path, { method: 'POST', headers, body });
  const [type, got] = (await reply.json()) as [string, string];
  expect(type).toBe(headers['content-type']);
  expect(got).toBe(`${body.toString()}&UUID=s-of-the-cookie-0001`);
});

it.each([
  ['of another kind', 415, { 'content-type': 'application/json' }, '{"UUID":"foreign-id-00001"}'],
  ['that is packed', 415, { 'content-type': form, 'content-encoding': 'gzip' }, 'a=1'],
  ['that is too large', 413, { 'content-type': form }, `a=${'x'.repeat(1024 * 1024)}`],
  ['of a broken upload', 400, { 'content-type': 'multipart/form-data; boundary=b' }, '--b\r\nnothing'],
])('forwards no body %s, because the session in it could not be replaced', async (_title, status, type, body) => {
  const reply = await fetch((await front(await echo())) + calls.logout.path, {
    method: 'POST',
    headers: { ...session, ...type },
    body,
  });
  expect(reply.status).toBe(status);
  expect(await reply.json()).toMatchObject({ code: 400, success: false });
});
