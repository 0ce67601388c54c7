/** Where a withdrawal is paid to, its fee, its rate, and the amount that arrives. ENUM-024, ENUM-013 */
import { siteCurrency } from '@foyer/contract/currency.ts';
import type { calls } from '@foyer/contract/calls.ts';
import type { RequestOf } from '@foyer/contract/call.ts';
import { feeOf } from '@foyer/contract/wallet/fee.ts';
import { rateE4, usdtOfSatang } from '@foyer/contract/wallet/usdt.ts';
import { usdtAddressOn } from '@foyer/contract/wallet/usdtAddress.ts';
import * as v from 'valibot';
import type { House } from '../house.ts';
import type { PlayerContext } from '../http/context.ts';
import { requireRule } from './requireRule.ts';
import { cardOf } from './cardStore.ts';
import { vaultOf } from './cardVault.ts';
import { rateE4Of } from './rates.ts';
import type { PayoutTerms, WithdrawalRow } from './withdrawalStore.ts';

type Request = RequestOf<(typeof calls)['applyWithdraw']>;
type PayoutContext = PlayerContext<'UNKNOWN_CARD' | 'UNKNOWN_CHAIN' | 'RATE_CHANGED' | 'UNKNOWN_CHANNEL'>;

/** Masks the middle of an address. Both ends are enough for the player to recognise it. */
const shownAddress = (address: string): string =>
  address.length <= 8 ? `***${address.slice(-3)}` : `${address.slice(0, 4)}…${address.slice(-4)}`;

/**
 * Validates an address by its chain's format and checksum; unsupported chains have none. Refuses: INPUT_RULE. AMB-068
 */
export function requireAddress(context: PayoutContext, { method, chain, address }: Request): void {
  if (method === 'usdt') requireRule(context, usdtAddressOn(chain), address);
}

/** Refuses: UNKNOWN_CARD, UNKNOWN_CHAIN, RATE_CHANGED, UNKNOWN_CHANNEL. */
export async function payoutTermsOf(
  context: PayoutContext,
  request: Request,
  { orderNo, feeE4 }: { readonly orderNo: string; readonly feeE4: number },
): Promise<PayoutTerms> {
  const fee_satang = feeOf(request.amountSatang, feeE4 / 10_000);
  const arrivesSatang = request.amountSatang - fee_satang;
  const none = { bank_card_id: '', bank_code: '', last_four: '', chain: '', sealed_address: null, shown_address: '' };
  const inOwn = { fee_satang, rate_e4: 0, arrives_minor: arrivesSatang, arrives_in: siteCurrency().code };
  const addressed = {
    last_four: request.address.slice(-4),
    shown_address: shownAddress(request.address),
    sealed_address: sealed(context, request.address, orderNo),
  };
  switch (request.method) {
    case 'bank': {
      const card = await cardOf(context.house, context.playerId, request.bankCardId);
      if (card === undefined) return context.refuse('UNKNOWN_CARD');
      const { bank_card_id, bank_code, last_four } = card;
      return { ...none, ...inOwn, bank_card_id, bank_code, last_four };
    }
    case 'usdt': {
      const rate_e4 = await rateE4Of(context.house, request.chain);
      if (rate_e4 === undefined) return context.refuse('UNKNOWN_CHAIN');
      const rate = rate_e4 / 10_000;
      if (request.rate !== undefined && rateE4(request.rate) !== rate_e4) context.refuse('RATE_CHANGED', { rate });
      const arrives = { fee_satang, rate_e4, arrives_minor: usdtOfSatang(arrivesSatang, rate), arrives_in: 'USDT' };
      return { ...none, ...arrives, ...addressed, chain: request.chain };
    }
    case 'wallet':
      return { ...none, ...inOwn, ...addressed };
    default:
      return context.refuse('UNKNOWN_CHANNEL');
  }
}

/** Encrypts an address. It is as private as a card number and is decrypted only for a payout. S22 */
function sealed({ house, playerId }: PayoutContext, address: string, orderNo: string): Buffer {
  return vaultOf(house.config).seal(address, `${playerId}/${orderNo}`, house.random.bytes(12));
}

/** Decrypts an address. Returns undefined if it was encrypted with another key. */
export function openedAddress({ config }: House, order: WithdrawalRow, seal: Buffer): string | undefined {
  try {
    return vaultOf(config).open(seal, `${order.player_id}/${order.order_no}`);
  } catch {
    return undefined;
  }
}

/**
 * Returns false for an address that cannot be paid to, because its chain's rule refuses it or it cannot be decrypted.
 * Orders that were opened before the rule existed may hold such an address until their audit.
 */
export function isPayable(house: House, order: WithdrawalRow): boolean {
  if (order.method !== 'usdt' || order.sealed_address === null) return true;
  return v.is(usdtAddressOn(order.chain), openedAddress(house, order, order.sealed_address));
}
