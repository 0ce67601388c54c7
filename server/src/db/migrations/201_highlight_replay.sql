-- A highlight may be a replay of a demonstration round; then its game's picture stands for it. SCREEN-046
alter table highlight_video add column is_replay boolean not null default false;
alter table highlight_video add column game_id text not null default '';
