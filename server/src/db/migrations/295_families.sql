-- Rounds of any family of games: what a round stands on is data of its family, and every action has an id. L08, M08
alter table play_round
  add column family text not null default 'slot',
  add column game_type integer not null default 1,
  -- The rules it was opened under, so that a title that changes its rules does not change its past.
  add column rules text not null default '',
  add column progress jsonb not null default '{}',
  -- Nothing is left to do: decided by its stake alone, or by its last action.
  add column is_over boolean not null default true,
  -- What has been taken of the player for it so far: the stake, and what its actions have added.
  add column held_satang bigint not null default 0 check (held_satang >= 0);
update play_round set
  progress = jsonb_build_object('shown', shown_count),
  is_over = shown_count = spin_count,
  held_satang = case when state in ('opening', 'refused') then 0 else stake_satang end;
alter table play_round drop column shown_count, drop column spin_count;

-- staking: an action's stake is on its way; voiding: the stakes are on their way back.
alter table play_round drop constraint play_round_state_check;
alter table play_round add constraint play_round_state_check check
  (state in ('opening', 'playing', 'staking', 'closing', 'settled', 'refused', 'voiding', 'voided'));
drop index play_round_open;
create unique index play_round_open on play_round (owner, game_id)
  where state in ('opening', 'playing', 'staking', 'closing', 'voiding');
drop index play_round_unsettled;
create index play_round_unsettled on play_round (spun_ms)
  where state in ('opening', 'playing', 'staking', 'closing', 'voiding');

-- One action in a round: the same id again answers what the first did. `next` is the step that its stake pays for.
create table play_action (
  owner text not null,
  round_id text not null,
  action_id text not null,
  move jsonb not null,
  stake_satang bigint not null check (stake_satang >= 0),
  next jsonb not null,
  state text not null check (state in ('opening', 'done', 'refused')),
  made_ms bigint not null,
  primary key (owner, round_id, action_id)
);
