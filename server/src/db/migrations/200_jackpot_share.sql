-- What a round sets aside for the jackpot, out of the house's own edge. A round opened before this sets nothing aside. M02
alter table play_round add column jackpot_satang bigint not null default 0 check (jackpot_satang >= 0);
