-- What registration, log-in and verification keep for a short time.
create table captcha (
  captcha_id text primary key,
  picture_answer text not null,
  spoken_answers text[] not null,
  expires_ms bigint not null
);
create index captcha_by_expiry on captcha (expires_ms);

-- Failed log-ins by account name, and apart from them by the devices the account is known on. S15
create table login_attempt (
  lock_key text primary key,
  attempts integer not null,
  window_start_ms bigint not null,
  locked_until_ms bigint not null default 0
);

create table verification_code (
  player_id text not null,
  scene text not null,
  target text not null,
  code_hash bytea not null,
  sent_ms bigint not null,
  expires_ms bigint not null,
  tries integer not null default 0,
  is_used boolean not null default false,
  primary key (player_id, scene)
);
create index verification_code_by_target on verification_code (target, sent_ms);

-- The sandbox's stand-in for SMS: what would have been sent. Empty where no sandbox runs.
create table outbox_message (
  player_id text not null,
  message_id text not null,
  session_id text not null,
  device_id text not null,
  target text not null,
  code text not null,
  sent_ms bigint not null,
  primary key (player_id, message_id)
);

create table register_item (
  item text primary key
    check (item in ('name', 'qq', 'weChat', 'email', 'withdrawPassword', 'nickname')),
  is_required boolean not null,
  sort_order integer not null
);
insert into register_item (item, is_required, sort_order) values ('nickname', false, 1), ('email', false, 2);
