-- Where an account is logged in, as its player sees it, and sessions handed over by an address.
alter table session add column device_name text not null default '';
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check check (end_reason in ('logout', 'remote', 'kicked'));
create index session_history on session (player_id, opened_ms desc);

-- A ticket opens one session, once. Only its hash is kept: who reads the table cannot use it. S01
create table login_ticket (
  ticket_hash bytea primary key,
  player_id text not null,
  issued_ms bigint not null,
  expires_ms bigint not null,
  spent_ms bigint
);
create index login_ticket_by_expiry on login_ticket (expires_ms);
