/** Stakes and prizes of the house of a test. */
import type { RefusalName } from '@foyer/contract/refusals.ts';

export const startSatang = 100_000_000;

export class Refused extends Error {
  readonly reason: RefusalName;
  constructor(reason: RefusalName) {
    super(reason);
    this.reason = reason;
  }
}

/** Fields of every round. */
export interface Head {
  readonly requestId: string;
  readonly nonce: number;
  readonly openedMs: number;
  stakeSatang: number;
  winSatang: number;
  isSettled: boolean;
}

export function openPurse() {
  let [balanceSatang, stakedSatang, wonSatang] = [startSatang, 0, 0];
  return {
    totals: () => ({ balanceSatang, stakedSatang, wonSatang }),
    stake(round: Head, satang: number): void {
      if (balanceSatang < satang) throw new Refused('BALANCE_INSUFFICIENT');
      balanceSatang -= satang;
      stakedSatang += satang;
      round.stakeSatang += satang;
    },
    /** Transfers money in from the lobby, or back if negative. */
    move(satang: number): void {
      balanceSatang += satang;
    },
    pay(round: Head, satang: number): void {
      balanceSatang += satang;
      wonSatang += satang;
      round.winSatang = satang;
      round.isSettled = true;
    },
  };
}
