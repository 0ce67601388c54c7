/** Every declared call by name. The house and the tools import this; screens import single domains. */
import * as depositWheel from './activities/depositWheel.ts';
import * as bind from './activities/bind.ts';
import * as checkIn from './activities/checkIn.ts';
import * as points from './activities/points.ts';
import * as raffle from './activities/raffle.ts';
import * as wheelDraw from './activities/wheelDraw.ts';
import * as bets from './bets/history.ts';
import * as catalogue from './lobby/catalogue.ts';
import * as collection from './lobby/collection.ts';
import * as leaderboard from './lobby/leaderboard.ts';
import * as lists from './lobby/lists.ts';
import * as platformGames from './lobby/platformGames.ts';
import * as lotteryBetting from './lottery/betting.ts';
import * as lotteryDraws from './lottery/draws.ts';
import * as slotLobby from './lobby/slotLobby.ts';
import * as launch from './lobby/launch.ts';
import * as home from './home/home.ts';
import * as homeOffers from './home/offers.ts';
import * as homePictures from './home/pictures.ts';
import * as winners from './home/winners.ts';
import * as interestPlans from './interest/plans.ts';
import * as agency from './account/agency.ts';
import * as articles from './help/articles.ts';
import * as pushed from './help/pushed.ts';
import * as mail from './messages/mail.ts';
import * as matches from './sports/match.ts';
import * as vip from './vip/information.ts';
import * as rewards from './vip/rewards.ts';
import * as upgrade from './vip/upgrade.ts';
import * as bonusArticles from './promotions/articles.ts';
import * as bonusClaims from './promotions/claims.ts';
import * as bonusOffers from './promotions/offers.ts';
import * as realTimeBonuses from './promotions/realTime.ts';
import * as invite from './invite/invite.ts';
import * as country from './account/country.ts';
import * as recovery from './account/recovery.ts';
import * as referral from './account/referral.ts';
import * as register from './account/register.ts';
import * as email from './account/email.ts';
import * as passwords from './account/passwords.ts';
import * as eligibility from './account/eligibility.ts';
import * as profile from './account/profile.ts';
import * as secondFactor from './account/secondFactor.ts';
import * as passkeys from './account/passkeys.ts';
import * as thirdPartyLinks from './account/thirdPartyLinks.ts';
import * as security from './account/security.ts';
import * as session from './account/session.ts';
import * as securityEvents from './account/securityEvents.ts';
import * as proof from './account/proof.ts';
import * as sessions from './account/sessions.ts';
import * as thirdParty from './account/thirdParty.ts';
import * as myOffers from './promotions/myOffers.ts';
import * as protection from './protection/limits.ts';
import * as site from './site/config.ts';
import * as anchors from './site/anchors.ts';
import * as navigation from './site/navigation.ts';
import * as offered from './site/offered.ts';
import * as balance from './wallet/balance.ts';
import * as bankCard from './wallet/bankCard.ts';
import * as deposit from './wallet/deposit.ts';
import * as depositChannels from './wallet/depositChannels.ts';
import * as depositOrders from './wallet/depositOrders.ts';
import * as reserve from './wallet/reserve.ts';
import * as statement from './wallet/statement.ts';
import * as locks from './wallet/locks.ts';
import * as usdt from './wallet/usdt.ts';
import * as moneyOutcome from './wallet/moneyOutcome.ts';
import * as withdrawal from './wallet/withdrawal.ts';
import type { Call } from './call.ts';

const areas = {
  ...site,
  ...anchors,
  ...navigation,
  ...offered,
  ...home,
  ...catalogue,
  ...launch,
  ...session,
  ...register,
};
const securityAreas = {
  ...security,
  ...email,
  ...passwords,
  ...eligibility,
  ...profile,
  ...secondFactor,
  ...passkeys,
  ...thirdPartyLinks,
  ...moneyOutcome,
};
const depositAreas = { ...deposit, ...depositChannels, ...depositOrders };
const moneyAreas = { ...balance, ...depositAreas, ...withdrawal, ...bankCard, ...statement };
const gameAreas = {
  ...bets,
  ...lotteryBetting,
  ...lotteryDraws,
  ...lists,
  ...platformGames,
  ...slotLobby,
  ...collection,
  ...leaderboard,
};
const homeAreas = { ...homePictures, ...homeOffers, ...winners };
const wheelAreas = { ...wheelDraw, ...raffle, ...depositWheel };
const welfareAreas = { ...checkIn, ...points, ...bind };
const promotionAreas = { ...bonusArticles, ...bonusOffers, ...bonusClaims, ...realTimeBonuses };
const declared = {
  ...promotionAreas,
  ...areas,
  ...securityAreas,
  ...moneyAreas,
  ...gameAreas,
  ...homeAreas,
  ...agency,
  ...securityEvents,
  ...proof,
  ...sessions,
  ...country,
  ...recovery,
  ...referral,
  ...thirdParty,
  ...matches,
  ...vip,
  ...upgrade,
  ...rewards,
  ...articles,
  ...pushed,
  ...mail,
  ...usdt,
  ...locks,
  ...reserve,
  ...interestPlans,
  ...myOffers,
  ...wheelAreas,
  ...invite,
  ...welfareAreas,
  ...protection,
};

type CallsIn<T> = { [K in keyof T as T[K] extends Call ? K : never]: T[K] };
export type Calls = CallsIn<typeof declared>;

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'request' in value;

export const calls = Object.fromEntries(Object.entries(declared).filter(([, value]) => isCall(value))) as Calls;
