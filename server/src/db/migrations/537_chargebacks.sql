-- Cases that staff enter, such as a chargeback that only the bank's letter tells of.
alter table payment_case drop constraint payment_case_source_check;
alter table payment_case add constraint payment_case_source_check check (source in ('gateway', 'chain', 'payout', 'staff'));

-- Who has logged in from the same address.
create index session_by_address on session (ip, opened_ms desc);
