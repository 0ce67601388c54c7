-- Staff of the desk with sessions of their own, keys of the operator's systems, and the trail of what both saw and did.

create table staff (
  staff_id text collate "C" primary key,
  name text not null,
  -- the name in small letters, by which two people are told apart
  name_key text collate "C" not null unique,
  roles text[] not null check (cardinality(roles) > 0),
  -- argon2; '' until the person has set one
  password_hash text not null default '',
  -- the authenticator's secret, encrypted; null until the person has set one
  sealed_secret bytea,
  -- the last time step whose code was used
  last_step bigint not null default 0,
  is_disabled boolean not null default false,
  created_ms bigint not null,
  seen_ms bigint not null default 0
);

-- One-time links by which a person sets password and authenticator.
create table staff_invitation (
  token_hash bytea primary key,
  staff_id text collate "C" not null references staff,
  -- the secret that the page has shown, encrypted; null until it is opened
  sealed_secret bytea,
  expires_ms bigint not null,
  used_ms bigint
);
create index staff_invitation_by_staff on staff_invitation (staff_id);

create table staff_session (
  token_hash bytea primary key,
  session_id text collate "C" not null,
  staff_id text collate "C" not null references staff,
  ip text not null,
  device_name text not null,
  opened_ms bigint not null,
  seen_ms bigint not null,
  expires_ms bigint not null,
  ended_ms bigint
);
create index staff_session_open on staff_session (staff_id) where ended_ms is null;

-- Keys of the operator's systems, besides the setting OPERATOR_KEY.
create table operator_key (
  key_id text collate "C" primary key,
  key_hash bytea not null unique,
  name text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_ms bigint not null,
  created_by text not null,
  used_ms bigint not null default 0,
  ended_ms bigint
);

-- Acts by their Idempotency-Key. Rows without a reply are under way, or were left by a process that died.
create table staff_act (
  actor text collate "C" not null,
  act_key text collate "C" not null,
  call_name text not null,
  body_hash bytea not null,
  started_ms bigint not null,
  status integer,
  reply text,
  primary key (actor, act_key)
);
create index staff_act_by_time on staff_act (started_ms);

create table staff_event (
  event_id text collate "C" primary key,
  at_ms bigint not null,
  actor text not null check (actor in ('staff', 'key', 'command', 'guest')),
  -- null for a key, a command and a log-in under an unknown name
  staff_id text collate "C",
  -- name of the person or key
  who text not null,
  -- the person whom a system names by X-Operator; nobody has checked it
  for_whom text not null default '',
  call_name text not null,
  subject text not null default '',
  player_id text collate "C",
  -- begun: written before an act, so that none is missing here
  outcome text not null check (outcome in ('begun', 'done', 'refused', 'unknown')),
  status integer not null default 0,
  is_act boolean not null,
  given jsonb,
  before jsonb,
  after jsonb,
  ip text not null,
  device_name text not null,
  request_id text not null
);
create index staff_event_by_player on staff_event (player_id, event_id desc);
create index staff_event_by_who on staff_event (who, event_id desc);
create index staff_event_by_request on staff_event (request_id);

-- Notes of staff about a player.
create table player_note (
  player_id text collate "C" not null,
  note_id text collate "C" not null,
  staff_id text collate "C",
  by_name text not null,
  content text not null,
  created_ms bigint not null,
  primary key (player_id, note_id)
);

-- A restore truncates the empty tables that the migrations have made. The erasure of a player says so in its transaction.
create function refuse_change() returns trigger language plpgsql as $$
declare
  has_rows boolean := true;
begin
  if tg_op = 'TRUNCATE' then
    execute format('select exists (select from %I)', tg_table_name) into has_rows;
  end if;
  if has_rows and coalesce(current_setting('foyer.erasing', true), '') <> 'on' then
    raise exception 'rows of % are only added', tg_table_name;
  end if;
  return null;
end
$$;
create trigger staff_event_kept before update or delete or truncate on staff_event
  for each statement execute function refuse_change();
create trigger player_note_kept before update or delete or truncate on player_note
  for each statement execute function refuse_change();

-- The desk finds players by the beginning of an account, by the last digits of a phone and by an order.
create index player_name_prefix on player_name (name_key text_pattern_ops);
create index player_phone_tail on player (reverse(mobile_phone) text_pattern_ops) where mobile_phone <> '';
create index deposit_order_by_no on deposit_order (order_no);
create index withdrawal_by_no on withdrawal (order_no);
