/**
 * Tries every money call of the contract with a player who has stopped play. A call is either refused, or named here
 * with the reason why it is exempt. A call that is neither fails the test, so that a new one cannot be forgotten. M17
 */
import { readdirSync } from 'node:fs';
import type { Call } from '@foyer/contract/call.ts';
import { calls } from '@foyer/contract/calls.ts';
import { stopPlay } from '@foyer/contract/protection/limits.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { afterAll, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { guardedOf } from '../ledger/guarded.ts';
import { titles } from '../ledger/accounts.ts';
import { promotionTesting } from '../promotions/testing/promotions.ts';
import { endOffers, reporting } from '../testing/moneyCalls.ts';
import { moneyWays } from '../testing/moneyWays.ts';
import { openTestHouse } from '../testing/house.ts';

const t = await openTestHouse();
const { claimant } = promotionTesting(t);
afterAll(async () => {
  await assertBooksAreZero(t.house.db);
  await t.close();
});

const gated = [
  'deposit',
  'inPayOrder',
  'inPayUSDTOrder',
  'offlineAutoPayOrder',
  'semiAutomaticPayOrder',
  'webpayGateway',
  'gtBetting',
  'reserveCreateOrder',
];
const leadsOut = 'brings money nearer to the way out';
const givesOnly = 'gives the player something and takes no stake';
const exempt: Readonly<Record<string, string>> = {
  withdraw: leadsOut,
  withdrawGames: leadsOut,
  applyWithdraw: leadsOut,
  gtStopChase: 'ends a chase and returns what it holds',
  selfUnlockAmount: leadsOut,
  reserveCancelOrder: 'gives up a payment',
  reserveConfirmWithdraw: 'ends the player’s own withdrawal',
  reservePayConfirm: 'says that a payment was made that was accepted before the stop',
  buyBalanceProfit: 'saves money, which is no play, and keeps it from play',
  ransomBalanceProfit: leadsOut,
  raffle: 'takes no stake: draws are earned',
  depClickButton: 'takes no stake: draws are earned',
  bonusIntegralExchange: givesOnly,
  getInviteBonus: givesOnly,
  receiveMyBonus: givesOnly,
  applyPrivateCustomBonus: givesOnly,
  giveBonus: givesOnly,
  applyRealTimeBonus: givesOnly,
  depApplyBonus: givesOnly,
  otherApplyBonus: givesOnly,
  vipApplyBonus: givesOnly,
};

const moneyCalls = Object.values<Call>(calls).filter(({ effect }) => effect === 'money');

it('names every money call as gated or as exempt with its reason, and none twice. M17', () => {
  const named = [...gated, ...Object.keys(exempt)];
  expect(moneyCalls.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
  for (const call of moneyCalls.filter(({ name }) => gated.includes(name)))
    expect([call.name, call.refuses]).toEqual([call.name, expect.arrayContaining(['PLAY_STOPPED'])]);
});

it('names the stop among the refusals of every call of a window that takes a stake. M17', async () => {
  const folder = new URL('../../../contract/src/play/', import.meta.url);
  let staking = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    const exported = (await import(`../../../contract/src/play/${file.replace(/\.ts$/, '')}.ts`)) as Readonly<
      Record<string, unknown>
    >;
    for (const value of Object.values(exported)) {
      const refuses =
        typeof value === 'object' && value !== null && 'refuses' in value ? (value.refuses as readonly string[]) : [];
      if (!refuses.includes('BALANCE_INSUFFICIENT')) continue;
      staking += 1;
      expect([file, refuses]).toEqual([file, expect.arrayContaining(['PLAY_STOPPED', 'LOSS_LIMIT'])]);
    }
  }
  expect(staking).toBeGreaterThan(7);
});

const asked = new Set<string>();
it.each(moneyWays(t))('refuses a stopped player, unless the call is exempt: %s. M17', async (_what, way) => {
  await endOffers(t);
  const player = await claimant();
  let sent = '';
  const claim = await way(reporting(player, (name) => (sent = name)));
  await player.ok(stopPlay, { kind: 'exclusion', days: '183' });
  const { code } = await claim();
  asked.add(sent);
  expect([sent, code === refusals.PLAY_STOPPED]).toEqual([sent, gated.includes(sent)]);
});

it('has tried every gated call.', () => {
  expect(gated.filter((name) => !asked.has(name))).toEqual([]);
});

it('lets no movement pay a game that is not guarded as a stake. M17', () => {
  const legs = [
    { account: 'game:moyu', amountSatang: -100 },
    { account: 'house:games:moyu', amountSatang: 100 },
  ] as const;
  for (const [name, title] of Object.entries(titles)) {
    const guard = () => guardedOf({ title, legs, key: name });
    const mayPay = ['stake', 'chaseHold', 'adjustment', 'drawVoid'].includes(name);
    if (mayPay) expect(guard().guard === 'stake').toBe(name === 'stake' || name === 'chaseHold');
    else expect(guard).toThrow(RangeError);
  }
});
