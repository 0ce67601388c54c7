-- The ledger. Every key begins with player_id, nothing reaches across players, ids and times come from the house.
-- Amounts are satang; times are epoch milliseconds.

-- The head of a player's chain of movements. Whoever moves his money locks this row first. L02
create table wallet (
  player_id text collate "C" primary key,
  seq bigint not null,
  head bytea not null
) with (fillfactor = 60);

-- What stands on a player's account. House accounts have no row here: their balance is the sum of their entries. L03
create table balance (
  player_id text collate "C" not null,
  account text collate "C" not null,
  amount_satang bigint not null check (amount_satang >= 0),
  primary key (player_id, account)
) with (fillfactor = 60);

-- One movement of a player's money. Append-only; a key stays known for as long as its movement. L02, L05
create table movement (
  player_id text collate "C" not null,
  seq bigint not null,
  id text collate "C" not null,
  key text collate "C" not null,
  request_hash bytea not null,
  title integer not null,
  reference text not null,
  created_ms bigint not null,
  hash bytea not null,
  primary key (player_id, seq),
  unique (player_id, key)
);

-- One leg of a movement. Append-only; the legs of a movement sum to zero. L01
create table entry (
  player_id text collate "C" not null,
  account text collate "C" not null,
  seq bigint not null,
  leg integer not null,
  amount_satang bigint not null,
  -- What stood on the player's account after this leg; null for the house's accounts.
  balance_satang bigint check (balance_satang >= 0),
  primary key (player_id, account, seq, leg)
);

-- A bet, written by the movement that pays for it and closed by the one that settles it. ENTITY-035
create table bet (
  player_id text collate "C" not null,
  bet_order_no text collate "C" not null,
  platform_code text not null,
  game_type integer not null,
  game_id text not null,
  round_id text not null,
  stake_satang bigint not null,
  win_satang bigint not null,
  is_settled boolean not null,
  placed_ms bigint not null,
  settled_ms bigint,
  primary key (player_id, bet_order_no)
);
