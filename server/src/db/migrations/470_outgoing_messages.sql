-- Messages that leave the house by SMS and mail. A row is written in the transaction of its code and sent afterwards.
create table outgoing_message (
  message_id text primary key,
  -- '' for a guest.
  player_id text not null,
  channel text not null check (channel in ('sms', 'mail')),
  purpose text not null,
  masked_target text not null,
  -- Keyed hash of what the message is about and to whom: a newer one replaces those that still wait.
  topic_hash bytea not null,
  -- Address and text, encrypted under the house's key. Deleted as soon as the message has ended.
  sealed_content bytea,
  -- expired: its code ended, or was replaced, before any gateway accepted it.
  state text not null default 'queued' check (state in ('queued', 'accepted', 'refused', 'expired')),
  tries integer not null default 0,
  last_error text not null default '',
  gateway_id text not null default '',
  created_ms bigint not null,
  expires_ms bigint not null,
  -- When it may be tried again. While it is being sent, this is when another process may take it over.
  next_try_ms bigint not null,
  check ((state = 'queued') = (sealed_content is not null))
);
create index outgoing_message_due on outgoing_message (channel, next_try_ms) where state = 'queued';
create index outgoing_message_by_topic on outgoing_message (topic_hash) where state = 'queued';
create index outgoing_message_by_time on outgoing_message (created_ms);
