-- A digest of each stored picture, by which the same picture is found again when it is sent as the proof of another deposit.
alter table upload add column picture_hash bytea;
update upload set picture_hash = sha256(upload_picture.bytes)
from upload_picture
where upload_picture.player_id = upload.player_id and upload_picture.upload_id = upload.upload_id;
create index upload_picture_hash on upload (picture_hash);
create index deposit_order_proof on deposit_order (proof) where proof <> '';
