-- The fishing rooms. Where the fish are follows from a room's tides and the clock; rows stand for seats, clips, shots and
-- fish that were caught. Owners are player ids, or `trial:` and the session's id. Amounts are satang, times epoch ms.

create table fish_room (
  -- game, mode and number: a trial never shoots where somebody plays for his balance
  room_id text primary key,
  game_id text not null,
  mode text not null,
  room_no integer not null,
  -- the tides' seeds come from it
  secret text not null,
  unique (game_id, mode, room_no)
);

-- One seat of a player in a game, whatever windows he opens; a seat that nobody was seen on for a while is free.
create table fish_seat (
  room_id text not null,
  seat_no integer not null check (seat_no between 0 and 3),
  owner text not null,
  game_id text not null,
  name text not null,
  seen_ms bigint not null,
  primary key (room_id, seat_no),
  unique (owner, game_id)
);

-- A clip: the round of this family. open: shots join it; closing: its sums are on their way to the bet records.
create table fish_round (
  owner text not null,
  round_id text not null,
  session_id text not null,
  platform_code text not null,
  game_id text not null,
  room_id text not null,
  seat_no integer not null,
  model text not null,
  seed_id text not null,
  nonce bigint not null,
  opened_ms bigint not null,
  stake_satang bigint not null default 0,
  win_satang bigint not null default 0,
  state text not null check (state in ('open', 'closing', 'closed')),
  closed_ms bigint,
  primary key (owner, round_id),
  unique (owner, seed_id, nonce)
);
create unique index fish_round_open on fish_round (owner, game_id) where state = 'open';
create index fish_round_latest on fish_round (owner, game_id, opened_ms desc);
create index fish_round_unsettled on fish_round (opened_ms) where state <> 'closed';

-- opening: claimed, its bullet is on its way; done: charged and paid; refused: the money was not there.
create table fish_shot (
  owner text not null,
  round_id text not null,
  shot integer not null,
  action_id text not null,
  batch_id text not null,
  fish_id text not null,
  species text not null,
  bullet_satang bigint not null check (bullet_satang > 0),
  angle integer not null,
  is_caught boolean not null,
  win_satang bigint not null,
  state text not null check (state in ('opening', 'done', 'refused')),
  fired_ms bigint not null,
  primary key (owner, round_id, shot),
  unique (owner, action_id)
);
create index fish_shot_opening on fish_shot (fired_ms) where state = 'opening';

-- A fish is caught once: whoever writes the row first has it.
create table fish_catch (
  room_id text not null,
  tide bigint not null,
  fish_index integer not null,
  owner text not null,
  action_id text not null,
  primary key (room_id, tide, fish_index)
);
create index fish_catch_tide on fish_catch (tide);
