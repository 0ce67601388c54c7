/** The handlers of all calls, by domain. Domains that need each other are connected here through ports. */
import type { Calls } from '@foyer/contract/calls.ts';
import { identityRoutes } from './account/identityRoutes.ts';
import { bindBonusesOf, giveBindBonus } from './activities/bind.ts';
import { accountRoutes } from './account/routes.ts';
import { welfareRoutes } from './activities/welfareRoutes.ts';
import { wheelRoutes } from './activities/wheelRoutes.ts';
import { betRoutes } from './bets/records.ts';
import { lobbyRoutes } from './lobby/routes.ts';
import { helpRoutes } from './help/routes.ts';
import { homeRoutes } from './home/routes.ts';
import type { Handlers } from './http/context.ts';
import { interestRoutes } from './interest/routes.ts';
import { ticketOf } from './lottery/records.ts';
import { lotteryRoutes } from './lottery/routes.ts';
import { inviteRoutes } from './invite/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { promotionRoutes } from './promotions/routes.ts';
import { protectionRoutes } from './protection/routes.ts';
import { assetsOf } from './platforms/assets.ts';
import { drawSeeds } from './provider/seeds/drawSeeds.ts';
import { myOfferRoutes } from './promotions/myOffers.ts';
import { openRounds } from './provider/rounds/actions.ts';
import { proofOf } from './provider/rounds/proof.ts';
import { tableTicketOf } from './provider/table/ticket.ts';
import { liveTables } from './provider/table/liveTables.ts';
import { listedMatches } from './provider/sport/listing.ts';
import { sportTicketOf } from './provider/sport/ticket.ts';
import { launchPort } from './provider/routes.ts';
import { fateOf } from './moneyFate.ts';
import { sportsRoutes } from './sports/routes.ts';
import { vipRoutes } from './vip/routes.ts';
import { levelName } from './vip/upgrade.ts';
import { siteRoutes } from './site/routes.ts';
import { uploadRoutes } from './uploads/receive.ts';
import { reserveRoutes } from './wallet/reserve/routes.ts';
import { walletRoutes } from './wallet/routes.ts';
import { totalsOf } from './wallet/totals.ts';

/** Does not compile if a declared call has no handler. */
export const handlers: Handlers<Calls> = {
  ...siteRoutes,
  ...homeRoutes,
  ...lobbyRoutes(launchPort, { liveTables }),
  ...betRoutes({ proofOf, ticketOf, tableTicketOf, sportTicketOf }),
  ...accountRoutes({ assetsOf, totalsOf }, levelName),
  ...identityRoutes,
  ...walletRoutes(fateOf),
  ...reserveRoutes,
  ...uploadRoutes,
  ...helpRoutes,
  ...messageRoutes,
  ...lotteryRoutes,
  ...sportsRoutes({ listedMatches }),
  ...vipRoutes,
  ...interestRoutes,
  ...wheelRoutes(drawSeeds),
  ...inviteRoutes,
  ...welfareRoutes,
  ...promotionRoutes({ giveBindBonus, bindBonusesOf }),
  ...myOfferRoutes,
  ...protectionRoutes(openRounds),
};
