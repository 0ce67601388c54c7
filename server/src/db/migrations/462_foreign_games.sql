-- Games of other providers: what the catalogue knows about them, and the rounds that they report.

-- '' in provider_code is a game of this house, whose picture, return and rules come from its own catalogue.
alter table game
  add column provider_code text not null default '',
  add column picture text not null default '',
  -- Where a game opens, with {ticket} and other words in braces.
  add column launch_address text not null default '',
  -- The family whose rules of the place apply: minimum cycle and stake cap.
  add column family text not null default '',
  -- Percent as text, such as '96.18'.
  add column stated_return text not null default '',
  -- No longer offered; the row stays for the records of its bets.
  add column is_withdrawn boolean not null default false;

-- Stake and prize of such a bet are sums over the transactions of its round.
-- Addresses of a foreign platform's pictures; '' for a platform that this house draws.
alter table game_platform
  add column logo text not null default '',
  add column mark text not null default '';

alter table bet add column is_summed boolean not null default false;

-- A round of a foreign game. Its money is in the ledger, and its sums are in the bet with the same number.
create table foreign_round (
  player_id text collate "C" not null,
  -- '<provider>:<the provider's number>', also the number of its bet.
  round_id text collate "C" not null,
  provider_code text not null,
  platform_code text not null,
  game_id text not null,
  game_type integer not null,
  family text not null,
  -- A free round takes no stake.
  is_free boolean not null,
  -- `refused`: its first stake was refused, so that it has no bet.
  state text not null check (state in ('open', 'refused')),
  opened_ms bigint not null,
  primary key (player_id, round_id)
);
create index foreign_round_of_family on foreign_round (player_id, family, opened_ms desc);

-- The wins of a round that a jackpot paid, by the provider's transaction.
create table foreign_jackpot (
  player_id text collate "C" not null,
  round_id text collate "C" not null,
  transaction_id text collate "C" not null,
  amount_satang bigint not null,
  primary key (player_id, round_id, transaction_id)
);
