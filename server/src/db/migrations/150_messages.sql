-- In-site messages. What the house writes is kept as its kind and arguments and put into words when it is read, so that
-- it follows the player's language; what people write is kept as they wrote it.
create table site_mail (
  player_id text not null,
  mail_id text not null,
  box text not null check (box in ('in', 'sent')),
  kind text not null,
  topic text not null,
  args jsonb not null default '{}',
  subject text not null default '',
  content text not null default '',
  -- One mail for one event, however often it is told.
  event_key text not null,
  created_ms bigint not null,
  read_ms bigint,
  deleted_ms bigint,
  -- Of what a player has sent: when customer service answered.
  answered_ms bigint,
  primary key (player_id, mail_id)
);
create unique index site_mail_once on site_mail (player_id, event_key);
create index site_mail_listed on site_mail (player_id, box, created_ms desc, mail_id desc) where deleted_ms is null;
create index site_mail_unread on site_mail (player_id) where box = 'in' and read_ms is null and deleted_ms is null;
create index site_mail_unanswered on site_mail (created_ms) where box = 'sent' and answered_ms is null;
