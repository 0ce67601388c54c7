-- Pictures by code, floats, banners of the lobbies, and offers of the home screen.

-- The picture of a banner where it is not the one of its own code.
alter table home_banner add column picture text not null default '';
create index home_banner_by_position on home_banner (position, sort_order);

create table coded_picture (
  img_code text primary key,
  picture text not null,
  target text not null,
  titles jsonb not null,
  contents jsonb not null
);

create table float_picture (
  float_id text primary key,
  picture text not null,
  target text not null,
  titles jsonb not null,
  side text not null check (side in ('left', 'right')),
  sort_order integer not null
);

-- What the home screen and the slot lobby offer; the promotions room fills it.
create table index_offer (
  config_id text primary key,
  place text not null check (place in ('advertisement', 'home', 'slots')),
  titles jsonb not null,
  contents jsonb not null,
  picture text not null,
  target text not null,
  from_ms bigint not null,
  until_ms bigint not null,
  sort_order integer not null
);

create trigger home_banner_changed after insert or update or delete or truncate on home_banner
  for each statement execute function bump_data_version('house');
create trigger coded_picture_changed after insert or update or delete or truncate on coded_picture
  for each statement execute function bump_data_version('house');
create trigger float_picture_changed after insert or update or delete or truncate on float_picture
  for each statement execute function bump_data_version('house');
