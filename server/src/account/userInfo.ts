/** User info: who the player is, what is verified, what they have. ENTITY-001 to ENTITY-007 */
import type { UserInfo } from '@foyer/contract/account/session.ts';
import type { Assets } from '@foyer/contract/assets.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { House, PlayerContext } from '../http/context.ts';
import { playerById } from '../players/players.ts';
import { settings } from '../settings/settings.ts';

/** What this room asks of those that hold money; the composition in handlers.ts connects them. */
export interface MoneyPort {
  /** Balances and the game accounts of all platforms, named in the player's language. */
  assetsOf(this: void, house: House, playerId: string, lang: Locale): Promise<Assets>;
  /** All that was paid out and all bonuses, in satang. */
  totalsOf(this: void, house: House, playerId: string): Promise<UserInfo['totals']>;
}

/** First 3 and last 4 digits. S22 */
function maskPhone(phone: string): string {
  return phone.length < 8 ? '*'.repeat(phone.length) : `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}

/** All but the last character. S22 */
function maskName(name: string): string {
  const characters = Array.from(name);
  return characters.map((character, index) => (index < characters.length - 1 ? '*' : character)).join('');
}

/** Offers and levels of VIP belong to rooms that are not built yet: a player has none of them. */
const noOffers = { applyingNumber: 0, processingNumber: 0, receivedNumber: 0, waitReceiveNumber: 0 };

export async function userInfoOf(context: PlayerContext, money: MoneyPort): Promise<UserInfo> {
  const { house, playerId, lang } = context;
  const [player, assets, totals, msgNumber, { payDomain, withdrawMethod }] = await Promise.all([
    playerById(house, playerId),
    money.assetsOf(house, playerId, lang),
    money.totalsOf(house, playerId),
    house.mail.unread(playerId),
    settings(house, ['payDomain', 'withdrawMethod']),
  ]);
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
      qq: player.qq,
      weChat: player.weChat,
      birthday: player.birthday,
    },
    offers: noOffers,
    msgNumber,
    assets,
    server: { payDomain, withdrawMethod },
    totals,
    vip: { vipName: '' },
  };
}
