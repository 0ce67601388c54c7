/** The house's routes besides the contract's calls: windows, operators, uploads, payments. start.ts adds the pages. */
import { mountOperator } from './account/operator.ts';
import { mountSandboxCaptcha } from './account/captcha/sandboxCaptcha.ts';
import { mountOutbox } from './account/contact/outboxPage.ts';
import { mountIdentityDesk } from './account/eligibility/identityDesk.ts';
import { mountNewsDesk } from './account/eligibility/newsDesk.ts';
import { mountSecurityEvents } from './account/securityEvents.ts';
import { mountPassport } from './account/thirdParty/passportPage.ts';
import { mountBonusOperator } from './bonus/operator.ts';
import { mountReceipts } from './delivery/receipts.ts';
import { mountDesk } from './desk/mount.ts';
import type { Mount } from './http/build.ts';
import { mountInviteOperator } from './invite/operator.ts';
import { mountLotteryOperator } from './lottery/operator.ts';
import { mountLive } from './live/mount.ts';
import { mountCards } from './provider/cards/routes.ts';
import { mountFish } from './provider/fish/routes.ts';
import { mountCatalogueOperator } from './provider/foreign/operator.ts';
import { mountForeignGames } from './provider/foreign/routes.ts';
import { mountPlay } from './provider/routes.ts';
import { mountPlaySwitches } from './provider/switches.ts';
import { mountSportOperator } from './provider/sport/operator.ts';
import { mountSport } from './provider/sport/routes.ts';
import { mountTableOperator } from './provider/table/operator.ts';
import { mountTables } from './provider/table/routes.ts';
import { mountVoids } from './provider/rounds/voids.ts';
import { mountPlayWindows } from './provider/web.ts';
import { mountScenarios } from './scenarios/page.ts';
import { mountUploads } from './uploads/mount.ts';
import { mountWalletOperator } from './wallet/operator.ts';
import { mountPaymentDesk } from './wallet/desk/routes.ts';
import { mountNotices, mountPayments } from './wallet/gateway/paymentPage.ts';
import { mountReserveOperator } from './wallet/reserve/operator.ts';
import { mountReservePhotos } from './wallet/reserve/photo.ts';
import { mountPictures } from './web/pictures.ts';

export const houseRoutes: readonly Mount[] = [
  mountUploads,
  mountReservePhotos,
  mountReserveOperator,
  mountOutbox,
  mountSandboxCaptcha,
  mountPassport,
  mountScenarios,
  mountOperator,
  mountDesk,
  mountSecurityEvents,
  mountNewsDesk,
  mountIdentityDesk,
  mountWalletOperator,
  mountPaymentDesk,
  mountBonusOperator,
  mountInviteOperator,
  mountVoids,
  mountPlaySwitches,
  mountNotices,
  mountReceipts,
  mountPayments,
  mountLotteryOperator,
  mountLive,
  mountPlay,
  mountForeignGames,
  mountCatalogueOperator,
  mountCards,
  mountTables,
  mountTableOperator,
  mountSport,
  mountSportOperator,
  mountFish,
  mountPlayWindows,
  mountPictures,
];
