-- The tables of the live hall. A round's times follow from its number; a row is written when somebody stakes on it or
-- watches it being drawn. Owners are player ids, or `trial:` and the session's id. Amounts are satang, times epoch ms.

-- A table's rounds hang on chains, one after the other; only the anchor is published before. F01
create table table_chain (
  game_id text not null,
  chain_no integer not null,
  first_index bigint not null,
  length integer not null,
  secret text not null,
  anchor text not null,
  published_ms bigint not null,
  primary key (game_id, chain_no)
);

create table table_round (
  game_id text not null,
  round_index bigint not null,
  close_ms bigint not null,
  -- open: bets are claimed under a share of the row's lock; drawn: none is; settled: all are paid; void: all go back.
  state text not null check (state in ('open', 'drawn', 'settled', 'void')),
  numbers integer[],
  seed text,
  stake_satang bigint not null default 0,
  prize_satang bigint not null default 0,
  void_reason text,
  -- Of an annulled round what the house bears, since its winner has it no longer.
  written_off_satang bigint not null default 0,
  settled_ms bigint,
  primary key (game_id, round_index)
);
create index table_round_unsettled on table_round (close_ms) where settled_ms is null;

create table table_bet (
  owner text not null,
  order_no text not null,
  request_id text not null,
  session_id text not null,
  platform_code text not null,
  game_id text not null,
  round_index bigint not null,
  -- `red:500,n17:100`: spots and satang.
  slip text not null,
  stake_satang bigint not null check (stake_satang > 0),
  prize_satang bigint not null default 0,
  -- opening: claimed in time, its stake is on its way.
  state text not null check (state in ('opening', 'placed', 'won', 'lost', 'refused', 'void')),
  placed_ms bigint not null,
  settled_ms bigint,
  primary key (owner, order_no),
  unique (owner, request_id)
);
create index table_bet_of_round on table_bet (game_id, round_index, owner);
create index table_bet_latest on table_bet (owner, game_id, round_index desc);
