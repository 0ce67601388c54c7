-- Each player's settled stakes by month, so that grading and totals do not read every bet again. A job adds the bets
-- settled since the mark and subtracts those voided since: a bet itself writes nothing here. Months are those of UTC+7.
create table settled_stake (
  player_id text collate "C" not null,
  -- YYYY-MM
  month text collate "C" not null,
  staked_satang bigint not null,
  primary key (player_id, month)
);

-- Bets settled before this moment are in the sums, as they stood at this moment.
create table settled_stake_mark (
  is_only boolean primary key default true check (is_only),
  until_ms bigint not null
);

-- One hour before the last settled bet, because other processes may still be settling bets of that time.
insert into settled_stake_mark (until_ms)
select greatest(coalesce(max(settled_ms), 0) - 3600000, 0) from bet where is_settled;

-- As the bets stood at the mark: the first run of the job subtracts those voided afterwards.
insert into settled_stake (player_id, month, staked_satang)
select player_id, to_char(to_timestamp((settled_ms + 25200000) / 1000.0) at time zone 'UTC', 'YYYY-MM'),
       sum(coalesce(void_satang, stake_satang))
from bet cross join settled_stake_mark as mark
where settled_ms < mark.until_ms and ((is_settled and voided_ms is null) or voided_ms >= mark.until_ms)
group by 1, 2;

-- Finds what was voided since the mark, and the few bets that were open for longer than a day before they were settled.
create index bet_voided on bet (voided_ms, player_id) where voided_ms is not null;
create index bet_settled_late on bet (player_id, settled_ms) where is_settled and settled_ms - placed_ms > 86400000;
