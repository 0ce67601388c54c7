-- Interest plans and what players have bought of them. ENTITY-036

create table interest_plan (
  plan_id text primary key,
  names jsonb not null,
  single_limit_satang bigint not null check (single_limit_satang > 0),
  -- of one billing cycle, in millionths of the principal
  rate_ppm integer not null check (rate_ppm > 0),
  billing_minutes integer not null check (billing_minutes > 0),
  plan_minutes integer not null check (plan_minutes >= billing_minutes),
  cap_satang bigint not null check (cap_satang > 0),
  -- purchases that are left; it may only fall below zero where two processes settle one purchase at the same moment
  remaining integer not null,
  -- hundredths
  principal_multiple_e2 integer not null,
  interest_multiple_e2 integer not null,
  is_on_sale boolean not null default true,
  sort_order integer not null
);

create table interest_order (
  player_id text collate "C" not null,
  order_id text collate "C" not null,
  request_key text collate "C" not null,
  plan_id text not null,
  -- AMB-065: 0 in progress, 1 ended, 2 redeemed; -1 asked for and not paid yet, -2 void because the money was not there
  status integer not null,
  principal_satang bigint not null check (principal_satang > 0),
  -- the terms of the day of the purchase
  names jsonb not null,
  rate_ppm integer not null,
  billing_minutes integer not null,
  plan_minutes integer not null,
  cap_satang bigint not null,
  principal_multiple_e2 integer not null,
  interest_multiple_e2 integer not null,
  created_ms bigint not null,
  ends_ms bigint not null,
  -- complete billing cycles that are reckoned, and their interest
  cycles integer not null default 0,
  interest_satang bigint not null default 0,
  closed_ms bigint,
  -- when principal and interest stood in the main wallet
  paid_back_ms bigint,
  primary key (player_id, order_id),
  unique (player_id, request_key)
);
create index interest_order_newest on interest_order (player_id, created_ms desc, order_id desc);

insert into interest_plan (plan_id, names, single_limit_satang, rate_ppm, billing_minutes, plan_minutes, cap_satang,
  remaining, principal_multiple_e2, interest_multiple_e2, sort_order) values
  ('day', '{"zh_CN": "一日计划", "en": "One day", "th": "แผนหนึ่งวัน"}', 500000, 10, 60, 1440, 1000, 1000, 0, 0, 0),
  ('week', '{"zh_CN": "七日计划", "en": "Seven days", "th": "แผนเจ็ดวัน"}', 5000000, 200, 1440, 10080, 50000, 500, 0, 100, 1),
  ('month', '{"zh_CN": "三十日计划", "en": "Thirty days", "th": "แผนสามสิบวัน"}', 20000000, 300, 1440, 43200, 150000, 100, 100, 300, 2),
  ('season', '{"zh_CN": "九十日计划", "en": "Ninety days", "th": "แผนเก้าสิบวัน"}', 10000000, 350, 1440, 129600, 250000, 0, 100, 300, 3);
