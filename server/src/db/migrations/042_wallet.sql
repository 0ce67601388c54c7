-- The wallet's own rows. Money itself stands in the ledger alone; these rows say why it moved and what comes next.
-- Amounts are minor units; times are epoch milliseconds of the house's clock. player_id leads every key.

create table receiving_bank (
  in_bank_id text primary key,
  bank_code text not null,
  bank_names jsonb not null,
  account_name text not null,
  account_number text not null,
  remarks jsonb not null,
  currency text not null check (currency in ('THB', 'CNY')),
  min_minor bigint not null check (min_minor > 0),
  max_minor bigint not null check (max_minor >= min_minor),
  -- baht credited for one unit of the currency, times 10,000
  rate_e4 integer not null check (rate_e4 > 0),
  is_open boolean not null,
  sort_order integer not null
);

create table withdrawal_channel (
  method text primary key,
  min_satang bigint not null check (min_satang > 0),
  max_satang bigint not null check (max_satang >= min_satang),
  usual_minutes integer not null,
  is_open boolean not null
);

create table deposit_order (
  player_id text collate "C" not null,
  order_no text collate "C" not null,
  -- the client's own id of the request: a repeat finds the order that the first one made
  request_key text collate "C" not null,
  in_bank_id text not null,
  bank_names jsonb not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  credit_satang bigint not null check (credit_satang > 0),
  depositor_name text not null,
  proof text not null,
  -- ENUM-004: 0 unpaid, 1 paid, 2 expired
  status smallint not null check (status in (0, 1, 2)),
  created_ms bigint not null,
  expires_ms bigint not null,
  paid_ms bigint,
  primary key (player_id, order_no),
  unique (player_id, request_key)
);

create index deposit_order_open on deposit_order (created_ms) where status = 0;
create index deposit_order_newest on deposit_order (player_id, created_ms desc, order_no desc);

create table deposit_lock (
  player_id text collate "C" not null,
  -- the deposit order that it belongs to
  order_no text collate "C" not null,
  principal_satang bigint not null check (principal_satang > 0),
  target_satang bigint not null check (target_satang > 0),
  created_ms bigint not null,
  primary key (player_id, order_no)
);

create table bank_card (
  player_id text collate "C" not null,
  bank_card_id text collate "C" not null,
  -- 1 to 5: the unique key below is what keeps a player from a sixth card
  place smallint not null check (place between 1 and 5),
  bank_code text not null,
  -- AES-256-GCM of the number; only a payout opens it
  sealed_number bytea not null,
  last_four text not null,
  holder_name text not null,
  branch text not null,
  reserved_phone text not null,
  created_ms bigint not null,
  primary key (player_id, bank_card_id),
  unique (player_id, place)
);

-- One card, one player. Keyed by a keyed hash of the number, so it shards by card and needs no unique across players.
create table bank_card_owner (
  fingerprint text collate "C" primary key,
  player_id text collate "C" not null,
  bank_card_id text collate "C" not null
);

create table withdrawal (
  player_id text collate "C" not null,
  order_no text collate "C" not null,
  request_key text collate "C" not null,
  method text not null,
  bank_card_id text collate "C" not null,
  bank_code text not null,
  last_four text not null,
  amount_satang bigint not null check (amount_satang > 0),
  -- -2 void (the money was not there), -1 asked for but not held yet; then ENUM-003: 0 applying, 1, 4, 5 paying out,
  -- 2 success, 3 rejected
  status smallint not null check (status between -2 and 5),
  reason text not null,
  created_ms bigint not null,
  audited_ms bigint,
  paid_ms bigint,
  finished_ms bigint,
  stepped_ms bigint not null,
  primary key (player_id, order_no),
  unique (player_id, request_key)
);

create index withdrawal_open on withdrawal (stepped_ms) where status in (-1, 0, 1, 4, 5);
create index withdrawal_newest on withdrawal (player_id, created_ms desc, order_no desc);
