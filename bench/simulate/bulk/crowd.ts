/** Many players whose movements are built by the house's own domains and posted together, and what the model knows of their bets. */
import type { BetRow } from '@foyer/house/ledger/accounts.ts';
import type { Movement } from '@foyer/house/ledger/accounts.ts';
import type { TableBetRow } from '@foyer/house/provider/table/betStore.ts';
import type { Chance } from '../chance.ts';

/** A bet as its row has to be. */
export interface KnownBet {
  readonly stakeSatang: number;
  readonly winSatang: number;
  readonly isSettled: boolean;
  readonly voidSatang: number | undefined;
}

export interface Member {
  readonly playerId: string;
  /** Movements and settled bets so far. */
  age: number;
  /** At the table, by what is left to be done with them. */
  readonly open: TableBetRow[];
  readonly decided: TableBetRow[];
  /** Amounts held for withdrawals, in savings, and of bonuses that may be taken back. */
  readonly held: { readonly orderNo: string; readonly amountSatang: number }[];
  readonly saved: { readonly orderNo: string; readonly amountSatang: number }[];
  readonly bonuses: { readonly orderNo: string; readonly amountSatang: number }[];
  readonly bets: Map<string, KnownBet>;
  /** Posted before, to be sent again. */
  latest: Movement | undefined;
}

/** Rows of one player stay few, so that comparing a step reads few. */
const oldest = 90;

export interface Crowd {
  /** This many different players. */
  some(count: number): Member[];
  all(): readonly Member[];
  /** A number that no order has had. */
  nextNumber(): string;
}

export function crowdOf(chance: Chance, size: number): Crowd {
  let arrived = 0;
  let orders = 0;
  const arrive = (): Member => {
    arrived += 1;
    return {
      playerId: `crowd-${String(arrived).padStart(6, '0')}`,
      age: 0,
      open: [],
      decided: [],
      held: [],
      saved: [],
      bonuses: [],
      bets: new Map(),
      latest: undefined,
    };
  };
  const living = Array.from({ length: size }, arrive);
  return {
    some(count) {
      const first = chance.below(size);
      // Neighbours in a circle are different players, however many are asked for.
      return Array.from({ length: Math.min(count, size) }, (_, step) => {
        const at = (first + step) % size;
        const found = living[at];
        if (found !== undefined && found.age < oldest) return found;
        return (living[at] = arrive());
      });
    },
    all: () => living,
    nextNumber: () => String((orders += 1)),
  };
}

/** What a posted movement does to the rows of its bets. */
export function noteBets(member: Member, bets: readonly BetRow[]): void {
  for (const bet of bets) {
    const before = member.bets.get(bet.betOrderNo);
    const isVoid = bet.voidSatang !== undefined;
    member.bets.set(bet.betOrderNo, {
      stakeSatang: before !== undefined && !isVoid ? before.stakeSatang : bet.stakeSatang,
      winSatang: bet.winSatang,
      isSettled: bet.isSettled,
      voidSatang: bet.voidSatang,
    });
  }
}
