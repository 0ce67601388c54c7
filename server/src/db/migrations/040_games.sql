-- The catalogue: platforms and games. Small tables that every process reads: reference tables on a sharded server.

create table game_platform (
  platform_code text primary key,
  platform_key text not null unique,
  names jsonb not null,
  game_type integer not null,
  is_under_maintenance boolean not null,
  maintenance_remarks jsonb not null,
  sort_order integer not null
);

create table game (
  game_id text primary key,
  platform_code text not null references game_platform (platform_code),
  names jsonb not null,
  game_type integer not null,
  is_new boolean not null,
  is_hot boolean not null,
  is_trial_offered boolean not null,
  sort_order integer not null
);

create index game_by_order on game (sort_order, game_id);
create index game_by_platform on game (platform_code, sort_order, game_id);
