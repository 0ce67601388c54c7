-- Payouts that staff have approved in a sandbox, as its provider has them. Without destination: nothing is paid anywhere.
create table sandbox_payout (
  payout_id text primary key,
  amount_minor bigint not null,
  currency text not null,
  state text not null check (state in ('submitted', 'sent', 'confirmed', 'failed', 'returned')),
  -- when the state follows the next one by itself; null once it is final
  due_ms bigint
);
