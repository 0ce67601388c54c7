-- What a player chose when he opened a round: numbers, a side, a setting. Data of the round's family; the same request
-- with another choice is another round. L05
alter table play_round add column choice jsonb not null default '{}';
