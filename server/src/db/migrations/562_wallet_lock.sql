-- Locks a player's wallet until the transaction ends, and creates it first if there is none. One round trip, because each
-- round trip under this lock delays everyone who waits for it. ADR 574
create function lock_wallet(asked text) returns table (stopped_until_ms bigint, protection_version integer)
language plpgsql as $$
begin
  -- On a Citus cluster, the wallet's server unlocks its row a moment before the coordinator commits to its own tables.
  -- This lock is the coordinator's, which keeps it until then. ADR 566
  perform pg_advisory_xact_lock(hashtextextended('wallet ' || asked, 0));
  return query
    select wallet.stopped_until_ms, wallet.protection_version from wallet where wallet.player_id = asked for update;
  if not found then
    insert into wallet (player_id, seq, head) values (asked, 0, '') on conflict do nothing;
    return query
      select wallet.stopped_until_ms, wallet.protection_version from wallet where wallet.player_id = asked for update;
  end if;
end
$$;

-- What each player has staked in the months before the one in the mark, for the nightly grading of the club: it adds only
-- the months since. A void may have taken back some of it, so it is the most that a player can have staked then.
create table vip_staked (
  player_id text collate "C" primary key,
  staked_satang bigint not null
);
create table vip_staked_mark (
  is_only boolean primary key default true check (is_only),
  -- YYYY-MM; '' before the first grading
  month text collate "C" not null
);
insert into vip_staked_mark (month) values ('');
create index settled_stake_of_month on settled_stake (month);
