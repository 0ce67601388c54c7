-- The pictures themselves: every process of a house reads what any of them took in. They stand apart from their rows, which
-- are read often and are small. A picture is compressed already.
create table upload_picture (
  player_id text collate "C" not null,
  upload_id text collate "C" not null,
  bytes bytea not null,
  primary key (player_id, upload_id)
);
alter table upload_picture alter column bytes set storage external;
