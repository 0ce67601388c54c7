-- The two wheels, their wedges and what was drawn. Amounts are satang, times epoch milliseconds.

create table wheel (
  wheel_code text primary key check (wheel_code in ('turntable', 'deposit')),
  names jsonb not null,
  is_open boolean not null default true,
  -- draws that every account has from the beginning
  free_draws integer not null default 0 check (free_draws >= 0),
  -- settled stakes that earn a draw; 0 where stakes earn none
  stake_per_draw_satang bigint not null default 0 check (stake_per_draw_satang >= 0),
  -- deposits of one day and the draws that such a day gives in all: [{"depositSatang": 10000, "draws": 1}]
  deposit_steps jsonb not null default '[]',
  -- how often a prize is staked before it may be withdrawn, and within how many hours
  prize_multiple integer not null check (prize_multiple >= 0),
  prize_hours integer not null check (prize_hours > 0)
);

create table wheel_prize (
  wheel_code text not null references wheel (wheel_code),
  prize_id text not null,
  -- clockwise from the top
  place integer not null,
  names jsonb not null,
  -- 0 for a wedge without a prize
  amount_satang bigint not null check (amount_satang >= 0),
  tickets integer not null check (tickets > 0),
  -- null: there is no end to it
  stock_left integer check (stock_left >= 0),
  primary key (wheel_code, prize_id),
  unique (wheel_code, place)
);

create table wheel_draw (
  player_id text collate "C" not null,
  draw_id text collate "C" not null,
  wheel_code text not null,
  -- one draw for one request of the client
  request_key text collate "C" not null,
  prize_id text not null,
  amount_satang bigint not null,
  target_satang bigint not null,
  ticket integer not null,
  -- the wedges as they stood: [{"prizeId": "a", "tickets": 100, "isOut": false}]
  wedges jsonb not null,
  seed_id text not null,
  nonce bigint not null,
  drawn_ms bigint not null,
  -- when the prize stood in the wallet; null while it is on its way, and for a wedge without one
  paid_ms bigint,
  primary key (player_id, draw_id),
  unique (player_id, wheel_code, request_key),
  unique (player_id, wheel_code, seed_id, nonce)
);
create index wheel_draw_latest on wheel_draw (player_id, wheel_code, drawn_ms desc);
create index wheel_draw_won on wheel_draw (wheel_code, drawn_ms desc) where amount_satang > 0;
create index wheel_draw_owed on wheel_draw (drawn_ms) where amount_satang > 0 and paid_ms is null;

insert into wheel (wheel_code, names, free_draws, stake_per_draw_satang, deposit_steps, prize_multiple, prize_hours) values
  ('turntable', '{"zh_CN": "转盘抽奖", "en": "Turntable raffle", "th": "วงล้อจับรางวัล"}', 1, 50000, '[]', 3, 168),
  ('deposit', '{"zh_CN": "存款转盘", "en": "Deposit wheel", "th": "วงล้อเงินฝาก"}', 0, 0,
   '[{"depositSatang": 10000, "draws": 1}, {"depositSatang": 50000, "draws": 2}, {"depositSatang": 200000, "draws": 3}]', 3, 168);

insert into wheel_prize (wheel_code, prize_id, place, names, amount_satang, tickets, stock_left) values
  ('turntable', 'none-1', 0, '{"zh_CN": "未中奖", "en": "No prize", "th": "ไม่ได้รางวัล"}', 0, 1800, null),
  ('turntable', 'baht-3', 1, '{"zh_CN": "฿3 奖金", "en": "฿3 prize", "th": "รางวัล ฿3"}', 300, 2600, null),
  ('turntable', 'baht-388', 2, '{"zh_CN": "฿388 奖金", "en": "฿388 prize", "th": "รางวัล ฿388"}', 38800, 100, 10),
  ('turntable', 'none-2', 3, '{"zh_CN": "未中奖", "en": "No prize", "th": "ไม่ได้รางวัล"}', 0, 1700, null),
  ('turntable', 'baht-18', 4, '{"zh_CN": "฿18 奖金", "en": "฿18 prize", "th": "รางวัล ฿18"}', 1800, 800, null),
  ('turntable', 'baht-88', 5, '{"zh_CN": "฿88 奖金", "en": "฿88 prize", "th": "รางวัล ฿88"}', 8800, 200, 50),
  ('turntable', 'none-3', 6, '{"zh_CN": "未中奖", "en": "No prize", "th": "ไม่ได้รางวัล"}', 0, 1500, null),
  ('turntable', 'baht-8', 7, '{"zh_CN": "฿8 奖金", "en": "฿8 prize", "th": "รางวัล ฿8"}', 800, 1300, null),
  ('deposit', 'none-1', 0, '{"zh_CN": "未中奖", "en": "No prize", "th": "ไม่ได้รางวัล"}', 0, 1500, null),
  ('deposit', 'baht-5', 1, '{"zh_CN": "฿5 奖金", "en": "฿5 prize", "th": "รางวัล ฿5"}', 500, 2500, null),
  ('deposit', 'baht-500', 2, '{"zh_CN": "฿500 奖金", "en": "฿500 prize", "th": "รางวัล ฿500"}', 50000, 100, 20),
  ('deposit', 'none-2', 3, '{"zh_CN": "未中奖", "en": "No prize", "th": "ไม่ได้รางวัล"}', 0, 1500, null),
  ('deposit', 'baht-20', 4, '{"zh_CN": "฿20 奖金", "en": "฿20 prize", "th": "รางวัล ฿20"}', 2000, 800, null),
  ('deposit', 'baht-50', 5, '{"zh_CN": "฿50 奖金", "en": "฿50 prize", "th": "รางวัล ฿50"}', 5000, 400, null),
  ('deposit', 'none-3', 6, '{"zh_CN": "未中奖", "en": "No prize", "th": "ไม่ได้รางวัล"}', 0, 1500, null),
  ('deposit', 'baht-10', 7, '{"zh_CN": "฿10 奖金", "en": "฿10 prize", "th": "รางวัล ฿10"}', 1000, 1500, null),
  ('deposit', 'baht-100', 8, '{"zh_CN": "฿100 奖金", "en": "฿100 prize", "th": "รางวัล ฿100"}', 10000, 200, 100);
