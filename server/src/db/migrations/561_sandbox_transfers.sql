-- Transfers that a sandbox's bank has sent to the addresses of USDT orders, as its watcher sees them. No chain has them.
create table sandbox_transfer (
  transfer_id text primary key,
  order_id text not null,
  amount_e6 bigint not null check (amount_e6 > 0),
  confirmations bigint not null
);

create index sandbox_transfer_order on sandbox_transfer (order_id);
