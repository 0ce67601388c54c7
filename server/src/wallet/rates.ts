/** Value of USDT, as set by the operator. CALL-081 */
import type { calls } from '@foyer/contract/calls.ts';
import { chain as chainOf } from '@foyer/contract/wallet/chain.ts';
import type { House } from '../house.ts';
import type { Handler } from '../http/context.ts';
import { oldestReading } from './usdtRate/readRates.ts';

/** Baht per USDT times 10,000. Undefined for a chain that is not offered, or whose rate is too old. */
export async function rateE4Of(house: House, chain: string): Promise<number | undefined> {
  if (chainOf(chain) === undefined) return undefined;
  const rates = house.db
    .selectFrom('usdt_rate')
    .select('rate_e4')
    .where('chain', '=', chain)
    .where('read_ms', '>=', oldestReading(house));
  return (await rates.executeTakeFirst())?.rate_e4;
}

/** Returns baht per USDT. Refuses: UNKNOWN_CHAIN. */
export const usdtRate: Handler<(typeof calls)['usdtRate']> = async (context, { chain }) => {
  const rate = await rateE4Of(context.house, chain);
  return rate === undefined ? context.refuse('UNKNOWN_CHAIN') : { rate: rate / 10_000 };
};
