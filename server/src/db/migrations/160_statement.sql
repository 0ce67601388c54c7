-- What the statement sums to, day by day and title by title. It is taken from the append-only entries when somebody asks;
-- nothing stands here that the entries do not say, and it can be emptied at any time. Days are those of UTC+7.

-- How far the entries of an account have been counted.
create table statement_mark (
  player_id text collate "C" not null,
  account text collate "C" not null,
  seq bigint not null,
  primary key (player_id, account)
);

create table statement_day (
  player_id text collate "C" not null,
  account text collate "C" not null,
  day integer not null,
  title integer not null,
  entry_count bigint not null,
  in_satang bigint not null,
  out_satang bigint not null,
  first_seq bigint not null,
  last_seq bigint not null,
  -- What stood on the account after the last of these entries.
  closing_satang bigint not null,
  primary key (player_id, account, day, title)
);

-- A filter by title walks this, however rare the title is. Stakes and prizes move on game accounts: they stay out, so a
-- bet writes no row more.
create index movement_by_title on movement (player_id, title, seq) where title <> 200 and title <> 201;
