-- Friends whom players have invited. Amounts are satang, times epoch milliseconds.

-- A player's own code: for any number of friends, for ever.
create table invite_code (
  player_id text collate "C" primary key,
  code text not null unique,
  created_ms bigint not null
);

-- One row for each friend: by an invitation for one friend alone, or written down when somebody has registered by the
-- player's own code.
create table invitation (
  invite_id text primary key,
  player_id text collate "C" not null,
  -- null where the friend came by the player's own code
  code text unique,
  -- for whom it is, in the inviter's words; nobody else reads it
  note text not null default '',
  created_ms bigint not null,
  -- null where it never expires
  expires_ms bigint,
  -- nobody is invited twice
  invitee_id text collate "C" unique,
  registered_ms bigint,
  inviter_claimed_ms bigint,
  invitee_claimed_ms bigint,
  -- the inviter claims first
  check (invitee_claimed_ms is null or inviter_claimed_ms is not null),
  check (inviter_claimed_ms is null or invitee_id is not null)
);
create index invitation_latest on invitation (player_id, created_ms desc, invite_id desc);

create index player_agent_code on player (agent_code) where agent_code <> '';

-- Satang, and how often a bonus is staked: what a friend has to reach, and what both then get.
insert into setting (setting_key, setting_value) values
  ('inviteDeposit', '30000'),
  ('inviteStake', '100000'),
  ('inviterBonus', '3800'),
  ('inviteeBonus', '1800'),
  ('inviteMultiple', '3')
on conflict do nothing;
