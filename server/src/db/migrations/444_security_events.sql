-- Who tried what about the security of an account, from where, and with which outcome. Rows are only added. S18
create table security_event (
  event_id text primary key,
  at_ms bigint not null,
  -- Null if a guest named no account that exists.
  player_id text,
  actor text not null check (actor in ('player', 'guest', 'operator')),
  kind text not null,
  -- The call of the contract, or the operator's route.
  call_name text not null,
  outcome text not null check (outcome in ('done', 'refused', 'unknown')),
  -- Name of the refusal; an HTTP status for an operator's route; '' if done.
  reason text not null default '',
  -- Name of the operator's staff member, as sent by their system; '' otherwise.
  staff text not null default '',
  ip text not null,
  device_id text not null,
  device_name text not null,
  request_id text not null
);
create index security_event_by_player on security_event (player_id, at_ms desc, event_id desc);
create index security_event_by_time on security_event (at_ms desc, event_id desc);
