-- A bet's row is written anew when it is paid for and when it is settled, and no index names what changes then: with
-- room for it on its own page none of the indexes is written again.
alter table lottery_bet set (fillfactor = 50);
