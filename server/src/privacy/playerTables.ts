/**
 * Every table with rows of players: by which columns they are found, what an export leaves out, and what an erasure does
 * with them. A test compares this list with the database. Decision 524
 */

/** Values that replace a row's own; the other columns are kept. */
type Blank = Readonly<Record<string, string | number | null>>;

export interface PlayerTable {
  readonly name: string;
  /** Columns that hold a player's id. */
  readonly by: readonly string[];
  /**
   * `kept`: required by law or for the books; contains no personal data but the player's id. `deleted`: rows are deleted.
   * Otherwise the columns are overwritten with these values.
   */
  readonly erasure: 'kept' | 'deleted' | Blank;
  /** Secrets and hashes that are no use to the player and would help a thief. */
  readonly hidden?: readonly string[];
}

const of =
  (erasure: PlayerTable['erasure'], by: readonly string[] = ['player_id']) =>
  (name: string): PlayerTable => ({ name, by, erasure });

/** The ledger and what explains its amounts. */
const books = `balance entry movement wallet statement_day statement_mark bet bet_change bet_sum old_bet recalled_bet
  settled_stake uncounted_stake deposit_lock bonus_lock deposit_transfer chain_transfer gateway_notice payment_case
  payment_review payout foreign_round foreign_jackpot held_bonus private_bonus promotion_claim interest_order
  points_account points_exchange check_in check_in_draw sign_in vip_month vip_reward vip_rise vip_staked wheel_draw
  lottery_bet lottery_chase lottery_order`.split(/\s+/);

/** Bets of the house's own games, and the seeds that prove them. */
const games = `play_round play_action play_seed fish_round fish_shot fish_catch sport_bet sport_leg table_bet`.split(
  ' ',
);

/** What shows that the house kept the law: consents, exclusions, checks of identity, salts given. */
const proofs = 'terms_acceptance marketing_consent protection_stop identity_check salt_seed erased_player'.split(' ');

/** Files that a job deletes from the store in which they are. */
const leftToJobs = ['upload_intent'];

const deleted = `card_release favourite invite_code login_step login_ticket made_request money_request
  outbox_message outgoing_message passkey passkey_challenge payout_address play_ticket player_device player_email
  player_game player_name player_phone protection_limit protection_setting protection_use recovery_code
  recovery_ticket player_note second_factor security_event session site_mail third_party_identity upload upload_picture
  verification_code winner_week withdraw_try bank_card bank_card_owner`.split(/\s+/);

/** Columns with hashes and sealed secrets, by table. */
const hidden: Readonly<Record<string, readonly string[]>> = {
  player: ['password_hash', 'withdraw_password_hash'],
  bank_card: ['sealed_number'],
  bank_card_owner: ['fingerprint'],
  session: ['token_hash'],
  login_ticket: ['ticket_hash'],
  login_step: ['ticket_hash', 'password_hash'],
  play_ticket: ['ticket_hash'],
  play_session: ['token_hash'],
  play_seed: ['stored_seed'],
  check_in_draw: ['stored_seed'],
  recovery_code: ['code_hash'],
  recovery_ticket: ['token_hash'],
  second_factor: ['sealed_secret'],
  verification_code: ['code_hash'],
  outgoing_message: ['sealed_content', 'topic_hash'],
  withdrawal: ['sealed_address'],
  payout_address: ['address_hash'],
  money_request: ['body_hash'],
  made_request: ['body_hash'],
  passkey_challenge: ['challenge'],
  outbox_message: ['code'],
};

const blanked: readonly PlayerTable[] = [
  of({ depositor_name: '', proof: '', details: '{}' })('deposit_order'),
  of({ bank_card_id: '', last_four: '', sealed_address: null, shown_address: '' })('withdrawal'),
  of({ note: '' }, ['player_id', 'invitee_id'])('invitation'),
  of('kept', ['player_id', 'payer_id'])('reserve_offer'),
  of({ upload_id: null }, ['player_id', 'payee_id'])('reserve_order'),
  of('deleted', ['owner'])('fish_seat'),
  // Who did what and when stays.
  of({ given: null, before: null, after: null, subject: '' })('staff_event'),
  // Open windows of games end.
  of({ expires_ms: 0 }, ['owner', 'player_id'])('play_session'),
];

/** `player` itself is not among them: see `erasePlayer`. */
export const playerTables: readonly PlayerTable[] = [
  ...books.map(of('kept')),
  ...games.map(of('kept', ['owner'])),
  ...proofs.map(of('kept')),
  ...leftToJobs.map(of('kept')),
  ...deleted.map(of('deleted')),
  ...blanked,
].map((table) => ({ ...table, hidden: hidden[table.name] ?? [] }));

export const playerTable: PlayerTable = {
  name: 'player',
  by: ['player_id'],
  erasure: 'kept',
  hidden: hidden.player ?? [],
};
