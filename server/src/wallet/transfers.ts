/** Balances, transfers between the main wallet and games, one-key retrieve. SI-15, SI-44, AMB-036 */
import type { calls } from '@foyer/contract/calls.ts';
import { refusedByGuard } from '../guard/guard.ts';
import type { Handler, PlayerContext } from '../http/context.ts';
import { InsufficientFunds, titles } from '../ledger/accounts.ts';
import { hasMoved } from '../ledger/moved.ts';
import { assetsOf } from '../platforms/assets.ts';
import { platformByKey } from '../platforms/platforms.ts';
import type { Platform } from '../platforms/platforms.ts';

type Calls = typeof calls;

export const refresh: Handler<Calls['refresh']> = (context) => assetsOf(context.house, context.playerId, context.lang);

/** Returns every platform with the player's balance on it. Serves two calls. */
export const gameAccounts: Handler<Calls['getAllPlatform'] | Calls['refreshGameAccount']> = async (context) => {
  const assets = await assetsOf(context.house, context.playerId, context.lang);
  return { list: assets.gameAccounts };
};

/** Returns the balance on one platform, in satang. Refuses: UNKNOWN_PLATFORM. */
export const gameBalance: Handler<Calls['gameBalance']> = async (context, { platformKey }) => {
  const platform = await platformByKey(context.house, platformKey, context.lang);
  if (platform === undefined) return context.refuse('UNKNOWN_PLATFORM');
  const balances = await context.house.ledger.balances(context.playerId);
  return { balanceSatang: balances[platform.account] ?? 0 };
};

type TransferContext = PlayerContext<'UNKNOWN_PLATFORM' | 'PLATFORM_MAINTENANCE' | 'BALANCE_INSUFFICIENT'>;

async function openPlatform(context: TransferContext, platformKey: string): Promise<Platform> {
  const platform = await platformByKey(context.house, platformKey, context.lang);
  if (platform === undefined) return context.refuse('UNKNOWN_PLATFORM');
  if (platform.isUnderMaintenance) return context.refuse('PLATFORM_MAINTENANCE', { remarks: platform.maintainRemarks });
  return platform;
}

/** Moves `inSatang` from the main wallet to the platform; a negative amount moves back. */
async function move(context: TransferContext, platform: Platform, inSatang: number): Promise<void> {
  try {
    await context.house.ledger.post({
      playerId: context.playerId,
      key: context.moneyKey,
      title: inSatang > 0 ? titles.transferIn : titles.transferOut,
      legs: [
        { account: 'main', amountSatang: -inSatang },
        { account: platform.account, amountSatang: inSatang },
      ],
      reference: platform.platformKey,
    });
  } catch (error) {
    if (error instanceof InsufficientFunds) context.refuse('BALANCE_INSUFFICIENT');
    throw refusedByGuard(context.house, error);
  }
}

/** Moves the amount once per request. A repeat after the movement succeeds even if the platform has closed since. */
async function moveOnce(context: TransferContext, platformKey: string, inSatang: number): Promise<void> {
  const { house, playerId, moneyKey, decision } = context;
  if (decision.isAgain && (await hasMoved(house.db, { playerId, key: moneyKey }))) return;
  await move(context, await openPlatform(context, platformKey), inSatang);
}

/**
 * Transfers whole baht into a game. Refuses: UNKNOWN_PLATFORM, PLATFORM_MAINTENANCE, BALANCE_INSUFFICIENT, PLAY_STOPPED.
 * VALID-033
 */
export const transferIn: Handler<Calls['deposit']> = async (context, { platformKey, amountSatang }) => {
  await moveOnce(context, platformKey, amountSatang);
  return assetsOf(context.house, context.playerId, context.lang);
};

/** Transfers whole baht out of a game. Refuses the same as transfers into a game. */
export const transferOut: Handler<Calls['withdraw']> = async (context, { platformKey, amountSatang }) => {
  await moveOnce(context, platformKey, -amountSatang);
  return assetsOf(context.house, context.playerId, context.lang);
};
