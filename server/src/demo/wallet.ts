/**
 * Deposits, withdrawals, transfers and a running bet of the demo player: every money status in section 4. The sandbox
 * bank leaves the last withdrawals open for a week. ENUM-003, ENUM-004, ENUM-012 to ENUM-014, ENUM-024
 */
import { drawAt, drawTimes } from '@foyer/contract/lottery/clock.ts';
import { handlers } from '../handlers.ts';
import { titles } from '../ledger/accounts.ts';
import { stepWithdrawals } from '../wallet/bank/bank.ts';
import { missingDepositor } from '../wallet/bank/sentinels.ts';
import { settleDeposits } from '../wallet/depositSettle.ts';
import { betsOnTheDay, luckyEight } from './bet.ts';
import { bindsCard } from './card.ts';
import { baht, demoLogin } from './player.ts';
import type { DemoPlayer, DemoStep } from './player.ts';

/** A card of the sandbox's own bank; the last digit is its check digit. */
const cardNumber = '6222021000088888887';
/** Well-formed addresses without an owner: the first 20 bytes of SHA-256("foyer demo") replace the hash of a key. */
const addresses = {
  tron: 'TXr3ntL3rPaM1HmZ78UCqmpqeSnVLGu3Ym',
  ether: '0xEFF82Ae075a8aAE56EE8702cc698a63b72d8a2FB',
  heco: '0xEFF82Ae075a8aAE56EE8702cc698a63b72d8a2FB',
  omni: '1NsqnpxKhfTPr7hvWrpVKd8hjf3B73CCXB',
} as const;
const minuteMs = 60_000;

interface Withdrawal {
  readonly amountBaht: number;
  readonly method: 'bank' | 'usdt' | 'wallet';
  readonly chain?: string;
  readonly address?: string;
}

async function withdraws(player: DemoPlayer, { amountBaht, method, chain = '0', address = '' }: Withdrawal) {
  const { list } = await handlers.bankCardList(player.asks('cards'), {});
  await handlers.applyWithdraw(player.asks(`withdrawal-${amountBaht}`), {
    method,
    bankCardId: method === 'bank' ? (list[0]?.bankCardId ?? '') : '',
    chain,
    address,
    rate: undefined,
    amountSatang: baht(amountBaht),
    withdrawPassword: demoLogin.password,
  });
}

/** Advances the player's withdrawals by this many steps of the bank, ten minutes apart. */
const bankActs =
  (steps: number) =>
  async ({ house, playerId }: DemoPlayer): Promise<void> => {
    for (let step = 1; step <= steps; step += 1)
      await stepWithdrawals(house, { nowMs: house.now() + step * 10 * minuteMs, delayMs: 0, playerId });
  };

const withdrawn =
  (withdrawal: Withdrawal, steps: number) =>
  async (player: DemoPlayer): Promise<void> => {
    await withdraws(player, withdrawal);
    await bankActs(steps)(player);
  };

async function deposited({ asks, house, playerId }: DemoPlayer): Promise<void> {
  const request = { autoBankId: 'sandbox-auto-bangkok', amountSatang: baht(800), depositorName: '林小满' };
  await handlers.offlineAutoPayOrder(asks('deposit-paid'), request);
  await settleDeposits(house, { nowMs: house.now() + 3 * minuteMs, delayMs: 0, playerId });
}

/** Creates a deposit order whose money never arrives, so that it expires. */
async function depositMissed({ asks, house, playerId }: DemoPlayer): Promise<void> {
  const request = { autoBankId: 'sandbox-auto-bangkok', amountSatang: baht(300), depositorName: missingDepositor };
  await handlers.offlineAutoPayOrder(asks('deposit-missed'), request);
  await settleDeposits(house, { nowMs: house.now() + 31 * minuteMs, delayMs: 0, playerId });
}

/** Withdraws by every method, over the chains that no other step uses. These orders stay open. */
async function waitsForMoney(player: DemoPlayer): Promise<void> {
  await withdraws(player, { amountBaht: 722, method: 'bank' });
  await withdraws(player, {
    amountBaht: 733,
    method: 'usdt',
    chain: '2',
    address: addresses.heco,
  });
  await withdraws(player, {
    amountBaht: 755,
    method: 'usdt',
    chain: '3',
    address: addresses.omni,
  });
  await bankActs(1)(player);
  await withdraws(player, { amountBaht: 711, method: 'wallet', address: '0800000088' });
}

/** Creates a deposit that is not paid yet; its payment page is still open. */
async function pays({ asks }: DemoPlayer): Promise<void> {
  await handlers.webpayGateway(asks('deposit-open'), {
    payDomain: '',
    payConfigId: 'sandbox-gateway',
    amountSatang: baht(500),
    payType: 'third',
    userId: '',
    bankCode: '',
    domain: '',
    remark: '',
  });
}

async function transfers({ asks }: DemoPlayer): Promise<void> {
  await handlers.deposit(asks('transfer-in'), { platformKey: 'moyu', amountSatang: baht(400) });
  await handlers.withdraw(asks('transfer-out'), { platformKey: 'moyu', amountSatang: baht(150) });
}

const isAdjusted = ({ house, playerId }: DemoPlayer) =>
  house.ledger.post({
    playerId,
    key: 'demo:adjustment',
    title: titles.adjustment,
    legs: [
      { account: 'house:adjustment', amountSatang: -baht(5) },
      { account: 'main', amountSatang: baht(5) },
    ],
    reference: 'demo',
  });

/** Chases the same number on each day of the following week. */
async function chases({ asks, house }: DemoPlayer): Promise<void> {
  const first = drawAt('daily', house.now()).index + 1;
  const issues = Array.from({ length: 7 }, (_, day) => drawTimes('daily', first + day).issue);
  await handlers.gtBetting(asks('chase'), {
    lotteryCode: 'daily',
    issue: issues[0] ?? '',
    lines: [luckyEight],
    chase: { isStopOnWin: true, steps: issues.map((issue) => ({ issue, multiple: 1 })) },
  });
}

export const walletSteps: readonly DemoStep[] = [
  { daysAgo: 36, does: (player) => bindsCard(player, cardNumber) },
  { daysAgo: 18, does: deposited },
  { daysAgo: 17, does: withdrawn({ amountBaht: 300, method: 'bank' }, 2) },
  { daysAgo: 16, does: withdrawn({ amountBaht: 500, method: 'usdt', chain: '0', address: addresses.tron }, 2) },
  { daysAgo: 15, does: withdrawn({ amountBaht: 644, method: 'usdt', chain: '1', address: addresses.ether }, 1) },
  { daysAgo: 12, does: depositMissed },
  { daysAgo: 10, does: transfers },
  { daysAgo: 9, does: isAdjusted },
  { daysAgo: 0.1, does: waitsForMoney },
  { daysAgo: 0, does: pays },
  { daysAgo: 0, does: betsOnTheDay },
  { daysAgo: 0, does: chases },
];
