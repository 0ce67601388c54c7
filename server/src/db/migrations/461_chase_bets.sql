-- Finds the bets of chases on a draw among all its bets. No update changes what this index names, so that a bet is
-- still rewritten on its own page.
create index lottery_bet_of_chase on lottery_bet (lottery_code, draw_index, player_id) where chase_no <> '';
