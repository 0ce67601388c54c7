-- Which rule a bank card's number must pass: 15-19, 6-19 or 6-22 digits. AMB-099
insert into front_config (config_key, config_values) values
  ('bankCardRule', '{"zh_CN": "15-19", "en": "15-19", "th": "15-19"}')
on conflict (config_key) do nothing;
