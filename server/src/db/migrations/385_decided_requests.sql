-- What a money request has decided, written in the transaction that decides it: whoever asks again under the same id is
-- answered from here, not refused because it has happened already. Null: nothing is decided yet.
alter table money_request add column decided jsonb;
