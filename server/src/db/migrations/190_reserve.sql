-- Fast payment between two players. The payee's money is held by a withdrawal of the method 'reserve'; these rows say who
-- may act, and until when. Amounts are satang; times are epoch milliseconds of the house's clock. player_id leads every
-- key: the payee's in reserve_offer, the payer's in reserve_order. The offer's row is the one that both sides lock.

create table reserve_terms (
  terms_id smallint primary key check (terms_id = 1),
  is_open boolean not null,
  -- what may be withdrawn, smallest first: few amounts, so that two players find each other
  amounts jsonb not null,
  offer_minutes integer not null check (offer_minutes > 0),
  pay_minutes integer not null check (pay_minutes > 0),
  confirm_minutes integer not null check (confirm_minutes > 0),
  cancels_a_day integer not null check (cancels_a_day > 0),
  reminders smallint not null check (reminders >= 0),
  reminder_gap_seconds integer not null check (reminder_gap_seconds > 0)
);

insert into reserve_terms
values (1, true, '[10000, 20000, 30000, 50000, 100000, 200000, 300000, 500000, 1000000, 2000000]', 120, 15, 30, 3, 3, 120);

create table reserve_offer (
  player_id text collate "C" not null,
  -- the withdrawal's order number
  offer_no text collate "C" not null,
  request_key text collate "C" not null,
  amount_satang bigint not null check (amount_satang > 0),
  -- asked: not held yet; void: the money was not there; settling and returning are decided, the money is still to move
  state text not null check (state in ('asked', 'void', 'open', 'matched', 'settling', 'paid', 'returning', 'returned')),
  -- why it is given back
  reason text not null default '',
  -- the payment that has taken it: the payer and the payer's order
  payer_id text collate "C",
  order_no text collate "C",
  created_ms bigint not null,
  expires_ms bigint not null,
  closed_ms bigint,
  primary key (player_id, offer_no),
  unique (player_id, request_key)
);

-- One at a time for each payee.
create unique index reserve_offer_one on reserve_offer (player_id)
  where state in ('asked', 'open', 'matched', 'settling', 'returning');
create index reserve_offer_open on reserve_offer (amount_satang, created_ms) where state = 'open';
create index reserve_offer_due on reserve_offer (expires_ms) where state in ('asked', 'open', 'settling', 'returning');

create table reserve_order (
  player_id text collate "C" not null,
  order_no text collate "C" not null,
  request_key text collate "C" not null,
  payee_id text collate "C" not null,
  offer_no text collate "C" not null,
  amount_satang bigint not null check (amount_satang > 0),
  state text not null check (state in (
    'waitingPayment', 'waitingReceipt', 'withService', 'settling', 'done', 'cancelled', 'lapsed', 'refused')),
  upload_id text collate "C",
  created_ms bigint not null,
  -- until when the one who is waited for has to act
  due_ms bigint not null,
  claimed_ms bigint,
  closed_ms bigint,
  -- of the one who is waited for now
  reminders smallint not null default 0,
  reminded_ms bigint not null default 0,
  primary key (player_id, order_no),
  unique (player_id, request_key)
);

-- One at a time for each payer.
create unique index reserve_order_one on reserve_order (player_id)
  where state in ('waitingPayment', 'waitingReceipt', 'withService', 'settling');
create index reserve_order_due on reserve_order (due_ms) where state in ('waitingPayment', 'waitingReceipt');
create index reserve_order_offer on reserve_order (payee_id, offer_no);
