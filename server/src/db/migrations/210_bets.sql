-- The newest bets of a player first, however many he has. SI-41
create index bet_of_player on bet (player_id, placed_ms desc, bet_order_no desc);
