-- Pictures sent by players; the files lie under DATA_DIR/uploads, named by upload_id.
create table upload (
  player_id text not null,
  upload_id text not null,
  mime text not null,
  extension text not null,
  size_bytes integer not null,
  created_ms bigint not null,
  primary key (player_id, upload_id)
);
