-- The desk's reports on a house of many bets: each reads its own span of time, and no whole table. docs/decisions/535-house-days.md

-- Movements are stored in the order of time, so that a summary of each block range finds a span. A bet writes nothing for it.
create index movement_by_time on movement using brin (created_ms) with (pages_per_range = 16, autosummarize = on);

-- The entries of the house's accounts by day of UTC+7, counted from 1970. The job money.days adds those before the mark.
create table house_day (
  account text collate "C" not null,
  day integer not null,
  entries bigint not null,
  amount_satang bigint not null,
  primary key (account, day)
);
create table house_day_mark (
  is_only boolean primary key default true check (is_only),
  until_ms bigint not null
);
insert into house_day_mark (until_ms) values (0);

-- Figures of days.
create index old_bet_settled on old_bet (settled_ms) where is_settled;
create index player_created on player (created_ms);
create index deposit_order_paid on deposit_order (paid_ms) where status = 1;
create index withdrawal_paid on withdrawal (paid_ms) where status = 2;

-- Who shares a device.
create index player_device_recent on player_device (last_seen_ms desc, device_id desc);
create index player_device_users on player_device (device_id, last_seen_ms desc);

-- The queues and their counts, which every open desk asks for again and again.
create index deposit_order_waiting on deposit_order (order_no) where status = 0;
create index withdrawal_waiting on withdrawal (order_no) where status in (0, 1);
create index payout_unknown on payout (order_no) where state = 'unknown';
create index reserve_order_judged on reserve_order (created_ms, order_no) where state = 'withService';
create index held_bonus_judged on held_bonus (created_ms, player_id, grant_id) where status in (0, 6);
create index identity_check_open on identity_check (asked_ms, player_id) where state in ('pending', 'unknown');
create index site_mail_answered on site_mail (created_ms desc, mail_id desc) where box = 'sent' and answered_ms is not null;
create index sport_match_latest on sport_match (end_ms desc, match_id desc);

-- Tables of money compare ids of players by "C", and the primary key of players by the database's collation: a join could not
-- use it, and read all players.
create unique index player_by_id on player (player_id collate "C");
create index player_name_of on player_name (player_id collate "C");

-- Finds the round of a foreign provider by its number.
create index foreign_round_by_no on foreign_round (round_id);
