-- The promotions hall: what is offered, by which rule the house judges a claim, and what was claimed.

create table promotion (
  config_id text primary key,
  article_id text not null unique,
  -- a key of ENUM-002
  bonus_type text not null,
  titles jsonb not null,
  summaries jsonb not null,
  -- HTML of a few tags, cleaned whenever it is read
  contents jsonb not null,
  -- what is asked for, in one sentence
  conditions jsonb not null,
  -- house, emblem and number of the drawn picture, or an address
  picture text not null,
  -- every term of bonusTerms.ts
  terms jsonb not null,
  -- promotionTables.ts: PromotionRule
  rule jsonb not null,
  from_ms bigint not null,
  until_ms bigint,
  sort_order integer not null
);
create index promotion_by_type on promotion (bonus_type, sort_order, config_id);

create trigger promotion_changed after insert or update or delete or truncate on promotion
  for each statement execute function bump_data_version('house');

-- Once for each player, offer and period; a deposit and a bet serve one claim only. STATE-011, VALID-056
create table promotion_claim (
  player_id text collate "C" not null,
  config_id text collate "C" not null,
  period_key text collate "C" not null,
  request_key text not null,
  amount_satang bigint not null check (amount_satang > 0),
  deposit_satang bigint not null check (deposit_satang >= 0),
  cost_satang bigint not null check (cost_satang >= 0),
  -- the terms with what was given, as they were agreed to
  terms jsonb not null,
  deposit_order_no text not null default '',
  bet_order_no text not null default '',
  claimed_ms bigint not null,
  primary key (player_id, config_id, period_key)
);
create unique index promotion_claim_deposit on promotion_claim (player_id, deposit_order_no) where deposit_order_no <> '';
create unique index promotion_claim_bet on promotion_claim (player_id, bet_order_no) where bet_order_no <> '';
