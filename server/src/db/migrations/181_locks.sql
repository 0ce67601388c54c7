-- Locks that a player may end himself, and those of bonuses.

-- Ended by the player before its turnover was done.
alter table deposit_lock add column unlocked_ms bigint;

create table bonus_lock (
  player_id text collate "C" not null,
  -- the grant that it belongs to
  lock_id text collate "C" not null,
  names jsonb not null,
  -- a key of ENUM-017
  bonus_type text not null,
  -- '' where bets on every platform count
  platform_code text not null,
  amount_satang bigint not null check (amount_satang > 0),
  target_satang bigint not null check (target_satang > 0),
  created_ms bigint not null,
  -- when the player gave the bonus up
  cancelled_ms bigint,
  primary key (player_id, lock_id)
);

-- Baht: whose whole balance is less may end a lock, since what it held is gone.
insert into setting (setting_key, setting_value) values ('selfUnlockBelow', '10') on conflict do nothing;
