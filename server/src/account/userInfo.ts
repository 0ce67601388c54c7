/** User info: identity, verification state, balances and totals. ENTITY-001 to ENTITY-007 */
import type { UserInfo } from '@foyer/contract/account/session.ts';
import type { Assets } from '@foyer/contract/assets.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { settleHeld } from '../bonus/cancel.ts';
import { heldCounts } from '../bonus/heldListStore.ts';
import type { House } from '../house.ts';
import type { PlayerContext } from '../http/context.ts';
import { maskAccount, maskEmail, maskName, maskPhone } from '@foyer/contract/masks.ts';
import { playerById } from '../players/players.ts';
import { settings } from '../settings/settings.ts';

/** Port to the domains that hold money. handlers.ts connects it. */
export interface MoneyPort {
  /** Returns balances and the game accounts of all platforms, named in the player's language. */
  assetsOf(this: void, house: House, playerId: string, lang: Locale): Promise<Assets>;
  /** Returns lifetime withdrawals and bonuses, in satang. */
  totalsOf(this: void, house: House, playerId: string): Promise<UserInfo['totals']>;
}

/** Returns the name of a club level. handlers.ts connects it. */
export type LevelName = (house: House, level: number, lang: Locale) => Promise<string>;

/** Shows only the year, because the day is private. S22 */
const maskBirthday = (birthday: string): string => (birthday === '' ? '' : `${birthday.slice(0, 4)}-**-**`);

/** Private fields leave the house masked, so that neither a page nor recorded traffic reveals them. S22 */
export async function userInfoOf(context: PlayerContext, money: MoneyPort, levelName: LevelName): Promise<UserInfo> {
  const { house, playerId, lang } = context;
  // Settle first, as the list of offers does, so that both count the same cleared offers.
  await settleHeld(house, playerId);
  const [player, assets, totals, offers, msgNumber, { payDomain, withdrawMethod }] = await Promise.all([
    playerById(house, playerId),
    money.assetsOf(house, playerId, lang),
    money.totalsOf(house, playerId),
    heldCounts(house, playerId),
    house.mail.unread(playerId),
    settings(house, ['payDomain', 'withdrawMethod']),
  ]);
  const vipName = await levelName(house, player.level, lang);
  return {
    userInfo: {
      userAccount: player.userAccount,
      isWithdrawPasswordSet: player.withdrawPasswordHash !== '',
      isNameVerified: player.isNameVerified,
      isPhoneVerified: player.isPhoneVerified,
      isEmailVerified: player.isEmailVerified,
      status: player.status,
      level: player.level,
      mobilePhone: maskPhone(player.mobilePhone),
      name: maskName(player.realName),
      email: maskEmail(player.email),
      qq: maskAccount(player.qq),
      weChat: maskAccount(player.weChat),
      birthday: maskBirthday(player.birthday),
      withdrawalsPausedUntilMs: player.withdrawalsPausedUntilMs > house.now() ? player.withdrawalsPausedUntilMs : 0,
    },
    offers,
    msgNumber,
    assets,
    server: { payDomain, withdrawMethod },
    totals,
    vip: { vipName },
  };
}
