/** Staff of tests: invited, enrolled and logged in as a browser would do it. */
import { createHmac } from 'node:crypto';
import type { DeskCall, DeskError, GivenOf, ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import type { Role } from '@foyer/contract/desk/permissions.ts';
import { beginEnrolment, finishEnrolment } from '@foyer/contract/desk/session.ts';
import * as v from 'valibot';
import { addStaff, inviteAgain } from '../../staff/staffStore.ts';
import type { TestHouse } from '../../testing/house.ts';

export const staffPassword = 'seven grey herons';

/** What an authenticator shows: RFC 6238 over the base32 secret. */
export function codeOf(secret: string, nowMs: number): string {
  const bits = secret
    .split('')
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(nowMs / 30_000)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

export interface DeskReply<C> {
  readonly status: number;
  readonly body: ReplyOf<C> & Partial<DeskError>;
  readonly headers: Readonly<Record<string, unknown>>;
}

let keys = 0;
/** A new Idempotency-Key. */
export const newKey = (): string => `test-key-${(keys += 1)}`;

/** Sends a request of the desk's page with this cookie. A good reply is checked against the call's schema. */
export async function ask<C extends DeskCall>(
  t: TestHouse,
  cookie: string,
  call: C,
  given: GivenOf<C>,
  headers: Readonly<Record<string, string>> = {},
): Promise<DeskReply<C>> {
  const page = {
    host: 'house.example',
    origin: 'http://house.example',
    'x-desk': '1',
    'sec-fetch-site': 'same-origin',
  };
  const sent = { ...page, ...(cookie !== '' && { cookie }), 'idempotency-key': newKey(), ...headers };
  const query = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
  const reply = await t.app.inject(
    call.method === 'GET'
      ? { url: call.path, query, headers: sent }
      : { method: 'POST', url: call.path, headers: sent, payload: given },
  );
  const isJson = String(reply.headers['content-type']).startsWith('application/json');
  const body = isJson ? reply.json<DeskReply<C>['body']>() : ({} as DeskReply<C>['body']);
  if (reply.statusCode === 200 && isJson) v.parse(call.reply, body);
  return { status: reply.statusCode, body, headers: reply.headers };
}

export const cookieOf = (reply: { readonly headers: Readonly<Record<string, unknown>> }): string =>
  (/^(?:__Host-)?desk=[^;]*/.exec([reply.headers['set-cookie']].flat().join('\n')) ?? [''])[0];

export interface TestStaff {
  readonly name: string;
  readonly staffId: string;
  readonly cookie: string;
  readonly secret: string;
  ask<C extends DeskCall>(
    call: C,
    given: GivenOf<C>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<DeskReply<C>>;
  /** Expects success. */
  ok<C extends DeskCall>(call: C, given: GivenOf<C>): Promise<ReplyOf<C>>;
}

/** Opens the link: the person's own password and authenticator. */
export async function enrolBy(t: TestHouse, token: string, password = staffPassword) {
  const begun = await ask(t, '', beginEnrolment, { token });
  const { secret } = begun.body;
  const done = await ask(t, '', finishEnrolment, { token, password, code: codeOf(secret, t.clock.nowMs) });
  return { secret, done, cookie: cookieOf(done) };
}

let people = 0;
export async function newStaff(
  t: TestHouse,
  roles: readonly Role[],
  name = `person${(people += 1)}`,
): Promise<TestStaff> {
  const staffId = await addStaff(t.house, { name, roles });
  if (staffId === undefined) throw new Error(`${name} is taken`);
  const { token } = await inviteAgain(t.house, staffId);
  const { secret, cookie, done } = await enrolBy(t, token);
  if (done.status !== 200) throw new Error(`not enrolled: ${JSON.stringify(done.body)}`);
  return {
    name,
    staffId,
    cookie,
    secret,
    ask: (call, given, headers) => ask(t, cookie, call, given, headers),
    async ok(call, given) {
      const { status, body } = await ask(t, cookie, call, given);
      if (status !== 200) throw new Error(`${call.path}: ${status} ${JSON.stringify(body)}`);
      return body;
    },
  };
}
