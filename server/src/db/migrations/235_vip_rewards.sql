-- The club pays: levels that were reached, months that were graded, and what each of them brought. SI-26

-- Every level that a player has reached; `held_ms` moves when a level that was lost is won back.
create table vip_rise (
  player_id text collate "C" not null,
  level integer not null check (level > 0),
  reached_ms bigint not null,
  held_ms bigint not null,
  primary key (player_id, level)
);
insert into vip_rise (player_id, level, reached_ms, held_ms)
  select player_id, reached, created_ms, created_ms from player, generate_series(1, level) as reached;

-- One row for each player and month that was graded: grading again finds it and changes nothing.
create table vip_month (
  player_id text collate "C" not null,
  -- YYYY-MM in the site's time
  month text collate "C" not null,
  -- the level that was graded
  level integer not null,
  valid_satang bigint not null,
  is_kept boolean not null,
  graded_ms bigint not null,
  primary key (player_id, month)
);
-- Months that are graded to the end, for the whole house.
create table vip_grading (
  month text collate "C" primary key,
  graded_ms bigint not null
);

-- What a player has earned in the club; the amount is fixed when it is earned.
create table vip_reward (
  player_id text collate "C" not null,
  -- rise:3, month:2026-11, birthday:2026
  reward_id text collate "C" not null,
  kind text not null check (kind in ('rise', 'month', 'birthday')),
  level integer not null,
  -- '', YYYY-MM or YYYY
  period text not null,
  amount_satang bigint not null check (amount_satang > 0),
  stake_multiple integer not null check (stake_multiple between 1 and 10),
  earned_ms bigint not null,
  taken_ms bigint,
  primary key (player_id, reward_id)
);
insert into vip_reward (player_id, reward_id, kind, level, period, amount_satang, stake_multiple, earned_ms)
  select rise.player_id, 'rise:' || rise.level, 'rise', rise.level, '', brings.rise_bonus_satang,
         brings.bonus_stake_multiple, rise.reached_ms
  from vip_rise rise join vip_privilege brings on brings.level = rise.level
  where brings.rise_bonus_satang > 0;

-- Minutes between the site's own days and UTC: days, months and birthdays change then.
insert into setting (setting_key, setting_value) values ('siteUtcOffsetMinutes', '420') on conflict do nothing;
