-- A log-in that waits for its second factor is worth nothing once the password it began with has been changed.
alter table login_step add column password_hash text not null default '';
