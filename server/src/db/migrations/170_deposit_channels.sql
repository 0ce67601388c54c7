-- Ways to deposit besides the transfer with proof: channels with limits and rates of their own, what their orders carry,
-- and what a payment gateway has told the house. Amounts are minor units of the currency.

create table pay_channel (
  pay_config_id text primary key,
  pay_type text not null check (pay_type in ('third', 'qr', 'usdt', 'automatic', 'semiAutomatic')),
  names jsonb not null,
  icon text not null,
  currency text not null check (currency in ('THB', 'CNY', 'USDT')),
  min_minor bigint not null check (min_minor > 0),
  max_minor bigint not null check (max_minor >= min_minor),
  -- baht credited for one unit of the currency, times 10,000; a chain's own rate stands in usdt_rate
  rate_e4 integer not null check (rate_e4 > 0),
  -- after this long an unpaid order is over
  life_minutes integer not null check (life_minutes > 0),
  usual_minutes integer not null,
  -- banks that the payer chooses from: [{"code", "names"}]
  banks jsonb not null default '[]',
  -- the account or address that is paid to, where the house knows it
  bank_code text not null default '',
  account_name text not null default '',
  account_number text not null default '',
  chain text not null default '',
  address text not null default '',
  is_open boolean not null,
  sort_order integer not null
);

alter table deposit_order
  add column method text not null default 'bank',
  -- why an order with status 2 was not paid: '', expired, cancelled, failed
  add column ended_by text not null default '',
  -- what its payer needs: account, reference, chain, address, transfer id, the gateway's page
  add column details jsonb not null default '{}';

create index deposit_order_due on deposit_order (expires_ms) where status = 0;

-- A transfer on a chain belongs to one request, and so to one order. Keyed by the transfer, so it needs no unique across players.
create table deposit_transfer (
  tx_id text collate "C" primary key,
  player_id text collate "C" not null,
  request_key text collate "C" not null
);

-- What the gateway has told, once each; the money itself is kept apart by the order's key in the ledger.
create table gateway_notice (
  player_id text collate "C" not null,
  notice_id text collate "C" not null,
  order_no text collate "C" not null,
  outcome text not null,
  taken_ms bigint not null,
  primary key (player_id, notice_id)
);

-- The sandbox's payer's bank; a real house has no rows here.
create table sandbox_payment (
  payment_id text collate "C" primary key,
  merchant_order text collate "C" not null,
  amount_minor bigint not null,
  currency text not null,
  return_url text not null,
  -- open, paid, failed, delayed
  state text not null,
  due_ms bigint,
  created_ms bigint not null
);
create index sandbox_payment_due on sandbox_payment (due_ms) where state = 'delayed';
