-- The help centre: types, articles and pushed notices. Articles hold HTML of a few tags, cleaned whenever it is read.

create table article_type (
  type_id text primary key,
  names jsonb not null,
  sort_order integer not null
);

create table article (
  article_id text primary key,
  type_id text not null references article_type (type_id),
  titles jsonb not null,
  summaries jsonb not null,
  contents jsonb not null,
  sort_order integer not null,
  updated_ms bigint not null
);
create index article_by_type on article (type_id, sort_order, article_id);

create table push_info (
  push_id text primary key,
  titles jsonb not null,
  contents jsonb not null,
  created_ms bigint not null
);

create trigger article_type_changed after insert or update or delete or truncate on article_type
  for each statement execute function bump_data_version('house');
create trigger article_changed after insert or update or delete or truncate on article
  for each statement execute function bump_data_version('house');
create trigger push_info_changed after insert or update or delete or truncate on push_info
  for each statement execute function bump_data_version('house');
