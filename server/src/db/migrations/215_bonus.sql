-- Bonuses that a player has, waits for or once had: one row for each grant. ENUM-005, ENUM-010, M22

create table held_bonus (
  player_id text collate "C" not null,
  grant_id text collate "C" not null,
  -- ENUM-005 and AMB-059: 0 applying, 1 received, 2 wagering completed, 3 rejected, 4 audit cleared, 5 not received,
  -- 6 not drawn, 7 not won
  status smallint not null check (status between 0 and 7),
  -- ENUM-010: 0 to be staked, 1 nothing to stake, 2 taken back
  kind smallint not null check (kind between 0 and 2),
  -- a key of ENUM-002
  bonus_type text not null,
  names jsonb not null,
  -- every term of bonusTerms.ts
  terms jsonb not null,
  amount_satang bigint not null check (amount_satang > 0),
  -- what it was given for; 0 where there was no deposit
  deposit_satang bigint not null check (deposit_satang >= 0),
  target_satang bigint not null check (target_satang >= 0),
  -- why it was rejected
  reason jsonb,
  -- how it ended before it was cleared: '', cancelled, expired
  ended_by text not null default '',
  -- what went back to the house
  returned_satang bigint not null default 0 check (returned_satang >= 0),
  created_ms bigint not null,
  -- until when it can be received
  claim_until_ms bigint,
  received_ms bigint,
  -- when its money had moved
  paid_ms bigint,
  -- until when it can be staked
  expires_ms bigint,
  ended_ms bigint,
  primary key (player_id, grant_id)
);

create index held_bonus_newest on held_bonus (player_id, created_ms desc, grant_id desc);
create index held_bonus_unpaid on held_bonus (received_ms) where status = 1 and paid_ms is null;
create index held_bonus_expiring on held_bonus (expires_ms) where status = 1 and expires_ms is not null;
create index held_bonus_waiting on held_bonus (claim_until_ms) where status = 5 and claim_until_ms is not null;

-- What was granted before had no terms besides its lock.
insert into held_bonus (player_id, grant_id, status, kind, bonus_type, names, terms, amount_satang, deposit_satang,
                        target_satang, ended_by, returned_satang, created_ms, received_ms, paid_ms, ended_ms)
select player_id, lock_id, case when cancelled_ms is null then 1 else 4 end, case when cancelled_ms is null then 0 else 2 end,
       bonus_type, names,
       jsonb_build_object(
         'gives', jsonb_build_object('kind', 'fixed', 'amount', (amount_satang / 100.0)::numeric(20, 2)::text),
         'who', 'chosen', 'often', 'once',
         'multiple', least(100, round(target_satang::numeric / amount_satang, 2)), 'multipleOf', 'bonus',
         'weights', '{"slots":100,"live":100,"sports":100,"lottery":100,"fish":100,"chess":100,"hall3d":100,"other":100}'::jsonb,
         'longestStakeSatang', 'none', 'expiresAfterHours', 'never', 'fundsOrder', 'together',
         'onCancel', 'bonusReturns', 'winningsCap', 'none',
         'platformCodes', case when platform_code = '' then '[]'::jsonb else jsonb_build_array(platform_code) end,
         'excludedGameIds', '[]'::jsonb),
       amount_satang, 0, target_satang, case when cancelled_ms is null then '' else 'cancelled' end,
       case when cancelled_ms is null then 0 else amount_satang end, created_ms, created_ms, created_ms, cancelled_ms
from bonus_lock;

-- A bet that was taken back counts for nothing. L09
alter table bet add column voided_ms bigint;

-- '1' lets terms ask for more than ten times. M22
insert into setting (setting_key, setting_value) values ('bonusHighMultiples', '0') on conflict do nothing;
