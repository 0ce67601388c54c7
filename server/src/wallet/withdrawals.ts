/** Withdrawals to a bank card, to USDT and to an e-wallet: limits, application, records. SI-50, SI-52 */
import { requireIdentityToWithdraw } from '../guard/guard.ts';
import { inLanguage } from '@foyer/text/inLanguage.ts';
import type { calls } from '@foyer/contract/calls.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { withdrawalMethods } from '@foyer/contract/wallet/methods.ts';
import type { WithdrawalRecord } from '@foyer/contract/wallet/withdrawal.ts';
import { reserveMethod } from '@foyer/contract/wallet/reserve.ts';
import { decimalOf } from '@foyer/contract/currency.ts';
import type { House } from '../house.ts';
import type { Handler, PlayerContext } from '../http/context.ts';
import { playerById } from '../players/players.ts';
import { isWithdrawPassword } from '../players/withdrawPassword.ts';
import { settings } from '../settings/settings.ts';
import { remarkOf } from './bank/remarks.ts';
import { masked } from './cards.ts';
import { isPaidOut } from './payout/payout.ts';
import { payoutTermsOf, requireAddress } from './payoutTerms.ts';
import { refuseNewAddress } from './newAddress.ts';
import { hold } from './hold.ts';
import { issuerByCode } from './issuers.ts';
import { withdrawableOf } from './withdrawable.ts';
import { momentOf, pageOf } from '../http/paging.ts';
import { finishOffer, offerReserve } from './reserve/offer.ts';
import { openChannel, smallestWithdrawal, withdrawalOfRequest, withdrawalPage, writeAsked } from './withdrawalStore.ts';
import type { WithdrawalRow } from './withdrawalStore.ts';

type Calls = typeof calls;

/** Returns the smallest withdrawal, in satang. CONST-043 */
export const minLimit: Handler<Calls['minLimit']> = async (context) => ({
  minSatang: await smallestWithdrawal(context.house),
});

/** Prevents a hold that nobody would pay out. Refuses: WITHDRAWALS_CLOSED. */
function requirePayer(context: PlayerContext<'WITHDRAWALS_CLOSED'>, method: string): void {
  const isApproved = context.house.config.isSandbox || context.house.config.payments.staff.length > 0;
  if (!isApproved || !isPaidOut(context.house, method)) context.refuse('WITHDRAWALS_CLOSED');
}

/** Returns the limits of one method, in satang. Refuses: WITHDRAWALS_CLOSED, UNKNOWN_CHANNEL. */
export const withdrawRange: Handler<Calls['withdrawRange']> = async (context, { method }) => {
  requirePayer(context, method);
  const channel = await openChannel(context.house, method);
  if (channel === undefined) return context.refuse('UNKNOWN_CHANNEL');
  return {
    minSatang: channel.min_satang,
    maxSatang: channel.max_satang,
    feeRate: channel.fee_e4 / 10_000,
    usualMinutes: String(channel.usual_minutes),
  };
};

/**
 * Opens a withdrawal and holds its amount. The amount is in satang, whole baht only. Typed input is validated first.
 * The checks then follow the order of AMB-097: range, balance, password, phone, other verification, destination.
 * Refuses: WITHDRAWALS_CLOSED, UNKNOWN_CHANNEL, INPUT_RULE, BELOW_MINIMUM, ABOVE_MAXIMUM, ABOVE_WITHDRAWABLE,
 * WITHDRAW_PASSWORD_NOT_SET, WRONG_WITHDRAW_PASSWORD, WITHDRAW_PASSWORD_LOCKED, PHONE_NOT_VERIFIED, WITHDRAWALS_PAUSED,
 * NAME_NOT_VERIFIED, EMAIL_NOT_VERIFIED, UNKNOWN_CARD, UNKNOWN_CHAIN, RATE_CHANGED. VALID-035 to 039
 */
export const applyWithdraw: Handler<Calls['applyWithdraw']> = async (context, request) => {
  const { house, playerId } = context;
  const before = context.decision.isAgain ? await withdrawalOfRequest(house, context) : undefined;
  if (before !== undefined) {
    if (!(await finishWithdrawal(house, before))) context.refuse('ABOVE_WITHDRAWABLE');
    return { orderNo: before.order_no };
  }
  if (request.method === reserveMethod) return offerReserve(context, request);
  requirePayer(context, request.method);
  const channel = await openChannel(house, request.method);
  if (channel === undefined) return context.refuse('UNKNOWN_CHANNEL');
  requireAddress(context, request);
  const limits = { min: decimalOf(channel.min_satang), max: decimalOf(channel.max_satang) };
  if (request.amountSatang < channel.min_satang) context.refuse('BELOW_MINIMUM', limits);
  if (request.amountSatang > channel.max_satang) context.refuse('ABOVE_MAXIMUM', limits);
  if (request.amountSatang > (await withdrawableOf(house, playerId))) context.refuse('ABOVE_WITHDRAWABLE');
  const player = await playerById(house, playerId);
  if (player.withdrawPasswordHash === '') context.refuse('WITHDRAW_PASSWORD_NOT_SET');
  if (!(await isWithdrawPassword(context, player, request.withdrawPassword))) context.refuse('WRONG_WITHDRAW_PASSWORD');
  const required = await settings(house, ['isNameVerify', 'isPhoneVerify', 'isMailVerify']);
  if (required.isPhoneVerify === '1' && !player.isPhoneVerified) context.refuse('PHONE_NOT_VERIFIED');
  const pauseMs = player.withdrawalsPausedUntilMs - context.now();
  if (pauseMs > 0) context.refuse('WITHDRAWALS_PAUSED', { hours: Math.ceil(pauseMs / 3_600_000) });
  if (required.isNameVerify === '1' && !player.isNameVerified) context.refuse('NAME_NOT_VERIFIED');
  if (required.isMailVerify === '1' && !player.isEmailVerified) context.refuse('EMAIL_NOT_VERIFIED');
  await requireIdentityToWithdraw(house, playerId);
  const nowMs = context.now();
  const orderNo = `W${house.random.id(nowMs)}`;
  const terms = await payoutTermsOf(context, request, { orderNo, feeE4: channel.fee_e4 });
  await refuseNewAddress(context, request, player);
  const order = await writeAsked(house, {
    player_id: playerId,
    order_no: orderNo,
    request_key: context.moneyKey,
    method: request.method,
    ...terms,
    usual_minutes: channel.usual_minutes,
    amount_satang: request.amountSatang,
    created_ms: nowMs,
  });
  if (!(await hold(house, order))) context.refuse('ABOVE_WITHDRAWABLE');
  return { orderNo: order.order_no };
};

/** Holds the money of an attempt that was never answered. Returns false if the balance is too low. */
export const finishWithdrawal = (house: House, order: WithdrawalRow): Promise<boolean> =>
  order.method === reserveMethod ? finishOffer(house, order) : hold(house, order);

/** Returns the codes of a label: 1, 4 and 5 all mean 'paying out'. ENUM-003, AMB-058 */
function statusesOf(status: string): readonly number[] | undefined {
  if (status === '') return undefined;
  if (['1', '4', '5'].includes(status)) return [1, 4, 5];
  return /^[0-9]$/.test(status) ? [Number(status)] : [];
}

/** Withdrawals, newest first, with the time of each step; `status` is a code of ENUM-003 or '' for all. */
export const withdrawList: Handler<Calls['withdrawList']> = async (context, request) => {
  const statuses = statusesOf(request.status);
  if (statuses?.length === 0) return { list: [], total: 0 };
  const { rows, total } = await withdrawalPage(context.house, {
    playerId: context.playerId,
    statuses,
    fromMs: momentOf(request.startTime),
    toMs: momentOf(request.endTime),
    ...pageOf(request),
  });
  return { list: rows.map((row) => recordOf(row, context.lang)), total };
};

const isMethod = (method: string): method is WithdrawalRecord['method'] =>
  withdrawalMethods.some((known) => known === method);

function recordOf(row: WithdrawalRow, lang: Locale): WithdrawalRecord {
  return {
    orderNo: row.order_no,
    method: isMethod(row.method) ? row.method : 'bank',
    amountSatang: row.amount_satang,
    feeSatang: row.fee_satang,
    status: String(row.status),
    bankName: inLanguage(issuerByCode(row.bank_code)?.names, lang) ?? '',
    cardNumber: row.shown_address === '' ? masked(row.last_four) : row.shown_address,
    chain: row.chain,
    rate: row.rate_e4 === 0 ? undefined : row.rate_e4 / 10_000,
    arrivesMinor: row.arrives_minor === 0 ? row.amount_satang : row.arrives_minor,
    arrivesIn: row.arrives_in,
    usualMinutes: String(row.usual_minutes),
    remark: remarkOf(lang, row.reason),
    createTime: row.created_ms,
    auditTime: row.audited_ms ?? undefined,
    payTime: row.paid_ms ?? undefined,
    finishTime: row.finished_ms ?? undefined,
  };
}
