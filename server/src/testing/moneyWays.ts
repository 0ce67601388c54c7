/** Every money call except claims, with the preparation it needs, for tests on one house. */
import { randomUUID } from 'node:crypto';
import { depClickButton, depShowIndexInfo } from '@foyer/contract/activities/depositWheel.ts';
import { queryRaffle, raffle } from '@foyer/contract/activities/raffle.ts';
import { changeDrawSeed } from '@foyer/contract/activities/wheelDraw.ts';
import {
  buyBalanceProfit,
  queryUserBuyBalanceProfitList,
  ransomBalanceProfit,
} from '@foyer/contract/interest/plans.ts';
import { gtBetting, gtStopChase } from '@foyer/contract/lottery/betting.ts';
import { deposit, withdraw, withdrawGames } from '@foyer/contract/wallet/balance.ts';
import { inPayOrder } from '@foyer/contract/wallet/deposit.ts';
import {
  inPayUSDTOrder,
  offlineAutoPayOrder,
  semiAutomaticPayOrder,
  webpayGateway,
} from '@foyer/contract/wallet/depositOrders.ts';
import { selfUnlockAmount } from '@foyer/contract/wallet/locks.ts';
import {
  reserveCancelOrder,
  reserveConfirmWithdraw,
  reserveCreateOrder,
  reservePayConfirm,
} from '@foyer/contract/wallet/reserve.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import { grantBonus } from '../bonus/grant.ts';
import { testBonus } from '../bonus/testing/bonus.ts';
import type { ClaimWay } from './claims.ts';
import { cart, chaseOf, lineOf, toNextIssue } from '../lottery/testing/lottery.ts';
import type { Claimant } from '../promotions/testing/promotions.ts';
import type { TestHouse } from './house.ts';
import { asked, newPayee, newPayer, offer, pay, sendPhoto, take } from '../wallet/reserve/testing/reserve.ts';
import { give, readyToWithdraw, uploadProof, withdrawPassword } from '../wallet/testing/wallet.ts';

type Ways = readonly (readonly [string, ClaimWay])[];

export const moneyWays = (t: TestHouse): Ways => [...walletWays(t), ...depositWays, ...otherWays(t), ...reserveWays(t)];

const rich = (t: TestHouse, { playerId }: Claimant) => give(t, playerId, 'main', 1_000_00);
const transfer = { platformKey: 'moyu', amountSatang: 100_00 };

const walletWays = (t: TestHouse): Ways => [
  [
    'a transfer into a game',
    async (player) => {
      await rich(t, player);
      return (sent) => player.call(deposit, transfer, sent);
    },
  ],
  [
    'a transfer out of a game',
    async (player) => {
      await give(t, player.playerId, 'game:moyu', 300_00);
      return (sent) => player.call(withdraw, transfer, sent);
    },
  ],
  [
    'one-key retrieve from two games',
    async (player) => {
      await give(t, player.playerId, 'game:moyu', 300_00);
      await give(t, player.playerId, 'game:kiln', 200_00);
      return (sent) => player.call(withdrawGames, {}, sent);
    },
  ],
  [
    'a deposit order',
    async (player) => {
      const proof = await uploadProof(player);
      const { in_bank_id: inBankId } = await t.house.db
        .selectFrom('receiving_bank')
        .select('in_bank_id')
        .where('currency', '=', 'THB')
        .executeTakeFirstOrThrow();
      const request = { inBankId, amountSatang: 1_000_00, depositorName: 'Somchai', proof };
      return (sent) => player.call(inPayOrder, request, sent);
    },
  ],
  [
    'a withdrawal of all there is',
    async (player) => {
      await rich(t, player);
      const bankCardId = await readyToWithdraw(t, player);
      return (sent) => player.call(applyWithdraw, { bankCardId, amountSatang: 1_000_00, withdrawPassword }, sent);
    },
  ],
  [
    'a lock ended by the player',
    async (player) => {
      await rich(t, player);
      await grantBonus(t.house, testBonus(player.playerId, 'locked'));
      return (sent) => player.call(selfUnlockAmount, { lockId: 'locked' }, sent);
    },
  ],
];

const bankTransfer = { amountSatang: 200_01, depositorName: 'Somchai' };
/** Deposit orders of the newer channels, for which the player needs no preparation. */
const depositWays: Ways = [
  [
    'an automatic deposit order',
    async (player) => (sent) =>
      player.call(offlineAutoPayOrder, { autoBankId: 'sandbox-auto-bangkok', ...bankTransfer }, sent),
  ],
  [
    'a semi-automatic deposit order',
    async (player) => (sent) =>
      player.call(semiAutomaticPayOrder, { payConfigId: 'sandbox-semi-shanghai', ...bankTransfer }, sent),
  ],
  [
    'a USDT deposit order with its transfer',
    async (player) => {
      const txId = randomUUID().replaceAll('-', '').padEnd(64, '0');
      return (sent) => player.call(inPayUSDTOrder, { chain: '0', amountSatang: 25_50, rate: 32.5, txId }, sent);
    },
  ],
  [
    'a payment through the gateway',
    async (player) => (sent) =>
      player.call(
        webpayGateway,
        { payConfigId: 'sandbox-gateway', payType: 'third', amountSatang: 250_50, bankCode: 'SBK' },
        sent,
      ),
  ],
];

const otherWays = (t: TestHouse): Ways => [
  [
    'a plan with all there is',
    async (player) => {
      await rich(t, player);
      return (sent) => player.call(buyBalanceProfit, { planId: 'day', amountSatang: 1_000_00 }, sent);
    },
  ],
  [
    'the end of a plan',
    async (player) => {
      await rich(t, player);
      await player.ok(buyBalanceProfit, { planId: 'day', amountSatang: 1_000_00 });
      const { list } = await player.ok(queryUserBuyBalanceProfitList, { pageNo: 1, pageSize: 20 });
      return (sent) => player.call(ransomBalanceProfit, { orderId: list[0]?.orderId ?? '' }, sent);
    },
  ],
  [
    'a cart of the lottery',
    async (player) => {
      await rich(t, player);
      toNextIssue(t);
      const wanted = cart(t, [lineOf({ multiple: 10 }), lineOf()]);
      return (sent) => player.call(gtBetting, wanted, sent);
    },
  ],
  [
    'the end of a chase',
    async (player) => {
      await rich(t, player);
      toNextIssue(t);
      const { chaseNo } = await player.ok(gtBetting, cart(t, [lineOf()], { chase: chaseOf(t, 10, false) }));
      return (sent) => player.call(gtStopChase, { chaseNo }, sent);
    },
  ],
  [
    'a draw of the turntable',
    async (player) => {
      const { mine } = await player.ok(queryRaffle, {});
      const nextCommitment = mine?.seeds.nextCommitment ?? '';
      await player.ok(changeDrawSeed, { wheel: 'turntable', clientSeed: 'mine', nextCommitment });
      return (sent) => player.call(raffle, {}, sent);
    },
  ],
  [
    'a draw of the deposit wheel',
    async (player) => {
      await give(t, player.playerId, 'main', 100_00);
      const { mine } = await player.ok(depShowIndexInfo, {});
      const nextCommitment = mine?.seeds.nextCommitment ?? '';
      await player.ok(changeDrawSeed, { wheel: 'deposit', clientSeed: 'mine', nextCommitment });
      return (sent) => player.call(depClickButton, {}, sent);
    },
  ],
];

const amountSatang = 500_00;
const named = (t: TestHouse, { playerId }: Claimant) =>
  t.house.db
    .updateTable('player')
    .set({ real_name: '李小红', is_name_verified: true })
    .where('player_id', '=', playerId)
    .execute();

const reserveWays = (t: TestHouse): Ways => [
  [
    'an offer to be paid by another player',
    async (player) => {
      await rich(t, player);
      const bankCardId = await readyToWithdraw(t, player);
      return (sent) => player.call(applyWithdraw, asked({ player, bankCardId }, amountSatang), sent);
    },
  ],
  [
    'an offer taken',
    async (player) => {
      await named(t, player);
      await offer(await newPayee(t), amountSatang);
      return (sent) => player.call(reserveCreateOrder, { amountId: String(amountSatang) }, sent);
    },
  ],
  [
    'a payment given up',
    async (player) => {
      await named(t, player);
      await offer(await newPayee(t), amountSatang);
      const orderNo = await take(player, amountSatang);
      return (sent) => player.call(reserveCancelOrder, { orderNo }, sent);
    },
  ],
  [
    'a payment said to be made',
    async (player) => {
      await named(t, player);
      await offer(await newPayee(t), amountSatang);
      const orderNo = await take(player, amountSatang);
      await sendPhoto(player, orderNo);
      return (sent) => player.call(reservePayConfirm, { orderNo }, sent);
    },
  ],
  [
    'a payment received',
    async (player) => {
      await rich(t, player);
      const orderNo = await offer({ player, bankCardId: await readyToWithdraw(t, player) }, amountSatang);
      const payer = await newPayer(t);
      await pay(payer, await take(payer, amountSatang));
      return (sent) => player.call(reserveConfirmWithdraw, { orderNo, isReceived: true }, sent);
    },
  ],
];
