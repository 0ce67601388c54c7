-- The cycle counts per player over all titles of a family: a claim looks for what was begun within it. M11
create index play_round_paced on play_round (owner, family, spun_ms);
