/** A player's assets, as read by every domain that shows money. ENTITY-004 */
import { at, flag, list, money, record, text, withDefault } from './wire.ts';
import type { Value } from './wire.ts';

/** One game account: a platform and the money on it. */
export const gameAccount = record({
  platformKey: text,
  platformCode: text,
  platformName: withDefault(text, ''),
  logoImg: withDefault(text, ''),
  balanceSatang: at('balance', money),
  isUnderMaintenance: at('maintain', flag),
});
export type GameAccount = Value<typeof gameAccount>;

/** ENTITY-004, AMB-046: the main wallet; main wallet plus game accounts; the amount that bets and purchases may use. */
export const assets = record({
  mainSatang: at('mainBalance', withDefault(money, 0)),
  accountSatang: at('accountBalance', withDefault(money, 0)),
  availableSatang: at('AvailBalance', withDefault(money, 0)),
  gameAccounts: at('gameAccountList', withDefault(list(gameAccount), [])),
});
export type Assets = Value<typeof assets>;
