-- The id that the house made last for a money call that brought none: the same call again at once is the same press.
create table made_request (
  player_id text not null,
  call_name text not null,
  body_hash bytea not null,
  request_id text not null,
  made_ms bigint not null,
  primary key (player_id, call_name)
);
