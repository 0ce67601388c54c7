-- Payments of a real house: what gateway and chain still have to be asked, payouts, decisions of staff, and what needs one.

alter table deposit_order
  -- when the gateway or the watcher is asked next; null for an order that waits for neither
  add column next_query_ms bigint,
  add column query_tries integer not null default 0;
create index deposit_order_query on deposit_order (next_query_ms) where next_query_ms is not null;

-- Decisions of staff on a deposit or a withdrawal. They are written before any money moves.
create table payment_review (
  player_id text collate "C" not null,
  order_no text collate "C" not null,
  claimed_by text not null default '',
  claimed_until_ms bigint not null default 0,
  first_by text not null default '',
  first_ms bigint,
  -- '' where one decision was enough
  second_by text not null default '',
  second_ms bigint,
  -- what arrived, in minor units of the order's currency; null for a withdrawal
  amount_minor bigint,
  decision text not null default '' check (decision in ('', 'approved', 'rejected')),
  reason text not null default '',
  -- true once the money and the order's own row have followed the decision
  is_done boolean not null default false,
  primary key (player_id, order_no)
);
create index payment_review_open on payment_review (order_no) where decision <> '' and not is_done;

create table payout (
  player_id text collate "C" not null,
  -- the withdrawal's
  order_no text collate "C" not null,
  -- the name under which the provider recognises a repeat
  payout_id text collate "C" not null,
  -- waiting: not sent yet. unknown: may have been sent, the provider has not said.
  state text not null default 'waiting'
    check (state in ('waiting', 'unknown', 'submitted', 'sent', 'confirmed', 'failed', 'returned')),
  provider_id text not null default '',
  last_error text not null default '',
  tries integer not null default 0,
  created_ms bigint not null,
  -- when it was last sent; null before
  sent_ms bigint,
  -- when it is sent or asked for next; null if nothing is left to ask
  next_ms bigint,
  -- false while ledger and withdrawal have not followed the last state
  is_settled boolean not null default true,
  -- what staff found out about an unknown payout; it takes a second of them to end it
  found text not null default '' check (found in ('', 'confirmed', 'failed')),
  found_by text not null default '',
  found_how text not null default '',
  primary key (player_id, order_no)
);
create index payout_due on payout (next_ms) where next_ms is not null;
create index payout_unsettled on payout (order_no) where not is_settled;

-- Transfers that the watcher has seen at an order's address.
create table chain_transfer (
  transfer_id text collate "C" primary key,
  player_id text collate "C" not null,
  order_no text collate "C" not null,
  -- millionths of a USDT
  amount_e6 bigint not null check (amount_e6 > 0),
  confirmations integer not null,
  seen_ms bigint not null,
  -- when the chain had dropped it; null while it is there
  gone_ms bigint
);
create index chain_transfer_by_order on chain_transfer (player_id, order_no);

-- What happened otherwise than expected and was not credited: for staff.
create table payment_case (
  case_key text collate "C" primary key,
  player_id text collate "C" not null,
  order_no text collate "C" not null,
  source text not null check (source in ('gateway', 'chain', 'payout')),
  kind text not null,
  details jsonb not null,
  seen_ms bigint not null
);
create index payment_case_newest on payment_case (seen_ms desc, case_key desc);
