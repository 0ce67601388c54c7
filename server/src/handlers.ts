/** Every call's handler, room by room; rooms that need each other meet here, through ports. */
import type { Calls } from '@foyer/contract/calls.ts';
import { accountRoutes } from './account/routes.ts';
import type { MoneyPort } from './account/userInfo.ts';
import type { Handlers } from './http/context.ts';

/** @TODO the platforms' assets and the ledger's totals, as soon as they have landed. */
const money: MoneyPort = {
  assetsOf: async () => ({ mainSatang: 0, accountSatang: 0, availableSatang: 0, gameAccounts: [] }),
  totalsOf: async () => ({ withdrawSatang: 0, bonusSatang: 0 }),
};

/** @TODO becomes `Handlers<Calls>` as soon as every room's routes stand here; then a missing handler does not compile. */
export const handlers: Partial<Handlers<Calls>> = { ...accountRoutes(money) };
