-- Pictures may be kept outside the database. 'database' means upload_picture.
alter table upload add column store text not null default 'database';
-- Pictures that are being stored. A row is written before the store is asked, and deleted with the writing of its upload.
-- One that stays belongs to a picture that nobody was told of: a job deletes it from its store.
create table upload_intent (
  player_id text collate "C" not null,
  upload_id text collate "C" not null,
  extension text not null,
  store text not null,
  created_ms bigint not null,
  primary key (player_id, upload_id)
);
create index upload_intent_by_time on upload_intent (created_ms);
