-- What the home screen shows besides games.

create table home_banner (
  banner_code text primary key,
  position text not null,
  -- eyebrow, title, content and action, each by language
  words jsonb not null,
  target text not null,
  sort_order integer not null
);

create table announcement (
  announcement_id text primary key,
  names jsonb not null,
  contents jsonb not null,
  created_ms bigint not null
);
