-- The counters are called what they are: a window is the page of a game or a span of time. S15
alter table rate_window rename to rate_limit;
alter table rate_limit rename constraint rate_window_pkey to rate_limit_pkey;
alter index rate_window_by_end rename to rate_limit_by_end;
