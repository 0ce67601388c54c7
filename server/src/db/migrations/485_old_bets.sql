-- Bets of months long past, moved here by the job bets.archive, so that the table of bets and its indexes do not grow with
-- the age of the house. Each month of UTC+7 has a part of its own, which the job creates. docs/decisions/485-old-bets.md
create table old_bet (like bet including defaults) partition by range (placed_ms);
alter table old_bet add primary key (player_id, bet_order_no, placed_ms);
create index old_bet_of_player on old_bet (player_id, placed_ms desc, bet_order_no desc);

-- For readers of history. What only concerns open or recent bets reads `bet`.
create view every_bet as
select player_id, bet_order_no, platform_code, game_type, game_id, round_id, stake_satang, win_satang, is_settled,
       placed_ms, settled_ms, voided_ms, void_satang, is_summed
from bet
union all
select player_id, bet_order_no, platform_code, game_type, game_id, round_id, stake_satang, win_satang, is_settled,
       placed_ms, settled_ms, voided_ms, void_satang, is_summed
from old_bet;

-- Only bets placed before this moment may be in old_bet.
create table bet_archive_mark (
  is_only boolean primary key default true check (is_only),
  until_ms bigint not null
);
insert into bet_archive_mark (until_ms) values (0);

-- Bets that were moved back to be changed. They stay for a day, so that a run of the job does not move them again in
-- between.
create table recalled_bet (
  player_id text collate "C" not null,
  bet_order_no text collate "C" not null,
  recalled_ms bigint not null,
  primary key (player_id, bet_order_no)
);

-- A void or a late transaction of an archived bet would be written as a bet of its own. It is refused, and the ledger
-- moves the archived bet back and posts the movement again. Ordinary bets do not call this.
create function refuse_archived_bet() returns trigger language plpgsql as $$
begin
  if exists (select from old_bet where player_id = new.player_id and bet_order_no = new.bet_order_no) then
    raise exception 'bet % of % is archived', new.bet_order_no, new.player_id using errcode = 'BA001';
  end if;
  return null;
end
$$;

create trigger bet_archived after insert on bet
  for each row when (new.voided_ms is not null or new.is_summed)
  execute function refuse_archived_bet();
