-- The built-in game house: tickets, sessions, seeds, rounds and switches. Owners are player ids, or `trial:` and the
-- session's id for trial play, which touches no account. Amounts are satang, times epoch milliseconds.

create table play_ticket (
  ticket_hash bytea primary key,
  player_id text,
  platform_code text not null,
  game_id text not null,
  mode text not null,
  lang text not null,
  expires_ms bigint not null,
  used_ms bigint
);

create table play_session (
  session_id text primary key,
  token_hash bytea not null,
  owner text not null,
  player_id text,
  platform_code text not null,
  game_id text not null,
  mode text not null,
  opened_ms bigint not null,
  expires_ms bigint not null,
  credit_satang bigint not null check (credit_satang >= 0),
  staked_satang bigint not null default 0,
  won_satang bigint not null default 0
);

-- One seed of an owner is in use, one waits with its commitment published, the others are revealed. F01
create table play_seed (
  owner text not null,
  seed_id text not null,
  server_seed text not null,
  commitment text not null,
  client_seed text,
  next_nonce bigint not null default 0,
  state text not null check (state in ('waiting', 'active', 'revealed')),
  created_ms bigint not null,
  revealed_ms bigint,
  primary key (owner, seed_id)
);
create unique index play_seed_in_use on play_seed (owner, state) where state <> 'revealed';

create table play_round (
  owner text not null,
  round_id text not null,
  session_id text not null,
  request_id text not null,
  platform_code text not null,
  game_id text not null,
  seed_id text not null,
  nonce bigint not null,
  stake_satang bigint not null,
  -- What the whole round pays, and how many of its spins have been shown.
  win_satang bigint not null,
  spin_count integer not null,
  shown_count integer not null,
  -- opening: the stake is on its way; playing: free spins are left; closing: the prize is on its way.
  state text not null check (state in ('opening', 'playing', 'closing', 'settled', 'refused')),
  balance_before_satang bigint not null,
  balance_after_satang bigint not null,
  opened_ms bigint not null,
  spun_ms bigint not null,
  settled_ms bigint,
  primary key (owner, round_id),
  unique (owner, request_id),
  unique (owner, seed_id, nonce)
);
-- An interrupted round is finished before the same game starts another. M08
create unique index play_round_open on play_round (owner, game_id) where state in ('opening', 'playing', 'closing');
create index play_round_latest on play_round (owner, game_id, opened_ms desc);
create index play_round_unsettled on play_round (spun_ms) where state in ('opening', 'playing', 'closing');

-- What an operator has closed: a game, or a whole platform with game_id ''. M26
create table play_switch (
  platform_code text not null,
  game_id text not null,
  reason text not null,
  changed_ms bigint not null,
  primary key (platform_code, game_id)
);
