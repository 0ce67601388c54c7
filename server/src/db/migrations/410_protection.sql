-- Limits and stops that players set for themselves. M14 to M17

-- Read by every posting under the wallet's lock, so that a stop is in force from the moment it is committed.
alter table wallet
  -- No stake and no deposit before this moment, epoch milliseconds; 0 where there is no stop.
  add column stopped_until_ms bigint not null default 0,
  -- Counts the changes of the player's limits; 0 where there never was one, and nothing is counted.
  add column protection_version integer not null default 0;

-- A limit in force, and the looser one that waits to be confirmed.
create table protection_limit (
  player_id text collate "C" not null,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'time')),
  -- 24, 168 or 720: the span over which it counts.
  hours integer not null,
  -- Satang; minutes for time. Null where none is in force any more.
  amount bigint,
  set_ms bigint not null,
  -- The looser limit that was asked for; null with a moment set means none at all.
  next_amount bigint,
  next_from_ms bigint,
  primary key (player_id, kind, hours)
);

-- What a player with limits has paid in, staked and got back in each hour since 1970, and in which of its minutes they
-- played or used the site.
create table protection_use (
  player_id text collate "C" not null,
  hour integer not null,
  deposited bigint not null default 0,
  staked bigint not null default 0,
  returned bigint not null default 0,
  minutes bigint not null default 0,
  primary key (player_id, hour)
) with (fillfactor = 60);

-- Every time-out and exclusion. Never updated and never deleted: a stop can be extended and not cut short.
create table protection_stop (
  player_id text collate "C" not null,
  stop_id text collate "C" not null,
  kind text not null check (kind in ('timeOut', 'exclusion')),
  from_ms bigint not null,
  until_ms bigint not null,
  primary key (player_id, stop_id)
);

-- How often a player wants to be told how long they have played, and what the self-test said last.
create table protection_setting (
  player_id text collate "C" primary key,
  check_minutes integer not null
);

-- What a player has staked in all windows since a log-in.
create index play_session_of_player on play_session (player_id, opened_ms) where player_id is not null;
