/** Kysely types of the wallet, the catalogue and the home screen: 040 to 042, 170. */
import type { ColumnType, Generated } from 'kysely';

/** A text in every language. */
export interface Words {
  readonly zh_CN: string;
  readonly en: string;
  readonly th: string;
}
/** Written as JSON text, read as an object. */
type Json<T> = ColumnType<T, string, string>;

export interface GamePlatformTable {
  platform_code: string;
  platform_key: string;
  names: Json<Words>;
  game_type: number;
  is_under_maintenance: boolean;
  maintenance_remarks: Json<Words>;
  sort_order: number;
  /** Addresses of a foreign platform's pictures (462_foreign_games.sql). */
  logo: Generated<string>;
  mark: Generated<string>;
}

export interface GameTable {
  game_id: string;
  platform_code: string;
  names: Json<Words>;
  game_type: number;
  is_new: boolean;
  is_hot: boolean;
  is_trial_offered: boolean;
  sort_order: number;
  section: Generated<string>;
  search_words: Generated<string>;
  /** The rest: 462_foreign_games.sql; '' for a game of this house. */
  provider_code: Generated<string>;
  picture: Generated<string>;
  launch_address: Generated<string>;
  family: Generated<string>;
  stated_return: Generated<string>;
  is_withdrawn: Generated<boolean>;
}

export interface BannerWords {
  readonly eyebrow: Words;
  readonly title: Words;
  readonly content: Words;
  readonly action: Words;
}

export interface HomeBannerTable {
  banner_code: string;
  position: string;
  words: Json<BannerWords>;
  picture: Generated<string>;
  target: string;
  sort_order: number;
}

export interface AnnouncementTable {
  announcement_id: string;
  names: Json<Words>;
  contents: Json<Words>;
  created_ms: number;
}

export interface ReceivingBankTable {
  in_bank_id: string;
  bank_code: string;
  bank_names: Json<Words>;
  account_name: string;
  account_number: string;
  remarks: Json<Words>;
  currency: string;
  min_minor: number;
  max_minor: number;
  rate_e4: number;
  is_open: boolean;
  sort_order: number;
}

export interface WithdrawalChannelTable {
  method: string;
  min_satang: number;
  max_satang: number;
  usual_minutes: number;
  is_open: boolean;
  /** 180_withdrawal_methods.sql */
  fee_e4: Generated<number>;
}

export interface UsdtRateTable {
  chain: string;
  rate_e4: number;
  /** When a service stated it; 0 for one that was set by hand (511_read_rates.sql). */
  read_ms: Generated<number>;
  asked_ms: Generated<number>;
  /** A rate that moved too far to be taken over. */
  held_e4: Generated<number | null>;
}

/** 170_deposit_channels.sql */
export interface PayChannelTable {
  pay_config_id: string;
  pay_type: string;
  names: Json<Words>;
  icon: string;
  currency: string;
  min_minor: number;
  max_minor: number;
  rate_e4: number;
  life_minutes: number;
  usual_minutes: number;
  banks: Json<readonly { readonly code: string; readonly names: Words }[]>;
  bank_code: string;
  account_name: string;
  account_number: string;
  chain: string;
  address: string;
  is_open: boolean;
  sort_order: number;
}

/** What the player needs to pay an unpaid order. */
export interface DepositDetails {
  readonly accountName?: string;
  readonly accountNumber?: string;
  readonly reference?: string;
  readonly chain?: string;
  readonly address?: string;
  readonly txId?: string;
  readonly payUrl?: string;
}

export interface DepositTransferTable {
  tx_id: string;
  player_id: string;
  request_key: string;
}

export interface GatewayNoticeTable {
  player_id: string;
  notice_id: string;
  order_no: string;
  outcome: string;
  taken_ms: number;
}

export interface SandboxPaymentTable {
  payment_id: string;
  merchant_order: string;
  amount_minor: number;
  currency: string;
  return_url: string;
  state: string;
  due_ms: number | null;
  created_ms: number;
}

export interface DepositOrderTable {
  player_id: string;
  order_no: string;
  request_key: string;
  in_bank_id: string;
  bank_names: Json<Words>;
  currency: string;
  amount_minor: number;
  credit_satang: number;
  depositor_name: string;
  proof: string;
  status: number;
  method: Generated<string>;
  ended_by: Generated<string>;
  details: ColumnType<DepositDetails, string | undefined, string>;
  created_ms: number;
  expires_ms: number;
  paid_ms: number | null;
  /** The rest: 490_payments.sql */
  next_query_ms: ColumnType<number | null, number | null | undefined>;
  query_tries: Generated<number>;
}

export interface DepositLockTable {
  player_id: string;
  order_no: string;
  principal_satang: number;
  target_satang: number;
  created_ms: number;
  /** 181_locks.sql */
  unlocked_ms: ColumnType<number | null, number | null | undefined>;
  /** 248_lock_names.sql: null for a deposit. */
  names: ColumnType<Words | null, string | null | undefined, string | null>;
}

export interface BonusLockTable {
  player_id: string;
  lock_id: string;
  names: Json<Words>;
  bonus_type: string;
  platform_code: string;
  amount_satang: number;
  target_satang: number;
  created_ms: number;
  cancelled_ms: ColumnType<number | null, number | null | undefined>;
}

export interface CardReleaseTable {
  player_id: string;
  bank_card_id: string;
  released_ms: number;
}

export interface BankCardTable {
  player_id: string;
  bank_card_id: string;
  place: number;
  bank_code: string;
  sealed_number: Buffer;
  last_four: string;
  /** 380_card_bank_name.sql */
  bank_name: Generated<string>;
  holder_name: string;
  branch: string;
  reserved_phone: string;
  created_ms: number;
}

export interface BankCardOwnerTable {
  fingerprint: string;
  player_id: string;
  bank_card_id: string;
}

export interface WithdrawalTable {
  player_id: string;
  order_no: string;
  request_key: string;
  method: string;
  bank_card_id: string;
  bank_code: string;
  last_four: string;
  amount_satang: number;
  status: number;
  reason: string;
  created_ms: number;
  audited_ms: number | null;
  paid_ms: number | null;
  finished_ms: number | null;
  stepped_ms: number;
  /** 180_withdrawal_methods.sql */
  chain: Generated<string>;
  sealed_address: Buffer | null;
  shown_address: Generated<string>;
  fee_satang: Generated<number>;
  rate_e4: Generated<number>;
  arrives_minor: Generated<number>;
  arrives_in: Generated<string>;
  usual_minutes: Generated<number>;
}

export interface WalletTables {
  game_platform: GamePlatformTable;
  game: GameTable;
  home_banner: HomeBannerTable;
  announcement: AnnouncementTable;
  receiving_bank: ReceivingBankTable;
  withdrawal_channel: WithdrawalChannelTable;
  pay_channel: PayChannelTable;
  deposit_order: DepositOrderTable;
  deposit_transfer: DepositTransferTable;
  gateway_notice: GatewayNoticeTable;
  sandbox_payment: SandboxPaymentTable;
  deposit_lock: DepositLockTable;
  bank_card: BankCardTable;
  bank_card_owner: BankCardOwnerTable;
  withdrawal: WithdrawalTable;
  usdt_rate: UsdtRateTable;
  bonus_lock: BonusLockTable;
  card_release: CardReleaseTable;
}
