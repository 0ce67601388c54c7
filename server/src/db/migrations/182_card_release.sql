-- Customer service has checked who asks and lets one card be deleted.
create table card_release (
  player_id text collate "C" not null,
  bank_card_id text collate "C" not null,
  released_ms bigint not null,
  primary key (player_id, bank_card_id)
);
