-- The part of a settled stake that does not count for turnover: stakes on opposite results of one event cover each other,
-- and a bet that was cashed out counts nothing. Written before the bet is paid, so that no lock is cleared meanwhile.
create table uncounted_stake (
  player_id text collate "C" not null,
  bet_order_no text collate "C" not null,
  satang bigint not null check (satang > 0),
  reason text not null check (reason in ('opposing', 'cashedOut')),
  primary key (player_id, bet_order_no)
);
