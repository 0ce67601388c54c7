-- Where only so many windows may be open for real money, opening one more ends the oldest.
alter table play_session add column is_displaced boolean not null default false;
