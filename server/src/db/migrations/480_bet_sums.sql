-- Sums of bets that are over, so that a total costs as much after ten million bets as after ten thousand. A job adds the
-- bets settled before the mark; readers add those settled since. A bet itself writes nothing here. The mark begins at
-- zero: the job adds the bets of an older house in batches, and until then readers find them among the bets.

-- By player, in the time when bets were placed. Spans begin at the start of a month, day or hour of UTC+7.
create table bet_sum (
  player_id text collate "C" not null,
  -- 'month', 'day' or 'hour'. Hours, and days by platform and game type, are kept for some weeks only.
  span text collate "C" not null,
  -- Whether the row is of one platform and game type. If not, it is of all of them, and these columns are '' and 0.
  is_sort boolean not null,
  from_ms bigint not null,
  platform_code text not null,
  game_type integer not null,
  -- All bets, voided ones included.
  bets bigint not null,
  -- Settled bets: all, those that paid more than their stake, and those that paid less.
  settled bigint not null,
  wins bigint not null,
  losses bigint not null,
  staked_satang bigint not null,
  won_satang bigint not null,
  win_staked_satang bigint not null,
  win_won_satang bigint not null,
  loss_staked_satang bigint not null,
  loss_won_satang bigint not null,
  -- The part of the stakes that does not count for turnover.
  uncounted_satang bigint not null,
  primary key (player_id, span, is_sort, from_ms, platform_code, game_type)
);
-- Finds what is no longer kept.
create index bet_sum_recent on bet_sum (from_ms) where span = 'hour' or (span = 'day' and is_sort);

-- For rankings: settled bets of seven days, whose first is `from_day`, a day of UTC+7 counted from 1970. Each bet is in
-- seven such weeks. Only the last ones are kept.
create table winner_week (
  player_id text collate "C" not null,
  from_day integer not null,
  -- 0 for all game types. Of single types, only fish has a ranking.
  game_type integer not null,
  rounds bigint not null,
  staked_satang bigint not null,
  won_satang bigint not null,
  top_win_satang bigint not null,
  top_game_id text not null,
  primary key (player_id, from_day, game_type)
);
create index winner_week_order on winner_week (from_day, game_type, won_satang desc, player_id);

create table game_week (
  from_day integer not null,
  game_type integer not null,
  platform_code text not null,
  -- '' for all games of the platform that have this type.
  game_id text not null,
  rounds bigint not null,
  staked_satang bigint not null,
  top_win_satang bigint not null,
  primary key (from_day, game_type, platform_code, game_id)
);
create index game_week_order on game_week (from_day, game_type, rounds desc, game_id) where game_id <> '';
create index game_week_platform on game_week (from_day, game_type) where game_id = '';

-- What a player likes to play. Each settled bet adds its weight, which doubles every month: what was played long ago counts
-- little, and no row has to be written anew when a month ends.
create table player_game (
  player_id text collate "C" not null,
  game_id text not null,
  weight numeric not null,
  primary key (player_id, game_id)
);
create index player_game_order on player_game (player_id, weight desc, game_id);

-- Bets settled before this moment are in the sums, but for the changes in bet_change.
create table bet_sum_mark (
  is_only boolean primary key default true check (is_only),
  until_ms bigint not null
);
insert into bet_sum_mark (until_ms) values (0);

-- What changed in bets that were over already: voids, late prizes, stakes taken back. A change is two rows, the bet as it
-- counted before and as it counts now. Readers add the rows of bets settled before the mark; the job deletes them when
-- they are in the sums. A bet that was voided while it was open has no time of settlement, and its row always counts.
create table bet_change (
  player_id text collate "C" not null,
  change_no bigint generated always as identity,
  -- -1 for the bet before, 1 for the bet now.
  sign integer not null,
  bet_order_no text collate "C" not null,
  platform_code text not null,
  game_type integer not null,
  game_id text not null,
  stake_satang bigint not null,
  win_satang bigint not null,
  is_settled boolean not null,
  placed_ms bigint not null,
  settled_ms bigint,
  voided_ms bigint,
  primary key (player_id, change_no)
);

insert into bet_change (player_id, sign, bet_order_no, platform_code, game_type, game_id, stake_satang, win_satang,
                        is_settled, placed_ms, settled_ms, voided_ms)
select player_id, 1, bet_order_no, platform_code, game_type, game_id, stake_satang, win_satang,
       is_settled, placed_ms, settled_ms, voided_ms
from bet where voided_ms is not null and settled_ms is null;

create function log_bet_change() returns trigger language plpgsql as $$
begin
  insert into bet_change (player_id, sign, bet_order_no, platform_code, game_type, game_id, stake_satang, win_satang,
                          is_settled, placed_ms, settled_ms, voided_ms)
  select player_id, sign, bet_order_no, platform_code, game_type, game_id, stake_satang, win_satang,
         is_settled, placed_ms, settled_ms, voided_ms
  from (select -1 as sign, old.* union all select 1, new.*) as image
  -- The bet was over before. Of a bet that was open, only a void without a time of settlement is a change.
  where (sign = -1 and (settled_ms is not null or voided_ms is not null))
     or (sign = 1 and (old.settled_ms is not null or settled_ms is null));
  return null;
end
$$;

-- An ordinary settlement is no change, and does not call it.
create trigger bet_changed after update on bet
  for each row when ((old.settled_ms is not null or new.voided_ms is not null)
    and (old.stake_satang, old.win_satang, old.is_settled, old.settled_ms, old.voided_ms)
      is distinct from (new.stake_satang, new.win_satang, new.is_settled, new.settled_ms, new.voided_ms))
  execute function log_bet_change();

-- A player's open bets: the sums are without them.
create index bet_open on bet (player_id, placed_ms desc, bet_order_no desc) where not is_settled and voided_ms is null;

-- Bets that were settled long after they were placed. Others are found by the time when they were placed, and that is
-- read in full: ten minutes of a player's bets are few, a day's may be thousands.
drop index bet_settled_late;
create index bet_settled_late on bet (player_id, settled_ms) where settled_ms - placed_ms > 600000;
