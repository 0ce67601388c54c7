-- The catalogue as the lobby reads it: halls, sections, search words and the version that drops ready replies.

-- A house's hall for one type of game, with its own name and its own maintenance. ENTITY-011, STATE-006
create table game_hall (
  platform_code text not null references game_platform (platform_code),
  game_type integer not null,
  names jsonb not null,
  is_under_maintenance boolean not null,
  maintenance_remarks jsonb not null,
  sort_order integer not null,
  primary key (platform_code, game_type)
);

alter table game
  add column section text not null default '' check (section in ('', 'texas', 'esports', 'cockfight')),
  -- Names in every language, pinyin and initials, lower case, one '|' before and after each.
  add column search_words text not null default '';
create index game_by_type on game (game_type, sort_order, game_id);

-- Who reads a topic keeps its replies until the version here is another. Every change to a table of the topic counts,
-- whoever makes it.
create table data_version (
  topic text primary key,
  version bigint not null
);
insert into data_version (topic, version) values ('catalogue', 1), ('house', 1);

create function bump_data_version() returns trigger language plpgsql as $$
begin
  update data_version set version = version + 1 where topic = tg_argv[0];
  return null;
end $$;

create trigger game_changed after insert or update or delete or truncate on game
  for each statement execute function bump_data_version('catalogue');
create trigger game_platform_changed after insert or update or delete or truncate on game_platform
  for each statement execute function bump_data_version('catalogue');
create trigger game_hall_changed after insert or update or delete or truncate on game_hall
  for each statement execute function bump_data_version('catalogue');

-- Favourites, slots and other games in one table. ERR-032
create table favourite (
  player_id text not null,
  game_id text not null,
  game_type integer not null,
  added_ms bigint not null,
  primary key (player_id, game_id)
);

-- Settled bets by time: winners, rankings, hot platforms.
create index bet_settled on bet (settled_ms desc) where is_settled;

-- Highlights of the leaderboard; the operator's to fill.
create table highlight_video (
  video_id text primary key,
  titles jsonb not null,
  picture text not null,
  video_url text not null,
  created_ms bigint not null
);
