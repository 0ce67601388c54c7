/** Amounts on offer, and the terms of fast payment. SI-49 */
import type { calls } from '@foyer/contract/calls.ts';
import type { Handler } from '../../http/context.ts';
import { amountsFor, termsOf } from './reserveStore.ts';

type Calls = typeof calls;

/** Ranges in satang. The last one has no upper limit. */
const groups = [
  { groupId: 'small', fromSatang: 0, toSatang: 50_000 },
  { groupId: 'middle', fromSatang: 50_001, toSatang: 300_000 },
  { groupId: 'large', fromSatang: 300_001, toSatang: Number.MAX_SAFE_INTEGER },
] as const;

const isIn = (group: (typeof groups)[number], amountSatang: number): boolean =>
  amountSatang >= group.fromSatang && amountSatang <= group.toSatang;

export const reserveWithdrawConfig: Handler<Calls['reserveWithdrawConfig']> = async ({ house }) => {
  const terms = await termsOf(house);
  return {
    isOpen: terms.is_open,
    amounts: terms.amounts,
    offerMinutes: terms.offer_minutes,
    payMinutes: terms.pay_minutes,
    confirmMinutes: terms.confirm_minutes,
    cancelsADay: terms.cancels_a_day,
  };
};

/** Returns the ranges of amounts that other players offer now. Empty while fast payment is off. */
export const reserveAmountGroup: Handler<Calls['reserveAmountGroup']> = async ({ house, playerId }) => {
  const { is_open } = await termsOf(house);
  const offered = is_open ? await amountsFor(house, playerId) : [];
  const list = groups.flatMap((group) => {
    const inside = offered.filter(({ amountSatang }) => isIn(group, amountSatang));
    const amounts = inside.map(({ amountSatang }) => amountSatang);
    if (inside.length === 0) return [];
    const count = inside.reduce((sum, one) => sum + one.count, 0);
    return [{ groupId: group.groupId, minSatang: Math.min(...amounts), maxSatang: Math.max(...amounts), count }];
  });
  return { list };
};

/** Returns the amounts of a range, or of all if blank. An unknown range has none. An amount's id is its satang. */
export const reserveAmountList: Handler<Calls['reserveAmountList']> = async ({ house, playerId }, { groupId }) => {
  const { is_open } = await termsOf(house);
  const offered = is_open ? await amountsFor(house, playerId) : [];
  const group = groups.find((one) => one.groupId === groupId);
  const meant =
    groupId === '' ? offered : offered.filter((one) => group !== undefined && isIn(group, one.amountSatang));
  return { list: meant.map((one) => ({ amountId: String(one.amountSatang), ...one })) };
};
