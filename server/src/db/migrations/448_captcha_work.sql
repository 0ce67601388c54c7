-- Challenges of the captcha that were solved and used. A challenge itself is signed and not stored. S16
create table captcha_use (
  challenge_hash bytea primary key,
  expires_ms bigint not null
);
create index captcha_use_by_expiry on captcha_use (expires_ms);
