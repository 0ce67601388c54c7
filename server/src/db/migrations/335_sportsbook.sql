-- The sportsbook. Matches follow from the clock and their sport's chain; a row is written when somebody bets on one.
-- Owners are player ids, or `trial:` and the session's id. Amounts are satang, odds hundredths, times epoch ms.

-- A sport's matches hang on chains, one after the other; only the anchor is published before. F01
create table sport_chain (
  sport_id integer not null,
  chain_no integer not null,
  first_index bigint not null,
  length integer not null,
  secret text not null,
  anchor text not null,
  published_ms bigint not null,
  primary key (sport_id, chain_no)
);

create table sport_match (
  match_id text primary key,
  end_ms bigint not null,
  -- open: bets are claimed under a share of the row's lock; over: none is, legs are judged; void: legs count 1.00.
  state text not null check (state in ('open', 'over', 'void')),
  void_reason text,
  -- Of an annulled match what the house bears, since its winner has it no longer.
  written_off_satang bigint not null default 0
);
create index sport_match_open on sport_match (end_ms) where state = 'open';

create table sport_bet (
  owner text not null,
  order_no text not null,
  request_id text not null,
  session_id text not null,
  platform_code text not null,
  game_id text not null,
  -- As it was sent: legs with the odds that the player saw.
  slip text not null,
  policy text not null check (policy in ('ask', 'better', 'any')),
  stake_satang bigint not null check (stake_satang > 0),
  -- What has been or is being paid: a prize, a cash-out, or a stake that goes back.
  paid_satang bigint not null default 0,
  -- opening: claimed, its stake is on its way. pending: decided at accept_ms. open: accepted. paying: decided as
  -- `outcome`, its money is on its way. The others are outcomes whose money has moved.
  state text not null check (state in ('opening', 'pending', 'open', 'paying', 'won', 'lost', 'cashed', 'void', 'refused')),
  outcome text not null default '',
  reason text not null default '',
  placed_ms bigint not null,
  accept_ms bigint not null,
  settled_ms bigint,
  -- Judged again so many times, after a match was annulled; what it had paid before, and whether that is on its way.
  again integer not null default 0,
  paid_before_satang bigint not null default 0,
  is_again boolean not null default false,
  primary key (owner, order_no),
  unique (owner, request_id)
);
create index sport_bet_latest on sport_bet (owner, placed_ms desc, order_no desc);
create index sport_bet_waiting on sport_bet (accept_ms) where state in ('opening', 'pending');
create index sport_bet_paying on sport_bet (owner, order_no) where state = 'paying';
create index sport_bet_open on sport_bet (owner, order_no) where state = 'open';

create table sport_leg (
  owner text not null,
  order_no text not null,
  leg_no integer not null,
  match_id text not null,
  kind text not null,
  param integer not null,
  pick text not null,
  offered_odds integer not null,
  -- 0 until the bet is accepted.
  odds integer not null default 0,
  -- gone: of a bet that was not taken.
  state text not null default 'open' check (state in ('open', 'won', 'lost', 'void', 'gone')),
  primary key (owner, order_no, leg_no),
  foreign key (owner, order_no) references sport_bet
);
create index sport_leg_of_match on sport_leg (match_id);
create index sport_leg_open on sport_leg (match_id) where state = 'open';

create table sport_booking (
  code text primary key,
  slip text not null,
  session_id text not null,
  created_ms bigint not null,
  expires_ms bigint not null
);
create index sport_booking_of_session on sport_booking (session_id, created_ms desc);
create index sport_booking_expired on sport_booking (expires_ms);
