-- The strip of the home screen leads to the sections; the club says what its levels bring; the jackpot has an account.

delete from nav_item;
insert into nav_item (nav_id, names, nav_type, url, picture, sort_order) values
  ('live', '{"zh_CN": "真人", "en": "Live", "th": "คาสิโนสด"}', '1', '/live', '/pictures/emblem/brass.roulette.svg', 1),
  ('sports', '{"zh_CN": "体育", "en": "Sports", "th": "กีฬา"}', '1', '/sports', '/pictures/emblem/harbour.football.svg', 2),
  ('slots', '{"zh_CN": "老虎机", "en": "Slots", "th": "สล็อต"}', '1', '/slots', '/pictures/emblem/orchard.seven.svg', 3),
  ('chess', '{"zh_CN": "棋牌", "en": "Cards", "th": "ไพ่"}', '1', '/chess', '/pictures/emblem/kiln.mahjong.svg', 4),
  ('fish', '{"zh_CN": "捕鱼", "en": "Fishing", "th": "ยิงปลา"}', '1', '/fish', '/pictures/emblem/canglan.fish.svg', 5),
  ('lottery', '{"zh_CN": "彩票", "en": "Lottery", "th": "หวย"}', '1', '/lottery', '/pictures/emblem/orchard.lottery.svg', 6),
  ('esports', '{"zh_CN": "电竞", "en": "Esports", "th": "อีสปอร์ต"}', '1', '/games?tab=esports', '/pictures/emblem/harbour.controller.svg', 7),
  ('texas', '{"zh_CN": "德州扑克", "en": "Hold’em", "th": "เท็กซัส"}', '1', '/texas', '/pictures/emblem/brass.chips.svg', 8),
  ('cockfight', '{"zh_CN": "斗鸡", "en": "Cockfight", "th": "ไก่ชน"}', '1', '/games?tab=cockfight', '/pictures/emblem/moyu.rooster.svg', 9),
  ('games', '{"zh_CN": "大厅", "en": "All halls", "th": "ทุกห้อง"}', '1', '/games', '/pictures/emblem/canglan.gems.svg', 10);
create trigger nav_item_changed after insert or update or delete or truncate on nav_item
  for each statement execute function bump_data_version('house');
create trigger announcement_changed after insert or update or delete or truncate on announcement
  for each statement execute function bump_data_version('house');

-- What a level brings, in satang; a bonus is paid once a rise, once a month, once a year. SI-26, CALL-142
create table vip_privilege (
  level integer primary key references vip_level (level),
  rise_bonus_satang bigint not null check (rise_bonus_satang >= 0),
  month_bonus_satang bigint not null check (month_bonus_satang >= 0),
  birthday_bonus_satang bigint not null check (birthday_bonus_satang >= 0),
  -- How often a bonus has to be staked before it can be withdrawn.
  bonus_stake_multiple integer not null check (bonus_stake_multiple between 1 and 10),
  has_own_service boolean not null
);
insert into vip_privilege values
  (0, 0, 0, 0, 1, false),
  (1, 8800, 0, 5800, 1, false),
  (2, 28800, 8800, 18800, 1, false),
  (3, 88800, 28800, 58800, 1, false),
  (4, 288800, 88800, 188800, 1, true),
  (5, 888800, 288800, 588800, 1, true),
  (6, 2888800, 888800, 1888800, 1, true);
create trigger vip_level_changed after insert or update or delete or truncate on vip_level
  for each statement execute function bump_data_version('house');
create trigger vip_privilege_changed after insert or update or delete or truncate on vip_privilege
  for each statement execute function bump_data_version('house');

-- The jackpot's balance is the sum of its entries, wherever they stand. M02
create index entry_jackpot on entry (account) include (amount_satang) where account = 'house:jackpot';

-- Until a game feeds that account, the ticker shows the specification's number under its badge. HOME-018, AMB-032
update front_config set config_values = '{"zh_CN": "demo", "en": "demo", "th": "demo"}' where config_key = 'jackpot';
