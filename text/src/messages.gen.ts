/* Generated from text/zh_CN by `npm run text`. */
import type { AccountMessages } from './account.gen.ts';
import type { AgencyMessages } from './agency.gen.ts';
import type { BankMessages } from './bank.gen.ts';
import type { CaptchaMessages } from './captcha.gen.ts';
import type { CenterMessages } from './center.gen.ts';
import type { CodesMessages } from './codes.gen.ts';
import type { DownloadMessages } from './download.gen.ts';
import type { GamesMessages } from './games.gen.ts';
import type { HeadsMessages } from './heads.gen.ts';
import type { HelpMessages } from './help.gen.ts';
import type { HomeMessages } from './home.gen.ts';
import type { LabelsMessages } from './labels.gen.ts';
import type { LoungeMessages } from './lounge.gen.ts';
import type { OutboxMessages } from './outbox.gen.ts';
import type { RefusalsMessages } from './refusals.gen.ts';
import type { RulesMessages } from './rules.gen.ts';
import type { SearchMessages } from './search.gen.ts';
import type { SectionsMessages } from './sections.gen.ts';
import type { SiteMessages } from './site.gen.ts';
import type { SlotMessages } from './slot.gen.ts';
import type { SlotLobbyMessages } from './slotLobby.gen.ts';
import type { SportsMessages } from './sports.gen.ts';
import type { UiMessages } from './ui.gen.ts';
import type { VipMessages } from './vip.gen.ts';
import type { WalletMessages } from './wallet.gen.ts';

/** Every room of the catalogue: text/<locale>/<room>.json. */
export const rooms = ['account', 'agency', 'bank', 'captcha', 'center', 'codes', 'download', 'games', 'heads', 'help', 'home', 'labels', 'lounge', 'outbox', 'refusals', 'rules', 'search', 'sections', 'site', 'slot', 'slotLobby', 'sports', 'ui', 'vip', 'wallet'] as const;

export interface Messages {
  account: AccountMessages;
  agency: AgencyMessages;
  bank: BankMessages;
  captcha: CaptchaMessages;
  center: CenterMessages;
  codes: CodesMessages;
  download: DownloadMessages;
  games: GamesMessages;
  heads: HeadsMessages;
  help: HelpMessages;
  home: HomeMessages;
  labels: LabelsMessages;
  lounge: LoungeMessages;
  outbox: OutboxMessages;
  refusals: RefusalsMessages;
  rules: RulesMessages;
  search: SearchMessages;
  sections: SectionsMessages;
  site: SiteMessages;
  slot: SlotMessages;
  slotLobby: SlotLobbyMessages;
  sports: SportsMessages;
  ui: UiMessages;
  vip: VipMessages;
  wallet: WalletMessages;
}
