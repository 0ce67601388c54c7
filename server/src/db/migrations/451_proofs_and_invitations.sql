-- A digest of each stored picture, by which the same picture is found again when it is sent as the proof of another deposit.
alter table upload add column picture_hash bytea;
update upload set picture_hash = sha256(upload_picture.bytes)
from upload_picture
where upload_picture.player_id = upload.player_id and upload_picture.upload_id = upload.upload_id;
create index upload_picture_hash on upload (picture_hash);
create index deposit_order_proof on deposit_order (proof) where proof <> '';

-- An invitation whose two sides share a device or an address waits for the operator before it pays.
alter table invitation add column held_for text check (held_for in ('device', 'address'));
alter table invitation add column held_ms bigint;
alter table invitation add column decision text check (decision in ('pay', 'refuse'));
alter table invitation add column decided_ms bigint;
create index invitation_held on invitation (held_ms) where held_for is not null and decision is null;
