/**
 * The examples of the reference, sent to a house: each is answered as the document says, with an envelope whose data
 * has the form of its schema, or with a code that the document lists for the call.
 */
import { readEnvelope, clientHeader } from '@foyer/contract/envelope.ts';
import { login } from '@foyer/contract/account/session.ts';
import { deskCalls } from '@foyer/contract/desk/calls.ts';
import { openApiDocument } from '@foyer/reference/document.ts';
import { faultsOf } from '@foyer/reference/faultsOf.ts';
import type { Operation } from '@foyer/reference/openApi.ts';
import { operatorCalls } from '@foyer/reference/operatorCalls.ts';
import { afterAll, expect, it } from 'vitest';
import { providerCalls } from '@foyer/contract/provider/providerCalls.ts';
import type { ProviderCallName } from '@foyer/contract/provider/providerCalls.ts';
import {
  coinConfig,
  launchTicket,
  offerCoins,
  seated,
  send as sendSigned,
} from '../provider/foreign/testing/foreign.ts';
import { furnishedPlayer } from '../testing/furnishedPlayer.ts';
import { openTestHouse, testPassword } from '../testing/house.ts';

const operatorKey = 'operator key of these tests';
const t = await openTestHouse({ config: { operatorKey, ...coinConfig } });
afterAll(() => t.close());
const document = await openApiDocument('0.1.0');
const components = document.components.schemas;

interface Example {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}
const all: readonly Example[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const isOperators = ({ operation }: Example): boolean => operation.tags.includes('operator');
/** Of a session of staff; the schemas are those that check each reply in the desk's own tests. */
const isDesks = ({ operation }: Example): boolean => operation.tags.includes('desk');
const isProviders = ({ operation }: Example): boolean => operation.tags.includes('provider');

/** A field of a form as text: lists and objects as JSON. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function queryOf({ parameters = [] }: Operation): URLSearchParams {
  const given = parameters.flatMap((one) =>
    'in' in one && one.in === 'query' && one.example !== undefined ? [[one.name, asText(one.example)]] : [],
  );
  return new URLSearchParams(given);
}

const player = await furnishedPlayer(t);
let sent = 0;

/** Sends the example as it stands, by the furnished player. A window's call names the window of its family. */
async function send({ path, method, operation }: Example) {
  if ((sent += 1) % 20 === 0) await t.house.db.deleteFrom('rate_limit').execute();
  const cookie = [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const base = { remoteAddress: `10.8.${sent >> 8}.${sent & 255}`, headers: { [clientHeader]: '1', cookie } };
  if (method === 'get') return t.app.inject({ ...base, method: 'GET', url: `${path}?${queryOf(operation)}` });
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? ['', { schema: {} }];
  const fields = Object.entries(media.example ?? {}).map(([name, value]) => [name, asText(value)]);
  const form = new URLSearchParams(fields);
  if (form.has('requestId')) form.set('requestId', `request-${sent}`);
  if (form.has('sessionId'))
    form.set('sessionId', player.windows[path.split('/')[3] ?? ''] ?? player.windows.slot ?? '');
  if (type !== 'multipart/form-data')
    return t.app.inject({
      ...base,
      method: 'POST',
      url: path,
      headers: { ...base.headers, 'content-type': type },
      payload: form.toString(),
    });
  const upload = new FormData();
  for (const [name, value] of form) if (name !== 'file') upload.set(name, value);
  upload.set('file', new File(['GIF89a'], String(form.get('file')), { type: 'image/png' }));
  const encoded = new Response(upload);
  return t.app.inject({
    ...base,
    method: 'POST',
    url: path,
    headers: { ...base.headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

/** Some examples end the session of the player, or change the password. */
async function logInAgain(): Promise<void> {
  for (const password of [testPassword, 'sesame78x']) {
    const answer = await player.call(login, { userAccount: player.userAccount, password, captcha: 'none' });
    if (answer.code === 200) return;
  }
  throw new Error('the player cannot log in');
}
const isSessionOver = (code: number | undefined): boolean => code === 403 || code === 706;

it('answers the examples of players and windows as the document says', async () => {
  const wrong: unknown[] = [];
  let successes = 0;
  for (const one of all.filter((example) => !isOperators(example) && !isDesks(example) && !isProviders(example))) {
    let reply = await send(one);
    if (
      reply.statusCode === 200 &&
      isSessionOver(readEnvelope(reply.json())?.code) &&
      !one.path.startsWith('/api/play/')
    ) {
      await logInAgain();
      reply = await send(one);
    }
    const answer = one.operation.responses[String(reply.statusCode)];
    if (answer === undefined) wrong.push([one.path, reply.statusCode]);
    if (answer === undefined || !('content' in answer) || reply.statusCode !== 200) continue;
    const body: unknown = reply.json();
    const code = readEnvelope(body)?.code;
    if (code === 200) successes += 1;
    const { anyOf: [success, refusal] = [] } = answer.content?.['application/json']?.schema ?? {};
    const faults = faultsOf((code === 200 ? success : refusal) ?? {}, body, components);
    if (faults.length > 0) wrong.push([one.path, faults.slice(0, 3)]);
  }
  expect(wrong).toEqual([]);
  // Guards the examples: fewer mean that they no longer fit the house.
  expect(successes).toBeGreaterThan(150);
});

it("answers the examples of the operator's systems as the document says", async () => {
  for (const one of all.filter(isOperators)) {
    const body = one.operation.requestBody?.content['application/json']?.example as Record<string, unknown> | undefined;
    const payload = { ...body, ...(body !== undefined && 'account' in body && { account: player.userAccount }) };
    const query = queryOf(one.operation);
    if (query.has('account')) query.set('account', player.userAccount);
    const reply = await t.app.inject({
      method: one.method === 'get' ? 'GET' : 'POST',
      url: `${one.path.replace('{orderNo}', 'R1')}?${query}`,
      headers: { authorization: `Bearer ${operatorKey}` },
      ...(one.method === 'post' && { payload }),
    });
    const answer = one.operation.responses[String(reply.statusCode)];
    expect([one.path, reply.statusCode, answer !== undefined]).toEqual([one.path, reply.statusCode, true]);
    const schema =
      answer !== undefined && 'content' in answer ? answer.content?.['application/json']?.schema : undefined;
    if (reply.statusCode === 200)
      expect([one.path, faultsOf(schema ?? {}, reply.json(), components)]).toEqual([one.path, []]);
  }
});

it("answers the examples of a game provider's server as the document says", async () => {
  await offerCoins(t);
  const { client, playerId, session } = await seated(t, 10_000);
  const own = { session, player: playerId, ticket: await launchTicket(client, 'coin-wheel') };
  for (const name of Object.keys(providerCalls) as ProviderCallName[]) {
    const operation = document.paths[providerCalls[name].path]?.post;
    const example = operation?.requestBody?.content['application/json']?.example as Record<string, unknown>;
    const fields = Object.entries(example).map(([field, value]) => [field, own[field as keyof typeof own] ?? value]);
    const { status, body } = await sendSigned(t, name, Object.fromEntries(fields) as object);
    const answer = operation?.responses[String(status)];
    const schema = answer && 'content' in answer ? answer.content?.['application/json']?.schema : undefined;
    expect([name, status, faultsOf(schema ?? {}, body, components)]).toEqual([name, 200, []]);
  }
  const refused = await sendSigned(t, 'balance', { session }, { secret: 'another' });
  const answer = document.paths['/provider/balance']?.post?.responses[String(refused.status)];
  const schema = answer && 'content' in answer ? answer.content?.['application/json']?.schema : undefined;
  expect([refused.status, faultsOf(schema ?? {}, refused.body, components)]).toEqual([401, []]);
});

it("has every address of the operator's systems that the house answers", () => {
  const found: string[] = [];
  let parents: string[] = [];
  for (const line of t.app.printRoutes({ commonPrefix: false, includeHooks: false }).split('\n')) {
    const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
    parents = [...parents.slice(0, indent.length / 4), path];
    const url = parents.join('').replaceAll(/:(\w+)/g, '{$1}');
    if (!url.startsWith('/operator/')) continue;
    for (const method of ['GET', 'POST']) if (methods.split(', ').includes(method)) found.push(`${method} ${url}`);
  }
  const declared = [...operatorCalls, ...deskCalls].map(({ method, path }) => `${method} ${path}`);
  expect(found.toSorted()).toEqual(declared.toSorted());
});
