-- The lottery. Draws and chains belong to the house; orders, chases and bets to a player, whose id leads their keys.

-- What a draw's balls follow from: the secret is the last draw's seed, the anchor was published before the first. F01
create table lottery_chain (
  lottery_code text collate "C" not null,
  chain_no integer not null,
  first_index bigint not null,
  length integer not null,
  secret text not null,
  anchor text not null,
  published_ms bigint not null,
  primary key (lottery_code, chain_no)
);

-- A draw has a row from its first bet on, and when it is drawn. States go open -> drawn -> settled; void from any.
create table lottery_draw (
  lottery_code text collate "C" not null,
  draw_index bigint not null,
  issue text not null,
  state text not null,
  numbers integer[] not null default '{}',
  seed text not null default '',
  -- For the charts alone: drawn for a time at which its chain was not published yet, so that nobody could bet.
  is_example boolean not null default false,
  bet_count integer not null default 0,
  stake_satang bigint not null default 0,
  prize_satang bigint not null default 0,
  -- Of a draw annulled after its prizes were paid: what their winners no longer had.
  written_off_satang bigint not null default 0,
  void_reason text not null default '',
  settled_ms bigint,
  primary key (lottery_code, draw_index)
);
create index lottery_draw_waiting on lottery_draw (lottery_code, draw_index) where state in ('open', 'drawn');
create index lottery_draw_voiding on lottery_draw (lottery_code, draw_index) where state = 'void' and settled_ms is null;

-- A cart that was submitted: claimed while its draw was open, then paid for. L04
create table lottery_order (
  player_id text collate "C" not null,
  order_no text collate "C" not null,
  request_key text not null,
  lottery_code text not null,
  is_chase boolean not null,
  issue text not null,
  bet_count integer not null,
  stake_satang bigint not null,
  lines jsonb not null,
  -- opening -> placed, or refused where the money was not there.
  state text not null,
  placed_ms bigint not null,
  balance_satang bigint not null default 0,
  primary key (player_id, order_no),
  unique (player_id, request_key)
);
create index lottery_order_opening on lottery_order (placed_ms) where state = 'opening';

-- The same number as its order. Its stake stands on the player's account `chase` until an issue is played.
create table lottery_chase (
  player_id text collate "C" not null,
  chase_no text collate "C" not null,
  lottery_code text not null,
  is_stop_on_win boolean not null,
  stake_satang bigint not null,
  state text not null,
  return_satang bigint not null default 0,
  -- Ended, and what is left of it not given back yet.
  is_return_due boolean not null default false,
  created_ms bigint not null,
  primary key (player_id, chase_no)
);
create index lottery_chase_due on lottery_chase (chase_no) where is_return_due;

-- A line of an order on one issue; the ledger's row of the same number holds its money.
create table lottery_bet (
  player_id text collate "C" not null,
  bet_order_no text collate "C" not null,
  order_no text collate "C" not null,
  chase_no text not null,
  lottery_code text not null,
  draw_index bigint not null,
  play text not null,
  picks jsonb not null,
  bankers jsonb not null,
  bet_count integer not null,
  unit_satang bigint not null,
  multiple integer not null,
  stake_satang bigint not null,
  state text not null,
  prize_satang bigint not null default 0,
  placed_ms bigint not null,
  settled_ms bigint,
  primary key (player_id, bet_order_no)
) with (fillfactor = 70);
create index lottery_bet_of_draw on lottery_bet (lottery_code, draw_index, player_id);
create index lottery_bet_of_player on lottery_bet (player_id, placed_ms desc, bet_order_no desc);
create index lottery_bet_of_order on lottery_bet (player_id, order_no);

-- What was staked on a bet that was annulled (`voided_ms`); its stake and win are 0 from then on, in every sum.
alter table bet add column void_satang bigint;
