-- A player's shots keep their distance over all fishing rooms: a claim looks for the last one in any. M11
create index fish_round_paced on fish_round (owner, opened_ms);
