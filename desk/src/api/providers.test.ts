/** How the desk's calls reach the house, and what their replies mean. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeHouse, logInAs, refused } from '../testing/house.ts';
import type { FakeHouse } from '../testing/house.ts';
import { errorWords } from './errorWords.ts';
import { HouseError } from './houseError.ts';
import { accessControlProvider, authProvider, dataProvider } from './providers.ts';
import { session, setSession } from './session.ts';

let house: FakeHouse;
beforeEach(() => {
  house = fakeHouse();
  setSession({ state: 'out' });
  return () => vi.unstubAllGlobals();
});

const act = () =>
  dataProvider.custom?.({ url: '/operator/desk/x', method: 'post', payload: { a: 1 }, meta: { key: 'k1' } });
const failure = async (sent: Promise<unknown> | undefined): Promise<HouseError> => {
  const error: unknown = await sent?.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof HouseError)) throw new Error('was not refused');
  return error;
};

describe('an act', () => {
  it('is JSON with the header of the desk and its Idempotency-Key', async () => {
    house.answer({ status: 200, body: { state: 'approved' } });
    expect(await act()).toEqual({ data: { state: 'approved' } });
    const [sent] = house.sent;
    expect([sent?.method, sent?.path, sent?.body]).toEqual(['POST', '/operator/desk/x', { a: 1 }]);
    expect(['x-desk', 'idempotency-key'].map((name) => sent?.headers.get(name))).toEqual(['1', 'k1']);
  });
  it.each([
    ['nobody answers', 'no answer' as const, 'unreachable'],
    ['the house has a fault', { status: 500, body: { error: 'failed' } }, 'failed'],
    ['a proxy answers instead', { status: 502, body: '<html>' }, 'unreadable'],
    ['the first request is still under way', refused(409, 'requestInFlight'), 'requestInFlight'],
  ])('has an unknown outcome if %s', async (_what, answer, code) => {
    house.answer(answer);
    expect(await failure(act())).toMatchObject({ code, isUnknown: true });
  });
  it.each([refused(403, 'noPermission'), refused(409, 'changedMeanwhile'), refused(400, 'badFields')])(
    'is known to be refused: $body.error',
    async (answer) => {
      house.answer(answer);
      const error = await failure(act());
      expect(error.isUnknown).toBe(false);
      expect(errorWords(error)).not.toContain(answer.body.error);
    },
  );
  it('has its faults by field', async () => {
    house.answer(refused(400, 'badFields', [{ name: 'titles.en', message: 'required' }]));
    expect((await failure(act())).fields).toEqual([{ name: 'titles.en', message: 'required' }]);
  });
});

it('reads a list page by page, by the cursor of the page before', async () => {
  house.answer(
    { status: 200, body: { list: [{ orderNo: 'D1' }], next: 'c2' } },
    { status: 200, body: { list: [], next: '' } },
  );
  const given = {
    resource: '/operator/desk/list',
    filters: [{ field: 'state', operator: 'eq' as const, value: 'all' }],
  };
  const first = await dataProvider.getList(given);
  expect(first).toMatchObject({ data: [{ orderNo: 'D1' }], cursor: { next: 'c2' } });
  const last = await dataProvider.getList({ ...given, pagination: { currentPage: 'c2' as never } });
  expect(last.cursor).toEqual({});
  expect(house.sent.map(({ path }) => path)).toEqual([
    '/operator/desk/list?state=all',
    '/operator/desk/list?state=all&cursor=c2',
  ]);
});

describe('the session', () => {
  it('ends under the page if the house says so, and the page stays', async () => {
    logInAs('payments');
    house.answer(refused(401, 'loggedOut'));
    await authProvider.onError(await failure(act()));
    expect(session()).toMatchObject({ state: 'in', isEnded: true });
  });
  it('is not ended by anything else', async () => {
    logInAs('payments');
    house.answer(refused(403, 'noPermission'));
    await authProvider.onError(await failure(act()));
    expect(session()).toMatchObject({ state: 'in', isEnded: false });
  });
  it('is out without one, and unreachable without a house', async () => {
    house.answer(refused(401, 'loggedOut'));
    expect(await authProvider.check()).toEqual({ authenticated: false });
    expect(session().state).toBe('out');
    house.answer('no answer');
    await authProvider.check();
    expect(session().state).toBe('unreachable');
  });
  it('gives the permissions of the roles, and no others', async () => {
    logInAs('content');
    expect(await accessControlProvider.can({ action: 'content.write' })).toEqual({ can: true });
    expect(await accessControlProvider.can({ action: 'payments.decide' })).toEqual({ can: false });
  });
});
