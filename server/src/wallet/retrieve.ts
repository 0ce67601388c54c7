/** One-key retrieve: moves the balance of every platform back to the main wallet. SCREEN-076, ERR-053 */
import { defaultLang } from '@foyer/contract/form.ts';
import type { calls } from '@foyer/contract/calls.ts';
import { noDecision } from '../http/context.ts';
import type { House } from '../house.ts';
import type { Handler, PlayerContext } from '../http/context.ts';
import { InsufficientFunds, KeyConflict, titles } from '../ledger/accounts.ts';
import { hasMoved, movedTo } from '../ledger/moved.ts';
import { assetsOf } from '../platforms/assets.ts';
import { platforms } from '../platforms/platforms.ts';
import type { Platform } from '../platforms/platforms.ts';

type Retrieve = (typeof calls)['withdrawGames'];
type Result = 'returned' | 'empty' | 'maintenance' | 'failed';

/** Tries per platform. A bet that takes from the balance between read and movement causes another try. */
const attempts = 5;

interface Returned {
  readonly result: Result;
  readonly amountSatang: number;
}

type Asking = Pick<PlayerContext, 'house' | 'playerId' | 'moneyKey' | 'decision'>;

/** Resumes a request that was never answered and has moved some balances. Returns false if it has moved nothing. */
export async function finishRetrieve(house: House, playerId: string, moneyKey: string): Promise<boolean> {
  if (!(await hasMoved(house.db, { playerId, key: moneyKey }))) return false;
  for (const platform of await platforms(house, defaultLang))
    await retrieveFrom({ house, playerId, moneyKey, decision: noDecision }, platform);
  return true;
}

/**
 * Moves the whole balance of one platform, including fractions of a baht. The key names the request and the platform,
 * so an interrupted request resumes where it stopped and moves nothing twice.
 */
async function retrieveFrom(context: Asking, platform: Platform): Promise<Returned> {
  const key = `${context.moneyKey}:${platform.platformKey}`;
  const before = context.decision.isAgain && (await movedTo(context.house.db, { ...context, key }, 'main'));
  if (typeof before === 'number') return { result: 'returned', amountSatang: before };
  if (platform.isUnderMaintenance) return { result: 'maintenance', amountSatang: 0 };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const amountSatang = (await context.house.ledger.balances(context.playerId))[platform.account] ?? 0;
    if (amountSatang === 0) return { result: 'empty', amountSatang: 0 };
    try {
      await context.house.ledger.post({
        playerId: context.playerId,
        key,
        title: titles.transferOut,
        legs: [
          { account: platform.account, amountSatang: -amountSatang },
          { account: 'main', amountSatang },
        ],
        reference: platform.platformKey,
      });
      return { result: 'returned', amountSatang };
    } catch (error) {
      // This request has already emptied the platform. The balance there now arrived later and is not moved by it.
      if (error instanceof KeyConflict) return { result: 'empty', amountSatang: 0 };
      if (!(error instanceof InsufficientFunds)) throw error;
    }
  }
  return { result: 'failed', amountSatang: 0 };
}

/** Moves each platform atomically and independently. Refuses RETRIEVE_FAILED if one failed and none was moved. */
export const withdrawGames: Handler<Retrieve> = async (context) => {
  const list = [];
  for (const platform of await platforms(context.house, context.lang)) {
    const returned = await retrieveFrom(context, platform);
    list.push({ platformKey: platform.platformKey, platformName: platform.platformName, ...returned });
  }
  const hasFailed = list.some((row) => row.result === 'failed');
  if (hasFailed && !list.some((row) => row.result === 'returned')) return context.refuse('RETRIEVE_FAILED');
  return { list, assets: await assetsOf(context.house, context.playerId, context.lang) };
};
