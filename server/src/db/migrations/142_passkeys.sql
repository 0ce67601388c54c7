-- Passkeys: public keys of the players' devices, and challenges that wait for an answer.
create table passkey (
  player_id text not null,
  passkey_id text not null,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_ms bigint not null,
  used_ms bigint,
  primary key (player_id, passkey_id)
);

create table passkey_challenge (
  challenge_id text primary key,
  -- '' for a log-in.
  player_id text not null,
  challenge text not null,
  expires_ms bigint not null
);
create index passkey_challenge_by_expiry on passkey_challenge (expires_ms);
