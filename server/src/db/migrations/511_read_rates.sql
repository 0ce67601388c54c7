-- Rates may be read from a service. read_ms is when the service stated the rate; 0 for one that was set by hand.
alter table usdt_rate add column read_ms bigint not null default 0;
alter table usdt_rate add column asked_ms bigint not null default 0;
-- A rate that moved too far to be taken over, for staff to look at.
alter table usdt_rate add column held_e4 integer;
