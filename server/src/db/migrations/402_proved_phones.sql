-- Only proved phones are unique: a number that somebody typed at a registration no longer bars its owner. S16
delete from player_phone
where not exists (
  select from player
  where player.player_id = player_phone.player_id
    and player.mobile_phone = player_phone.mobile_phone
    and player.is_phone_verified
);
create index player_by_unproved_phone on player (mobile_phone) where mobile_phone <> '' and not is_phone_verified;
