/** A player's money by account. ENTITY-004, AMB-046 */
import type { Assets, GameAccount } from '@foyer/contract/assets.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { House } from '../house.ts';
import { platforms } from './platforms.ts';

/** Returns one account for every platform, including empty ones, in catalogue order. Satang. */
function gameAccountsOf(
  all: Awaited<ReturnType<typeof platforms>>,
  balances: Readonly<Record<string, number>>,
): GameAccount[] {
  return all.map((platform) => ({
    platformKey: platform.platformKey,
    platformCode: platform.platformCode,
    platformName: platform.platformName,
    logoImg: platform.mark,
    balanceSatang: balances[platform.account] ?? 0,
    isUnderMaintenance: platform.isUnderMaintenance,
  }));
}

/**
 * Returns the main wallet, the total with the game accounts, and the amount that bets and purchases may use, which is
 * the main wallet. Money held for a withdrawal is in none of them.
 */
export async function assetsOf(house: House, playerId: string, lang: Locale): Promise<Assets> {
  const [all, balances] = await Promise.all([platforms(house, lang), house.ledger.balances(playerId)]);
  const gameAccounts = gameAccountsOf(all, balances);
  const mainSatang = balances.main ?? 0;
  const inGamesSatang = gameAccounts.reduce((sum, account) => sum + account.balanceSatang, 0);
  return { mainSatang, accountSatang: mainSatang + inGamesSatang, availableSatang: mainSatang, gameAccounts };
}
