-- What a lock of the player's own money belongs to where it is no deposit: an interest plan.
alter table deposit_lock add column names jsonb;
