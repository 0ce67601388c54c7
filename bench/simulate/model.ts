/** The house as a reader would explain it: one thread, plain maps. After each step the real one is compared with it. */
import { isHouseAccount } from '@foyer/house/ledger/accounts.ts';
import type { Account, Leg } from '@foyer/house/ledger/accounts.ts';

/** A movement that has to be in the books, as far as a reader can know it. */
export interface Expected {
  readonly playerId: string;
  readonly title: number;
  readonly legs: readonly Leg[];
}

export class Model {
  readonly #balances = new Map<string, Map<Account, number>>();
  readonly #seqs = new Map<string, number>();
  readonly #house = new Map<Account, number>();

  balance(playerId: string, account: Account): number {
    return this.#balances.get(playerId)?.get(account) ?? 0;
  }

  /** The player's accounts that were ever touched, by name. */
  balances(playerId: string): [Account, number][] {
    return [...(this.#balances.get(playerId) ?? [])].toSorted(([one], [other]) => (one < other ? -1 : 1));
  }

  seq(playerId: string): number {
    return this.#seqs.get(playerId) ?? 0;
  }

  players(): string[] {
    return [...this.#seqs.keys()];
  }

  houseBalances(): [Account, number][] {
    return [...this.#house].toSorted(([one], [other]) => (one < other ? -1 : 1));
  }

  /** Whether no account of the player goes below zero on the way. */
  bears(playerId: string, legs: readonly Leg[]): boolean {
    const after = new Map<Account, number>();
    for (const { account, amountSatang } of legs) {
      if (isHouseAccount(account)) continue;
      const balance = (after.get(account) ?? this.balance(playerId, account)) + amountSatang;
      if (balance < 0) return false;
      after.set(account, balance);
    }
    return true;
  }

  /** Moves; throws where the model itself would be wrong. */
  move({ playerId, legs }: Pick<Expected, 'playerId' | 'legs'>): void {
    const sum = legs.reduce((total, { amountSatang }) => total + amountSatang, 0);
    if (sum !== 0) throw new Error(`the model's legs sum to ${sum}`);
    if (!this.bears(playerId, legs)) throw new Error(`the model goes below zero for ${playerId}`);
    const own = this.#balances.get(playerId) ?? new Map<Account, number>();
    for (const { account, amountSatang } of legs) {
      const accounts = isHouseAccount(account) ? this.#house : own;
      accounts.set(account, (accounts.get(account) ?? 0) + amountSatang);
    }
    this.#balances.set(playerId, own);
    this.#seqs.set(playerId, this.seq(playerId) + 1);
  }
}
