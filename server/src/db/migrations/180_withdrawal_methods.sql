-- Withdrawals to USDT and to e-wallets, what they cost and what arrives.

-- Baht for one USDT, times 10,000; both ways.
create table usdt_rate (
  chain text primary key,
  rate_e4 integer not null check (rate_e4 > 0)
);
insert into usdt_rate (chain, rate_e4) values ('0', 325000), ('1', 325000), ('2', 325000), ('3', 325000);

-- A share of the amount that the house keeps, times 10,000.
alter table withdrawal_channel add column fee_e4 integer not null default 0 check (fee_e4 between 0 and 5000);

alter table withdrawal
  -- a code of ENUM-013; '' where it goes another way
  add column chain text not null default '',
  -- AES-256-GCM of the address or account number; null for a card, which seals its own
  add column sealed_address bytea,
  -- what the player is shown of it: both ends of an address
  add column shown_address text not null default '',
  add column fee_satang bigint not null default 0 check (fee_satang >= 0),
  -- the rate that was agreed, times 10,000; 0 where it is paid in baht
  add column rate_e4 integer not null default 0,
  -- what arrives, in hundredths of its currency; 0 in rows from before this column
  add column arrives_minor bigint not null default 0,
  add column arrives_in text not null default 'THB',
  add column usual_minutes integer not null default 30;

update setting set setting_value = 'bank,usdt,wallet' where setting_key = 'withdrawMethod' and setting_value = 'bank';
