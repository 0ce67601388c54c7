-- Email addresses that are verified, one player each; how long money stays after a password was changed.
create table player_email (
  -- Lower case: an address counts without regard to case.
  email_key text primary key,
  player_id text not null
);

-- Withdrawals rest until then: who changed the password may be somebody else. S18
alter table player add column withdrawals_paused_until_ms bigint not null default 0;

insert into setting (setting_key, setting_value) values ('withdrawPauseHours', '24');

insert into front_config (config_key, config_values) values
  -- spec: 6-12 letters and digits; phrase: 8-64 characters of any kind. S19
  ('passwordPolicy', '{"zh_CN": "spec", "en": "spec", "th": "spec"}'),
  -- plain or digits12. AMB-089
  ('realNameVariant', '{"zh_CN": "plain", "en": "plain", "th": "plain"}'),
  -- '1' asks for the ID number with the real name. AMB-094
  ('idCardRequired', '{"zh_CN": "0", "en": "0", "th": "0"}');
