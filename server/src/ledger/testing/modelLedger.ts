/** A simple model of the ledger: one thread, plain maps. Tests compare the real ledger with it. */
import { isHouseAccount } from '../accounts.ts';
import type { Movement } from '../accounts.ts';

export type Outcome =
  | { readonly kind: 'posted' | 'repeated'; readonly balances: Readonly<Record<string, number>> }
  | { readonly kind: 'InsufficientFunds' | 'KeyConflict' };

interface Done {
  readonly body: string;
  readonly balances: Readonly<Record<string, number>>;
}

export class ModelLedger {
  readonly #balances = new Map<string, Map<string, number>>();
  readonly #done = new Map<string, Done>();
  readonly house = new Map<string, number>();

  balances(playerId: string): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#balances.get(playerId) ?? []);
  }

  post({ playerId, key, ...rest }: Movement): Outcome {
    const body = JSON.stringify(rest);
    const done = this.#done.get(JSON.stringify([playerId, key]));
    if (done) return done.body === body ? { kind: 'repeated', balances: done.balances } : { kind: 'KeyConflict' };
    const after = new Map(this.#balances.get(playerId));
    const touched = new Set<string>();
    for (const { account, amountSatang } of rest.legs) {
      if (isHouseAccount(account)) continue;
      const balance = (after.get(account) ?? 0) + amountSatang;
      if (balance < 0) return { kind: 'InsufficientFunds' };
      after.set(account, balance);
      touched.add(account);
    }
    for (const { account, amountSatang } of rest.legs) {
      if (isHouseAccount(account)) this.house.set(account, (this.house.get(account) ?? 0) + amountSatang);
    }
    this.#balances.set(playerId, after);
    const balances = Object.fromEntries([...after].filter(([account]) => touched.has(account)));
    this.#done.set(JSON.stringify([playerId, key]), { body, balances });
    return { kind: 'posted', balances };
  }
}
