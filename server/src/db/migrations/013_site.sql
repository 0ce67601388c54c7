-- The navigation strip and the front configuration, with words in every language.
create table nav_item (
  nav_id text primary key,
  names jsonb not null,
  -- '1' inner path, '2' outer address, '3' platform. ENTITY-017, AMB-073
  nav_type text not null check (nav_type in ('1', '2', '3')),
  url text not null,
  picture text not null,
  sort_order integer not null
);
insert into nav_item (nav_id, names, nav_type, url, picture, sort_order) values
  ('moyu', '{"zh_CN": "墨玉堂", "en": "Moyu Hall", "th": "โมอวี้"}', '3', 'moyu', '/pictures/logo/moyu.svg', 1),
  ('orchard', '{"zh_CN": "老果铺", "en": "Old Orchard", "th": "โอลด์ออร์ชาร์ด"}', '3', 'orchard', '/pictures/logo/orchard.svg', 2),
  ('kiln', '{"zh_CN": "青窑", "en": "Kiln Blue", "th": "คิล์นบลู"}', '3', 'kiln', '/pictures/logo/kiln.svg', 3),
  ('brass', '{"zh_CN": "金廊", "en": "Brasshall", "th": "บราสฮอลล์"}', '3', 'brass', '/pictures/logo/brass.svg', 4),
  ('canglan', '{"zh_CN": "沧澜", "en": "Canglan", "th": "ชางหลาน"}', '3', 'canglan', '/pictures/logo/canglan.svg', 5),
  ('harbour', '{"zh_CN": "九号港", "en": "Harbour Nine", "th": "ฮาร์เบอร์ไนน์"}', '3', 'harbour', '/pictures/logo/harbour.svg', 6);

create table front_config (
  config_key text primary key,
  config_values jsonb not null
);
insert into front_config (config_key, config_values) values
  -- live: the house's own records alone; sample: badged examples; off: hidden
  ('winners', '{"zh_CN": "live", "en": "live", "th": "live"}'),
  ('jackpot', '{"zh_CN": "off", "en": "off", "th": "off"}'),
  ('playMoneyNotice', '{"zh_CN": "这里的钱都是演示资金，不能兑换成真钱。", "en": "All money here is play money and has no value outside.", "th": "เงินทั้งหมดที่นี่เป็นเงินสมมติ แลกเป็นเงินจริงไม่ได้"}'),
  ('serviceHours', '{"zh_CN": "客服邮箱全天收信，工作日回复。", "en": "Write to us at any time; we answer on working days.", "th": "ส่งอีเมลถึงเราได้ตลอดเวลา เราตอบกลับในวันทำการ"}');
