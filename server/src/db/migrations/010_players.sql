-- Players and what identifies them. Names and phones have directories of their own: no unique key spans players.
create table player (
  player_id text primary key,
  user_account text not null,
  password_hash text not null,
  status text not null default 'active'
    check (status in ('active', 'inactive', 'frozen', 'disabled', 'rejected')),
  level integer not null default 0,
  mobile_phone text not null default '',
  is_phone_verified boolean not null default false,
  real_name text not null default '',
  is_name_verified boolean not null default false,
  email text not null default '',
  is_email_verified boolean not null default false,
  qq text not null default '',
  we_chat text not null default '',
  nickname text not null default '',
  birthday text not null default '',
  withdraw_password_hash text not null default '',
  agent_code text not null default '',
  terms_version text not null default '',
  terms_accepted_ms bigint,
  adult_confirmed_ms bigint,
  created_ms bigint not null
);

create table player_name (
  name_key text primary key,
  player_id text not null
);

-- Verified phones and those that a registration gave: one player each.
create table player_phone (
  mobile_phone text primary key,
  player_id text not null
);

create table player_device (
  player_id text not null,
  device_id text not null,
  report jsonb not null default '{}',
  first_seen_ms bigint not null,
  last_seen_ms bigint not null,
  primary key (player_id, device_id)
);

-- Tokens are stored hashed: who reads the table cannot sign in with it.
create table session (
  token_hash bytea primary key,
  session_id text not null,
  player_id text not null,
  device_id text not null,
  ip text not null,
  opened_ms bigint not null,
  seen_ms bigint not null,
  expires_ms bigint not null,
  ended_ms bigint,
  end_reason text check (end_reason in ('logout', 'kicked'))
);
create index session_of_player on session (player_id) where ended_ms is null;

-- Money requests by the client's own id: the same id again answers what the first did. L04, L05
create table money_request (
  player_id text not null,
  request_id text not null,
  call_name text not null,
  body_hash bytea not null,
  owner text not null,
  started_ms bigint not null,
  reply text,
  primary key (player_id, request_id)
);
