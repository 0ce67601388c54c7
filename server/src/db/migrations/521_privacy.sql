-- Players whose data was erased on request: what is left of them is under this id. Decision 524
create table erased_player (
  player_id text primary key,
  erased_ms bigint not null,
  -- Who erased it, as named to the command.
  staff text not null,
  -- Rows deleted and rewritten, by table.
  counts jsonb not null
);
-- Keyed hashes of phones and mail addresses of excluded players who were erased. They may not be used before the exclusion ends.
create table excluded_identity (
  identity_hash bytea primary key,
  until_ms bigint not null
);
