/** Every call's handler, room by room; rooms that need each other meet here, through ports. */
import type { Calls } from '@foyer/contract/calls.ts';
import { accountRoutes } from './account/routes.ts';
import { gamesRoutes } from './games/routes.ts';
import type { LaunchPort } from './games/launchPort.ts';
import { homeRoutes } from './home/routes.ts';
import type { Handlers } from './http/context.ts';
import { assetsOf } from './platforms/assets.ts';
import { walletRoutes } from './wallet/routes.ts';
import { totalsOf } from './wallet/totals.ts';

/** @TODO the provider's own, as soon as it has landed. */
const launchPort: LaunchPort = {
  createLaunch: ({ platformCode, gameCode, mode }) =>
    Promise.resolve(`/play/${encodeURIComponent(platformCode)}/${encodeURIComponent(gameCode)}?mode=${mode}`),
};

/** @TODO becomes `Handlers<Calls>` as soon as every room's routes stand here; then a missing handler does not compile. */
export const handlers: Partial<Handlers<Calls>> = {
  ...accountRoutes({ assetsOf, totalsOf }),
  ...homeRoutes,
  ...gamesRoutes(launchPort),
  ...walletRoutes,
};
