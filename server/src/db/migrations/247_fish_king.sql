-- The weeks of the fish king, as they stood when they were over. AMB-192

create table fish_king_week (
  -- the Tuesday, 00:00 in UTC+7, at which it was over
  until_ms bigint primary key,
  settled_ms bigint not null
);

create table fish_king (
  until_ms bigint not null,
  rank integer not null,
  user_account text not null,
  round_count integer not null,
  stake_satang bigint not null,
  win_satang bigint not null,
  game_id text not null,
  primary key (until_ms, rank)
);
