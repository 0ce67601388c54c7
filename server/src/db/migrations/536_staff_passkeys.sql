-- Passkeys of staff, with which they log in without password and code, and challenges that wait for an answer.
create table staff_passkey (
  passkey_id text collate "C" primary key,
  staff_id text collate "C" not null references staff,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  created_ms bigint not null,
  -- null if never
  used_ms bigint
);
create index staff_passkey_by_staff on staff_passkey (staff_id);

create table staff_challenge (
  challenge_id text collate "C" primary key,
  -- '' for a log-in
  staff_id text collate "C" not null,
  challenge text not null,
  expires_ms bigint not null
);
create index staff_challenge_by_expiry on staff_challenge (expires_ms);
