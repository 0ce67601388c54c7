-- Secrets of future results are encrypted. New names, so that no earlier process takes a ciphertext for a seed. F01
alter table table_chain rename column secret to sealed_secret;
alter table lottery_chain rename column secret to sealed_secret;
alter table sport_chain rename column secret to sealed_secret;
alter table fish_room rename column secret to sealed_secret;
-- Sealed until its reveal, then plain.
alter table play_seed rename column server_seed to stored_seed;
alter table check_in_draw rename column server_seed to stored_seed;
