/** Options of the newer deposit: types, channels and receiving accounts. SI-48 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import type { calls } from '@foyer/contract/calls.ts';
import { newerPayTypes } from '@foyer/contract/wallet/methods.ts';
import { depositMethodLabel } from '@foyer/contract/wallet/depositStatus.ts';
import { translate } from '@foyer/text/translate.ts';
import type { House } from '../house.ts';
import type { Handler, PlayerContext } from '../http/context.ts';
import { channelsOf, openChannels } from './depositChannelStore.ts';
import type { PayChannelRow } from './depositChannelStore.ts';
import { watcherOf } from './chain/watcher.ts';
import { isJudged } from './receivingBankStore.ts';
import { gatewayOf } from './gateway/gateway.ts';

type Calls = typeof calls;

export const rateOf = ({ rate_e4 }: Pick<PayChannelRow, 'rate_e4'>): number => rate_e4 / 10_000;

/** True if somebody sees payments arrive: a gateway, a chain watcher, staff, or the sandbox's bank. */
export function isReachable(house: House, { pay_type }: Pick<PayChannelRow, 'pay_type'>): boolean {
  if (pay_type === 'third' || pay_type === 'qr') return gatewayOf(house) !== undefined;
  if (pay_type === 'usdt') return watcherOf(house) !== undefined;
  return isJudged(house.config);
}

type ClosingContext = PlayerContext<'DEPOSITS_CLOSED'>;

/** Guards deposits whose money nobody but the sandbox bank or staff sees arrive. Refuses: DEPOSITS_CLOSED. */
export function requireBank(context: ClosingContext): void {
  if (!isJudged(context.house.config)) context.refuse('DEPOSITS_CLOSED');
}

/** Refuses: DEPOSITS_CLOSED if nothing is offered because there is no bank or gateway to receive payments. */
export function refuseNothing(context: ClosingContext, offered: readonly unknown[]): void {
  if (offered.length === 0 && !context.house.config.isSandbox) context.refuse('DEPOSITS_CLOSED');
}

/** Returns the types that have a usable channel. Refuses: DEPOSITS_CLOSED. */
export const payTypeV2: Handler<Calls['payTypeV2']> = async (context) => {
  const channels = (await openChannels(context.house)).filter((one) => isReachable(context.house, one));
  const text = translate(context.lang);
  const list = newerPayTypes.flatMap((payType) => {
    const first = channels.find((one) => one.pay_type === payType);
    if (first === undefined) return [];
    return [
      { payType, payName: text('labels', depositMethodLabel(payType)), usualMinutes: String(first.usual_minutes) },
    ];
  });
  refuseNothing(context, list);
  return { list };
};

/** Refuses: NO_CHANNEL_NOW (202), which the form shows inline. ERR-005, AMB-131 */
export const payConfigV2: Handler<Calls['payConfigV2']> = async (context, { payType }) => {
  const channels = (await channelsOf(context.house, payType)).filter((one) => isReachable(context.house, one));
  if (channels.length === 0) return context.refuse('NO_CHANNEL_NOW');
  const list = channels.map((one) => ({
    payConfigId: one.pay_config_id,
    payName: inLanguage(one.names, context.lang),
    icon: one.icon,
    currency: one.currency,
    minSatang: one.min_minor,
    maxSatang: one.max_minor,
    rate: rateOf(one),
    usualMinutes: String(one.usual_minutes),
    banks: one.banks.map(({ code, names }) => ({ bankCode: code, bankName: inLanguage(names, context.lang) })),
    chain: one.chain,
    // Each order has its own address. A payment to the channel's address could not be matched to its order.
    address: '',
  }));
  return { list };
};

export const autoBanksList: Handler<Calls['autoBanksList']> = async (context) => {
  const banks = isJudged(context.house.config) ? await channelsOf(context.house, 'automatic') : [];
  const list = banks.map((bank) => ({
    autoBankId: bank.pay_config_id,
    bankCode: bank.bank_code,
    bankName: inLanguage(bank.names, context.lang),
    accountName: bank.account_name,
    accountNumber: bank.account_number,
    minSatang: bank.min_minor,
    maxSatang: bank.max_minor,
    currency: bank.currency,
    rate: rateOf(bank),
  }));
  return { list };
};
