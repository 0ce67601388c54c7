-- What an operator sets without a new release: one value a key, in the wire's own spelling.
create table setting (
  setting_key text primary key,
  setting_value text not null
);
insert into setting (setting_key, setting_value) values
  ('regPhoneType', '1'),
  ('termsVersion', '2026-11'),
  ('withdrawMethod', 'bank'),
  ('payDomain', ''),
  ('ftpDomain', ''),
  ('customerUrl', ''),
  ('customerEmail', 'service@foyer.example'),
  ('isNameVerify', '1'),
  ('isPhoneVerify', '1'),
  ('isMailVerify', '0');
