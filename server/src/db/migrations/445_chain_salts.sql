-- Results of shared chains follow from a salt too, which is fixed after the chain's anchor is published. F01
-- The salt's day; null for a chain of an earlier release, and for one that began without waiting for a salt. Chains of
-- an earlier release are not in the list of anchors.
alter table table_chain add column salt_day integer, add column entry_no bigint;
alter table lottery_chain add column salt_day integer, add column entry_no bigint;
alter table sport_chain add column salt_day integer, add column entry_no bigint;

-- The public list of anchors and salts. Each hash covers the entry before. Rows are only added.
create table anchor_entry (
  entry_no bigint primary key,
  published_ms bigint not null,
  body text not null,
  hash text not null
);

-- A row is the salt of one day, fixed once.
create table chain_salt (
  salt_day integer primary key,
  salt text not null,
  seed_count integer not null,
  leaves_hash text not null,
  -- The public pulse after the day; '' and 0 without one.
  pulse text not null,
  pulse_ms bigint not null,
  pulse_address text not null,
  fixed_ms bigint not null,
  entry_no bigint not null
);

-- Seeds that players gave, at most one a player and day. `is_used` is set when the salt is fixed: a seed that was stored
-- too late is not part of it.
create table salt_seed (
  salt_day integer not null,
  player_id text collate "C" not null,
  seed text not null,
  leaf text not null,
  is_used boolean not null default false,
  given_ms bigint not null,
  primary key (salt_day, player_id)
);

-- A new name, so that no process of an earlier release deals without the salt.
alter table table_chain rename column sealed_secret to sealed_end;
alter table lottery_chain rename column sealed_secret to sealed_end;
alter table sport_chain rename column sealed_secret to sealed_end;
