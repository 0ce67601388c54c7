-- A second factor: its secret sealed with the house's key, its recovery codes hashed, log-ins that wait for it.
create table second_factor (
  player_id text primary key,
  sealed_secret bytea not null,
  is_on boolean not null default false,
  -- The last step whose code was taken: no code counts twice.
  last_step bigint not null default 0,
  since_ms bigint not null
);

create table recovery_code (
  player_id text not null,
  code_hash bytea not null,
  primary key (player_id, code_hash)
);

create table login_step (
  ticket_hash bytea primary key,
  player_id text not null,
  device_id text not null,
  is_remembered boolean not null,
  expires_ms bigint not null
);
create index login_step_by_expiry on login_step (expires_ms);
