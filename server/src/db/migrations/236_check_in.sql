-- The daily check-in with its draw, and sign-in points with what they buy. SI-43

-- What each day of a round brings; after the last the round begins again. Days that were missed take nothing away.
create table check_in_day (
  place integer primary key check (place > 0),
  amount_satang bigint not null check (amount_satang > 0),
  points integer not null check (points > 0)
);
insert into check_in_day (place, amount_satang, points) values
  (1, 100, 5), (2, 100, 5), (3, 200, 10), (4, 200, 10), (5, 300, 15), (6, 300, 15), (7, 800, 30);

create table check_in (
  player_id text collate "C" not null,
  -- YYYY-MM-DD in the site's time
  day text collate "C" not null,
  place integer not null,
  amount_satang bigint not null,
  checked_ms bigint not null,
  primary key (player_id, day)
);

-- A prize is money or points; its chance is its tickets out of all tickets.
create table check_in_prize (
  prize_id text primary key,
  names jsonb not null,
  amount_satang bigint not null default 0 check (amount_satang >= 0),
  points integer not null default 0 check (points >= 0),
  tickets integer not null check (tickets > 0),
  sort_order integer not null,
  check ((amount_satang > 0) <> (points > 0))
);
insert into check_in_prize (prize_id, names, amount_satang, points, tickets, sort_order) values
  ('p5', '{"zh_CN": "5 积分", "en": "5 points", "th": "5 คะแนน"}', 0, 5, 440, 1),
  ('m1', '{"zh_CN": "1 铢礼金", "en": "1 baht bonus", "th": "โบนัส 1 บาท"}', 100, 0, 300, 2),
  ('p20', '{"zh_CN": "20 积分", "en": "20 points", "th": "20 คะแนน"}', 0, 20, 200, 3),
  ('m10', '{"zh_CN": "10 铢礼金", "en": "10 baht bonus", "th": "โบนัส 10 บาท"}', 1000, 0, 50, 4),
  ('m88', '{"zh_CN": "88 铢礼金", "en": "88 baht bonus", "th": "โบนัส 88 บาท"}', 8800, 0, 9, 5),
  ('m888', '{"zh_CN": "888 铢礼金", "en": "888 baht bonus", "th": "โบนัส 888 บาท"}', 88800, 0, 1, 6);

-- A day's draw: its seed and its wheel stand with the check-in, the player's part comes with the draw.
create table check_in_draw (
  player_id text collate "C" not null,
  day text collate "C" not null,
  server_seed text not null,
  commitment text not null,
  -- the prizes as they stood: prize_id, names, amount, points, tickets
  prizes jsonb not null,
  client_seed text,
  ticket integer,
  prize_id text,
  drawn_ms bigint,
  primary key (player_id, day)
);

create table sign_in (
  player_id text collate "C" not null,
  day text collate "C" not null,
  place integer not null,
  points integer not null,
  signed_ms bigint not null,
  primary key (player_id, day)
);

create table points_account (
  player_id text collate "C" primary key,
  points bigint not null check (points >= 0),
  earned bigint not null,
  spent bigint not null,
  check (points = earned - spent)
);

-- A bonus that points buy; `left_count` pieces of it are there for everybody.
create table points_offer (
  exchange_id text primary key,
  names jsonb not null,
  points integer not null check (points > 0),
  amount_satang bigint not null check (amount_satang > 0),
  left_count integer not null check (left_count >= 0),
  is_open boolean not null default true,
  sort_order integer not null
);
insert into points_offer (exchange_id, names, points, amount_satang, left_count, sort_order) values
  ('b10', '{"zh_CN": "10 铢礼金", "en": "10 baht bonus", "th": "โบนัส 10 บาท"}', 30, 1000, 20000, 1),
  ('b50', '{"zh_CN": "50 铢礼金", "en": "50 baht bonus", "th": "โบนัส 50 บาท"}', 120, 5000, 5000, 2),
  ('b200', '{"zh_CN": "200 铢礼金", "en": "200 baht bonus", "th": "โบนัส 200 บาท"}', 420, 20000, 1000, 3),
  ('b1000', '{"zh_CN": "1,000 铢礼金", "en": "1,000 baht bonus", "th": "โบนัส 1,000 บาท"}', 1800, 100000, 100, 4);

create table points_exchange (
  player_id text collate "C" not null,
  exchange_no text collate "C" not null,
  -- the client's own id of the request: a repeat finds what the first one made
  request_key text collate "C" not null,
  exchange_id text not null,
  names jsonb not null,
  points integer not null,
  amount_satang bigint not null,
  exchanged_ms bigint not null,
  primary key (player_id, exchange_no),
  unique (player_id, request_key)
);
create index points_exchange_newest on points_exchange (player_id, exchanged_ms desc, exchange_no desc);
