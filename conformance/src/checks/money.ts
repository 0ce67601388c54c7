/**
 * The same request id moves money once, also at the same time, and no other way of sending it moves more. One baht goes
 * into a game account and back. Other money calls are only sent without an id, or with one that cannot be read. L04, L05
 */
import { randomUUID } from 'node:crypto';
import type { Assets } from '@foyer/contract/assets.ts';
import type { Call } from '@foyer/contract/call.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { deposit, refresh, withdraw } from '@foyer/contract/wallet/balance.ts';
import { acceptableFields } from '@foyer/reference/exampleFields.ts';
import * as v from 'valibot';
import type { Exchange, Fields } from '../backend.ts';
import { codeOf, envelopeOf } from '../inspect.ts';
import type { Check, Tester } from './check.ts';
import { isReadable } from './sentFields.ts';

/** Calls that a player may mean to repeat: without an id they are refused. docs/connect-a-backend.md */
const idNeeded: ReadonlySet<string> = new Set(
  'deposit withdraw applyWithdraw inPayOrder inPayUSDTOrder offlineAutoPayOrder semiAutomaticPayOrder reserveCreateOrder buyBalanceProfit bonusIntegralExchange gtBetting'.split(
    ' ',
  ),
);

export const requestIds: Check = {
  appliesTo: ({ effect, reply }) => effect === 'money' && reply === 'envelope',
  async run({ call, ask, report, cookies, skip }) {
    if (cookies === undefined) return skip('needs a session');
    const fields = acceptableFields(call.request);
    if (!isReadable(call, fields)) return skip('has no example that can be sent');
    const unreadable = await ask('a request id that cannot be read', { ...fields, requestId: 'x' });
    if (codeOf(unreadable) !== refusals.BAD_REQUEST)
      report(
        'money',
        'a request id that cannot be read',
        `is answered with ${codeOf(unreadable)} in place of 400`,
        unreadable,
      );
    if (!idNeeded.has(call.name)) return;
    const without = await ask('no request id', { ...fields, requestId: '' });
    if (codeOf(without) !== refusals.REQUEST_ID_NEEDED)
      report('money', 'no request id', `is answered with ${codeOf(without)} in place of 1004`, without);
  },
};

interface Standing {
  readonly mainSatang: number;
  readonly gamesSatang: number;
  readonly platformKey: string;
  readonly exchange: Exchange;
}

async function standingOf({ askOther }: Tester): Promise<Standing | undefined> {
  const exchange = await askOther(refresh, 'the balances', {});
  const read = v.safeParse(refresh.response.schema, envelopeOf(exchange)?.data);
  if (!read.success) return undefined;
  const { mainSatang, gameAccounts }: Assets = read.output;
  const gamesSatang = gameAccounts.reduce((sum, { balanceSatang }) => sum + balanceSatang, 0);
  const open = gameAccounts.find(({ isUnderMaintenance }) => !isUnderMaintenance);
  return { mainSatang, gamesSatang, platformKey: open?.platformKey ?? '', exchange };
}

const baht = 100;

/** Sends what `act` sends, and expects that the main wallet has changed by `bySatang` and the sum not at all. */
async function expectMoved(
  tester: Tester,
  tried: string,
  bySatang: number,
  act: () => Promise<unknown>,
): Promise<void> {
  const before = await standingOf(tester);
  await act();
  const after = await standingOf(tester);
  if (before === undefined || after === undefined) return;
  const moved = after.mainSatang - before.mainSatang;
  if (moved !== bySatang)
    tester.report('money', tried, `moves ${moved / baht} baht in place of ${bySatang / baht}`, after.exchange);
  if (after.mainSatang + after.gamesSatang !== before.mainSatang + before.gamesSatang)
    tester.report('money', tried, 'does not arrive where it was sent', after.exchange);
}

function expectCode(tester: Tester, tried: string, code: number, exchange: Exchange): void {
  if (codeOf(exchange) !== code)
    tester.report('money', tried, `is answered with ${codeOf(exchange)} in place of ${code}`, exchange);
}

const dataOf = (exchange: Exchange): string => JSON.stringify(envelopeOf(exchange)?.data);

async function tryTransfer(tester: Tester, fields: Fields, direction: number): Promise<void> {
  const { ask, report } = tester;
  const requestId = randomUUID();
  const again = { ...fields, requestId };
  await expectMoved(tester, 'the same request id twice', direction * baht, async () => {
    const first = await ask('a transfer of one baht', again);
    expectCode(tester, 'a transfer of one baht', 200, first);
    const second = await ask('the same request id again', again);
    if (dataOf(second) !== dataOf(first)) report('money', 'the same request id again', 'gets another reply', second);
  });
  await expectMoved(tester, 'the same request id with another amount', 0, async () => {
    const other = await ask('the same request id with another amount', { ...again, amount: '2' });
    expectCode(tester, 'the same request id with another amount', refusals.DUPLICATE_REQUEST, other);
  });
  await expectMoved(tester, 'more than there is', 0, async () => {
    const most = await ask('more than there is', { ...fields, amount: '9999999' });
    expectCode(tester, 'more than there is', refusals.BALANCE_INSUFFICIENT, most);
  });
}

/** Four at the same time, back where the baht came from. */
async function tryAtOnce(tester: Tester, back: Call, fields: Fields, direction: number): Promise<void> {
  const again = { ...fields, requestId: randomUUID() };
  await expectMoved(tester, 'the same request id four times at once', -direction * baht, () =>
    Promise.all(Array.from({ length: 4 }, () => tester.askOther(back, 'the same request id at once', again))),
  );
}

export const transfers: Check = {
  appliesTo: ({ name }) => name === deposit.name || name === withdraw.name,
  async run(tester) {
    if (tester.cookies === undefined) return tester.skip('needs a session');
    const standing = await standingOf(tester);
    if (standing === undefined || standing.mainSatang < 2 * baht || standing.platformKey === '')
      return tester.skip('needs a player with two baht in the main wallet, and a game account');
    const fields = { platformKey: standing.platformKey, amount: '1' };
    const isIn = tester.call.name === deposit.name;
    // The baht has to be in the game account before it can come back.
    if (!isIn) await tester.askOther(deposit, 'a transfer into the game', fields);
    await tryTransfer(tester, fields, isIn ? -1 : 1);
    await tryAtOnce(tester, isIn ? withdraw : deposit, fields, isIn ? -1 : 1);
    if (!isIn) await tester.askOther(withdraw, 'a transfer back', fields);
  },
};
