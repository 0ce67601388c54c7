/**
 * Two players and a guest over every call of players: with the ids of another player's real objects each call answers
 * exactly as with ids of nothing. It shows and changes nothing of theirs. S14
 */
import type { Call } from '@foyer/contract/call.ts';
import { calls } from '@foyer/contract/calls.ts';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { logedUserInfo, login } from '@foyer/contract/account/session.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timeLimit } from '../db/testing/timeFactor.ts';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse, testPassword } from '../testing/house.ts';
import { furnishedPlayer, ownedIds, ownedTables } from '../testing/furnishedPlayer.ts';
import type { FurnishedPlayer } from '../testing/furnishedPlayer.ts';
import { playCalls } from '@foyer/contract/play/playCalls.ts';
import { watchChanges } from '../testing/changes.ts';
import type { Changes } from '../testing/changes.ts';
import { acceptableFields, wireFieldsOf } from '@foyer/reference/exampleFields.ts';

const t = await openTestHouse();
afterAll(() => t.close());

let owner: FurnishedPlayer;
let stranger: FurnishedPlayer;
let ids: string[] = [];
const changes: Changes[] = [];

beforeAll(async () => {
  stranger = await furnishedPlayer(t);
  owner = await furnishedPlayer(t);
  const strangers = new Set(await ownedIds(t, stranger.playerId));
  ids = (await ownedIds(t, owner.playerId)).filter((id) => !strangers.has(id));
  for (const [column, tables] of await ownedTables(t))
    changes.push(await watchChanges(t.house, tables, { column, value: owner.playerId }));
});

const playerCalls = Object.values<Call>(calls).filter(({ access }) => access === 'player');

/** Fields that may name an object of a player. */
const isId = (name: string): boolean => /(?:Id|No|^id|^proof|^passport|^before)$/.test(name) && name !== 'pageNo';

/** What a service needs to come as far as the id. */
const known = {
  inBankId: 'sandbox-bangkok',
  amount: '250',
  proof: '/api/uploads/1',
  issue: '1',
  planId: 'day',
  received: '1',
  // Wrong, so that the stranger keeps the password that other calls need.
  oldWithdrawPassword: 'wrong-sesame',
  oldPassword: 'wrong-sesame',
  platformCode: 'moyu',
};

/** The least request: fields that may be absent are absent, so that no other filter hides the object. */
function leastFields({ request }: Pick<Call, 'request'>): Record<string, string> {
  const absent = wireFieldsOf(request).filter(({ codec }) => v.is(codec.schema, undefined));
  const fields = acceptableFields(request, known);
  for (const { name } of absent) delete fields[name];
  return fields;
}

/** An id of the same form that names nothing. */
const unused = (id: string): string =>
  id
    .replaceAll(/\d/g, (digit) => String((Number(digit) + 7) % 10))
    .replaceAll(/[a-y]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1));

/** How an id is sent in a field: a proof is the address of an upload. */
const sentAs = (field: string, id: string): string => (field === 'proof' ? `/api/uploads/${id}` : id);

let sent = 0;
async function send(
  call: Pick<Call, 'path' | 'method' | 'body'>,
  fields: Record<string, string>,
  by?: FurnishedPlayer,
) {
  if ((sent += 1) % 20 === 0) await t.house.db.deleteFrom('rate_limit').execute();
  const cookie = by === undefined ? '' : [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const common = { lang: 'en', frontType: '2', deviceId: 'device-of-these-tests', requestId: `request-${sent}` };
  const headers = { [clientHeader]: '1', cookie };
  const all = new URLSearchParams({ ...common, ...fields }).toString();
  const from = { method: call.method, remoteAddress: `10.9.${(sent >> 8) & 255}.${sent & 255}` } as const;
  if (call.method === 'GET') return t.app.inject({ ...from, url: `${call.path}?${all}`, headers });
  if (call.body === 'multipart') {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...common, ...fields })) form.set(name, value);
    form.set('file', new File(['GIF89a'], 'a.gif', { type: 'image/gif' }));
    const encoded = new Response(form);
    const type = encoded.headers.get('content-type') ?? '';
    const payload = Buffer.from(await encoded.arrayBuffer());
    return t.app.inject({ ...from, url: call.path, headers: { ...headers, 'content-type': type }, payload });
  }
  const type = 'application/x-www-form-urlencoded';
  return t.app.inject({ ...from, url: call.path, headers: { ...headers, 'content-type': type }, payload: all });
}

/** A reply without the id that was sent and what differs each time. */
const replyTo = (id: string, { statusCode, headers, body }: { statusCode: number; headers: object; body: string }) =>
  [statusCode, 'location' in headers ? String(headers.location).split('?', 1)[0] : body.replaceAll(id, '#')].join(' ');

const changed = async (): Promise<string[]> => (await Promise.all(changes.map((one) => one.taken()))).flat();
const isOwners = (body: string): boolean =>
  body.includes(owner.playerId) || new RegExp(String.raw`\b${owner.userAccount}\b`).test(body);

/** Some calls end the session of the caller. */
async function logInAgain(): Promise<void> {
  if ((await stranger.call(logedUserInfo, {})).code === 200) return;
  const { userAccount } = stranger;
  for (const password of [testPassword, 'sesame78x']) {
    const answer = await stranger.call(login, { userAccount, password, captcha: 'none' });
    if (answer.code === 200) return;
  }
  throw new Error('the stranger cannot log in');
}

it('begins with objects of every kind', () => {
  expect(ids.length).toBeGreaterThan(30);
});

/** The form of an id: what an id of nothing must have too, because a call may refuse another form earlier. */
const formOf = (id: string): string => id.replaceAll(/\d/g, '1').replaceAll(/[a-z]/g, 'a');

interface Tried {
  readonly id: string;
  readonly body: string;
  /** The reply, and the reply to an id of nothing. */
  readonly replies: readonly [string, string];
}

/** Sends every object's id in one field. The reply to an id of nothing is asked for once for each form of ids. */
async function* tryIds(call: Call, field: string, by: FurnishedPlayer): AsyncGenerator<Tried> {
  const toNothing = new Map<string, string>();
  const ask = (id: string) => send(call, { ...leastFields(call), [field]: id }, by);
  for (const id of ids) {
    const [real, none] = [sentAs(field, id), sentAs(field, unused(id))];
    const empty = toNothing.get(formOf(id)) ?? replyTo(none, await ask(none));
    toNothing.set(formOf(id), empty);
    const reply = await ask(real);
    yield { id, body: reply.body.replaceAll(real, '#'), replies: [replyTo(real, reply), empty] };
  }
}

const idFields = (call: Call): string[] => wireFieldsOf(call.request).flatMap(({ name }) => (isId(name) ? [name] : []));

it.each(playerCalls.map((call) => [call.name, call] as const))(
  '%s answers another player as if the objects were not there. S14',
  async (_name, call) => {
    for (const field of idFields(call)) {
      for await (const { id, body, replies } of tryIds(call, field, stranger)) {
        expect([field, id, replies[0]]).toEqual([field, id, replies[1]]);
        expect(isOwners(body), `${field}=${id}: ${body.slice(0, 300)}`).toBe(false);
      }
    }
    // Calls without an id read and change only what is the caller's own.
    if (idFields(call).length === 0) {
      const reply = await send(call, acceptableFields(call.request, known), stranger);
      expect(isOwners(reply.body), reply.body.slice(0, 300)).toBe(false);
    }
    expect(await changed()).toEqual([]);
    await logInAgain();
  },
);

it.each(playerCalls.map((call) => [call.name, call] as const))('%s answers no guest. S14', async (_name, call) => {
  for (const fields of [
    leastFields(call),
    { ...acceptableFields(call.request, known), UUID: owner.cookies.get('UUID') ?? '' },
  ]) {
    const reply = await send(call, fields);
    if (reply.statusCode === 302) expect(reply.headers.location).toBe('/login');
    else expect(reply.json()).toMatchObject({ code: refusals.SESSION_EXPIRED });
  }
  expect(await changed()).toEqual([]);
});

it('lets no other player or guest into a game window. S01, S14', async () => {
  for (const call of playCalls) {
    if (!wireFieldsOf(call.request).some(({ name }) => name === 'sessionId')) continue;
    const form = { ...call, method: 'POST', body: 'form' } as const;
    for (const sessionId of Object.values(owner.windows)) {
      for (const by of [stranger, undefined]) {
        const reply = await send(form, acceptableFields(call.request, { sessionId }), by);
        expect([call.path, reply.json().code]).toEqual([call.path, refusals.GAME_SESSION_ENDED]);
      }
    }
  }
  expect(await changed()).toEqual([]);
});

it('shows an uploaded picture to nobody else. S12, S14', async () => {
  const uploads = t.house.db.selectFrom('upload').select('upload_id').where('player_id', '=', owner.playerId);
  const { upload_id } = await uploads.executeTakeFirstOrThrow();
  const [mine, theirs, guests] = await Promise.all(
    [owner, stranger, t.client()].map((by) => by.get(`/api/uploads/${upload_id}`)),
  );
  expect([mine?.statusCode, theirs?.statusCode, guests?.statusCode]).toEqual([200, 404, 404]);
});

const tellingFields = [
  'applyPrivateCustomBonus.bonusId applyWithdraw.bankCardId deleteBank.bankCardId',
  'deleteMsgSite.msgId depositDjs.orderNo depositOrderCancel.orderNo depositOrderList.orderNo',
  'depositOrderList.orderRequestId endLoginSession.sessionId gameDetail.betOrderNo',
  'getVipRewardGift.rewardId gtStopChase.chaseNo gtUserBetRecords.betOrderNo',
  'gtUserBetRecords.chaseNo inPayOrder.proof moneyOutcome.moneyRequestId',
  'ransomBalanceProfit.orderId receiveMyBonus.bonusId removePasskey.passkeyId',
  'renamePasskey.passkeyId reserveConfirmWithdraw.orderNo reserveReminders.orderNo',
  'selfUnlockAmount.lockId updateMsgSite.msgId',
].flatMap((names) => names.split(' '));

/** Last, because it changes the owner's objects. Without it a wrong id or a missing field would hide every fault. */
it(
  'tells the owner’s objects from nothing in the same requests, so that the tests above can fail',
  { timeout: timeLimit(240_000) },
  async () => {
    const told: string[] = [];
    for (const call of playerCalls) {
      for (const field of idFields(call)) {
        for await (const { replies } of tryIds(call, field, owner)) {
          if (replies[0] === replies[1]) continue;
          told.push(`${call.name}.${field}`);
          break;
        }
      }
    }
    expect(told.toSorted()).toEqual(tellingFields);
    await assertBooksAreZero(t.house.db);
  },
);
