/** Every role tries every action, and every key every scope: refused where it must be. */
import { deskCalls } from '@foyer/contract/desk/calls.ts';
import { deskErrors } from '@foyer/contract/desk/deskCall.ts';
import { permissions, permissionsOf, permissionsOfRole, roles } from '@foyer/contract/desk/permissions.ts';
import type { Permission } from '@foyer/contract/desk/permissions.ts';
import { closeSession } from '@foyer/contract/desk/session.ts';
import { addKey, changeStaffRoles, disableStaff, endKey, keyList, staffList } from '@foyer/contract/desk/staff.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { operatorDesk } from '../http/operatorDesk.ts';
import { routePermissions } from '../http/operator/routePermissions.ts';
import { assertBooksAreZero } from '../ledger/books.ts';
import { addOperatorKey, endOperatorKey } from '../staff/keyStore.ts';
import { openTestHouse } from '../testing/house.ts';
import { watchChanges } from '../testing/changes.ts';
import { deskRoutes } from './mount.ts';
import { newKey, newStaff } from './testing/staff.ts';

const operatorKey = 'operator-key-of-these-tests.';
const t = await openTestHouse({ config: { operatorKey } });
afterAll(() => t.close());
const changes = await watchChanges(t.house, ['movement', 'player', 'operator_key', 'play_switch', 'front_config']);

interface Action {
  readonly method: string;
  readonly url: string;
  readonly needed: Permission | 'open' | 'staff';
}
const older = Object.entries(routePermissions).map(([route, needed]): Action => {
  const [method = '', url = ''] = route.split(' ');
  return { method, url: url.replaceAll(/:\w+/g, 'x'), needed: needed as Permission };
});
const ofDesk = deskCalls.map(({ method, path, permission }): Action => ({ method, url: path, needed: permission }));
const actions = [...ofDesk, ...older];

/** Sends an action without any fields, so that nothing can come of it. */
async function attempt({ method, url }: Action, headers: Record<string, string>) {
  const reply = await t.app.inject(
    method === 'GET'
      ? { url, headers }
      : { method: 'POST', url, headers: { ...headers, 'idempotency-key': newKey() }, payload: {} },
  );
  return {
    status: reply.statusCode,
    body: reply.headers['content-type']?.toString().includes('json') ? reply.json() : {},
  };
}
const page = { host: 'house.example', origin: 'http://house.example', 'x-desk': '1' };
const refused = { error: 'noPermission', status: 403, message: expect.any(String) };

/** Every route below /operator, as the application lists them: a tree, in which a branch adds to its parent. */
function mountedRoutes(): string[] {
  const found: string[] = [];
  const parents: string[] = [];
  for (const line of t.app.printRoutes({ commonPrefix: false, includeHooks: false }).split('\n')) {
    const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
    const depth = indent.length / 4;
    parents.length = depth;
    parents.push(path);
    const url = parents.join('');
    if (!url.startsWith('/operator/')) continue;
    for (const method of methods.split(', ')) if (['GET', 'POST'].includes(method)) found.push(`${method} ${url}`);
  }
  return found;
}

describe('the actions', () => {
  it('are all that is mounted, and every call of the contract is', () => {
    const known = new Set([
      ...Object.keys(routePermissions),
      ...deskCalls.map(({ method, path }) => `${method} ${path}`),
    ]);
    const mounted = mountedRoutes();
    expect(mounted.filter((route) => !known.has(route))).toEqual([]);
    expect([...known].filter((route) => !mounted.includes(route))).toEqual([]);
    expect(deskRoutes.map(({ call }) => call).filter((call) => !deskCalls.includes(call))).toEqual([]);
  });

  it('cannot be mounted without a permission', async () => {
    const house = openTestHouse({
      register: [
        (app, given) => {
          operatorDesk(app, given);
          app.get('/operator/forgotten', () => 'everything');
        },
      ],
    });
    await expect(house).rejects.toThrow('GET /operator/forgotten declares no permission');
  });

  it.each(roles)('of %s are allowed by its permissions, and every other is refused', async (role) => {
    const person = await newStaff(t, [role]);
    const held = permissionsOf([role]);
    await changes.taken();
    for (const action of actions) {
      if (action.url === closeSession.path) continue;
      const { status, body } = await attempt(action, { ...page, cookie: person.cookie });
      const isAllowed = action.needed === 'open' || action.needed === 'staff' || held.includes(action.needed);
      const name = `${role}: ${action.method} ${action.url}`;
      if (isAllowed)
        expect([name, [401, 403].includes(status) && body.error === 'noPermission']).toEqual([name, false]);
      else expect([name, status, body]).toEqual([name, 403, refused]);
      expect([name, status < 500]).toEqual([name, true]);
    }
    expect(await changes.taken()).toEqual([]);
  });

  it('are refused to everybody without a session or a key', async () => {
    for (const action of actions.filter(({ needed }) => needed !== 'open')) {
      for (const headers of [page, { ...page, cookie: 'desk=aaaaaaaaaaaaaaaaaaaaaa' }]) {
        const { status, body } = await attempt(action, headers);
        expect([action.url, status, body]).toEqual([
          action.url,
          401,
          { error: 'loggedOut', status: 401, message: expect.any(String) },
        ]);
      }
    }
  });

  it('of a key are those of its scopes, and none of them is a session', async () => {
    const scopes: Permission[] = ['payments.read', 'games.switch'];
    const { key } = await addOperatorKey(t.house, { name: 'night job', scopes, by: 'test' });
    for (const action of actions.filter(({ needed }) => needed !== 'open')) {
      const { status, body } = await attempt(action, { authorization: `Bearer ${key}` });
      const isAllowed = (scopes as string[]).includes(action.needed);
      if (!isAllowed) expect([action.url, status, body]).toEqual([action.url, 403, refused]);
      else
        expect([action.url, [401, 403].includes(status) && body.error === 'noPermission']).toEqual([action.url, false]);
    }
    const all = { authorization: `Bearer ${operatorKey}` };
    for (const action of older.filter(({ url }) => !url.includes('payments')))
      expect([action.url, [401, 403].includes((await attempt(action, all)).status)]).toEqual([action.url, false]);
  });
});

describe('roles', () => {
  it('hold for the next request when they change, and end with the person', async () => {
    const root = await newStaff(t, ['admin']);
    const person = await newStaff(t, ['content']);
    expect((await person.ask(staffList, {})).status).toBe(403);
    await root.ok(changeStaffRoles, { staffId: person.staffId, roles: ['admin'] });
    expect((await person.ask(staffList, {})).status).toBe(200);
    await root.ok(disableStaff, { staffId: person.staffId, isDisabled: true });
    expect((await person.ask(staffList, {})).status).toBe(401);
  });

  it('are never changed by oneself, and somebody stays admin', async () => {
    const own = await openTestHouse();
    const first = await newStaff(own, ['admin']);
    const second = await newStaff(own, ['admin']);
    expect((await first.ask(changeStaffRoles, { staffId: first.staffId, roles: ['support'] })).body).toMatchObject({
      error: 'isSelf',
    });
    const both = await Promise.all([
      first.ask(disableStaff, { staffId: second.staffId, isDisabled: true }),
      second.ask(disableStaff, { staffId: first.staffId, isDisabled: true }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    await own.close();
  });

  it('give no role the link that logs in as a player', () => {
    for (const role of roles) expect(permissionsOfRole[role]).not.toContain('players.ticket');
    expect(permissions).toContain('players.ticket');
  });
});

describe('keys', () => {
  it('are replaced by two that are valid at once, and end at once', async () => {
    const root = await newStaff(t, ['admin']);
    const scopes: Permission[] = ['games.read'];
    const first = await root.ok(addKey, { name: 'lobby', scopes });
    const second = await root.ok(addKey, { name: 'lobby', scopes });
    const works = async (key: string) =>
      (await t.app.inject({ url: '/operator/play', headers: { authorization: `Bearer ${key}` } })).statusCode;
    expect([await works(first.key), await works(second.key)]).toEqual([200, 200]);
    await root.ok(endKey, { keyId: first.keyId });
    expect([await works(first.key), await works(second.key)]).toEqual([401, 200]);
    const { list } = await root.ok(keyList, {});
    expect(JSON.stringify(list)).not.toContain(second.key);
    expect(list.find(({ keyId }) => keyId === second.keyId)).toMatchObject({ endedMs: 0, usedMs: t.clock.nowMs });
    expect(await endOperatorKey(t.house, first.keyId)).toBe(false);
  });

  it('are refused after ten wrong ones from an address, while the desk goes on there', async () => {
    const person = await newStaff(t, ['admin']);
    const wrong = { authorization: 'Bearer foyer_wrong' };
    const from = { remoteAddress: '10.44.0.1' };
    for (let tries = 0; tries < 10; tries += 1)
      expect((await t.app.inject({ url: '/operator/play', headers: wrong, ...from })).statusCode).toBe(401);
    const right = { authorization: `Bearer ${operatorKey}` };
    const late = await t.app.inject({ url: '/operator/play', headers: right, ...from });
    expect([late.statusCode, late.json().error]).toEqual([429, 'tooManyTries']);
    const desk = await t.app.inject({ url: staffList.path, headers: { ...page, cookie: person.cookie }, ...from });
    expect(desk.statusCode).toBe(200);
  });
});

it('has one shape for errors, whose codes are in the contract', async () => {
  const root = await newStaff(t, ['admin']);
  for (const action of actions.filter(({ url }) => url !== closeSession.path)) {
    const { status, body } = await attempt(action, { ...page, cookie: root.cookie });
    if (status < 400) continue;
    expect([action.url, body]).toEqual([
      action.url,
      expect.objectContaining({ status, error: expect.any(String), message: expect.any(String) }),
    ]);
    // A sentence, not the code; what is about a field names it.
    expect([action.url, body.message.includes(' '), body.message === body.error]).toEqual([action.url, true, false]);
    if (action.url.startsWith('/operator/desk/')) expect(deskErrors).toContain(body.error);
  }
  const broken = await t.app.inject({
    method: 'POST',
    url: disableStaff.path,
    headers: { ...page, cookie: root.cookie, 'content-type': 'application/json', 'idempotency-key': newKey() },
    payload: '{"a":',
  });
  expect([broken.statusCode, broken.json()]).toEqual([
    400,
    { error: 'badRequest', status: 400, message: expect.any(String) },
  ]);
  await assertBooksAreZero(t.house.db);
});
