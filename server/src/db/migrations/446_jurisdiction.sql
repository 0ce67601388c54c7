-- Age, identity, terms and consent by the rules of the place. M18

-- Every version of the terms that a player has accepted, besides that of the registration in `player`.
create table terms_acceptance (
  player_id text collate "C" not null,
  version text not null,
  accepted_ms bigint not null,
  primary key (player_id, version)
);

-- The last identity check of a player. The number of the document is not stored.
create table identity_check (
  player_id text collate "C" primary key,
  -- The provider's name for this check: asking again under it has no second effect.
  reference text not null,
  state text not null check (state in ('pending', 'approved', 'refused', 'unknown')),
  asked_ms bigint not null,
  decided_ms bigint
);

-- Whether a player agrees to news by a channel. Rows are only added; the last one of a channel holds.
create table marketing_consent (
  player_id text collate "C" not null,
  channel text not null check (channel in ('mail', 'sms', 'inbox')),
  -- 1 for the first change.
  change_no integer not null,
  is_given boolean not null,
  changed_ms bigint not null,
  primary key (player_id, channel, change_no)
);
