-- When the player of a session last proved who they are: by its log-in, and again within it. S18
alter table session add column proved_ms bigint not null default 0;
alter table session add column proved_again_ms bigint not null default 0;

-- '1': a passkey, whose device checks its owner, counts as two factors. '0': a second factor is asked after it too.
insert into setting (setting_key, setting_value) values ('passkeyIsTwoFactors', '1');

-- Addresses and e-wallets that a player's withdrawals have named, by a keyed hash. A new one pauses withdrawals. S18
create table payout_address (
  player_id text not null,
  address_hash bytea not null,
  first_ms bigint not null,
  primary key (player_id, address_hash)
);
