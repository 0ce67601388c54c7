-- Wrong withdrawal passwords in a row, whichever call asked: `locks` counts how often they have locked it. S15
create table withdraw_try (
  player_id text primary key,
  tries integer not null,
  locks integer not null default 0,
  locked_until_ms bigint not null default 0
);
