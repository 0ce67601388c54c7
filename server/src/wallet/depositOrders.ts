/** Opens newer deposit orders. No money moves until bank, chain or gateway report the payment. SI-48, AMB-133 */
import type { calls } from '@foyer/contract/calls.ts';
import { decimalOf } from '@foyer/contract/currency.ts';
import type { RefusalArgs } from '../refusal.ts';
import type { Handler, PlayerContext } from '../http/context.ts';
import { playerTagOf } from '../http/cookies.ts';
import { chainChannel, openChannel } from './depositChannelStore.ts';
import type { PayChannelRow } from './depositChannelStore.ts';
import { isReachable, rateOf, requireBank } from './depositChannels.ts';
import { claimTransfer, insertOrder, openOrderCount, orderOfRequest } from './depositStore.ts';
import type { DepositDetails } from './depositStore.ts';
import { openAddress } from './chain/openAddress.ts';
import { openPauseMs } from './chain/watch.ts';
import { watcherOf } from './chain/watcher.ts';
import { gatewayOf } from './gateway/gateway.ts';
import { merchantOrderOf } from './merchantOrder.ts';
import { openPage } from './gateway/openPage.ts';
import { firstQueryMs } from './gateway/queries.ts';

type Calls = typeof calls;

/** Maximum unpaid orders per player. More would hide the one that is being paid. */
const mostOpen = 10;

/** Converts an amount in minor units of the channel's currency to satang, rounded down. */
export const creditOf = ({ rate_e4 }: { readonly rate_e4: number }, amountMinor: number): number =>
  Number((BigInt(amountMinor) * BigInt(rate_e4)) / 10_000n);

interface Limits {
  readonly min_minor: number;
  readonly max_minor: number;
}
type RefuseLimit = (name: 'BELOW_MINIMUM' | 'ABOVE_MAXIMUM', args: RefusalArgs) => never;

/** Both limits are inclusive. VALID-032 */
export function withinLimits(limits: Limits, amountMinor: number, refuse: RefuseLimit): void {
  const args = { min: decimalOf(limits.min_minor), max: decimalOf(limits.max_minor) };
  if (amountMinor < limits.min_minor) refuse('BELOW_MINIMUM', args);
  if (amountMinor > limits.max_minor) refuse('ABOVE_MAXIMUM', args);
}

type Asking = PlayerContext<'UNKNOWN_CHANNEL' | 'BELOW_MINIMUM' | 'ABOVE_MAXIMUM' | 'TOO_MANY_ORDERS'>;

interface Wanted {
  readonly channel: PayChannelRow | undefined;
  readonly amountMinor: number;
  readonly depositorName?: string;
  readonly details?: DepositDetails;
}

/** Opens the order, or returns the one that the same request has already opened. */
async function openOrder(context: Asking, wanted: Wanted): Promise<{ orderNo: string; channel: PayChannelRow }> {
  const { house, playerId, moneyKey } = context;
  const { channel, amountMinor } = wanted;
  if (channel === undefined || !isReachable(house, channel)) return context.refuse('UNKNOWN_CHANNEL');
  withinLimits(channel, amountMinor, context.refuse);
  const nowMs = context.now();
  if ((await openOrderCount(house, playerId, moneyKey, nowMs)) >= mostOpen) context.refuse('TOO_MANY_ORDERS');
  const orderNo = `D${house.random.id(nowMs)}`;
  const kept = await insertOrder(house, {
    playerId,
    orderNo,
    requestKey: moneyKey,
    method: channel.pay_type,
    channelId: channel.pay_config_id,
    channelNames: channel.names,
    currency: channel.currency,
    amountMinor,
    creditSatang: creditOf(channel, amountMinor),
    depositorName: wanted.depositorName ?? '',
    proof: '',
    details: { ...wanted.details, ...(channel.account_number !== '' && accountOf(channel, orderNo)) },
    createdMs: nowMs,
    expiresMs: nowMs + channel.life_minutes * 60_000,
    ...(!house.config.isSandbox && { nextQueryMs: firstQueryOf(channel, nowMs) }),
  });
  return { orderNo: kept, channel };
}

/** When to query the gateway or watcher for the first time; undefined for bank transfers, which have no status query. */
function firstQueryOf({ pay_type }: PayChannelRow, nowMs: number): number | undefined {
  if (pay_type === 'usdt') return nowMs + openPauseMs;
  return pay_type === 'third' || pay_type === 'qr' ? nowMs + firstQueryMs : undefined;
}

/** Account to which the payer sends the money, and the reference by which the house finds it. */
const accountOf = (channel: PayChannelRow, orderNo: string): DepositDetails => ({
  accountName: channel.account_name,
  accountNumber: channel.account_number,
  reference: orderNo.slice(-6),
});

/** Returns the order that an earlier attempt of this request opened without its reply being kept. */
const openedBefore = ({ house, playerId, moneyKey, decision }: PlayerContext) =>
  decision.isAgain ? orderOfRequest(house, { playerId, moneyKey }) : undefined;

/** Refuses: DEPOSITS_CLOSED, UNKNOWN_CHANNEL, BELOW_MINIMUM, ABOVE_MAXIMUM, TOO_MANY_ORDERS. SCREEN-073 */
export const offlineAutoPayOrder: Handler<Calls['offlineAutoPayOrder']> = async (context, request) => {
  const before = await openedBefore(context);
  if (before !== undefined) return { orderNo: before.order_no };
  requireBank(context);
  const channel = await openChannel(context.house, 'automatic', request.autoBankId);
  const { depositorName, amountSatang: amountMinor } = request;
  const { orderNo } = await openOrder(context, { channel, amountMinor, depositorName });
  return { orderNo };
};

/** Like the automatic deposit, but its account is named with the order. SCREEN-073 */
export const semiAutomaticPayOrder: Handler<Calls['semiAutomaticPayOrder']> = async (context, request) => {
  const before = await openedBefore(context);
  if (before !== undefined) return { orderNo: before.order_no };
  requireBank(context);
  const channel = await openChannel(context.house, 'semiAutomatic', request.payConfigId);
  const { depositorName, amountSatang: amountMinor } = request;
  const { orderNo } = await openOrder(context, { channel, amountMinor, depositorName });
  return { orderNo };
};

/**
 * Opens a USDT order at the rate that the player was shown. Refuses, besides the usual codes: RATE_CHANGED, with
 * nothing opened; TRANSFER_ID_USED, if the transfer belongs to another order. SCREEN-072
 */
export const inPayUSDTOrder: Handler<Calls['inPayUSDTOrder']> = async (context, request) => {
  const { house, playerId, moneyKey } = context;
  const { txId = '', chain } = request;
  const watcher = watcherOf(house);
  const before = await openedBefore(context);
  if (before !== undefined) {
    if (watcher !== undefined && before.details.address === '')
      await openAddress(house, watcher, before, before.details);
    return { orderNo: before.order_no };
  }
  if (watcher === undefined) return context.refuse('DEPOSITS_CLOSED');
  const channel = await chainChannel(house, chain);
  if (channel === undefined) return context.refuse('UNKNOWN_CHANNEL');
  if (Math.round(request.rate * 10_000) !== channel.rate_e4)
    context.refuse('RATE_CHANGED', { rate: String(rateOf(channel)) });
  withinLimits(channel, request.amountSatang, context.refuse);
  if (txId !== '' && !(await claimTransfer(house, { txId, playerId, claim: moneyKey })))
    context.refuse('TRANSFER_ID_USED');
  // The watcher names the address for the order, which is stored first.
  const details = { chain, address: '', ...(txId !== '' && { txId }) };
  const { orderNo } = await openOrder(context, { channel, amountMinor: request.amountSatang, details });
  await openAddress(house, watcher, { player_id: playerId, order_no: orderNo }, details);
  return { orderNo };
};

/**
 * Opens an order and a payer's page for it. `userId` names the player for whom the form was rendered. The session of
 * another player is refused. Refuses: DEPOSITS_CLOSED, UNKNOWN_CHANNEL (also for a bank that the channel does not
 * have), BELOW_MINIMUM, ABOVE_MAXIMUM, TOO_MANY_ORDERS, PLAYER_CHANGED. ENTITY-042, AMB-132
 */
export const webpayGateway: Handler<Calls['webpayGateway']> = async (context, request) => {
  const { house, playerId } = context;
  const before = await openedBefore(context);
  if (before?.details.payUrl !== undefined) return { orderNo: before.order_no, url: before.details.payUrl };
  const gateway = gatewayOf(house);
  const payType = gatewayType(request.payType);
  if (gateway === undefined) return context.refuse('DEPOSITS_CLOSED');
  if (payType === undefined) return context.refuse('UNKNOWN_CHANNEL');
  if (request.userId !== '' && request.userId !== playerTagOf(playerId)) context.refuse('PLAYER_CHANGED');
  const channel = await openChannel(house, payType, request.payConfigId);
  const hasBank = channel?.banks.some(({ code }) => code === request.bankCode);
  if (request.bankCode !== '' && hasBank !== true) context.refuse('UNKNOWN_CHANNEL');
  const { orderNo } = await openOrder(context, { channel, amountMinor: request.amountSatang });
  const named = { player_id: playerId, order_no: orderNo };
  const url = await openPage(house, gateway, named, {
    merchantOrder: merchantOrderOf(playerId, orderNo),
    amountMinor: request.amountSatang,
    currency: channel?.currency ?? '',
    payType,
    channelId: request.payConfigId,
    bankCode: request.bankCode,
    // Fixed by the house, never taken from the request, so that a payer is only sent back to this site. S07
    returnUrl: `/mine/capital/latestdeposit?order=${orderNo}`,
    remark: request.remark.slice(0, 100),
  });
  return { orderNo, url };
};

const gatewayType = (payType: string): 'third' | 'qr' | undefined =>
  payType === 'third' || payType === 'qr' ? payType : undefined;
