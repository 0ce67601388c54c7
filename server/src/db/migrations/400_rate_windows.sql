-- Counters of the rate limits, shared by all processes. Unlogged: after a crash of the database they begin at 0. S15
create unlogged table rate_window (
  key_hash bytea primary key,
  ends_ms bigint not null,
  uses integer not null
);
create index rate_window_by_end on rate_window (ends_ms);
