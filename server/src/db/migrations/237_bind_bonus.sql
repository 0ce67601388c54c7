-- Bonuses for what a player has had verified. SCREEN-051, ENUM-020
create table bind_bonus (
  -- 1 real name, 2 email, 3 bank card, 4 phone, 5 app
  bind_type text primary key check (bind_type in ('1', '2', '3', '4', '5')),
  offer_id text not null unique,
  names jsonb not null,
  amount_satang bigint not null check (amount_satang > 0),
  is_open boolean not null default true
);
insert into bind_bonus (bind_type, offer_id, names, amount_satang) values
  ('1', 'bind-name', '{"zh_CN": "实名礼金", "en": "Real name bonus", "th": "โบนัสยืนยันชื่อจริง"}', 800),
  ('2', 'bind-email', '{"zh_CN": "绑定邮箱礼金", "en": "Email bonus", "th": "โบนัสยืนยันอีเมล"}', 500),
  ('3', 'bind-card', '{"zh_CN": "绑定银行卡礼金", "en": "Bank card bonus", "th": "โบนัสเพิ่มบัตรธนาคาร"}', 800),
  ('4', 'bind-phone', '{"zh_CN": "绑定手机礼金", "en": "Phone bonus", "th": "โบนัสยืนยันเบอร์โทร"}', 800),
  ('5', 'bind-app', '{"zh_CN": "主屏幕应用礼金", "en": "Home screen app bonus", "th": "โบนัสแอปบนหน้าจอหลัก"}', 500);
