-- A foreign provider may take one of several stakes of a settled round back. If the bet is in the sums of settled stakes
-- already, they follow in the same transaction. The lock on the mark keeps a run of the job from moving it meanwhile.
create function follow_settled_stake() returns trigger language plpgsql as $$
declare
  mark bigint;
begin
  select until_ms into mark from settled_stake_mark for share;
  if new.settled_ms < mark then
    update settled_stake set staked_satang = staked_satang + new.stake_satang - old.stake_satang
    where player_id = new.player_id
      and month = to_char(to_timestamp((new.settled_ms + 25200000) / 1000.0) at time zone 'UTC', 'YYYY-MM');
  end if;
  return null;
end
$$;

create trigger settled_stake_changed after update of stake_satang on bet
  for each row when (old.is_settled and new.voided_ms is null and old.stake_satang <> new.stake_satang)
  execute function follow_settled_stake();
