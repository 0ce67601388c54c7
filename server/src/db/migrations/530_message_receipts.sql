-- What the gateway reports about an accepted message later, and messages that staff have sent again.
alter table outgoing_message
  drop constraint outgoing_message_state_check,
  -- Content may outlive the attempt until its code ends, so that staff can send a failed message again.
  drop constraint outgoing_message_check,
  -- When the gateway's receipt came; null if none did.
  add column receipt_ms bigint,
  -- Id of the message that staff sent in place of this one; '' if none.
  add column resent_as text not null default '';
alter table outgoing_message
  -- refused: not accepted for good. failed: accepted, and by its receipt not delivered.
  add constraint outgoing_message_state_check
    check (state in ('queued', 'accepted', 'delivered', 'refused', 'failed', 'expired')),
  add constraint outgoing_message_check check (state <> 'queued' or sealed_content is not null);

drop index outgoing_message_by_topic;
create index outgoing_message_by_topic on outgoing_message (topic_hash) where sealed_content is not null;
create index outgoing_message_by_end on outgoing_message (channel, expires_ms) where sealed_content is not null;
