/** The exchange rate of USDT. SI-48, SI-50 */
import { defineCall } from '../call.ts';
import { decimal, record, text, withDefault } from '../wire.ts';
import { defaultChain } from './chain.ts';

/** Baht for one USDT, with at most four decimals, in both directions. Refuses a chain that is not on offer. */
export const usdtRate = defineCall({
  id: 'CALL-081',
  name: 'usdtRate',
  path: '/api/loged/usdtRate',
  access: 'player',
  request: record({ chain: withDefault(text, defaultChain) }),
  response: record({ rate: decimal }),
  refuses: ['UNKNOWN_CHAIN'],
});

/** A rate as an integer of ten-thousandths, for exact arithmetic. */
export const rateE4 = (rate: number): number => Math.round(rate * 10_000);

/** USDT for satang, in hundredths, rounded down. */
export const usdtOfSatang = (satang: number, rate: number): number => Math.floor((satang * 10_000) / rateE4(rate));

/** Satang for hundredths of USDT, rounded down. */
export const satangOfUsdt = (hundredths: number, rate: number): number =>
  Math.floor((hundredths * rateE4(rate)) / 10_000);
